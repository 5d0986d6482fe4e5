"""Deadlines: what is due happens once, whoever sees to it, and nobody loses a turn because nobody did.

The deadline stands in the table's state; the sorted set is an index. The worker that commits sets a timer of its own
for what is due soon. Every worker also sweeps all partitions, so that what a dead worker had planned happens all the
same. Each sweep leaves its time in the partition's heartbeat: a later one that finds it old knows that nobody swept.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Final, TypeAlias, cast

from redis.asyncio import Redis

from backend.kit.ending import end
from backend.rooms.clock import Clock
from backend.rooms.commits import Commits
from backend.rooms.keys import PartitionKeys, all_partitions, keys_of
from backend.rooms.rooms import Snapshot, StoreDown
from backend.rooms.scripts import reaching_redis
from backend.rooms.store import Change, NotNow, Outcome, Store
from backend.rooms.system import command_due
from backend.rooms.tasks import Faults
from backend.tables.commands import CreditClock
from backend.tables.due import Due, DueKind, due

Work: TypeAlias = Callable[[], Coroutine[None, None, None]]

SWEEP_S: Final = 0.5
SOON_MS: Final = 10_000
UNSWEPT_MS: Final = 5_000
BUSY_MS: Final = 5
AT_ONCE: Final = 100
TRIES: Final = 8
EARLY_S: Final = 0.002


class Deadlines:
    """Sees to it that tables get what they wait for from the server."""

    def __init__(self, redis: Redis, store: Store, clock: Clock, faults: Faults) -> None:
        self._redis = redis
        self._store = store
        self._clock = clock
        self._faults = faults
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._stopped = False
        self.commits: Commits | None = None

    # --- timers of this worker -----------------------------------------------------------------------------------

    async def before(self, change: Change) -> None:
        """Nothing to do (see `commits.Aside`)."""

    async def after(self, change: Change, snapshot: Snapshot) -> None:
        """Set a timer for what is due soon."""
        if (timer := self._timers.pop(snapshot.table.id, None)) is not None:
            timer.cancel()
        if change.deadline_ms is not None:
            self._plan(snapshot.table.id, change.deadline_ms - self._clock.now_ms())

    def _plan(self, table: str, wait_ms: int) -> None:
        if wait_ms < SOON_MS and not self._stopped:
            loop = asyncio.get_running_loop()
            self._timers[table] = loop.call_later(max(wait_ms, 0) / 1000, self._fire, table)

    def _fire(self, table: str) -> None:
        self._timers.pop(table, None)
        if table in self._running:
            self._plan(table, BUSY_MS)
        else:
            self._run(table, partial(self._timed, table))

    def _run(self, table: str, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._running[table] = task
        task.add_done_callback(lambda _: self._running.pop(table, None))

    async def _guarded(self, work: Work) -> None:
        try:
            await work()  # begun here: a task that is cancelled before its first step leaves no coroutine behind
        except StoreDown:
            self._faults.counts["due_waits"] += 1  # the sweep comes again
        except Exception as error:  # noqa: BLE001  one table's fault is not the others'
            self._faults.note("due_failed", error)

    async def stop(self) -> None:
        """Cancel timers and what they have begun; another worker sweeps."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        await end(self._running.values())

    # --- the sweep -----------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Look at all partitions once, in one trip, and see to what is due."""
        await asyncio.sleep(SWEEP_S * (0.5 + secrets.randbelow(1_000) / 1_000))
        partitions = tuple(all_partitions())
        for keys, (since, tables) in zip(partitions, await self._overdue(partitions), strict=True):
            for table in tables:
                if table not in self._running:
                    self._run(table, partial(self._swept, table, since))
            await asyncio.gather(*(self._running[table] for table in tables if table in self._running))
            # Only now, and when all is seen to: who dies before a clock is credited leaves the old heartbeat behind.
            if len(tables) < AT_ONCE:
                await self._beat(keys)
            # Beside the sweep: it may be many tables, and a sweep that waits for them would look like one that stopped.
            if since is not None and keys.tag not in self._running:
                self._run(keys.tag, partial(self._credit_others, keys, since))

    async def _overdue(self, partitions: Iterable[PartitionKeys]) -> list[tuple[int | None, list[str]]]:
        """Read the clock, and for each partition since when nobody swept (None: somebody did) and what is due."""
        asked = self._clock.local_ms()
        now = self._clock.now_ms()
        with reaching_redis():
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.time()
                for keys in partitions:
                    pipe.get(keys.heartbeat)
                    pipe.zrange(keys.deadlines, 0, now, byscore=True, offset=0, num=AT_ONCE)
                (seconds, micros), *answers = await pipe.execute()
        self._clock.heard(seconds * 1000 + micros // 1000, asked)
        beats = [None if beat is None or now - int(beat) <= UNSWEPT_MS else int(beat) for beat in answers[::2]]
        return list(zip(beats, answers[1::2], strict=True))

    async def _credit_others(self, keys: PartitionKeys, since: int) -> None:
        """Give back the time since nobody swept also where it has not run out yet."""
        with reaching_redis():
            waiting = await self._redis.zrange(keys.deadlines, self._clock.now_ms(), "+inf", byscore=True)
        for table in cast("list[str]", waiting):
            await self._guarded(partial(self._credited, table, since))

    async def _beat(self, keys: PartitionKeys) -> None:
        with reaching_redis():
            await self._redis.set(keys.heartbeat, self._clock.now_ms())

    # --- one table -----------------------------------------------------------------------------------------------

    async def _timed(self, table: str) -> None:
        """This worker's timer rang, for what it had committed itself. Where another was first, that one goes on."""
        snapshot = await self._store.near(table)
        for _ in range(TRIES):
            waits = None if snapshot is None else due(snapshot.table)
            now = self._clock.now_ms()
            if snapshot is None or waits is None:
                return
            if waits.at_ms > now:
                self._plan(table, waits.at_ms - now)
                return
            if now - waits.at_ms > UNSWEPT_MS:
                return  # we were stopped ourselves: the sweep tells whether anybody was there, and credits the clock
            if not isinstance(await self._commit(snapshot, waits, now, None), NotNow):
                return
            await asyncio.sleep(EARLY_S)

    async def _swept(self, table: str, unswept_since: int | None) -> None:
        """The index says that *table* is overdue: nobody has planned it, or who had is gone."""
        snapshot = await self._store.load(table)
        waits = None if snapshot is None else due(snapshot.table)
        now = self._clock.now_ms()
        if snapshot is not None and waits is not None and waits.at_ms <= now:
            await self._commit(snapshot, waits, now, unswept_since)
        else:
            await self._mend(table, waits)

    async def _commit(self, snapshot: Snapshot, waits: Due, now: int, unswept_since: int | None) -> Outcome:
        assert self.commits is not None
        if unswept_since is not None and waits.kind is DueKind.TIMEOUT and waits.at_ms > unswept_since:
            return await self._credit(snapshot, unswept_since, now)
        once = f"{waits.kind}:{snapshot.table.id}:{snapshot.version}"
        return await self.commits.by_server(snapshot, once, command_due(snapshot.table, waits, self._faults), now)

    async def _credited(self, table: str, since: int) -> None:
        """The clock of *table* ran on, from *since*, while nobody could answer."""
        snapshot = await self._store.load(table)
        waits = None if snapshot is None else due(snapshot.table)
        if snapshot is None or waits is None or waits.kind is not DueKind.TIMEOUT:
            return
        if snapshot.table.question.asked_ms <= since:
            await self._credit(snapshot, since, self._clock.now_ms())

    async def _credit(self, snapshot: Snapshot, since: int, now: int) -> Outcome:
        """Move the deadline to now plus what remained when the sweeping stopped: once, whoever finds it out."""
        assert self.commits is not None
        self._faults.counts["clocks_credited"] += 1
        once = f"credit:{snapshot.table.id}:{since}"
        return await self.commits.by_server(snapshot, once, CreditClock(now - since), now, timed=False)

    async def _mend(self, table: str, waits: Due | None) -> None:
        """Correct the index, unless a commit has just done so."""
        deadlines = keys_of(table).partition.deadlines
        with reaching_redis():
            score = await self._redis.zscore(deadlines, table)
            if score is None or (waits is not None and waits.at_ms == int(score)):
                return
            self._faults.counts["deadlines_mended"] += 1
            if waits is None:
                await self._redis.zrem(deadlines, table)
            else:
                await self._redis.zadd(deadlines, {table: waits.at_ms}, xx=True)
