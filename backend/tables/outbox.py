"""What a table hands over for good: finished deals and ended sessions, each entry complete in itself."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.dealrecords import as_text, record_of
from backend.rules.shared.cards import Seat
from backend.rules.shared.results import DealResult
from backend.tables.events import DealScored, SessionEnded, TableEvent
from backend.tables.machine import evolve
from backend.tables.model import EndReason, Player, Scored, SheetRow, Table
from backend.tables.options import TableOptions
from backend.tables.seats import place_at, rules_of


@dataclass(frozen=True, slots=True)
class SessionHeader:
    """The session an entry belongs to. *players* are by table seat; times are Unix milliseconds."""

    session: str
    options: TableOptions
    creator: str | None
    created_ms: int
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """Deal *row.no* of a session is counted.

    *result* is in deal seats, which *seating* maps to table seats; *record* is the deal record as JSON text, with its
    result; *rated* lists the table seats that are rated in it (at least two, else empty).
    """

    header: SessionHeader
    row: SheetRow
    result: DealResult
    seating: tuple[Seat, ...]
    record: str
    rated: tuple[Seat, ...]
    finished_ms: int
    kind: Literal["deal"] = "deal"

    @property
    def id(self) -> str:
        """The deal's id, unique for good."""
        return f"{self.header.session}-{self.row.no}"


@dataclass(frozen=True, slots=True)
class EndedSession:
    """A session ended (completed, abandoned) or was cancelled by *cancelled_by*, who loses 25 game points (P-40)."""

    header: SessionHeader
    reason: EndReason
    deals: int
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    winners: tuple[Seat, ...]
    cancelled_by: str | None
    finished_ms: int
    kind: Literal["session"] = "session"


OutboxEntry: TypeAlias = FinishedDeal | EndedSession


def outbox_entries(before: Table, events: tuple[TableEvent, ...], after: Table, at_ms: int) -> tuple[OutboxEntry, ...]:
    """List what the batch *events*, which led from *before* to *after*, hands over: finished deals and the end.

    A table that closed before its start leaves nothing.
    """
    entries: list[OutboxEntry] = []
    table = before
    for event in events:
        table = evolve(table, event)
        match event:
            case DealScored():
                entries.append(_finished_deal(table, event, at_ms))
            case SessionEnded() if event.reason != "closed":
                entries.append(_ended_session(table, event, at_ms))
            case _:
                pass
    assert table == after
    return tuple(entries)


def rated_seats(table: Table, seating: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """List the seats of a deal that are rated: those of accounts with a password, where at least two are in the deal.

    A seat counts as its account's though a bot played it; who sits out is not in the deal.
    """
    accounts = tuple(seat for seat in sorted(seating) if place_at(table, seat).player.kind == "account")
    return accounts if table.options.rated and len(accounts) > 1 else ()


def _header(table: Table) -> SessionHeader:
    players = tuple(place_at(table, seat).player for seat in range(len(table.places)))
    return SessionHeader(table.id, table.options, table.creator, table.created_ms, players)


def _finished_deal(table: Table, scored: DealScored, at_ms: int) -> FinishedDeal:
    assert isinstance(table.phase, Scored)
    deal = table.phase.deal
    record = record_of(rules_of(table.options), deal.setup, deal.actions, scored.result)
    seats = rated_seats(table, deal.seating)
    return FinishedDeal(_header(table), scored.row, scored.result, deal.seating, as_text(record), seats, at_ms)


def _ended_session(table: Table, event: SessionEnded, at_ms: int) -> EndedSession:
    return EndedSession(
        header=_header(table),
        reason=event.reason,
        deals=len(table.sheet),
        totals=event.totals,
        radli=event.radli,
        winners=event.winners,
        cancelled_by=event.cancelled_by,
        finished_ms=at_ms,
    )
