"""How a session ends: the number of deals, a score, a time, a call; the škis round and the deals after it (S-54)."""

from dataclasses import replace
from typing import assert_never

from backend.rules.shared.cards import Seat
from backend.tables.clock import ABANDONED_MS
from backend.tables.events import EndCalled, LastDealsSet, SessionEnded, SkisRoundSet, TableEvent
from backend.tables.model import AccountId, EndReason, Finished, Playing, Scored, Seating, Table
from backend.tables.options import AfterDeals, AtScore, AtTime, OnCall
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import persons, place_at, present, rules_of, table_dealer, with_place


def decide_call(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """Judge `call_end`.

    Raises:
        TableError: NOT_STARTED; ALREADY_CALLED, also where the last deals are set already.
    """
    if isinstance(table.phase, Seating):
        raise TableError(TableReason.NOT_STARTED)
    if place_at(table, seat).calls_end or _end_is_set(table):
        raise TableError(TableReason.ALREADY_CALLED)
    return (EndCalled(seat),)


def settle(table: Table, phase: Scored, at_ms: int) -> TableEvent | None:
    """After a deal: is the session over, or is the next deal the škis round, or how many deals follow it?"""
    if table.skis_round and table.sheet[-1].skis_round:
        left = _deals_after(table, phase)
        if left is not None:
            return LastDealsSet(left)
        # The škis lay in the talon: the next deal is another škis round, as the table's mark says already.
    if table.skis_deals_left == 0:
        return ended(table, "completed")
    if _abandoned(table, at_ms):
        return ended(table, "abandoned")
    if _end_is_set(table) or not _wanted(table, at_ms):
        return None
    if isinstance(table.options.end, AfterDeals) or _deals_after(table, phase) == 0:
        return ended(table, "completed")
    return SkisRoundSet()


def ended(table: Table, reason: EndReason, cancelled_by: AccountId | None = None) -> SessionEnded:
    """End the table now; a session that was played also charges its open radli and names its winners (S-53)."""
    if reason in {"closed", "cancelled"}:
        return SessionEnded(reason, table.totals, table.radli, (), cancelled_by)
    totals = rules_of(table.options).final_totals(table.totals, table.radli)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return SessionEnded(reason, totals, table.radli, winners)


def _end_is_set(table: Table) -> bool:
    return table.skis_round or table.skis_deals_left is not None


def _deals_after(table: Table, phase: Scored) -> int | None:
    """Count the deals after the one just played, were it a škis round; 0 in a game without the custom."""
    seats = len(table.places)
    return rules_of(table.options).skis_round_after(table_dealer(phase.deal, seats), phase.deal.setup, seats)


def _wanted(table: Table, at_ms: int) -> bool:
    return _reached(table, at_ms) or _called(table)


def _reached(table: Table, at_ms: int) -> bool:
    match table.options.end:
        case AfterDeals(deals):
            return len(table.sheet) >= deals
        case AtScore(points):
            return max(table.totals) >= points
        case AtTime(end_ms):
            return at_ms >= end_ms
        case OnCall():
            return False
        case _ as never:
            assert_never(never)


def _called(table: Table) -> bool:
    """Say whether all people present have called the end; where nobody is there, nobody has."""
    here = present(table)
    return bool(here) and all(place_at(table, seat).calls_end for seat in here)


def _abandoned(table: Table, at_ms: int) -> bool:
    since = [place_at(table, seat).away_since for seat in persons(table)]
    return bool(since) and all(away is not None and at_ms - away >= ABANDONED_MS for away in since)


def evolve(table: Table, event: EndCalled | SkisRoundSet | LastDealsSet | SessionEnded) -> Table:
    """Keep what is known of the end."""
    match event:
        case EndCalled(seat):
            return with_place(table, seat, replace(place_at(table, seat), calls_end=True))
        case SkisRoundSet():
            return replace(table, skis_round=True)
        case LastDealsSet(deals_left):
            return replace(table, skis_round=False, skis_deals_left=deals_left)
        case SessionEnded():
            return _finished(table, event)
        case _ as never:
            assert_never(never)


def _finished(table: Table, event: SessionEnded) -> Table:
    deal = table.phase.deal if isinstance(table.phase, Playing | Scored) else None
    phase = Finished(event.reason, event.totals, event.radli, event.winners, event.cancelled_by, deal)
    return replace(table, phase=phase, question=replace(table.question, seats=()), answered=True)
