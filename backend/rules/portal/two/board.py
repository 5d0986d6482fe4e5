"""What lies before the two players: their hands, and the piles with what is face up on them (P-30, P-32)."""

from dataclasses import dataclass
from typing import TypeVar

from backend.rules.shared.cards import KINGS, Card, Seat, is_trump
from backend.rules.shared.events import PileTurned
from backend.rules.shared.game import DealSetup

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile: *closed* cards face down, the next one first, and the *top* that lies face up on them, if any does."""

    closed: tuple[Card, ...]
    top: Card | None = None

    @property
    def to_turn(self) -> bool:
        """Whether its next card is to be turned up."""
        return self.top is None and bool(self.closed)

    def turned(self, *, taken: bool) -> "Pile":
        """Turn the next card up, and lay it on the pile unless it is *taken* into the hand."""
        card, *closed = self.closed
        return Pile(tuple(closed), None if taken else card)

    def without(self, card: Card) -> "Pile":
        """Take *card* off, where it lies on top."""
        return Pile(self.closed) if self.top == card else self


@dataclass(frozen=True, slots=True)
class Board:
    """Hands and piles by seat."""

    hands: tuple[frozenset[Card], ...]
    piles: tuple[tuple[Pile, ...], ...]

    def face_up(self, seat: Seat) -> frozenset[Card]:
        """Return the cards that lie face up on the piles of *seat*."""
        return frozenset(pile.top for pile in self.piles[seat] if pile.top is not None)

    def next_pile(self, first: Seat) -> tuple[Seat, int] | None:
        """Find the pile whose next card is to be turned up: those of *first* come first, each in its order."""
        for seat in (first, 1 - first):
            for index, pile in enumerate(self.piles[seat]):
                if pile.to_turn:
                    return seat, index
        return None

    def played(self, seat: Seat, card: Card) -> "Board":
        """Take *card* away from the hand of *seat*, or from the top of his pile."""
        if card in self.hands[seat]:
            return Board(_with(self.hands, seat, self.hands[seat] - {card}), self.piles)
        return Board(self.hands, _with(self.piles, seat, tuple(pile.without(card) for pile in self.piles[seat])))

    def turned(self, event: PileTurned) -> "Board":
        """Turn up the next card of a pile."""
        seat, piles = event.seat, self.piles[event.seat]
        hand = self.hands[seat] | {event.card} if event.taken else self.hands[seat]
        own = _with(piles, event.pile, piles[event.pile].turned(taken=event.taken))
        return Board(_with(self.hands, seat, hand), _with(self.piles, seat, own))


def laid_out(setup: DealSetup) -> Board:
    """Lay out a deal: the piles are closed."""
    return Board(tuple(map(frozenset, setup.hands)), tuple(tuple(map(Pile, piles)) for piles in setup.piles))


def is_taken(card: Card) -> bool:
    """Say whether *card* goes into the hand when the piles are uncovered: a tarok or a king (P-32).

    >>> is_taken(Card("t1")), is_taken(Card("hK")), is_taken(Card("hQ"))
    (True, True, False)
    """
    return is_trump(card) or card in KINGS


def _with(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])
