"""Uncovering the piles and the play of the cards (P-32 to P-34)."""

from dataclasses import dataclass
from typing import assert_never

from backend.rules.portal.two import tricks
from backend.rules.portal.two.board import Board, is_taken, laid_out
from backend.rules.portal.two.declaration import Terms
from backend.rules.portal.two.opening import forehand
from backend.rules.portal.two.values import Values
from backend.rules.shared.actions import Action, Declare, PlayCard, play_of
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import CardPlayed, PileTurned, TrickWon
from backend.rules.shared.reasons import Reason, RuleViolation


@dataclass(frozen=True, slots=True)
class Uncovering:
    """After the declaration the piles are turned up, those of the non-dealer first (P-32)."""

    terms: Terms
    board: Board


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: *cards* in the order played, *leader* first."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Playing:
    """Cards are played. *table* is the trick going on, from *leader*."""

    terms: Terms
    board: Board
    leader: Seat
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()

    @property
    def turn(self) -> Seat:
        """Whose card is awaited."""
        return 1 - self.leader if self.table else self.leader


PlayEvent = CardPlayed | PileTurned | TrickWon


def uncover(terms: Terms) -> Uncovering:
    """Begin to turn up the piles."""
    return Uncovering(terms, laid_out(terms.setup))


def settle_uncovering(phase: Uncovering) -> PileTurned | None:
    """Turn up the next card: taroks and kings are taken, which uncovers the card below; another stays (P-32)."""
    return _turned(phase.terms, phase.board, taking=True)


def evolve_uncovering(phase: Uncovering, event: PileTurned) -> Uncovering | Playing:
    """Turn up a card; after the last one the non-dealer leads (P-34)."""
    terms, board = phase.terms, phase.board.turned(event)
    first = forehand(terms.setup)
    return Playing(terms, board, first) if board.next_pile(first) is None else Uncovering(terms, board)


def decide(play: Playing, seat: Seat, action: Action) -> CardPlayed:
    """Judge a card.

    Raises:
        RuleViolation: ALREADY_DECLARED (P-31), WRONG_PHASE, CARD_NOT_HELD, HAND_BEFORE_PILES (P-33),
            MUST_FOLLOW_SUIT, MUST_PLAY_TRUMP (P-3).
    """
    match action:
        case PlayCard(card):
            reason = tricks.refusal(play.board.hands[seat], play.board.face_up(seat), play.table, card)
            if reason is not None:
                raise RuleViolation(reason, f"{card} on {' '.join(play.table) or 'an empty table'}")
            return CardPlayed(seat, card)
        case Declare() if play.terms.declarer is not None:
            raise RuleViolation(Reason.ALREADY_DECLARED)
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "the cards are being played")


def settle(rules: Values, play: Playing) -> PileTurned | TrickWon | None:
    """Turn up the card below one played from a pile, which stays whatever it is (P-33); take a complete trick."""
    if not play.table:
        return None
    turned = _turned(play.terms, play.board, taking=False)
    if turned is not None or len(play.table) < rules.players:
        return turned
    place = tricks.winning_place(rules.pack, play.table)
    return TrickWon((play.leader + place) % rules.players, play.table)


def evolve(play: Playing, event: PlayEvent) -> Playing:
    """Book a card, a card turned up or a trick; the winner of a trick leads the next (P-3)."""
    terms, board, leader, table = play.terms, play.board, play.leader, play.table
    match event:
        case CardPlayed(seat, card):
            return Playing(terms, board.played(seat, card), leader, (*table, card), play.tricks)
        case PileTurned():
            return Playing(terms, board.turned(event), leader, table, play.tricks)
        case TrickWon(seat, cards):
            return Playing(terms, board, seat, (), (*play.tricks, Trick(leader, cards, seat)))
        case _ as never:
            assert_never(never)


def legal(rules: Values, play: Playing) -> tuple[PlayCard, ...]:
    """List the cards that may be played, in the order a player holds them."""
    seat = play.turn
    cards = tricks.playable(play.board.hands[seat], play.board.face_up(seat), play.table)
    return tuple(map(play_of, rules.pack.sort(cards)))


def is_over(rules: Values, play: Playing) -> bool:
    """Say whether every card is played: 27 tricks (P-30)."""
    return len(play.tricks) * rules.players == len(rules.pack.cards)


def _turned(terms: Terms, board: Board, *, taking: bool) -> PileTurned | None:
    place = board.next_pile(forehand(terms.setup))
    if place is None:
        return None
    seat, index = place
    card = board.piles[seat][index].closed[0]
    return PileTurned(seat, index, card, taken=taking and is_taken(card))
