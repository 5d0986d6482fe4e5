"""What a bot must know of one talon game to judge a hand in it: measured values, not rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class HandPoints:
    """The card points a declarer's hand should bring, as a straight line through what a hand holds (`hands.Shape`)."""

    base: float
    tarok: float
    tarok_height: float
    skis: float
    mond: float
    pagat: float
    king: float
    guarded: float
    shortness: float


@dataclass(frozen=True, slots=True)
class Game:
    """One game as its bots see it.

    *needed* are the `expected_points` from which a hand is worth each positive contract, lowest contract first;
    *danger* the `beggar_danger` up to which it is worth each negative one. *captured_mond* is the price of a mond that
    falls to the škis; *emperor*: the pagat wins the trick in which škis and mond lie too; *bid_is_contract*: nothing
    more is named after the auction. *taroks_for* tells how many taroks keep safe what a hand holds of each bonus. From
    *kontra_points* and *kontra_taroks* on a defender's hand beats most declarers, from *rekontra_points* a declarer's
    stands it.
    """

    points: HandPoints
    needed: Mapping[str, float]
    danger: Mapping[str, float]
    captured_mond: float
    emperor: bool
    bid_is_contract: bool
    taroks_for: Mapping[str, int]
    kontra_points: float
    rekontra_points: float
    kontra_taroks: int


SLOVENIAN_4: Final = Game(
    points=HandPoints(9.3, 0.72, 0.09, 4.6, 3.8, 2.3, 3.7, -1.7, 1.5),
    needed=MappingProxyType(
        {
            "three": 22.0,
            "two": 28.0,
            "one": 32.0,
            "solo_three": 36.0,
            "solo_two": 38.0,
            "solo_one": 41.0,
            "solo_without": 46.0,
        }
    ),
    danger=MappingProxyType({"beggar": 2.5, "open_beggar": 1.7}),
    captured_mond=20.0,
    emperor=True,
    bid_is_contract=False,
    taroks_for=MappingProxyType({"trula": 7, "kings": 7, "pagat_ultimo": 10}),
    kontra_points=35.5,
    rekontra_points=42.0,
    kontra_taroks=6,
)

SLOVENIAN_3: Final = Game(
    points=HandPoints(11.8, 0.8, 0.06, 4.0, 3.2, 1.8, 4.3, -0.6, 2.1),
    needed=MappingProxyType({"three": 34.0, "two": 38.0, "one": 41.5, "solo_without": 47.0}),
    danger=MappingProxyType({"beggar": 2.5, "open_beggar": 1.7}),
    captured_mond=21.0,
    emperor=True,
    bid_is_contract=False,
    taroks_for=MappingProxyType({"trula": 8, "kings": 8, "pagat_ultimo": 12}),
    kontra_points=38.0,
    rekontra_points=46.0,
    kontra_taroks=7,
)

PORTAL_4: Final = replace(
    SLOVENIAN_4,
    captured_mond=0.0,
    emperor=False,
    bid_is_contract=True,
    taroks_for=MappingProxyType({**SLOVENIAN_4.taroks_for, "trula_pagat": 10}),
)
PORTAL_3: Final = replace(
    SLOVENIAN_3,
    captured_mond=0.0,
    emperor=False,
    bid_is_contract=True,
    taroks_for=MappingProxyType({**SLOVENIAN_3.taroks_for, "trula_pagat": 12}),
)
