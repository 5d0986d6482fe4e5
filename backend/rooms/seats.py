"""Where an account sits: an index that may name too many tables, never too few; the reader asks the tables."""

from typing import Final, cast

from redis.asyncio import Redis

from backend.protocol.stored import UnreadableError
from backend.rooms.keys import seats_key
from backend.rooms.rooms import Snapshot
from backend.rooms.scripts import reaching_redis
from backend.rooms.store import Change, Store
from backend.tables.model import Finished, Table
from backend.tables.seats import is_person

KEPT_S: Final = 7 * 86_400


class Seats:
    """Account → unfinished tables."""

    def __init__(self, redis: Redis, store: Store) -> None:
        self._redis = redis
        self._store = store

    async def before(self, change: Change) -> None:
        """Note who is about to sit down. Before the commit, so that a worker that dies in between loses nobody."""
        new = _people(change.after) - (frozenset() if change.before is None else _people(change.before.table))
        for account in new:
            await self.note(account, change.after.id)

    async def after(self, change: Change, snapshot: Snapshot) -> None:
        """Nothing to do (see `commits.Aside`)."""

    async def note(self, account: str, table: str) -> None:
        """Add *table* to the index."""
        with reaching_redis():
            async with self._redis.pipeline(transaction=True) as pipe:
                pipe.sadd(seats_key(account), table)
                pipe.expire(seats_key(account), KEPT_S)
                await pipe.execute()

    async def tables_of(self, account: str) -> tuple[str, ...]:
        """List the unfinished tables where *account* sits, the newest first; forget the others."""
        with reaching_redis():
            noted = cast("set[str]", await self._redis.smembers(seats_key(account)))
        tables = [await self._seated(account, table) for table in noted]
        found = [table for table in tables if table is not None]
        return tuple(table.id for table in sorted(found, key=lambda table: (-table.created_ms, table.id)))

    async def _seated(self, account: str, table: str) -> Table | None:
        try:
            snapshot = await self._store.load(table)
        except UnreadableError:
            return None  # a newer server's table, perhaps: not ours to forget
        if snapshot is not None and account in _people(snapshot.table):
            return snapshot.table
        if snapshot is None or isinstance(snapshot.table.phase, Finished):
            with reaching_redis():
                await self._redis.srem(seats_key(account), table)
        return None


def _people(table: Table) -> frozenset[str]:
    if isinstance(table.phase, Finished):
        return frozenset()
    return frozenset(place.player.account for place in table.places if place is not None and is_person(place.player))
