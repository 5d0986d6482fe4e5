"""What happens at a table. Events carry the time where it matters, so that folding them needs no clock."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.results import DealResult, VoidReason
from backend.tables.model import EndReason, Player, Question, SheetRow
from backend.tables.options import TableOptions


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The table exists."""

    id: str
    options: TableOptions
    creator: str | None
    seats: int
    at_ms: int
    kind: Literal["table_opened"] = "table_opened"


@dataclass(frozen=True, slots=True)
class PlayerSat:
    """Somebody took a seat."""

    seat: Seat
    player: Player
    kind: Literal["player_sat"] = "player_sat"


@dataclass(frozen=True, slots=True)
class PlayerStood:
    """Somebody gave the seat back before the start."""

    seat: Seat
    kind: Literal["player_stood"] = "player_stood"


@dataclass(frozen=True, slots=True)
class CreatorSeen:
    """The creator (of a matchmaking table: anybody) was there while the table waited. Hidden from everybody."""

    at_ms: int
    kind: Literal["creator_seen"] = "creator_seen"


@dataclass(frozen=True, slots=True)
class SessionStarted:
    """All seats are full; *first_dealer* was drawn."""

    first_dealer: Seat
    kind: Literal["session_started"] = "session_started"


@dataclass(frozen=True, slots=True)
class DealingStarted:
    """The dealing step of deal *no* begins; the cards come no earlier than *not_before_ms*.

    *redeal*: the cards of this deal have been out before: thrown in (S-9), or *void*, which says why (F-6, F-8).
    """

    no: int
    dealer: Seat
    compulsory: bool
    redeal: bool
    not_before_ms: int
    void: VoidReason | None = None
    kind: Literal["dealing_started"] = "dealing_started"


@dataclass(frozen=True, slots=True)
class PackShuffled:
    """The pack is on the table. Redacted for everybody: *pack* is None."""

    pack: tuple[Card, ...] | None
    kind: Literal["pack_shuffled"] = "pack_shuffled"


@dataclass(frozen=True, slots=True)
class DealingDone:
    """A player cut, knocked or chose a packet; *text* is the notation."""

    seat: Seat
    text: str
    kind: Literal["dealing_done"] = "dealing_done"


@dataclass(frozen=True, slots=True)
class DealBegan:
    """The cards are out: deal *no* is played in the seats *seating* (deal seat → table seat); its cards follow."""

    no: int
    seating: tuple[Seat, ...]
    kind: Literal["deal_began"] = "deal_began"


@dataclass(frozen=True, slots=True)
class Acted:
    """A deal seat acted: the action itself, kept for the deal record. Hidden from everybody (`deal` events tell it)."""

    seat: Seat
    action: str
    kind: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True)
class InDeal:
    """Something happened in the deal; its seats are deal seats, *seating* maps them to table seats."""

    event: DealEvent
    seating: tuple[Seat, ...]
    kind: Literal["in_deal"] = "in_deal"


@dataclass(frozen=True, slots=True)
class BankUsed:
    """A player's turn cost *ms* of the time bank."""

    seat: Seat
    ms: int
    kind: Literal["bank_used"] = "bank_used"


@dataclass(frozen=True, slots=True)
class QuestionAsked:
    """What the table waits for from now on."""

    question: Question
    kind: Literal["question_asked"] = "question_asked"


@dataclass(frozen=True, slots=True)
class ClockCredited:
    """All deadlines moved on by *ms*."""

    ms: int
    kind: Literal["clock_credited"] = "clock_credited"


@dataclass(frozen=True, slots=True)
class SeatAway:
    """A bot acts for this seat from now on; *left* where the player left for good."""

    seat: Seat
    left: bool
    at_ms: int
    kind: Literal["seat_away"] = "seat_away"


@dataclass(frozen=True, slots=True)
class SeatBack:
    """The player acts again."""

    seat: Seat
    kind: Literal["seat_back"] = "seat_back"


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal stands on the sheet; *result*, in deal seats, says how it came about."""

    row: SheetRow
    result: DealResult
    kind: Literal["deal_scored"] = "deal_scored"


@dataclass(frozen=True, slots=True)
class PlayerReady:
    """Ready for the next deal."""

    seat: Seat
    kind: Literal["player_ready"] = "player_ready"


@dataclass(frozen=True, slots=True)
class EndCalled:
    """A player asked for the end."""

    seat: Seat
    kind: Literal["end_called"] = "end_called"


@dataclass(frozen=True, slots=True)
class SkisRoundSet:
    """The next deal is the škis round."""

    kind: Literal["skis_round_set"] = "skis_round_set"


@dataclass(frozen=True, slots=True)
class LastDealsSet:
    """The škis round has told how many deals remain."""

    deals_left: int
    kind: Literal["last_deals_set"] = "last_deals_set"


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """The table is over. *totals* include the charges for unused radli; *winners* share the win."""

    reason: EndReason
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    winners: tuple[Seat, ...]
    cancelled_by: str | None = None
    kind: Literal["session_ended"] = "session_ended"


TableEvent: TypeAlias = (
    TableOpened
    | PlayerSat
    | PlayerStood
    | CreatorSeen
    | SessionStarted
    | DealingStarted
    | PackShuffled
    | DealingDone
    | DealBegan
    | Acted
    | InDeal
    | BankUsed
    | QuestionAsked
    | ClockCredited
    | SeatAway
    | SeatBack
    | DealScored
    | PlayerReady
    | EndCalled
    | SkisRoundSet
    | LastDealsSet
    | SessionEnded
)
