"""The rooms on Redis: the parts joined, and the tasks that keep them going."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Final, Self

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import ConstantBackoff

from backend.kit.ending import end
from backend.lobby.seeks import Seek
from backend.protocol.frames import OpenTable
from backend.protocol.stored import UnreadableError
from backend.rooms.chat import Chat
from backend.rooms.clock import Clock
from backend.rooms.commits import Commits
from backend.rooms.deadlines import Deadlines
from backend.rooms.feed import Feed
from backend.rooms.keys import check_layout
from backend.rooms.lobby import Lobby
from backend.rooms.lobby_feed import LobbyFeed
from backend.rooms.outbox import Outbox, Recorder
from backend.rooms.reconcile import Reconcile
from backend.rooms.rooms import Batch, Listener, Refused, Snapshot, StoreDown
from backend.rooms.scripts import reaching_redis
from backend.rooms.seats import Seats
from backend.rooms.seeking import Seeking
from backend.rooms.store import Store
from backend.rooms.tasks import Faults, forever
from backend.rules.registry import UnknownRulesetError, ruleset
from backend.rules.shared.cards import Seat
from backend.tables.chat import may_read_chat
from backend.tables.model import Player
from backend.tables.options import CLOCKS, Pace, TableOptions

ANSWER_S: Final = 5.0
CONNECT_S: Final = 2.0
CONNECTIONS: Final = 32


class RedisRooms:
    """Implements `rooms.Rooms`. One for each worker; none of them owns a table.

    >>> async def serve(url, recorder):
    ...     async with RedisRooms(url, recorder) as rooms:
    ...         await rooms.open_tables()
    """

    def __init__(self, url: str, recorder: Recorder) -> None:
        # One quick second try: the first command after Redis has restarted finds a dead connection.
        self._redis = _client(url, tries=1)
        # The feed wants to know of every break: what is published meanwhile is lost.
        self._subscribed = _client(url, tries=0)
        self.faults = Faults()
        self.clock = Clock()
        self.store = Store(self._redis, self.clock)
        self._deadlines = Deadlines(self._redis, self.store, self.clock, self.faults)
        self._lobby = Lobby(self._redis, self.clock)
        self._seats = Seats(self._redis, self.store)
        self._outbox = Outbox(self._redis, recorder, self.faults)
        self._chat = Chat(self._redis, self.clock)
        self._commits = Commits(
            self.store, self.clock, (self._seats, self._deadlines, self._outbox, self._lobby), self.faults
        )
        self._deadlines.commits = self._commits
        self._seeking = Seeking(self._lobby, self._commits, self.store, self.clock)
        self._feed = Feed(self._subscribed, self.store, self.clock.now_ms, self.faults)
        self._lobby_feed = LobbyFeed(self._lobby, self.faults)
        self._feed.lobby_changed = self._lobby_feed.wake
        self._reconcile = Reconcile(self._redis, self.store, self._lobby, self._seats)
        self._tasks: list[asyncio.Task[None]] = []

    # --- life ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Check the layout, learn Redis's time and begin to sweep, listen and record.

        Raises:
            StoreDown: Redis is not there.
            LayoutDiffersError: it holds the tables of a server with another number of partitions.
        """
        with reaching_redis():
            asked = self.clock.local_ms()
            seconds, micros = await self._redis.time()
            self.clock.heard(seconds * 1000 + micros // 1000, asked)
            await check_layout(self._redis)
        for what, step in {
            "feed": self._feed.listen,
            "repair": self._feed.repair,
            "look": self._feed.look,
            "sweep": self._deadlines.sweep,
            "outbox": self._outbox.consume,
            "lobby": self._lobby_feed.tell,
            "reconcile": self._reconcile.run,
        }.items():
            self._tasks.append(asyncio.create_task(forever(what, step, self.faults), name=f"rooms-{what}"))

    async def close(self) -> None:
        """Stop everything of this worker; the tables stay, and other workers go on with them."""
        self._feed.hush()
        await end(self._tasks)
        self._tasks.clear()
        await self._deadlines.stop()
        await self._subscribed.aclose()
        await self._redis.aclose()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def on_store(self, told: Callable[[bool], None]) -> Callable[[], None]:
        """See `Rooms.on_store`."""
        return self._feed.on_store(told)

    async def ready(self) -> bool:
        """See `Rooms.ready`."""
        try:
            with reaching_redis():
                await self._redis.ping()
        except StoreDown:
            return False
        return self._feed.stands

    # --- commands --------------------------------------------------------------------------------------------------

    async def open(self, options: TableOptions, creator: Player | None, *, seated: Sequence[Player] = ()) -> str:
        """See `Rooms.open`. Raises `Refused`, also `unknown_ruleset`."""
        _known(options.ruleset, options.pace)
        table = new_table_id()
        await self._commits.open(table, options, None if creator is None else creator.account, tuple(seated))
        return table

    async def seek(self, player: Player, ruleset: str, pace: str, seats: int | None = None) -> str:
        """See `Rooms.seek`. Raises `Refused`: unknown_ruleset, unknown_pace, busy."""
        known = _known(ruleset, pace)
        return await self._seeking.seek(player, Seek(player.account, ruleset, known, seats), new_table_id)

    async def submit(self, table: str, player: Player, do: str, turn: int | None, command: str) -> int:
        """See `Rooms.submit`."""
        return await self._commits.submit(table, player, do, turn, command)

    # --- reading ---------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Snapshot | None:
        """See `Rooms.load`. Raises `Refused`: unreadable_table."""
        try:
            return await self.store.load(table)
        except UnreadableError:
            raise Refused("unreadable_table") from None

    async def since(self, table: str, version: int, tip: str) -> tuple[Batch, ...] | None:
        """See `Rooms.since`."""
        try:
            return await self.store.since(table, version, tip)
        except UnreadableError:
            return None

    async def fates(self, table: str, account: str, commands: Sequence[str]) -> dict[str, int]:
        """See `Rooms.fates`."""
        mark = f"{account}:"
        versions = await self.store.fates(table, [mark + command for command in commands])
        return {command.removeprefix(mark): version for command, version in versions.items()}

    async def tables_of(self, account: str) -> tuple[str, ...]:
        """See `Rooms.tables_of`."""
        return await self._seats.tables_of(account)

    async def open_tables(self) -> tuple[OpenTable, ...]:
        """See `Rooms.open_tables`."""
        return await self._lobby.tables()

    # --- following -------------------------------------------------------------------------------------------------

    async def follow(self, table: str, listener: Listener) -> Callable[[], None]:
        """See `Rooms.follow`. Raises `Refused` (no_such_table) for what cannot be an id, `StoreDown`."""
        try:
            return await self._feed.follow(table, listener)
        except ValueError:
            raise Refused("no_such_table") from None

    async def follow_lobby(self, changed: Callable[[tuple[OpenTable, ...]], None]) -> Callable[[], None]:
        """See `Rooms.follow_lobby`."""
        return self._lobby_feed.follow(changed)

    # --- chat ------------------------------------------------------------------------------------------------------

    async def say(
        self,
        table: str,
        player: Player,
        seat: Seat | None,  # noqa: ARG002  the table says where he sits
        text: str | None,
        phrase: str | None,
    ) -> None:
        """See `Rooms.say`. Raises `Refused`, also no_such_table and bad_text."""
        snapshot = await self.load(table)
        if snapshot is None:
            raise Refused("no_such_table")
        await self._chat.say(snapshot, player, text, phrase)

    async def recent_chat(self, table: str, account: str) -> tuple[str, ...]:
        """See `Rooms.recent_chat`."""
        snapshot = await self.store.load(table)
        return await self._chat.recent(table) if snapshot and may_read_chat(snapshot.table, account) else ()


def _client(url: str, *, tries: int) -> Redis:
    # Where more is asked at once than there are connections, it waits its turn.
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=ANSWER_S,
        decode_responses=True,
        socket_timeout=ANSWER_S,
        socket_connect_timeout=CONNECT_S,
        retry=Retry(ConstantBackoff(0.05), tries),
    )
    return Redis.from_pool(pool)


def new_table_id() -> str:
    """Draw an id that nobody guesses: who has the link of a private table was given it."""
    return secrets.token_hex(10)


def _known(name: str, pace: str) -> Pace:
    try:
        ruleset(name)
    except UnknownRulesetError:
        raise Refused("unknown_ruleset") from None
    for known in CLOCKS:
        if pace == known:
            return known
    raise Refused("unknown_pace")
