"""Judging a hand before play: how many card points it should bring as declarer's."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from backend.bots.tarok.game import HandPoints
from backend.rules.shared.cards import KINGS, MOND, PAGAT, SKIS, SUITS, TRUMP, Card
from backend.rules.shared.packs import TAROK_54

RANK: Final = TAROK_54.rank
VALUE: Final = TAROK_54.value
KING_RANK: Final = RANK[Card("hK")]


@dataclass(frozen=True, slots=True)
class Shape:
    """A hand by what counts in bidding.

    *tarok_height* is the sum of the taroks' ranks (1 to 22 each); *shortness* counts 2 for each void suit and 1 for
    each singleton that is no king; *guarded* the queens beside their king.
    """

    taroks: int
    tarok_height: int
    skis: bool
    mond: bool
    pagat: bool
    kings: int
    guarded: int
    shortness: int


def shape(cards: Iterable[Card]) -> Shape:
    """Count what bidding looks at."""
    held = frozenset(cards)
    taroks = [RANK[card] for card in held if card[0] == TRUMP]
    return Shape(
        taroks=len(taroks),
        tarok_height=sum(taroks),
        skis=SKIS in held,
        mond=MOND in held,
        pagat=PAGAT in held,
        kings=len(held & KINGS),
        guarded=sum(f"{suit}Q" in held and f"{suit}K" in held for suit in SUITS),
        shortness=sum(_shortness(by_suit(held, suit)) for suit in SUITS),
    )


def by_suit(cards: Iterable[Card], suit: str) -> list[Card]:
    """List the cards of one suit (or the taroks, `t`), lowest first."""
    return sorted((card for card in cards if card[0] == suit), key=RANK.__getitem__)


def _shortness(cards: list[Card]) -> int:
    match cards:
        case []:
            return 2
        case [card] if RANK[card] < KING_RANK:
            return 1
        case _:
            return 0


def expected_points(line: HandPoints, cards: Iterable[Card]) -> float:
    """Estimate the card points, 0 to 70, that a declarer alone takes with three cards of the talon.

    A straight line fitted to deals that these bots played; `bench/bots.py` prints what comes of it.
    """
    seen = shape(cards)
    return (
        line.base
        + line.tarok * seen.taroks
        + line.tarok_height * seen.tarok_height
        + line.skis * seen.skis
        + line.mond * seen.mond
        + line.pagat * seen.pagat
        + line.king * seen.kings
        + line.guarded * seen.guarded
        + line.shortness * seen.shortness
    )
