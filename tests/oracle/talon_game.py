"""What Slovenian tarok and the portal's games for three and four share: sides, talon, piles, bonuses, kontra."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tests.oracle.cards import KINGS, TRULA, Card, Seat, is_trump, points_54, strength_54, worth_54
from tests.oracle.deal import Deal, Play, Trick, need

SET_SIZE: Final = {"three": 3, "two": 2, "one": 1, "solo_three": 3, "solo_two": 2, "solo_one": 1}
"""S-18; the talon is turned up in these contracts and no others."""


class Sides(NamedTuple):
    """Who plays with whom."""

    declarer: Seat
    partner: Seat | None
    called: Card | None

    def ours(self, seat: Seat) -> bool:
        """Whether *seat* is of the declarer's side."""
        return seat in (self.declarer, self.partner)


def sides_of(deal: Deal, declarer: Seat) -> Sides:
    """S-17, P-6: the partner was dealt the called king; nobody is where the declarer has it or the talon."""
    call = deal.last("call")
    if call is None:
        return Sides(declarer, None, None)
    king = call.rest[0] + "K"
    holder = next((seat for seat, hand in enumerate(deal.hands) if king in hand), declarer)
    return Sides(declarer, None if holder == declarer else holder, king)


class Exchange(NamedTuple):
    """What the declarer took of the talon, left lying of it, and laid away."""

    taken: frozenset[Card]
    left: frozenset[Card]
    discarded: frozenset[Card]


def exchange(deal: Deal, contract: str) -> Exchange:
    """S-18, S-19, P-10: one set of the talon for as many cards, none of them worth five."""
    size = SET_SIZE.get(contract, 0)
    if not size:
        return Exchange(frozenset(), frozenset(deal.talon), frozenset())
    take, discard = deal.last("take"), deal.last("discard")
    assert take is not None
    assert discard is not None
    number = int(take.rest[0])
    taken = frozenset(deal.talon[number * size : (number + 1) * size])
    away = frozenset(discard.rest)
    need(len(away) == size == len(taken), "he lays away as many cards as he took")
    need(away <= deal.hands[take.seat] | taken, "he lays away cards he has")
    need(all(worth_54(card) < 5 for card in away), "cards worth five are not laid away")
    return Exchange(taken, frozenset(deal.talon) - taken, away)


def hands_played(deal: Deal, declarer: Seat, talon: Exchange) -> list[frozenset[Card]]:
    hands = list(deal.hands)
    hands[declarer] = (hands[declarer] | talon.taken) - talon.discarded
    return hands


def winner(plays: tuple[Play, ...], *, emperor: bool, colour: bool = False) -> Seat:
    """Who takes the trick.

    Args:
        plays: In order.
        emperor: S-33, škis, mond and pagat together fall to the pagat. The portal has it not (P-3).
        colour: S-32, colour valat: taroks win only a trick that a tarok led.
    """
    led = plays[0][1][0]
    cards = {card: seat for seat, card in plays}
    taroks = [card for card in cards if is_trump(card)]
    if colour and led != "t":
        taroks = []
    if emperor and set(taroks) >= TRULA:
        return cards["t1"]
    running = taroks or [card for card in cards if card[0] == led]
    return cards[max(running, key=strength_54)]


class Piles(NamedTuple):
    """The two sides' cards at the end, talon and discards included, and whose the talon's rest became."""

    ours: frozenset[Card]
    theirs: frozenset[Card]
    won_rest: bool

    @property
    def points(self) -> tuple[int, int]:
        return points_54(self.ours), points_54(self.theirs)


def piles(sides: Sides, talon: Exchange, tricks: list[Trick]) -> Piles:
    """S-19 to S-21, P-10: discards count for the declarer's side, the talon's rest for the opponents.

    Except where the declarer took the called king out of the talon: then the rest goes with that king's trick.
    """
    ours = {card for trick in tricks if sides.ours(trick.winner) for card in trick.cards} | talon.discarded
    theirs = {card for trick in tricks if not sides.ours(trick.winner) for card in trick.cards}
    won_rest = any(
        sides.called in trick.cards and sides.called in talon.taken and sides.ours(trick.winner) for trick in tricks
    )
    (ours if won_rest else theirs).update(talon.left)
    return Piles(frozenset(ours), frozenset(theirs), won_rest)


def sweep(sides: Sides, tricks: list[Trick]) -> bool | None:
    """Whether the declarer's side took every trick; None where neither side did."""
    winners = {sides.ours(trick.winner) for trick in tricks}
    return winners.pop() if len(winners) == 1 else None


def made(item: str, *, ours: bool, sides: Sides, pile: Iterable[Card], tricks: list[Trick]) -> bool:
    """Whether a side made a bonus (S-46, P-13), announced or not.

    Args:
        item: The bonus, by its name in the notation.
        ours: For the declarer's side; else for its opponents.
        sides: Who is of which.
        pile: That side's cards at the end.
        tricks: All of them.
    """
    last = tricks[-1]
    match item:
        case "trula":
            return set(pile) >= TRULA
        case "kings":
            return set(pile) >= KINGS
        case "king_ultimo":
            return ours and sides.called in last.cards and sides.ours(last.winner)
        case "pagat_ultimo":
            return "t1" in last.cards and last.player_of("t1") == last.winner and sides.ours(last.winner) == ours
        case "trula_pagat":
            return all(
                made(half, ours=ours, sides=sides, pile=pile, tricks=tricks) for half in ("trula", "pagat_ultimo")
            )
        case "valat":
            return sweep(sides, tricks) is ours
        case _:
            raise ValueError(item)


class Statements(NamedTuple):
    """The announcement round: the multiplier of the game, and of every item a side announced."""

    game: int
    announced: dict[tuple[str, bool], int]
    """Keys: the item, and whether the declarer's side announced it."""


def statements(deal: Deal, sides: Sides) -> Statements:
    """S-25, S-28, P-15: each kontra step doubles its item; a team-mate's repeat keeps the one counter."""
    game, announced = 1, dict[tuple[str, bool], int]()
    for said in deal.said:
        if said.word == "announce":
            announced.setdefault((said.rest[0], sides.ours(said.seat)), 1)
        elif said.word == "kontra" and said.rest[0] == "game":
            game *= 2
        elif said.word == "kontra":
            item, *whose = said.rest
            owners = [sides.ours(int(seat)) for seat in whose] or [our for name, our in announced if name == item]
            need(len(owners) == 1 and (item, owners[0]) in announced, f"whose {item} is meant?")
            announced[item, owners[0]] *= 2
    return Statements(game, announced)
