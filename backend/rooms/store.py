"""Tables in Redis: load one, commit a decision. What was last seen of each is kept, so that a move is one trip."""

import secrets
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from redis.asyncio import Redis

from backend.protocol.stored import read_events, read_table, write_entry, write_events, write_table
from backend.rooms.answers import Fields, entries_of, fields_of
from backend.rooms.clock import Clock
from backend.rooms.keys import TableKeys, keys_of
from backend.rooms.rooms import Batch, Snapshot
from backend.rooms.scripts import COMMIT, Answer, reaching_redis
from backend.tables.events import TableEvent
from backend.tables.machine import evolve
from backend.tables.model import Table
from backend.tables.outbox import OutboxEntry

TABLES_KEPT: Final = 512
KEPT_AFTER_THE_END_S: Final = 3_600


@dataclass(frozen=True, slots=True)
class Change:
    """A decision about to be committed: from *before* (None: a new table) to *after* by *events*, judged at *at_ms*.

    *timed*: only if the table's deadline has passed by Redis's clock. *deadline_ms* is the next one.
    """

    command: str
    by: str
    before: Snapshot | None
    after: Table
    events: tuple[TableEvent, ...]
    at_ms: int
    deadline_ms: int | None
    outbox: tuple[OutboxEntry, ...] = ()
    timed: bool = False
    finished: bool = False


@dataclass(frozen=True, slots=True)
class Committed:
    """It stands."""

    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class Repeated:
    """This command was accepted before, as *version*."""

    version: int


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody else was first: the table is now at *snapshot*. Decide again."""

    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class NotNow:
    """By Redis's clock the deadline has not passed, or our clock was off (and is set right now). Decide again."""


Outcome: TypeAlias = Committed | Repeated | Moved | NotNow


