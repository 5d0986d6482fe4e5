"""What one seat, or a spectator, may know of a table."""

from dataclasses import dataclass
from typing import Literal

from backend.rules.shared.cards import Seat
from backend.rules.shared.events import ThrownInHand
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView, VoidView
from backend.tables.model import EndReason, Player, SheetRow
from backend.tables.options import TableOptions


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A seat as everybody sees it."""

    player: Player
    away: bool
    left: bool
    bank_ms: int
    calls_end: bool


@dataclass(frozen=True, slots=True)
class QuestionView:
    """Whom the table waits for, and until when (Unix ms). The legal answers go to those seats only, as `turn`."""

    no: int
    seats: tuple[Seat, ...]
    turn_ends_ms: int
    deadline_ms: int


@dataclass(frozen=True, slots=True)
class DealingView:
    """The dealing step: who deals, who cuts, since when the cards may come, and whether it may still be cancelled.

    *redeal*: the cards of this deal have been out before. *thrown_in* are the hands without taroks that made it one,
    *void* says why nobody played it, with the hand shown for that; in table seats.
    """

    no: int
    dealer: Seat
    compulsory: bool
    redeal: bool
    not_before_ms: int
    actor: Seat | None
    packets_left: int | None
    cancellable: bool
    thrown_in: tuple[ThrownInHand, ...] = ()
    void: VoidView | None = None


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """How the table ended."""

    reason: EndReason
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything the viewer may know of the table.

    *seat* is the viewer's table seat, None for a spectator. *deal* uses deal seats; *seating* maps them to table seats.
    *last_result* is that of the last deal on the sheet, in its deal seats, until the next one stands there.
    """

    id: str
    options: TableOptions
    creator: str | None
    seat: Seat | None
    phase: Literal["seating", "dealing", "playing", "scored", "finished"]
    places: tuple[PlaceView | None, ...]
    question: QuestionView
    dealing: DealingView | None
    deal_no: int
    seating: tuple[Seat, ...]
    deal: DealView | None
    ready: tuple[Seat, ...]
    sheet: tuple[SheetRow, ...]
    last_result: DealResult | None
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    skis_round: bool
    skis_deals_left: int | None
    chat_closed: bool
    outcome: OutcomeView | None
