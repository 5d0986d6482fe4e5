"""The frames of the wire (docs/protocol.md): what a client may send, and what it gets.

Client frames are read strictly: unknown keys and types are refused. Server frames are written once per audience.
"""

from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from backend.bots import Why
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import Chosen
from backend.tables.events import (
    BankUsed,
    ClockCredited,
    DealBegan,
    DealingDone,
    DealingStarted,
    DealScored,
    EndCalled,
    LastDealsSet,
    PackShuffled,
    PlayerReady,
    PlayerSat,
    PlayerStood,
    QuestionAsked,
    SeatAway,
    SeatBack,
    SessionEnded,
    SessionStarted,
    SkisRoundSet,
    TableOpened,
)
from backend.tables.views import TableView

MAX_FRAME_BYTES: Final = 8_192
MAX_CHAT_CHARACTERS: Final = 200
MAX_PENDING: Final = 16

CommandId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]

# What every JSON reader, Redis's scripts and a browser can hold exactly.
_Number = Annotated[int, Field(ge=0, le=2**53 - 1)]


class _ClientFrame(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class CmdFrame(_ClientFrame):
    """A command for a table: *do* is the notation; *turn* the number of the question it answers, for game actions."""

    t: Literal["cmd"]
    id: CommandId
    table: TableId
    turn: _Number | None = None
    do: str = Field(min_length=1, max_length=400)


class HelloFrame(_ClientFrame):
    """Follow a table, or resume: *v* and *tip* name the last frame seen, *pending* the commands without an answer."""

    t: Literal["hello"]
    table: TableId
    v: _Number | None = None
    tip: str | None = Field(default=None, max_length=40)
    pending: list[CommandId] = Field(default_factory=list, max_length=MAX_PENDING)


class ByeFrame(_ClientFrame):
    """Stop following a table (the seat is kept)."""

    t: Literal["bye"]
    table: TableId


class LobbyFrame(_ClientFrame):
    """Follow the lobby, or stop."""

    t: Literal["lobby"]
    on: bool


class SayFrame(_ClientFrame):
    """Chat at a table: free *text*, or a ready *phrase* by its name; a refusal repeats *id*."""

    t: Literal["say"]
    id: CommandId | None = None
    table: TableId
    text: str | None = Field(default=None, min_length=1, max_length=MAX_CHAT_CHARACTERS)
    phrase: str | None = Field(default=None, min_length=1, max_length=30, pattern=r"^[a-z_]+$")

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("either text or phrase")
        return self


class PingFrame(_ClientFrame):
    """Measure the way: answered by `pong` with the same number and the server's time."""

    t: Literal["ping"]
    n: _Number


class HintFrame(_ClientFrame):
    """Ask what a bot would answer to question *turn*, and why; a refusal repeats *id*. Changes nothing at the table."""

    t: Literal["hint"]
    id: CommandId
    table: TableId
    turn: _Number


ClientFrame = Annotated[
    CmdFrame | HelloFrame | ByeFrame | LobbyFrame | SayFrame | PingFrame | HintFrame, Field(discriminator="t")
]
CLIENT_FRAME: Final[TypeAdapter[ClientFrame]] = TypeAdapter(ClientFrame)


class _ServerFrame(BaseModel):
    model_config = ConfigDict(frozen=True)


# A deal's events are wrapped for the tables' log; on the wire they stand in the one list beside the table's own.
WireEvent = Annotated[
    DealEvent
    | TableOpened
    | PlayerSat
    | PlayerStood
    | SessionStarted
    | DealingStarted
    | PackShuffled
    | DealingDone
    | DealBegan
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
    | SessionEnded,
    Field(discriminator="kind"),
]


class DiscardChoice(_ServerFrame):
    """All discards at once: any *discard* cards out of *from* (exactly *trumps* of them trumps, where given)."""

    discard: int
    cards: list[str] = Field(serialization_alias="from")
    trumps: int | None = None


class ShowChoice(_ServerFrame):
    """All poignées at once: as many trumps of *from* as one of *show* says (F-16).

    The excuse may be among them only where all of *from* are shown and come to *excuse_at*.
    """

    show: list[int]
    cards: list[str] = Field(serialization_alias="from")
    excuse_at: int | None = None


class Turn(_ServerFrame):
    """The question a seat must answer: its number, every legal answer as notation, and the clock (Unix ms).

    *barred* are the seat's other cards where cards are asked for, by the reason they would be refused with.
    """

    no: int
    legal: list[str | DiscardChoice | ShowChoice]
    barred: dict[str, list[str]]
    turn_ends_ms: int
    deadline_ms: int


class EvFrame(_ServerFrame):
    """One commit of a table. *view* is the table after it; in a run of repaired commits only the last carries one."""

    t: Literal["ev"] = "ev"
    table: str
    v: int
    tip: str
    now_ms: int
    events: list[WireEvent]
    view: TableView | None
    turn: Turn | None


class SnapshotFrame(_ServerFrame):
    """The table as the viewer may see it now."""

    t: Literal["snapshot"] = "snapshot"
    table: str
    v: int
    tip: str
    now_ms: int
    view: TableView
    turn: Turn | None


class AckFrame(_ServerFrame):
    """The command is committed as version *v*."""

    t: Literal["ack"] = "ack"
    id: str
    v: int


class NackFrame(_ServerFrame):
    """The command is refused, with its reason; nothing has changed. *id* is None where the frame could not be read.

    *rule* is the point of the rules that refuses, where one does.
    """

    t: Literal["nack"] = "nack"
    id: str | None
    reason: str
    rule: str | None = None


class FateFrame(_ServerFrame):
    """The end of every answer to `hello`: which pending commands are committed, as which version, and which are not."""

    t: Literal["fate"] = "fate"
    table: str
    committed: dict[str, int]
    unknown: list[str]


class WelcomeFrame(_ServerFrame):
    """The first frame on every socket."""

    t: Literal["welcome"] = "welcome"
    worker: str
    account: str
    name: str
    now_ms: int


class PongFrame(_ServerFrame):
    """The answer to `ping`."""

    t: Literal["pong"] = "pong"
    n: int
    now_ms: int


class LobbySeat(_ServerFrame):
    """Who sits at an open table."""

    name: str
    kind: Literal["guest", "account", "bot"]
    rating: int | None


class OpenTable(_ServerFrame):
    """A public table in the lobby: seats still open (*started* False) or being played.

    *house* are the house options that differ from the rule set's own, as pairs of name and value; *counter*: the table
    tells its players which cards have been played.
    """

    id: str
    ruleset: str
    pace: Literal["fast", "normal", "calm"]
    end: str
    rated: bool
    cut: bool
    house: Chosen
    counter: bool
    started: bool
    created_ms: int
    seats: list[LobbySeat | None]


class TablesFrame(_ServerFrame):
    """The lobby's open tables, newest first; sent whole on subscribing and whenever it changes."""

    t: Literal["tables"] = "tables"
    tables: list[OpenTable]


class ChatFrame(_ServerFrame):
    """Something said at a table."""

    t: Literal["chat"] = "chat"
    table: str
    id: str
    account: str
    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    at_ms: int


class RatingChange(_ServerFrame):
    """What a rated deal did to one seat's rating; unrounded."""

    seat: int
    before: float
    after: float


class RatingsFrame(_ServerFrame):
    """Deal *no* is recorded, and rated where *changes* is not empty. Not versioned: it may come late or twice."""

    t: Literal["ratings"] = "ratings"
    table: str
    no: int
    changes: list[RatingChange]


class HintedFrame(_ServerFrame):
    """The answer to `hint`: what a bot would *do* in question *turn*, in the notation, and *why*."""

    t: Literal["hinted"] = "hinted"
    id: str
    table: str
    turn: int
    do: str
    why: Why


class TroubleFrame(_ServerFrame):
    """Something on our side is not there; play pauses and goes on when *ok* comes. Then say `hello` again."""

    t: Literal["trouble"] = "trouble"
    what: Literal["store"]
    ok: bool


class GoneFrame(_ServerFrame):
    """There is no such table (any more), or it is not yours to see."""

    t: Literal["gone"] = "gone"
    table: str
    reason: Literal["no_such_table", "not_allowed"]


ServerFrame = Annotated[
    EvFrame
    | SnapshotFrame
    | AckFrame
    | NackFrame
    | FateFrame
    | WelcomeFrame
    | PongFrame
    | TablesFrame
    | ChatFrame
    | RatingsFrame
    | HintedFrame
    | TroubleFrame
    | GoneFrame,
    Field(discriminator="t"),
]
SERVER_FRAME: Final[TypeAdapter[ServerFrame]] = TypeAdapter(ServerFrame)


def write_frame(frame: ServerFrame) -> str:
    """Write *frame* as JSON text: the one encoder of the wire."""
    return frame.model_dump_json(by_alias=True)
