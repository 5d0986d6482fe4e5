"""Cards as the notation writes them: suit, strength, worth. Strings throughout; no card is an object here."""

from collections.abc import Collection
from typing import Final, TypeAlias

Card: TypeAlias = str
Seat: TypeAlias = int

TRULA: Final = frozenset({"t1", "t21", "t22"})
KINGS: Final = frozenset({"cK", "sK", "hK", "dK"})
OUDLERS: Final = frozenset({"t0", "t1", "t21"})

_COURT: Final = {"J": 11, "C": 12, "Q": 13, "K": 14}
_WORTH: Final = {"K": 5, "Q": 4, "C": 3, "J": 2}


def is_trump(card: Card) -> bool:
    return card[0] == "t"


def strength_54(card: Card) -> int:
    """Rank within its suit (S-2): red pips run the other way, the 1 is the best of them."""
    rank = card[1:]
    if rank in _COURT:
        return _COURT[rank]
    return -int(rank) if card[0] in "hd" else int(rank)


def strength_78(card: Card) -> int:
    """Rank within its suit (F-1); the Excuse is 0, below every trump."""
    return _COURT.get(card[1:]) or int(card[1:])


def worth_54(card: Card) -> int:
    """S-3: škis, mond, pagat and kings 5; queens 4; cavaliers 3; jacks 2; the rest 1."""
    return 5 if card in TRULA else _WORTH.get(card[1:], 1)


def points_54(pile: Collection[Card]) -> int:
    """S-4: two off for every three cards, one more for a rest of one or two."""
    return sum(map(worth_54, pile)) - 2 * (len(pile) // 3) - (1 if len(pile) % 3 else 0)


def halves_78(pile: Collection[Card]) -> int:
    """F-2, in half points: oudler or king 9, queen 7, knight 5, jack 3, everything else 1."""
    return sum(9 if card in OUDLERS else 2 * _WORTH.get(card[1:], 1) - 1 for card in pile)


def pack_54() -> frozenset[Card]:
    """S-1."""
    ranks = {"c": (7, 8, 9, 10), "s": (7, 8, 9, 10), "h": (1, 2, 3, 4), "d": (1, 2, 3, 4)}
    plain = {f"{suit}{rank}" for suit, pips in ranks.items() for rank in (*pips, *_COURT)}
    return frozenset(plain | {f"t{number}" for number in range(1, 23)})


def pack_78() -> frozenset[Card]:
    """F-1."""
    plain = {f"{suit}{rank}" for suit in "cshd" for rank in (*range(1, 11), *_COURT)}
    return frozenset(plain | {f"t{number}" for number in range(22)})
