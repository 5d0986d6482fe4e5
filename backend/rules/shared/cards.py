"""Cards and seats, written as in the notation (docs/protocol.md, "Cards")."""

from typing import Final, Literal, NewType, TypeAlias

Card = NewType("Card", str)
"""One card by its code: a suit letter or `t`, then the rank. `hK`, `s7`, `t1` (pagat), `t22` (škis), `t0` (excuse)."""

Suit: TypeAlias = Literal["c", "s", "h", "d"]
"""Clubs, spades, hearts, diamonds."""

Seat: TypeAlias = int
"""A place in the deal, 0 … n-1 anticlockwise: seat s+1 sits to the right of seat s and plays after it."""

SUITS: Final[tuple[Suit, ...]] = ("c", "s", "h", "d")
TRUMP: Final = "t"

PAGAT: Final = Card("t1")
MOND: Final = Card("t21")
SKIS: Final = Card("t22")
EXCUSE: Final = Card("t0")
TRULA: Final[frozenset[Card]] = frozenset({PAGAT, MOND, SKIS})
_KING_OF: Final[dict[Suit, Card]] = {suit: Card(f"{suit}K") for suit in SUITS}
KINGS: Final[frozenset[Card]] = frozenset(_KING_OF.values())


def suit_of(card: Card) -> str:
    """Return the suit letter, or `t` for a trump.

    >>> suit_of(Card("hK")), suit_of(Card("t21"))
    ('h', 't')
    """
    return card[0]


def is_trump(card: Card) -> bool:
    """Say whether *card* is a trump (a tarok; the škis is one)."""
    return card[0] == TRUMP


def king_of(suit: Suit) -> Card:
    """Return the king of *suit*."""
    return _KING_OF[suit]


def seats_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """List all seats once, anticlockwise, beginning with *first*.

    >>> seats_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % players for step in range(players))
