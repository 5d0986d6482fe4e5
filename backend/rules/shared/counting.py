"""Counting a pile of cards in card points."""

from collections.abc import Iterable


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
