"""The score of a klop, where everybody plays for himself (S-45, S-52)."""

from collections.abc import Sequence

from backend.rules.shared.cards import Seat
from backend.rules.shared.results import LedgerLine
from backend.rules.slovenian.scoring import nearest
from backend.rules.slovenian.values import SlovenianValues
from backend.rules.tarok.contracts import Contract


def score_klop(
    rules: SlovenianValues, contract: Contract, points: Sequence[int], tricks_won: Sequence[int], radli: Sequence[int]
) -> tuple[LedgerLine, ...]:
    """Score a klop: per seat its card points, its tricks and its open radli before the deal.

    Who is full (over 35) loses the contract's value, who is empty (no trick) wins as much, or less in some houses; only
    where there is neither does everybody lose his points. A radl doubles what its owner loses, or wins by being empty.
    """
    seats = range(len(points))
    empty = [_line(rules, rules.klop_empty, seat, "klop_empty", radli) for seat in seats if tricks_won[seat] == 0]
    full = [
        _line(rules, -contract.value, seat, "klop_full", radli)
        for seat in seats
        if points[seat] > rules.klop_full_above
    ]
    if empty or full:
        return (*empty, *full)
    return tuple(_line(rules, -nearest(points[seat], rules.rounding), seat, "klop_points", radli) for seat in seats)


def _line(rules: SlovenianValues, points: int, seat: Seat, item: str, radli: Sequence[int]) -> LedgerLine:
    return LedgerLine(item, (seat,), points, "S-45", radl=rules.radl_factor if radli[seat] else 1)


def klop_winners(tricks_won: Sequence[int]) -> tuple[Seat, ...]:
    """List who stayed empty: each cancels one of his radli (S-52)."""
    return tuple(seat for seat, tricks in enumerate(tricks_won) if tricks == 0)
