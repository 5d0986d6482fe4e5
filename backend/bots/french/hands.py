"""Judging a hand before play: by what margin its taker should make the points he needs."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from backend.bots.french.game import HandMargin
from backend.rules.shared.cards import EXCUSE, KINGS, MOND, PAGAT, SUITS, TRUMP, Card
from backend.rules.shared.packs import TAROT_78

RANK: Final = TAROT_78.rank
HALVES: Final = TAROT_78.value
"""Card values in half points (F-2)."""
PETIT: Final = PAGAT
TWENTY_ONE: Final = MOND


@dataclass(frozen=True, slots=True)
class Shape:
    """A hand by what counts in bidding.

    *trumps* are without the excuse, *trump_height* the sum of their numbers; *shortness* counts 2 for a
    void, 1 for a lone card that is no king.
    """

    trumps: int
    trump_height: int
    excuse: bool
    twenty_one: bool
    petit: bool
    kings: int
    queens: int
    shortness: int


def shape(cards: Iterable[Card]) -> Shape:
    """Count what bidding looks at."""
    held = frozenset(cards)
    trumps = by_suit(held, TRUMP)
    return Shape(
        trumps=len(trumps),
        trump_height=sum(int(card[1:]) for card in trumps),
        excuse=EXCUSE in held,
        twenty_one=TWENTY_ONE in held,
        petit=PETIT in held,
        kings=len(held & KINGS),
        queens=sum(f"{suit}Q" in held for suit in SUITS),
        shortness=sum(_shortness(by_suit(held, suit)) for suit in SUITS),
    )


def by_suit(cards: Iterable[Card], suit: str) -> list[Card]:
    """List the cards of one suit (or the trumps, `t`, without the excuse), lowest first."""
    return sorted((card for card in cards if card[0] == suit and card != EXCUSE), key=RANK.__getitem__)


def expected_margin(line: HandMargin, cards: Iterable[Card]) -> float:
    """Estimate by how many points a taker with the dog makes what he needs; below zero he does not.

    A straight line fitted to deals that these bots played; `bench/bots.py` prints what comes of it.
    """
    seen = shape(cards)
    return (
        line.base
        + line.trump * seen.trumps
        + line.trump_height * seen.trump_height
        + line.excuse * seen.excuse
        + line.twenty_one * seen.twenty_one
        + line.petit * seen.petit
        + line.king * seen.kings
        + line.queen * seen.queens
        + line.shortness * seen.shortness
    )


def _shortness(cards: list[Card]) -> int:
    match cards:
        case []:
            return 2
        case [card] if card not in KINGS:
            return 1
        case _:
            return 0
