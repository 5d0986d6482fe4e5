"""The table's state: a type a phase, holding only what that phase needs."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from backend.rules.shared.actions import Action
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import ThrownInHand
from backend.rules.shared.game import DealSetup
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import VoidView
from backend.tables.options import TableOptions

AccountId: TypeAlias = str
PlayerKind: TypeAlias = Literal["guest", "account", "bot"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat. A bot's *account* is `bot:<n>`; *rating* is what was known on sitting down, for show."""

    account: AccountId
    name: str
    kind: PlayerKind
    rating: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of the table. *away*: a bot acts for the player; *left*: he has gone for good and only `back` returns him.

    *bank_ms* is what is left of his time bank in this deal; *away_since* (Unix ms) is None while he is present.
    """

    player: Player
    away: bool = False
    left: bool = False
    away_since: int | None = None
    bank_ms: int = 0
    calls_end: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What the table waits for now. *no* counts up by one a question through the table's life.

    *seats* are table seats; *asked_ms*, *turn_ends_ms* (before the bank) and *deadline_ms* are Unix milliseconds.
    """

    no: int
    seats: tuple[Seat, ...]
    asked_ms: int
    turn_ends_ms: int
    deadline_ms: int


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal on the score sheet: table-seat scores, totals and open radli after it."""

    no: int
    dealer: Seat
    contract: str | None
    declarer: Seat | None
    partner: Seat | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    skis_round: bool


@dataclass(frozen=True, slots=True)
class DealInProgress:
    """The deal being played: its setup and actions (the deal record so far) and the machine's state.

    *seating* maps deal seats to table seats. *state* is opaque: only the ruleset reads it, and it can always be rebuilt
    from *setup* and *actions*, which is how it is stored.
    """

    no: int
    setup: DealSetup
    actions: tuple[tuple[Seat, Action], ...]
    seating: tuple[Seat, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Seating:
    """Players sit down."""

    phase: Literal["seating"] = "seating"


@dataclass(frozen=True, slots=True)
class Dealing:
    """The dealing step of deal *no*: the window before the cards are out, then cutting and packets.

    *not_before_ms* is when the cards may be dealt; *dealing* is the ruleset's dealing state once the pack is on the
    table, else None. *thrown_in* are the hands that made this a redeal (S-9), *void* says why the deal before counts
    for nothing (F-6, F-8); both are shown to all, in table seats.
    """

    no: int
    dealer: Seat
    compulsory: bool
    redeal: bool
    not_before_ms: int
    dealing: Any | None
    thrown_in: tuple[ThrownInHand, ...] = ()
    void: VoidView | None = None
    phase: Literal["dealing"] = "dealing"


@dataclass(frozen=True, slots=True)
class Playing:
    """A deal is played. *thrown_in* are hands without taroks: the deal is void and dealt again (S-9)."""

    deal: DealInProgress
    thrown_in: tuple[ThrownInHand, ...] = ()
    phase: Literal["playing"] = "playing"


@dataclass(frozen=True, slots=True)
class Scored:
    """The deal is counted; the table waits until everybody is ready for the next. *deal* is the one just played."""

    deal: DealInProgress
    ready: tuple[Seat, ...]
    phase: Literal["scored"] = "scored"


EndReason: TypeAlias = Literal["completed", "abandoned", "cancelled", "closed"]


@dataclass(frozen=True, slots=True)
class Finished:
    """The table is over. *winners* share the win; *totals* include the end-of-session charges (unused radli).

    *closed* is a table that never started; *cancelled_by* is the creator's account in a cancelled one.
    """

    reason: EndReason
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    winners: tuple[Seat, ...]
    cancelled_by: AccountId | None
    deal: DealInProgress | None
    phase: Literal["finished"] = "finished"


TablePhase: TypeAlias = Seating | Dealing | Playing | Scored | Finished


@dataclass(frozen=True, slots=True)
class Table:
    """One table from its creation to its end.

    *creator* is None for a table made by matchmaking. *places* are the seats (None while one is empty). *session* is
    the session's id, the same as the table's. *skis_deals_left* counts the deals that remain once a škis round has been
    played (None before); *skis_round* says that the deal to come or in play is one. *answered*: the question has been
    answered or has fallen away, and the next one is due. *last_result* is that of the last row of the sheet, in deal
    seats: older ledgers are in the records.
    """

    id: str
    options: TableOptions
    creator: AccountId | None
    created_ms: int
    creator_seen_ms: int
    places: tuple[Place | None, ...]
    sheet: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    radli: tuple[int, ...]
    skis_round: bool
    skis_deals_left: int | None
    question: Question
    phase: TablePhase
    answered: bool = False
    last_result: DealResult | None = None
