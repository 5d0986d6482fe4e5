"""Deals and actions a CPU second, the rows of a table taken in turns: they share what else the machine does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import TypeAlias

Deal: TypeAlias = Callable[[Random], int]
"""Plays one deal with the chance given, and returns how many actions that took."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a row was, in each of its rounds."""

    deals: tuple[float, ...]
    actions: tuple[float, ...]

    @property
    def deals_a_second(self) -> float:
        """Whole deals a CPU second, the median of the rounds."""
        return median(self.deals)

    @property
    def actions_a_second(self) -> float:
        """Actions a CPU second, the median of the rounds."""
        return median(self.actions)

    def ratio(self, other: "Pace") -> float:
        """Return this one's deals to those of *other*, the median over the rounds they shared."""
        return median(own / theirs for own, theirs in zip(self.deals, other.deals, strict=True))


def paces(rows: Mapping[str, Deal], rounds: int, seconds: float) -> dict[str, Pace]:
    """Play every row for *seconds* of CPU time a round, one row after the other."""
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in rows}
    for number in range(rounds):
        for name, deal in rows.items():
            taken[name].append(_pace(deal, Random(number), seconds))  # noqa: S311  a seed makes runs comparable
    return {name: Pace(*map(tuple, zip(*each, strict=True))) for name, each in taken.items()}


def _pace(deal: Deal, random: Random, seconds: float) -> tuple[float, float]:
    deals = actions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        actions += deal(random)
        deals += 1
    return deals / spent, actions / spent
