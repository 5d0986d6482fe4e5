"""Dealing: the cut or the knock, the packets, and the cards that come out of it (S-7, S-8)."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, assert_never

from backend.rules.shared.actions import ChoosePacket, Cut, DealingAction, Knock
from backend.rules.shared.cards import Card, Seat, seats_from
from backend.rules.shared.game import DealtCards
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.tarok.values import Values


@dataclass(frozen=True, slots=True)
class AwaitingCut:
    """The pack lies before the player opposite the dealer, *cutter*, who cuts or knocks."""

    pack: tuple[Card, ...]
    dealer: Seat
    cutter: Seat


@dataclass(frozen=True, slots=True)
class Packets:
    """After a knock: the talon aside, the rest in packets of a whole hand, to be chosen from forehand on.

    *chosen* are the packets taken so far, in that order; *pack* is kept for the place of the talon.
    """

    pack: tuple[Card, ...]
    dealer: Seat
    left: tuple[tuple[Card, ...], ...]
    chosen: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class CardsOut:
    """Every seat has its cards."""

    cards: DealtCards


Dealing: TypeAlias = AwaitingCut | Packets | CardsOut
TalonPlace: TypeAlias = Literal["talon_first", "talon_middle", "talon_last"]

_OPPOSITE: Final = 2  # seats from the dealer: opposite him with four players, on his left with three
_TALON_PLACES: Final[tuple[TalonPlace, ...]] = ("talon_first", "talon_middle", "talon_last")


def shuffled(rules: Values, pack: tuple[Card, ...], dealer: Seat, *, cut: bool, dealer_plays: bool = True) -> Dealing:
    """Put the shuffled pack on the table; without *cut* it is dealt at once.

    Where the dealer sits out (S-56), *dealer* is the seat on his left: the last one dealt to, and the one that cuts.
    """
    if not cut:
        return CardsOut(deal_in_packets(rules, pack, dealer))
    return AwaitingCut(pack, dealer, (dealer + _OPPOSITE) % rules.players if dealer_plays else dealer)


def to_act(rules: Values, dealing: Dealing) -> Seat | None:
    """Name the seat that cuts, or that chooses a packet."""
    match dealing:
        case AwaitingCut(_, _, cutter):
            return cutter
        case Packets(_, dealer, _, chosen):
            return (dealer + 1 + len(chosen)) % rules.players
        case CardsOut():
            return None
        case _ as never:
            assert_never(never)


def legal(dealing: Dealing) -> tuple[DealingAction, ...]:
    """List what that seat may do; a cut is listed once, by half the pack, and may be of any size."""
    match dealing:
        case AwaitingCut(pack):
            return (Cut(len(pack) // 2), Knock())
        case Packets(_, _, left, chosen):
            packets = tuple(ChoosePacket(index) for index in range(len(left)))
            places = () if chosen else tuple(ChoosePacket(0, place) for place in _TALON_PLACES)
            return (*packets, *places)
        case CardsOut():
            return ()
        case _ as never:
            assert_never(never)


def step(rules: Values, dealing: Dealing, seat: Seat, action: DealingAction) -> Dealing:
    """Judge and apply a cut, a knock or the choice of a packet.

    Raises:
        RuleViolation: WRONG_PHASE, NOT_YOUR_TURN, CUT_OUT_OF_RANGE, NO_SUCH_PACKET.
    """
    turn = to_act(rules, dealing)
    if turn is None:
        raise RuleViolation(Reason.WRONG_PHASE, "the cards are out")
    if seat != turn:
        raise RuleViolation(Reason.NOT_YOUR_TURN, f"seat {turn} is to act")
    match dealing, action:
        case AwaitingCut(pack, dealer), Cut(lifted):
            return CardsOut(deal_in_packets(rules, _cut(pack, lifted), dealer))
        case AwaitingCut(pack, dealer), Knock():
            return Packets(pack, dealer, _packets(rules, pack[rules.talon :]))
        case Packets(), ChoosePacket(index, place):
            return _choose(rules, dealing, index, place)
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, f"{type(action).__name__} has no place here")


def cards_taken(dealing: Dealing) -> bool:
    """Say whether the cards count as dealt: after the cut, or from the first packet after a knock (P-40)."""
    match dealing:
        case AwaitingCut():
            return False
        case Packets(_, _, _, chosen):
            return bool(chosen)
        case CardsOut():
            return True
        case _ as never:
            assert_never(never)


def deal_in_packets(rules: Values, pack: tuple[Card, ...], dealer: Seat) -> DealtCards:
    """Deal: the top six to the talon, then packets of six from forehand on until all are out (S-7)."""
    talon, rest = pack[: rules.talon], pack[rules.talon :]
    packets = [rest[start : start + rules.packet] for start in range(0, len(rest), rules.packet)]
    hands = [
        tuple(card for packet in packets[place :: rules.players] for card in packet) for place in range(rules.players)
    ]
    return _seated(rules, dealer, tuple(hands), talon)


def _cut(pack: tuple[Card, ...], lifted: int) -> tuple[Card, ...]:
    if not 1 <= lifted < len(pack):
        raise RuleViolation(Reason.CUT_OUT_OF_RANGE, f"{lifted} of {len(pack)} cards")
    return pack[lifted:] + pack[:lifted]


def _packets(rules: Values, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    size = rules.hand_size
    return tuple(cards[start : start + size] for start in range(0, len(cards), size))


def _choose(rules: Values, dealing: Packets, index: int, place: TalonPlace | None) -> Dealing:
    """S-8: whoever forehand leaves something to choose chooses; the last packet goes to the last seat by itself."""
    first = index == 0 and not dealing.chosen
    if not 0 <= index < len(dealing.left) or (place is not None and not first):
        raise RuleViolation(Reason.NO_SUCH_PACKET, f"packet {index} of {len(dealing.left)}")
    if first:
        return CardsOut(_in_order(rules, dealing, place or "talon_first"))
    left = dealing.left[:index] + dealing.left[index + 1 :]
    chosen = (*dealing.chosen, dealing.left[index])
    if len(left) > 1:
        return Packets(dealing.pack, dealing.dealer, left, chosen)
    return CardsOut(_seated(rules, dealing.dealer, (*chosen, *left), dealing.pack[: rules.talon]))


def _in_order(rules: Values, dealing: Packets, place: TalonPlace) -> DealtCards:
    """S-8: forehand took the first packet, so all packets go round in order and he says where the talon lies.

    "After the first round of cards" is after as many cards as the first round of an ordinary deal has.
    """
    pack, size = dealing.pack, rules.talon
    start = {"talon_first": 0, "talon_middle": rules.packet * rules.players, "talon_last": len(pack) - size}[place]
    talon, rest = pack[start : start + size], pack[:start] + pack[start + size :]
    return _seated(rules, dealing.dealer, _packets(rules, rest), talon)


def _seated(rules: Values, dealer: Seat, hands: tuple[tuple[Card, ...], ...], talon: tuple[Card, ...]) -> DealtCards:
    """Turn hands listed from forehand on into hands by seat."""
    by_seat = dict(zip(seats_from((dealer + 1) % rules.players, rules.players), hands, strict=True))
    return DealtCards(tuple(by_seat[seat] for seat in range(rules.players)), talon)
