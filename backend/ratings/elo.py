"""The Elo formula of a deal with any number of players (P-50 to P-53)."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

START: Final = 1500.0
"""The rating an account begins with; there is no floor (P-52)."""

K: Final = 24
"""The most that one deal can move a rating (P-50)."""

SCALE: Final = 400
"""So many points of rating stand for odds of ten to one (P-51)."""

DIVISOR: Final[Callable[[int], int]] = lambda opponents: opponents  # noqa: E731  a constant that is a function
"""What the sum over the opponents is divided by: their number, so that K bounds the deal (P-51).

The other reading of the source leaves the division out, `lambda _: 1`; a deal of four then moves up to 3 K.
"""


def deltas(
    ratings: Sequence[float], scores: Sequence[int], divisor: Callable[[int], int] = DIVISOR
) -> tuple[float, ...]:
    """Say how much one completed deal moves each rating.

    Each seat is compared with every other one: a higher score counts 1, an equal one a half. Unrounded; the deltas sum
    to zero and, with the default divisor, none exceeds K. Fewer than two rated seats move nothing.

    Args:
        ratings: Of the rated seats only, as they were before the deal; finite.
        scores: What the deal added to each of these seats' scores, in the same order.
        divisor: From the number of opponents to what the sum over them is divided by.

    Source: P-51.

    >>> deltas([1500, 1500], [60, 0])
    (12.0, -12.0)
    """
    surplus = [0.0] * len(ratings)
    for (i, mine), (j, theirs) in combinations(enumerate(zip(ratings, scores, strict=True)), 2):
        # Computed once for both, so that what one wins the other loses to the last bit.
        gain = _outcome(mine[1], theirs[1]) - _expected(mine[0], theirs[0])
        surplus[i] += gain
        surplus[j] -= gain
    share = divisor(len(ratings) - 1) or 1
    return tuple(K * total / share for total in surplus)


def _outcome(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine > theirs)


def _expected(mine: float, theirs: float) -> float:
    return 1 / (1 + 10 ** ((theirs - mine) / SCALE))
