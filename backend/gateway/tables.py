"""The tables one socket follows: coming to them, resuming, leaving them."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from backend.accounts.model import Account, Logins
from backend.gateway.faults import log_fault
from backend.gateway.following import Following, Seen
from backend.gateway.resume import Present, read_table
from backend.kit.ending import end
from backend.protocol.frames import FateFrame, GoneFrame, HelloFrame, ServerFrame
from backend.rooms.rooms import Refused, Rooms
from backend.rules.shared.cards import Seat

NOT_FOLLOWING: Final = "not_following"
TOO_MANY_TABLES: Final = "too_many_tables"
NO_SUCH_TABLE: Final = "no_such_table"
MAX_TABLES: Final = 8


class Line(Protocol):
    """The way to the client."""

    def send(self, text: str) -> None:
        """Queue a written frame."""

    def answer(self, frame: ServerFrame) -> None:
        """Queue a frame."""

    def failed(self, fault: Exception) -> None:
        """Take in what went wrong on our side."""


class Tables:
    """What *account* follows on one socket."""

    def __init__(self, account: Account, rooms: Rooms, logins: Logins, clock: Callable[[], int], line: Line) -> None:
        self._account = account
        self._rooms = rooms
        self._logins = logins
        self._clock = clock
        self._line = line
        self._followings: dict[str, Following] = {}
        self._recoveries: set[asyncio.Task[None]] = set()

    async def hello(self, frame: HelloFrame) -> None:
        """Subscribe, bring the client to the present, and tell it what became of its commands.

        Raises:
            Refused: TOO_MANY_TABLES.
            StoreDown: the store is away; the table is not followed.
        """
        try:
            following = await self._follow(frame.table)
        except Refused as refused:
            if refused.reason != NO_SUCH_TABLE:
                raise
            self._line.answer(GoneFrame(table=frame.table, reason=NO_SUCH_TABLE))
            return
        seen = None if frame.v is None or frame.tip is None else Seen(frame.v, frame.tip)
        if not await self._catch_up(following, seen):
            return
        for said in await self._rooms.recent_chat(frame.table, self._account.id):
            self._line.send(said)
        committed = await self._rooms.fates(frame.table, self._account.id, frame.pending)
        unknown = [one for one in frame.pending if one not in committed]
        self._line.answer(FateFrame(table=frame.table, committed=committed, unknown=unknown))

    def bye(self, table: str) -> None:
        """Stop following *table*."""
        following = self._followings.pop(table, None)
        if following is not None:
            following.stop()

    async def close(self) -> None:
        """Stop following all of them."""
        await end(tuple(self._recoveries))
        for table in tuple(self._followings):
            self.bye(table)

    def seat_at(self, table: str) -> Seat | None:
        """Return one's seat at a table that is followed.

        Raises:
            Refused: NOT_FOLLOWING.
        """
        if table not in self._followings:
            raise Refused(NOT_FOLLOWING)
        accounts = self._followings[table].accounts
        return accounts.index(self._account.id) if self._account.id in accounts else None

    def rating_at(self, table: str) -> int | None:
        """Return the rating to show beside the name of one who sits down at a table he follows."""
        return self._followings[table].rating if table in self._followings else None

    async def _follow(self, table: str) -> Following:
        if table in self._followings:
            return self._followings[table]
        if len(self._followings) >= MAX_TABLES:
            raise Refused(TOO_MANY_TABLES)
        following = Following(table, self._account.id, self._line.send, self._recover)
        following.stop = await self._rooms.follow(table, following)
        self._followings[table] = following
        return following

    async def _catch_up(self, following: Following, seen: Seen | None) -> bool:
        """Bring the client from what it has *seen* to the present; False where there is no such table."""
        table = following.table
        async with following.lock:
            since = following.catch_up(seen)
            try:
                present = await read_table(self._rooms, table, self._account.id, since, self._clock)
            except BaseException:
                self.bye(table)
                raise
            if present is None:
                self.bye(table)
                self._line.answer(GoneFrame(table=table, reason=NO_SUCH_TABLE))
                return False
            following.rating = await self._rating(present)
            following.caught_up(present.seen, present.accounts, present.frames)
            return True

    async def _rating(self, present: Present) -> int | None:
        """Look the rating up where it may be shown; play goes on without it."""
        if not (present.seats_free and self._account.registered):
            return None
        try:
            rating = await self._logins.rating_of(self._account.id, present.ruleset)
        except Exception as fault:  # noqa: BLE001  whatever the database has
            log_fault(fault)
            return None
        return None if rating is None else round(rating)

    def _recover(self, table: str) -> None:
        """The feed cannot go on from what this client has seen: read the table anew, beside the reader."""
        following = self._followings.get(table)
        if following is None:
            return
        following.catch_up(None)
        task = asyncio.create_task(self._recovery(following))
        self._recoveries.add(task)
        task.add_done_callback(self._recoveries.discard)

    async def _recovery(self, following: Following) -> None:
        try:
            await self._catch_up(following, None)
        except Exception as fault:  # noqa: BLE001  see `Connection.failed`
            self._line.failed(fault)
