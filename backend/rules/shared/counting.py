"""Counting a pile of cards in card points."""

from collections.abc import Iterable

from backend.rules.shared.cards import Card
from backend.rules.shared.packs import Pack
from backend.rules.shared.views import CountedPile


def card_points(values: Iterable[int]) -> int:
    """Count a pile in card points, all of it at once (S-4).

    Cards are counted in threes: each three is worth the sum of its card values less 2; one or two cards left over lose
    1 together. Two complementary piles of the 54-card pack always total 70.

    >>> card_points([5, 2, 1])  # a mond, a jack, a pip
    6

    Args:
        values: Card value of each card of the pile (1 to 5), in any order.
    """
    pile = tuple(values)
    return sum(pile) - 2 * (len(pile) // 3) - bool(len(pile) % 3)


def in_threes(pack: Pack, pile: Iterable[Card]) -> CountedPile:
    """Count a pile of the 54-card pack three by three (S-4)."""
    groups = in_groups(pack, pile, 3)
    counted = [[pack.value[card] for group in groups[:end] for card in group] for end in range(1, len(groups) + 1)]
    return CountedPile(groups, tuple(map(card_points, counted)))


def in_groups(pack: Pack, pile: Iterable[Card], size: int) -> tuple[tuple[Card, ...], ...]:
    """Lay a pile out as players count it: to each card that counts as many low ones as make *size* cards."""
    cards = sorted(pile, key=lambda card: (-pack.value[card], pack.place[card]))
    groups: list[tuple[Card, ...]] = []
    while cards:
        low = [cards.pop() for _ in range(min(size, len(cards)) - 1)]
        groups.append((cards.pop(0), *low))
    return tuple(groups)
