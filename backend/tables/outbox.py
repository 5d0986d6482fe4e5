"""What a table hands over for good: finished deals and ended sessions, each entry complete in itself."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.shared.cards import Seat
from backend.tables.model import EndReason, Player, SheetRow
from backend.tables.options import TableOptions


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

    *record* is the deal record as JSON text, with its result; *seating* maps deal seats to table seats; *rated* lists
    the table seats that are rated in it (at least two, else empty).
    """

    header: SessionHeader
    row: SheetRow
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
