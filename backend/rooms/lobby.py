"""The lobby in Redis: an entry per open public table, and the seats that seekers hold. The tables are the truth.

Nothing is decided in Redis: `backend.lobby` chooses, a script swaps one entry unless the lobby was changed since it was
read, and where it was, one chooses again. So two who look for people at once meet, and a held seat is held by one.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal

from pydantic import TypeAdapter, ValidationError
from redis.asyncio import Redis

from backend.lobby.seeks import Seek, in_order, waiting_at
from backend.lobby.summary import LobbySeat, LobbyTable, end_text, lobby_table
from backend.protocol.frames import LobbySeat as ShownSeat
from backend.protocol.frames import OpenTable
from backend.rooms.answers import hash_of
from backend.rooms.clock import Clock
from backend.rooms.keys import LOBBY_CHANNEL, LOBBY_OPEN
from backend.rooms.rooms import Refused, Snapshot
from backend.rooms.scripts import SWAP, reaching_redis
from backend.rooms.store import Change

HELD_MS: Final = 10_000
TRIES: Final = 200  # everybody who looks at once is first once; a lost race costs one quick trip
_CHANGES: Final = ""


@dataclass(frozen=True, slots=True)
class Hold:
    """A seat kept for a seeker until *until_ms*."""

    account: str
    until_ms: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A table as the lobby knew it at *version*; 0: a seeker is about to open it."""

    version: int
    table: LobbyTable
    held: tuple[Hold, ...] = ()

    def with_held_seats(self, now_ms: int) -> LobbyTable:
        """Return the table as it will be when everybody who holds a seat has taken it."""
        waiting = iter([LobbySeat(hold.account, "", "guest", None) for hold in self.held if hold.until_ms > now_ms])
        return replace(
            self.table,
            seats=tuple(next(waiting, None) if seat is None else seat for seat in self.table.seats),
        )


@dataclass(frozen=True, slots=True)
class Found:
    """Where a seeker goes: he sits at a table, or opens it."""

    how: Literal["sits", "sit", "open"]
    table: str


_ENTRY: Final = TypeAdapter(Entry)


@dataclass(frozen=True, slots=True)
class _Lobby:
    changes: int
    entries: dict[str, Entry]


class Lobby:
    """The open tables, for all workers."""

    def __init__(self, redis: Redis, clock: Clock) -> None:
        self._redis = redis
        self._clock = clock

    async def tables(self) -> tuple[OpenTable, ...]:
        """List the tables that exist, newest first."""
        entries = (await self._read()).entries.values()
        newest = sorted(entries, key=lambda entry: (-entry.table.created_ms, entry.table.id))
        return tuple(_shown(entry.table) for entry in newest if entry.version)

    # --- kept up with the commits (`commits.Aside`) ----------------------------------------------------------------

    async def before(self, change: Change) -> None:
        """Nothing to do."""

    async def after(self, change: Change, snapshot: Snapshot) -> None:
        """Write the entry anew where a commit changed it."""
        before = None if change.before is None else lobby_table(change.before.table)
        if lobby_table(snapshot.table) != before:
            await self.put(snapshot)

    async def put(self, snapshot: Snapshot) -> None:
        """Make the table's entry as new as *snapshot*."""
        shown, table = lobby_table(snapshot.table), snapshot.table.id
        for _ in range(TRIES):
            lobby = await self._read()
            known = lobby.entries.get(table)
            if (known is None and shown is None) or (known is not None and known.version >= snapshot.version):
                return
            entry = None if shown is None else Entry(snapshot.version, shown, _still_held(known, shown))
            if await self._swap(lobby, table, entry):
                return

    async def drop(self, table: str) -> None:
        """Take out what is no table."""
        for _ in range(TRIES):
            lobby = await self._read()
            if table not in lobby.entries or await self._swap(lobby, table, None):
                return

    async def listed(self) -> tuple[str, ...]:
        """List all entries, those of tables that are only about to be opened too."""
        return tuple((await self._read()).entries)

    # --- looking for people ----------------------------------------------------------------------------------------

    async def hold_seat(self, seek: Seek, new: LobbyTable) -> Found:
        """Hold a seat at the best table that fits *seek*; where none does, announce *new*, to be opened by the seeker.

        Raises:
            Refused: `busy`.
            StoreDown: Redis is away.
        """
        for _ in range(TRIES):
            lobby, now = await self._read(), self._clock.now_ms()
            tables = {table: entry.with_held_seats(now) for table, entry in lobby.entries.items()}
            if (mine := waiting_at(tables.values(), seek)) is not None:
                return Found("sits", mine.id)
            best = next(iter(in_order(tables.values(), seek)), None)
            entry = Entry(0, new) if best is None else lobby.entries[best.id]
            hold = Hold(seek.account, now + HELD_MS)
            if await self._swap(lobby, entry.table.id, replace(entry, held=(*_running(entry, now), hold))):
                return Found("open" if best is None else "sit", entry.table.id)
        raise Refused("busy")

    async def let_go(self, table: str, account: str) -> None:
        """Give up a held seat."""
        for _ in range(TRIES):
            lobby = await self._read()
            entry = lobby.entries.get(table)
            if entry is None or all(hold.account != account for hold in entry.held):
                return
            left = tuple(hold for hold in entry.held if hold.account != account)
            if await self._swap(lobby, table, replace(entry, held=left)):
                return

    # --- Redis -----------------------------------------------------------------------------------------------------

    async def _read(self) -> _Lobby:
        with reaching_redis():
            stored = await hash_of(self._redis, LOBBY_OPEN)
        changes = int(stored.pop(_CHANGES, 0))
        entries = {table: _entry(text) for table, text in stored.items()}
        return _Lobby(changes, {table: entry for table, entry in entries.items() if entry is not None})

    async def _swap(self, lobby: _Lobby, table: str, entry: Entry | None) -> bool:
        text = "" if entry is None else _ENTRY.dump_json(entry).decode()
        return bool(await SWAP(self._redis, [LOBBY_OPEN, LOBBY_CHANNEL], [lobby.changes, table, text]))


@lru_cache(maxsize=4_096)
def _entry(text: str) -> Entry | None:
    try:
        return _ENTRY.validate_json(text)
    except ValidationError:
        return None  # another version's; the repair writes it anew


def _running(entry: Entry, now_ms: int) -> tuple[Hold, ...]:
    return tuple(hold for hold in entry.held if hold.until_ms > now_ms)


def _still_held(known: Entry | None, shown: LobbyTable) -> tuple[Hold, ...]:
    """Keep the holds of those who have not sat down yet, while there are seats to sit down in."""
    seated = {seat.account for seat in shown.seats if seat is not None}
    held = () if known is None else known.held
    return tuple(hold for hold in held if hold.account not in seated and shown.free)


def _shown(table: LobbyTable) -> OpenTable:
    return OpenTable(
        id=table.id,
        ruleset=table.ruleset,
        pace=table.pace,
        end=end_text(table.end),
        rated=table.rated,
        cut=table.cut,
        house=table.house,
        counter=table.counter,
        started=table.started,
        created_ms=table.created_ms,
        seats=[
            None if seat is None else ShownSeat(name=seat.name, kind=seat.kind, rating=seat.rating)
            for seat in table.seats
        ],
    )
