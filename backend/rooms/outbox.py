"""The outbox: what a table hands over for good goes to the recorder, in order, and leaves only when it is recorded."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Protocol

from redis.asyncio import Redis

from backend.protocol.frames import RatingChange, RatingsFrame, write_frame
from backend.protocol.stored import NewerError, UnreadableError, read_entry
from backend.rooms.answers import entries_of, publish
from backend.rooms.channel import told_message
from backend.rooms.keys import PartitionKeys, all_partitions, keys_of
from backend.rooms.rooms import Snapshot
from backend.rooms.scripts import RELEASE, reaching_redis
from backend.rooms.store import Change
from backend.rooms.tasks import Faults
from backend.tables.outbox import FinishedDeal, OutboxEntry

LOOK_S: Final = 1.0
LEASE_MS: Final = 10_000
AT_ONCE: Final = 20
RECORDING_S: Final = 8.0
LONGEST_PAUSE_S: Final = 15.0


class RatingMoved(Protocol):
    """What a rated deal did to the rating of table seat *seat*; unrounded."""

    @property
    def seat(self) -> int:
        """The table seat."""

    @property
    def before(self) -> float:
        """The rating before the deal."""

    @property
    def after(self) -> float:
        """The rating after it."""


class Recorder(Protocol):
    """Where entries go. Called again after a fault, so recording one twice must change nothing."""

    async def record(self, entry: OutboxEntry) -> Sequence[RatingMoved]:
        """Record *entry* in one transaction; return what it did to ratings. Whatever it raises, it is asked again."""


class Outbox:
    """Consumes the outbox of every partition that no other worker has a lease of."""

    def __init__(self, redis: Redis, recorder: Recorder, faults: Faults) -> None:
        self._redis = redis
        self._recorder = recorder
        self._faults = faults
        self._me = secrets.token_hex(8)
        self._kick = asyncio.Event()
        self._pauses: dict[PartitionKeys, tuple[float, float]] = {}

    async def before(self, change: Change) -> None:
        """Nothing to do (see `commits.Aside`)."""

    async def after(self, change: Change, snapshot: Snapshot) -> None:  # noqa: ARG002  the protocol's
        """Look at once where something was handed over."""
        if change.outbox:
            self._kick.set()

    async def consume(self) -> None:
        """Wait for a while or for a commit, then record what is there."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._kick.wait(), LOOK_S)
        self._kick.clear()
        for keys in await self._filled():
            if time.monotonic() >= self._pauses.get(keys, (0.0, 0.0))[0]:
                await self._drain(keys)

    async def _filled(self) -> list[PartitionKeys]:
        partitions = tuple(all_partitions())
        with reaching_redis():
            async with self._redis.pipeline(transaction=False) as pipe:
                for keys in partitions:
                    pipe.xlen(keys.outbox)
                lengths = await pipe.execute()
        return [keys for keys, length in zip(partitions, lengths, strict=True) if length]

    async def _drain(self, keys: PartitionKeys) -> None:
        """Record a partition's entries in order, alone as long as the lease holds; twice is harmless."""
        with reaching_redis():
            if not await self._redis.set(keys.lease, self._me, nx=True, px=LEASE_MS):
                return
        try:
            while await self._some(keys):
                pass
        finally:
            await RELEASE(self._redis, [keys.lease], [self._me])

    async def _some(self, keys: PartitionKeys) -> bool:
        with reaching_redis():
            entries = await entries_of(self._redis, keys.outbox, count=AT_ONCE)
        for number, fields in entries:
            if not await self._record(keys, fields["entry"]):
                return False
            with reaching_redis():
                async with self._redis.pipeline(transaction=False) as pipe:
                    pipe.xdel(keys.outbox, number)
                    pipe.pexpire(keys.lease, LEASE_MS)
                    await pipe.execute()
        return len(entries) == AT_ONCE

    async def _record(self, keys: PartitionKeys, text: str) -> bool:
        """Record one entry; say whether it is done with."""
        try:
            entry = read_entry(text)
        except NewerError as error:
            self._faults.note("outbox_newer", error)  # the servers are being replaced: the newer ones record it
            self._pause(keys)
            return False
        except UnreadableError as error:
            # It would hold up all that follows for ever. People will look at it.
            self._faults.note("outbox_unreadable", error)
            with reaching_redis():
                await self._redis.xadd(keys.refused, {"entry": text})
            return True
        try:
            moved = await asyncio.wait_for(self._recorder.record(entry), RECORDING_S)
        except Exception as error:  # noqa: BLE001  the database is away, or whatever: it is asked again
            self._faults.note("record_failed", error)
            self._pause(keys)
            return False
        self._pauses.pop(keys, None)
        if isinstance(entry, FinishedDeal):
            await self._tell(entry, moved)
        return True

    def _pause(self, keys: PartitionKeys) -> None:
        """Come back later to this partition: each time in vain twice as late."""
        pause = min(max(2 * self._pauses.get(keys, (0.0, 0.0))[1], 0.25), LONGEST_PAUSE_S)
        self._pauses[keys] = (time.monotonic() + pause, pause)

    async def _tell(self, deal: FinishedDeal, moved: Sequence[RatingMoved]) -> None:
        changes = [RatingChange(seat=one.seat, before=one.before, after=one.after) for one in moved]
        frame = write_frame(RatingsFrame(table=deal.header.session, no=deal.row.no, changes=changes))
        with reaching_redis():
            await publish(self._redis, keys_of(deal.header.session).channel, told_message(frame))
