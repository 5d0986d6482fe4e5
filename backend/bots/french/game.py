"""What a bot must know of French tarot with a number of players to judge a hand: measured values, not rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class HandMargin:
    """The margin over the points needed that a taker's hand should bring: a straight line through `hands.Shape`."""

    base: float
    trump: float
    trump_height: float
    excuse: float
    twenty_one: float
    petit: float
    king: float
    queen: float
    shortness: float


@dataclass(frozen=True, slots=True)
class Game:
    """French tarot with one number of players, as its bots see it.

    *needed* are the margins from which a hand is worth each contract, lowest contract first; *poignee* that from which
    a taker shows his trumps.
    """

    margin: HandMargin
    needed: Mapping[str, float]
    poignee: float


def _needed(petite: float, garde: float, sans: float, contre: float) -> Mapping[str, float]:
    return MappingProxyType({"petite": petite, "garde": garde, "garde_sans": sans, "garde_contre": contre})


FRENCH_4: Final = Game(HandMargin(-31.2, 1.2, 0.07, 10.0, 10.3, 9.3, 4.0, 1.4, 1.7), _needed(-2, 2, 22, 32), 6)
FRENCH_3: Final = Game(HandMargin(-31.1, 0.75, 0.07, 9.8, 10.4, 9.7, 3.7, 1.7, 1.2), _needed(-1, 2, 22, 32), 6)
FRENCH_5: Final = Game(HandMargin(-19.3, 1.0, 0.08, 7.5, 8.7, 7.1, 4.1, 1.0, 2.2), _needed(-4, 2, 22, 32), 6)

GAMES: Final[Mapping[int, Game]] = MappingProxyType({3: FRENCH_3, 4: FRENCH_4, 5: FRENCH_5})
"""By the number of players."""
