"""What our Slovenian deals of four show."""

from collections.abc import Iterator
from typing import Final

from tests.golden.shown.situation import Situation
from tests.golden.shown.slovenian_bonuses import bonuses
from tests.golden.shown.slovenian_contracts import flats, games, klops
from tests.golden.shown.slovenian_sides import auctions, houses, kings, kontras, monds, radli

TABLES: Final = (games, flats, klops, kings, monds, bonuses, kontras, radli, auctions, houses)


def four() -> Iterator[Situation]:
    """All of them."""
    return (Situation("slovenian-4", *rest) for table in TABLES for rest in table())
