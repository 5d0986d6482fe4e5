"""Hands, manners and openings that our Slovenian deals are planned with."""

from typing import Final, TypeAlias

from tests.golden.plans import Plan
from tests.golden.shown.situation import Sight

STRONG: Final = "t22 t21 t20 t19 t18 t17 t16"
TOP: Final = "t22 t21 t20 t19 t18 t17 t16 t15 t14 hK"
LONG_SUITS: Final = "hK hQ hC hJ h1 h2 dK dQ dC dJ d1 t22"
LOW: Final = "c7 c8 h4 h3 d4 d3 s7 s8 t2"
HIGH_0: Final = ("high", "low", "low", "low")
PAGAT_0: Final = ("keep t1 high", "low", "low", "low")

Rest: TypeAlias = tuple[str, str, tuple[Sight, ...], Plan]
"""A situation without its rule set."""


def called(name: str, *more: tuple[int, str]) -> tuple[tuple[int, str], ...]:
    return ((0, f"contract {name}"), (0, "call h"), *more)


def solo(name: str, *more: tuple[int, str]) -> tuple[tuple[int, str], ...]:
    return ((0, f"contract {name}"), *more)
