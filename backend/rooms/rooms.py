"""The live tables: the one object through which API and gateway read, follow and command them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from backend.protocol.frames import OpenTable
from backend.rules.shared.cards import Seat
from backend.tables.events import TableEvent
from backend.tables.model import Player, Table
from backend.tables.options import TableOptions


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at one version. *tip* is the random mark of that version."""

    version: int
    tip: str
    table: Table


@dataclass(frozen=True, slots=True)
class Batch:
    """One commit of the past, unredacted: never sent as it is."""

    version: int
    tip: str
    events: tuple[TableEvent, ...]


@dataclass(frozen=True, slots=True)
class Envelope:
    """One commit as it goes out: an `ev` frame's JSON text per table seat and one for spectators, rendered once.

    *accounts* are the seats' accounts after the commit (None: empty), by which a socket finds its frame.
    """

    table: str
    version: int
    tip: str
    accounts: tuple[str | None, ...]
    seats: tuple[str, ...]
    public: str

    def frame_for(self, account: str) -> str:
        """Return the frame *account* may see: its seat's, or the spectators'."""
        return self.seats[self.accounts.index(account)] if account in self.accounts else self.public


class Listener(Protocol):
    """A socket that follows tables. Called in order; never awaits and never blocks."""

    def committed(self, envelope: Envelope) -> None:
        """The next version of a table it follows (versions contiguous; a gap is repaired before this is called)."""

    def resync(self, table: str) -> None:
        """The history branched (a failover rolled back): ask for a snapshot."""

    def told(self, table: str, frame: str) -> None:
        """An unversioned frame of the table (chat, ratings), as JSON text."""


class Refused(Exception):
    """A command that was not committed; *reason* is a word of the rules', the table's or the room's lists.

    *rule* is the rule point it is refused by, where it is one of the game's.
    """

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class StoreDown(Exception):
    """Redis is away, or cannot. Nothing is known to be committed: say it again with the same command id."""


class Rooms(Protocol):
    """What the rooms offer (implemented in backend/rooms on Redis)."""

    def on_store(self, told: Callable[[bool], None]) -> Callable[[], None]:
        """Call *told* with False when Redis is lost and with True when all is read anew; call the result to stop."""

    async def ready(self) -> bool:
        """Say whether Redis answers and the feed stands."""

    async def open(self, options: TableOptions, creator: Player | None, *, seated: Sequence[Player] = ()) -> str:
        """Create a table, seat *seated* from seat 0 on (bots among them, if wished) and return its id."""

    async def seek(self, player: Player, ruleset: str, pace: str, seats: int | None = None) -> str:
        """Seat *player* at a waiting public table of that ruleset and pace, or open one; return its id.

        *seats* is one of the ruleset's `table_sizes`, None the usual one.
        """

    async def load(self, table: str) -> Snapshot | None:
        """Return the table now, or None where there is none."""

    async def submit(self, table: str, player: Player, do: str, turn: int | None, command: str) -> int:
        """Judge and commit one command text of *player*; return the version.

        A repeated accepted command id returns its first version. Raises `Refused` (a reason of the rules' or the
        table's, or no_such_table, unreadable_table, busy); `StoreDown` where Redis is away.
        """

    async def since(self, table: str, version: int, tip: str) -> tuple[Batch, ...] | None:
        """Return every batch after *version*, or None where the history is trimmed or branched (send a snapshot)."""

    async def fates(self, table: str, account: str, commands: Sequence[str]) -> dict[str, int]:
        """Return the versions of those of *commands* that were committed."""

    async def follow(self, table: str, listener: Listener) -> Callable[[], None]:
        """Subscribe *listener* (subscribed in Redis when this returns); call the result to stop."""

    async def tables_of(self, account: str) -> tuple[str, ...]:
        """List the unfinished tables where *account* sits."""

    async def open_tables(self) -> tuple[OpenTable, ...]:
        """List the lobby."""

    async def follow_lobby(self, changed: Callable[[tuple[OpenTable, ...]], None]) -> Callable[[], None]:
        """Call *changed* with the whole lobby whenever it changes; call the result to stop."""

    async def say(self, table: str, player: Player, seat: Seat | None, text: str | None, phrase: str | None) -> None:
        """Say something at a table where *player* sits.

        Raises `Refused`: not_allowed, chat_closed, unknown_phrase, bad_text, too_fast, no_such_table.
        """

    async def recent_chat(self, table: str, account: str) -> tuple[str, ...]:
        """Return the last chat frames as JSON text, none where *account* may not read them."""
