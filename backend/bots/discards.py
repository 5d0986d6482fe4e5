"""Discards worth a look, in any game where cards are laid away."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations

from backend.bots.advice import Advice, Why
from backend.rules.shared.actions import Discard
from backend.rules.shared.cards import SUITS, Card
from backend.rules.shared.packs import Pack


def candidates(pack: Pack, hand: tuple[Card, ...], plain: Iterable[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """Offer a few good discards of *count* of the *plain* cards of *hand* that may go, at least as many.

    Each is a choice of whole suits, which leaves voids, filled up with the cards worth most.
    """
    allowed = tuple(plain)
    suits = [held for suit in SUITS if (held := _suit(hand, suit)) and set(held) <= set(allowed)]
    costliest = sorted(allowed, key=lambda card: (-pack.value[card], -pack.rank[card], card))
    for voided in _choices(suits):
        gone = tuple(chain.from_iterable(voided))
        if len(gone) <= count:
            yield (*gone, *[card for card in costliest if card not in gone][: count - len(gone)])


def laid_away(hand: tuple[Card, ...], away: tuple[Card, ...]) -> Advice:
    """Lay *away* what was chosen of *hand*, and say whether a suit goes whole or points are saved."""
    void = any((held := _suit(hand, suit)) and set(held) <= set(away) for suit in SUITS)
    return Advice(Discard(away), Why.MAKE_A_VOID if void else Why.SAVE_POINTS)


def _suit(cards: Iterable[Card], suit: str) -> list[Card]:
    return [card for card in cards if card[0] == suit]


def _choices(suits: list[list[Card]]) -> Iterable[tuple[list[Card], ...]]:
    return chain.from_iterable(combinations(suits, size) for size in range(len(suits) + 1))
