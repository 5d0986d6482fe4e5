"""The score sheet: what a deal adds to it, and the wait until everybody is ready for the next."""

from dataclasses import replace
from typing import assert_never

from backend.rules.shared.cards import Seat
from backend.rules.shared.results import DealResult
from backend.tables import ending
from backend.tables.clock import READY_MS, ask_until
from backend.tables.dealing import next_deal
from backend.tables.events import DealScored, PlayerReady, TableEvent
from backend.tables.model import DealInProgress, Playing, Scored, Seating, SheetRow, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import persons, present, table_dealer


def row_of(table: Table, deal: DealInProgress, result: DealResult) -> SheetRow:
    """Turn a deal's result into the sheet's row: table seats for deal seats, totals and radli after it."""
    scores = _by_table_seat(deal, result.scores, (0,) * len(table.places))
    return SheetRow(
        no=deal.no,
        dealer=table_dealer(deal, len(table.places)),
        contract=result.contract,
        declarer=None if result.declarer is None else deal.seating[result.declarer],
        partner=None if result.partner is None else deal.seating[result.partner],
        scores=scores,
        totals=tuple(total + score for total, score in zip(table.totals, scores, strict=True)),
        radli=_by_table_seat(deal, result.radli, _radli_out(table, result)),
        skis_round=table.skis_round,
    )


def _by_table_seat(deal: DealInProgress, values: tuple[int, ...], otherwise: tuple[int, ...]) -> tuple[int, ...]:
    """Spread deal-seat *values* over the table; who sits out, and a game without such values, keeps *otherwise*."""
    spread = dict(zip(deal.seating, values, strict=False))
    return tuple(spread.get(seat, value) for seat, value in enumerate(otherwise))


def _radli_out(table: Table, result: DealResult) -> tuple[int, ...]:
    """Return the open radli of who sits out: he gets one where everybody does (S-51, S-56)."""
    return tuple(radli + 1 for radli in table.radli) if result.radl_for_all else table.radli


def decide_next(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """Judge `next`.

    Raises:
        TableError: NOT_STARTED, WRONG_PHASE (also where it has been said).
    """
    if isinstance(table.phase, Seating):
        raise TableError(TableReason.NOT_STARTED)
    if not isinstance(table.phase, Scored) or seat in table.phase.ready:
        raise TableError(TableReason.WRONG_PHASE)
    return (PlayerReady(seat),)


def all_ready(table: Table, phase: Scored) -> tuple[TableEvent, ...]:
    """The time to look at the score is over: everybody counts as ready, and nobody as away for that."""
    return tuple(PlayerReady(seat) for seat in persons(table) if seat not in phase.ready)


def settle(table: Table, phase: Scored, at_ms: int) -> TableEvent | None:
    """End the session or set its last deals; else deal again once every person present is ready."""
    if (event := ending.settle(table, phase, at_ms)) is not None:
        return event
    if set(present(table)) <= set(phase.ready):
        return next_deal(table, at_ms)
    return ask_until(table, persons(table), at_ms, at_ms + READY_MS) if table.answered else None


def evolve(table: Table, event: DealScored | PlayerReady) -> Table:
    """Keep the sheet."""
    match event:
        case DealScored(row, result):
            return _scored(table, row, result)
        case PlayerReady(seat):
            assert isinstance(table.phase, Scored)
            return replace(table, phase=replace(table.phase, ready=(*table.phase.ready, seat)))
        case _ as never:
            assert_never(never)


def _scored(table: Table, row: SheetRow, result: DealResult) -> Table:
    assert isinstance(table.phase, Playing)
    left = table.skis_deals_left
    return replace(
        table,
        sheet=(*table.sheet, row),
        totals=row.totals,
        radli=row.radli,
        skis_deals_left=None if left is None else left - 1,
        phase=Scored(table.phase.deal, ()),
        answered=True,
        last_result=result,
    )
