"""Open radli: which are cancelled and which are given after a deal (S-50 to S-52)."""

from collections.abc import Collection

from backend.rules.shared.cards import Seat
from backend.rules.slovenian.values import SlovenianValues
from backend.rules.tarok.contracts import Contract


def radli_after(before: tuple[int, ...], winners: Collection[Seat], *, award: bool) -> tuple[int, ...]:
    """Return the open radli per seat: each of *winners* cancels one if he has any, then all get one on an award.

    >>> radli_after((2, 1, 0, 0), (0,), award=True)
    (2, 2, 1, 1)
    """
    return tuple(radli - (radli > 0 and seat in winners) + award for seat, radli in enumerate(before))


def everybody_gets_one(rules: SlovenianValues, contract: Contract, *, valat: bool) -> bool:
    """Say whether the deal gives all players a radl: klop, beggar and above, any valat won or lost (S-51)."""
    return rules.radli and (contract.radl_for_all or valat)
