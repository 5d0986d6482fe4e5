"""The play of the cards, and the trumps shown before the first of them (F-16 to F-20, F-36)."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from backend.rules.french import poignees, tricks
from backend.rules.french.knowledge import Sides, after_dog, share_a_side, true_sides
from backend.rules.french.terms import Terms, forehand
from backend.rules.french.values import Values
from backend.rules.shared.actions import Action, LegalAction, PlayCard, ShowPoignee, play_of
from backend.rules.shared.cards import EXCUSE, Card, Seat
from backend.rules.shared.events import CardPlayed, PoigneeShown, TrickWon
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.views import PoigneeView


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: *cards* in the order played, *leader* first. *excuse*: see `TrickWon`."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    excuse: Seat | None = None

    def player_of(self, card: Card) -> Seat:
        """Say who played *card* to this trick."""
        return (self.leader + self.cards.index(card)) % len(self.cards)


@dataclass(frozen=True, slots=True)
class Playing:
    """Cards are played. *table* is the trick going on, from *leader*; *shown* are the poignées.

    *public* are the sides known to all by now: once the called card is played, everybody's (F-34). *announced*: the
    taker has announced a chelem.
    """

    terms: Terms
    announced: bool
    public: Sides
    hands: tuple[frozenset[Card], ...]
    leader: Seat
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    shown: tuple[PoigneeView, ...] = ()

    @property
    def turn(self) -> Seat:
        """Whose card is awaited."""
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the last trick is taken."""
        return not self.table and not any(self.hands)


PlayEvent: TypeAlias = CardPlayed | PoigneeShown | TrickWon


def begin(terms: Terms, *, announced: bool) -> Playing:
    """Open the play: forehand leads, or who announced a chelem (F-12, F-18)."""
    hands = tuple(map(terms.hand, range(len(terms.setup.hands))))
    return Playing(terms, announced, after_dog(terms), hands, terms.taker if announced else forehand(terms.setup))


def decide(rules: Values, play: Playing, seat: Seat, action: Action) -> CardPlayed | PoigneeShown:
    """Judge a card, or a poignée.

    Raises:
        RuleViolation: WRONG_PHASE; for a card CARD_NOT_HELD, MUST_FOLLOW_SUIT, MUST_PLAY_TRUMP, MUST_OVERTRUMP (F-19),
            CALLED_SUIT_LED (F-36); for a poignée ALREADY_SHOWN (F-17), DUPLICATE_CARD, CARD_NOT_HELD, NO_POIGNEE,
            WRONG_POIGNEE_COUNT, EXCUSE_NOT_SHOWABLE (F-16).
    """
    match action:
        case PlayCard(card):
            reason = _refusal(rules, play, play.hands[seat], card)
            if reason is not None:
                raise RuleViolation(reason, f"{card} on {' '.join(play.table) or 'an empty table'}")
            return CardPlayed(seat, card)
        case ShowPoignee(cards):
            reason = _show_refusal(rules, play, seat, cards)
            if reason is not None:
                raise RuleViolation(reason, " ".join(("show", *cards)))
            return PoigneeShown(seat, cards)
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "the cards are being played")


def settle(rules: Values, play: Playing) -> TrickWon | None:
    """Take the trick that is complete."""
    if len(play.table) < rules.players:
        return None
    winner = _winner(rules, play)
    return TrickWon(winner, play.table, excuse=_keeps_excuse(play, winner))


def evolve(play: Playing, event: PlayEvent) -> Playing:
    """Book a card, a poignée or a trick; the winner of a trick leads the next (F-18)."""
    terms, public, hands, leader, shown = play.terms, play.public, play.hands, play.leader, play.shown
    match event:
        case CardPlayed(seat, card):
            hands = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
            public = true_sides(terms) if card == terms.called else public
            return Playing(terms, play.announced, public, hands, leader, (*play.table, card), play.tricks, shown)
        case TrickWon():
            taken = (*play.tricks, Trick(leader, event.cards, event.seat, event.excuse))
            return Playing(terms, play.announced, public, hands, event.seat, (), taken, shown)
        case PoigneeShown(seat, cards):
            return replace(play, shown=(*shown, PoigneeView(seat, cards)))
        case _ as never:
            assert_never(never)


def legal(rules: Values, play: Playing) -> tuple[LegalAction, ...]:
    """List the cards that may be played, in the order a player holds them, and then what may be shown."""
    seat = play.turn
    hand = play.hands[seat]
    cards: AbstractSet[Card] = tricks.playable(rules.pack, hand, play.table)
    if _is_first_lead(play) and play.terms.called is not None:
        cards = tricks.first_leads(cards, play.terms.called)
    plays = tuple(map(play_of, rules.pack.sort(cards)))
    offered = poignees.offer(rules, hand) if _may_show(play, seat) else None
    return plays if offered is None else (*plays, offered)


def _refusal(rules: Values, play: Playing, hand: frozenset[Card], card: Card) -> Reason | None:
    reason, called = tricks.refusal(rules.pack, hand, play.table, card), play.terms.called
    if reason is None and called is not None and _is_first_lead(play) and card not in tricks.first_leads(hand, called):
        return Reason.CALLED_SUIT_LED
    return reason


def _is_first_lead(play: Playing) -> bool:
    return not play.table and not play.tricks


def _show_refusal(rules: Values, play: Playing, seat: Seat, cards: tuple[Card, ...]) -> Reason | None:
    if play.tricks:
        return Reason.WRONG_PHASE
    if not _may_show(play, seat):
        return Reason.ALREADY_SHOWN
    return poignees.refusal(rules, play.hands[seat], cards)


def _may_show(play: Playing, seat: Seat) -> bool:
    """F-16, F-17: before his own first card, once. (In the first trick whose turn it is has not played yet.)"""
    return not play.tricks and all(each.seat != seat for each in play.shown)


def _winner(rules: Values, play: Playing) -> Seat:
    cards = play.table
    by_excuse = _excuse_wins(play)
    place = cards.index(EXCUSE) if by_excuse else tricks.winning_place(rules.pack, cards)
    return (play.leader + place) % rules.players


def _excuse_wins(play: Playing) -> bool:
    """F-14: kept for the last trick, the excuse wins it for a side that has taken every trick before."""
    if EXCUSE not in play.table or any(play.hands):
        return False
    terms, player = play.terms, play.leader + play.table.index(EXCUSE)
    side = terms.side(player % len(play.hands))
    return all(terms.side(trick.winner) == side for trick in play.tricks)


def _keeps_excuse(play: Playing, winner: Seat) -> Seat | None:
    """F-20: its player keeps the excuse, unless all know that the winner is on his side; F-21: not in the last trick.

    With a secret partner the sides may not show: then it lies before its player until they do, and is counted as the
    truth has it.
    """
    if EXCUSE not in play.table or not any(play.hands):
        return None
    player = (play.leader + play.table.index(EXCUSE)) % len(play.hands)
    return None if share_a_side(play.public, player, winner) else player
