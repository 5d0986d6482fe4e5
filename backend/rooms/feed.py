"""The feed: what is committed anywhere reaches this worker's listeners, every version once and in order.

Publishing is at most once, so nothing is believed to be complete. Each followed table has a position, (version, tip).
An envelope that is the next one is passed on. Anything else, a fresh subscription, a lost connection or the regular
look makes the table *doubtful*: its envelopes are held back while `repair` compares the position with Redis and fills
the gap from the stream. A position that Redis does not know any more means that the history branched.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError

from backend.protocol.stored import UnreadableError
from backend.rooms.channel import read_message
from backend.rooms.keys import LOBBY_CHANNEL, keys_of
from backend.rooms.repair import missed
from backend.rooms.rooms import Envelope, Listener, StoreDown
from backend.rooms.store import Store
from backend.rooms.tasks import Faults

PING_S: Final = 2.0
SILENCE_S: Final = 6.0
LOOK_S: Final = 5.0
SUBSCRIBING_S: Final = 5.0
RECONNECT_S: Final = 0.2
REPAIRED_AT_ONCE: Final = 100


@dataclass(slots=True, eq=False)
class _Followed:
    """A table with listeners. *tip* is None until its position has been read; *held* is None unless it is doubtful."""

    table: str
    listeners: dict[object, Listener] = field(default_factory=dict)
    version: int = 0
    tip: str | None = None
    held: list[Envelope] | None = None
    known: asyncio.Event = field(default_factory=asyncio.Event)


class Feed:
    """One subscribed connection to Redis, shared by all sockets of this worker."""

    def __init__(self, redis: Redis, store: Store, now_ms: Callable[[], int], faults: Faults) -> None:
        self._redis = redis
        self._store = store
        self._now_ms = now_ms
        self._faults = faults
        self._pubsub: PubSub | None = None
        self._tables: dict[str, _Followed] = {}
        self._channels: dict[str, _Followed] = {}
        self._doubtful: set[str] = set()
        self._doubt = asyncio.Event()
        self._unconfirmed: set[str] = set()
        self._writing = asyncio.Lock()
        self._standing = False
        self._looked = time.monotonic()
        self.lobby_changed: Callable[[], None] = _nothing
        self._store_told: dict[object, Callable[[bool], None]] = {}

    @property
    def stands(self) -> bool:
        """Whether the subscription stands and every followed table has been read since."""
        return self._standing

    # --- listeners -----------------------------------------------------------------------------------------------

    async def follow(self, table: str, listener: Listener) -> Callable[[], None]:
        """Subscribe *listener*; the table's channel is subscribed when this returns.

        Raises:
            StoreDown: Redis is away.
            ValueError: *table* is nothing that could be an id.
        """
        channel = keys_of(table).channel
        followed = self._tables.get(table)
        new = followed is None
        if followed is None:
            followed = self._tables[table] = self._channels[channel] = _Followed(table, held=[])
        ticket = object()  # a listener may follow twice, and may be equal to another
        followed.listeners[ticket] = listener
        try:
            if new:
                await self._subscribe(channel)
            await asyncio.wait_for(followed.known.wait(), SUBSCRIBING_S)
        except BaseException as error:  # a socket that is closed meanwhile must not stay here
            followed.listeners.pop(ticket, None)
            if isinstance(error, TimeoutError):
                raise StoreDown("not subscribed in time") from None
            raise
        return lambda: _leave(followed, ticket)

    def on_store(self, told: Callable[[bool], None]) -> Callable[[], None]:
        """Call *told* with False when the connection is lost, with True when all is read anew."""
        ticket = object()
        self._store_told[ticket] = told
        return lambda: self._forget(ticket)

    def _forget(self, ticket: object) -> None:
        self._store_told.pop(ticket, None)

    def hush(self) -> None:
        """Tell nobody any more that the connection is gone: we are closing it ourselves."""
        self._store_told.clear()

    async def _subscribe(self, channel: str) -> None:
        with suppress(RedisError, OSError):
            async with self._writing:
                # Without a connection nothing is lost: all followed channels are subscribed when there is one.
                if self._pubsub is not None:
                    await self._pubsub.ssubscribe(channel)

    # --- the connection ------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Connect, subscribe to everything followed, and pass messages on until the connection breaks."""
        pubsub = self._redis.pubsub()
        try:
            async with self._writing:
                channels = [LOBBY_CHANNEL, *self._channels]
                self._unconfirmed = set(channels)
                await pubsub.ssubscribe(*channels)
                self._pubsub = pubsub
            while True:
                message = await pubsub.get_message(timeout=SILENCE_S)
                if message is None:
                    raise RedisConnectionError("silence")
                self._heard(message)
        except (RedisError, OSError):
            self._faults.counts["feed_lost"] += 1
        finally:
            self._pubsub = None
            self._stand(standing=False)
            with suppress(RedisError, OSError):
                await pubsub.aclose()  # type: ignore[no-untyped-call]  # redis-py types it not
        await asyncio.sleep(RECONNECT_S)

    def _heard(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ssubscribe":
                self._confirmed(message["channel"])
            case "smessage" if message["channel"] == LOBBY_CHANNEL:
                self.lobby_changed()
            case "smessage":
                self._published(message["channel"], message["data"])
            case _:
                pass  # a pong, an end of a subscription

    def _confirmed(self, channel: str) -> None:
        """From here on nothing published is missed; what was missed before, `repair` finds."""
        self._unconfirmed.discard(channel)
        if channel == LOBBY_CHANNEL:
            self.lobby_changed()
        elif (followed := self._channels.get(channel)) is not None:
            self._question(followed)
        self._doubt.set()

    def _published(self, channel: str, data: str) -> None:
        followed = self._channels.get(channel)
        if followed is None:
            return
        try:
            message = read_message(data)
        except ValueError as error:
            self._faults.note("feed_unreadable", error)
            self._question(followed)
            return
        if isinstance(message, Envelope):
            self._arrived(followed, message)
        else:
            self._each(followed, lambda listener: listener.told(followed.table, message))

    def _arrived(self, followed: _Followed, envelope: Envelope) -> None:
        if followed.held is not None:
            followed.held.append(envelope)
        elif envelope.version == followed.version + 1:
            self._pass_on(followed, envelope)
        elif (envelope.version, envelope.tip) != (followed.version, followed.tip):
            self._question(followed)
            self._arrived(followed, envelope)

    def _pass_on(self, followed: _Followed, envelope: Envelope) -> None:
        followed.version, followed.tip = envelope.version, envelope.tip
        self._each(followed, lambda listener: listener.committed(envelope))

    def _each(self, followed: _Followed, tell: Callable[[Listener], None]) -> None:
        for listener in tuple(followed.listeners.values()):
            try:
                tell(listener)
            except Exception as error:  # noqa: BLE001  one socket's fault is not the others'
                self._faults.note("listener_failed", error)

    # --- repair --------------------------------------------------------------------------------------------------

    def _question(self, followed: _Followed) -> None:
        if followed.held is None:
            followed.held = []
        self._doubtful.add(followed.table)
        self._doubt.set()

    async def repair(self) -> None:
        """Wait for doubtful tables and compare them with Redis, many in one trip."""
        await self._doubt.wait()
        self._doubt.clear()
        tables = [self._tables[table] for table in tuple(self._doubtful)[:REPAIRED_AT_ONCE] if table in self._tables]
        try:
            for followed, position in zip(tables, await self._positions(tables), strict=True):
                await self._compare(followed, position)
        finally:
            self._doubtful &= {followed.table for followed in self._tables.values() if followed.held is not None}
            if self._doubtful:
                self._doubt.set()
        if not self._doubtful and self._pubsub is not None and not self._unconfirmed:
            self._stand(standing=True)

    async def _positions(self, tables: list[_Followed]) -> list[tuple[int, str] | None]:
        return await self._store.positions([followed.table for followed in tables]) if tables else []

    async def _compare(self, followed: _Followed, position: tuple[int, str] | None) -> None:
        if position is not None and followed.tip is None:
            followed.version, followed.tip = position
        elif position is not None and position != (followed.version, followed.tip):
            await self._fill(followed)
        followed.known.set()
        held, followed.held = followed.held or [], None
        for envelope in held:
            if envelope.version > followed.version:
                self._arrived(followed, envelope)

    async def _fill(self, followed: _Followed) -> None:
        assert followed.tip is not None
        try:
            found = await missed(self._store, followed.table, followed.version, followed.tip, self._now_ms())
            snapshot = None if found is not None else await self._store.load(followed.table)
        except UnreadableError as error:
            self._faults.note("feed_unreadable", error)
            return
        if found is not None:
            self._faults.counts["feed_repaired"] += len(found)
            for envelope in found:
                self._pass_on(followed, envelope)
            return
        self._faults.counts["feed_branched"] += 1
        if snapshot is not None:
            followed.version, followed.tip = snapshot.version, snapshot.tip
        self._each(followed, lambda listener: listener.resync(followed.table))

    def _stand(self, *, standing: bool) -> None:
        if standing != self._standing:
            self._standing = standing
            for told in tuple(self._store_told.values()):
                try:
                    told(standing)
                except Exception as error:  # noqa: BLE001  the feed itself must go on
                    self._faults.note("store_listener_failed", error)

    # --- the regular look ----------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Ping the connection, drop what nobody follows any more, and now and then doubt everything."""
        await asyncio.sleep(PING_S)
        pubsub = self._pubsub
        if pubsub is None:
            return
        with suppress(RedisError, OSError):
            async with self._writing:
                await pubsub.ping()
                await self._drop_idle(pubsub)
        if time.monotonic() - self._looked > LOOK_S:
            self._looked = time.monotonic()
            await self._look_at_all()

    async def _drop_idle(self, pubsub: PubSub) -> None:
        idle = [channel for channel, followed in self._channels.items() if not followed.listeners]
        for channel in idle:
            del self._tables[self._channels.pop(channel).table]
        if idle:
            await pubsub.sunsubscribe(*idle)

    async def _look_at_all(self) -> None:
        """A message can be lost while the connection stands (a failover behind a proxy); only asking tells."""
        tables = [followed for followed in self._tables.values() if followed.held is None]
        for start in range(0, len(tables), REPAIRED_AT_ONCE):
            some = tables[start : start + REPAIRED_AT_ONCE]
            before = [(followed.version, followed.tip) for followed in some]
            for followed, was, position in zip(some, before, await self._positions(some), strict=True):
                unmoved = (followed.version, followed.tip) == was
                if unmoved and position is not None and position != was:
                    self._question(followed)


def _leave(followed: _Followed, ticket: object) -> None:
    followed.listeners.pop(ticket, None)


def _nothing() -> None:
    """Nobody follows the lobby yet."""
