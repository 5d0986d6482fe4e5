"""What can be read of finished sessions; the API sends these values as they are."""

from dataclasses import dataclass
from typing import TypeAlias

from backend.protocol.frames import RatingChange
from backend.rules.shared.game import Chosen
from backend.rules.shared.results import CardPoints, LedgerLine
from backend.tables.model import EndReason, PlayerKind

Cursor: TypeAlias = tuple[int, str]
"""Where a page of sessions ended: the last one's time and id."""


@dataclass(frozen=True, slots=True)
class RulesetRating:
    """A player's rating in one ruleset, rounded for show (P-52), after *deals* rated deals."""

    ruleset: str
    rating: int
    deals: int


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """A guest or a registered player as everybody may see him. *game_points* may be negative (P-42)."""

    id: str
    name: str
    registered: bool
    since_ms: int
    game_points: int
    ratings: tuple[RulesetRating, ...]


@dataclass(frozen=True, slots=True)
class SessionPlayer:
    """Who sat in a session, under the name he has now. *total* and *radli* are null while the session runs."""

    seat: int
    name: str
    kind: PlayerKind
    total: int | None
    radli: int | None
    winner: bool


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """A session. *reason* and *finished_ms* are null while it runs; *players* are by table seat.

    *cancelled_seat* is the seat of the creator who cancelled it, null in any other; *house* are the house options that
    differed from the ruleset's own.
    """

    id: str
    ruleset: str
    ruleset_version: int
    rated: bool
    public: bool
    created_ms: int
    finished_ms: int | None
    reason: EndReason | None
    cancelled_seat: int | None
    deals: int
    players: tuple[SessionPlayer, ...]
    house: Chosen = ()


@dataclass(frozen=True, slots=True)
class PlayerSession:
    """A session from one player's *seat*; *rating_change* sums what its deals did to his rating, null if unrated."""

    session: SessionSummary
    seat: int
    rating_change: float | None


@dataclass(frozen=True, slots=True)
class DealSummary:
    """A line of the score sheet. All seats are table seats; *totals* and *radli* are those after the deal."""

    no: int
    dealer: int
    contract: str | None
    declarer: int | None
    partner: int | None
    won: bool | None
    skis_round: bool
    card_points: tuple[CardPoints, ...] | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    rating_changes: tuple[RatingChange, ...]
    finished_ms: int


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """One deal whole. *ledger* and *record* (JSON text) speak of deal seats; *seating* maps those to table seats."""

    summary: DealSummary
    seating: tuple[int, ...]
    ledger: tuple[LedgerLine, ...]
    record: str