class Store:
    """The tables of one Redis, with the last *kept* seen. A kept one may be old; only a commit or `load` tells."""

    def __init__(self, redis: Redis, clock: Clock, kept: int = TABLES_KEPT) -> None:
        self._redis = redis
        self._clock = clock
        self._kept = kept
        self._seen: OrderedDict[str, Snapshot] = OrderedDict()

    async def commit(self, change: Change, envelope: str, tip: str) -> Outcome:
        """Compare and append, in one script. *envelope* goes out as it is.

        Raises:
            StoreDown: it may or may not stand; ask again with the same command id.
        """
        keys = keys_of(change.after.id)
        asked = self._clock.local_ms()
        answer = await COMMIT(self._redis, _commit_keys(keys), [*_commit_args(change, envelope, tip)])
        if answer[0] == "clock":
            self._clock.doubt()
        self._clock.heard(answer[2], asked)
        return await self._outcome(change, tip, answer)

    async def _outcome(self, change: Change, tip: str, answer: Answer) -> Outcome:
        match answer:
            case ["committed", version, _]:
                return Committed(self._remember(Snapshot(version, tip, change.after)))
            case ["repeated", version, _]:
                return Repeated(version)
            case ["moved", version, _, its_tip, entries]:
                folded = None if change.before is None else _fold(change.before, (version, its_tip), entries)
                return Moved(await self.reload(change.after.id) if folded is None else self._remember(folded))
            case _:
                return NotNow()

    async def near(self, table: str) -> Snapshot | None:
        """Return the table as last seen, if need be from Redis: good enough to decide on, since the commit compares."""
        seen = self._seen.get(table)
        return await self.reload(table) if seen is None else seen

    async def load(self, table: str) -> Snapshot | None:
        """Return the table as it is now, None where there is none.

        Raises:
            StoreDown: Redis is away.
            UnreadableError: it was stored by another schema.
        """
        seen = self._seen.get(table)
        if seen is None:
            return await self.reload(table)
        (position,) = await self.positions([table])
        return seen if position == (seen.version, seen.tip) else await self.reload(table)

    async def reload(self, table: str) -> Snapshot | None:
        """Read the table from Redis, whatever is remembered."""
        try:
            keys = keys_of(table)
        except ValueError:
            return None
        with reaching_redis():
            version, tip, state = await fields_of(self._redis, keys.meta, "v", "tip", "s")
        if version is None or tip is None or state is None:
            self._seen.pop(table, None)
            return None
        return self._remember(Snapshot(int(version), tip, read_table(state)))

    async def committed_as(self, snapshot: Snapshot, command: str) -> Repeated | Moved | None:
        """Ask about a command that *snapshot* refuses: was it accepted before, or is *snapshot* old? None: neither."""
        keys = keys_of(snapshot.table.id)
        with reaching_redis():
            async with self._redis.pipeline(transaction=True) as pipe:
                pipe.zscore(keys.commands, command)
                pipe.hmget(keys.meta, ["v", "tip"])
                first, (version, tip) = await pipe.execute()
        if first is not None:
            return Repeated(int(first))
        if version is not None and (int(version), tip) == (snapshot.version, snapshot.tip):
            return None
        return Moved(await self.reload(snapshot.table.id))

    async def since(self, table: str, version: int, tip: str) -> tuple[Batch, ...] | None:
        """Return the batches after *version*; None where it is not the *tip* we know of, or is trimmed."""
        try:
            keys = keys_of(table)
        except ValueError:
            return None
        with reaching_redis():
            entries = await entries_of(self._redis, keys.stream, first=f"0-{version}")
        batches = [_batch(entry, fields) for entry, fields in entries]
        known = bool(batches) and (batches[0].version, batches[0].tip) == (version, tip)
        return tuple(batches[1:]) if known else None

    async def fates(self, table: str, commands: Sequence[str]) -> dict[str, int]:
        """Return the versions of those of *commands* (`account:id`) that were accepted."""
        try:
            keys = keys_of(table)
        except ValueError:
            return {}
        if not commands:
            return {}
        with reaching_redis():
            versions = await self._redis.zmscore(keys.commands, list(commands))
        return {
            command: int(version) for command, version in zip(commands, versions, strict=True) if version is not None
        }

    async def positions(self, tables: Sequence[str]) -> list[tuple[int, str] | None]:
        """Return version and tip of each of *tables* in one trip; None where there is none."""
        with reaching_redis():
            async with self._redis.pipeline(transaction=False) as pipe:
                for table in tables:
                    pipe.hmget(keys_of(table).meta, ["v", "tip"])
                answers = await pipe.execute()
        return [None if version is None or tip is None else (int(version), tip) for version, tip in answers]

    def _remember(self, snapshot: Snapshot) -> Snapshot:
        self._seen[snapshot.table.id] = snapshot
        self._seen.move_to_end(snapshot.table.id)
        if len(self._seen) > self._kept:
            self._seen.popitem(last=False)
        return snapshot


def new_tip() -> str:
    """Draw the random mark of a version."""
    return secrets.token_hex(8)


def _commit_keys(keys: TableKeys) -> list[str]:
    shared = keys.partition
    return [keys.meta, keys.stream, keys.commands, shared.deadlines, shared.outbox, keys.channel]


def _commit_args(change: Change, envelope: str, tip: str) -> Iterable[str | int]:
    before = change.before
    yield change.after.id
    yield change.command
    yield 0 if before is None else before.version
    yield "" if before is None else before.tip
    yield change.at_ms
    yield int(change.timed)
    yield tip
    yield change.by
    yield write_events(change.events)
    yield write_table(change.after)
    yield "" if change.deadline_ms is None else change.deadline_ms
    yield KEPT_AFTER_THE_END_S if change.finished else ""
    yield envelope
    yield from map(write_entry, change.outbox)


def _fold(before: Snapshot, now: tuple[int, str], entries: Sequence[Sequence[Answer]]) -> Snapshot | None:
    """Fold the missed batches into *before*; None where they do not lead from it to *now*: the history branched."""
    batches = [_batch(entry, dict(zip(flat[::2], flat[1::2], strict=True))) for entry, flat in entries]
    ends = [(batch.version, batch.tip) for batch in (*batches[:1], *batches[-1:])]
    if ends != [(before.version, before.tip), now]:
        return None
    table = before.table
    for batch in batches[1:]:
        for event in batch.events:
            table = evolve(table, event)
    return Snapshot(*now, table)


def _batch(entry: str, fields: Fields) -> Batch:
    return Batch(int(entry.partition("-")[2]), fields["tip"], read_events(fields["ev"]))
