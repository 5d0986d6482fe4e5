"""The gateway of one worker: its endpoint, and what runs beside it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import APIRouter
from redis.asyncio import Redis

from backend.accounts.model import Logins
from backend.gateway.connection import Services
from backend.gateway.endpoint import Door, router
from backend.gateway.limits import Limits
from backend.gateway.lobbyfeed import LobbyFeed
from backend.gateway.roll import Roll
from backend.gateway.sockets import Sockets
from backend.gateway.watch import StoreWatch
from backend.kit.ending import end
from backend.rooms.rooms import Rooms


@dataclass(frozen=True, slots=True)
class Outside:
    """What the gateway stands between. *clock* gives Unix milliseconds; *worker* names this process in frames."""

    rooms: Rooms
    logins: Logins
    redis: Redis
    clock: Callable[[], int]
    worker: str


class Gateway:
    """Built without touching the network; alive inside `running`."""

    def __init__(self, outside: Outside, door: Door, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self.sockets = Sockets()
        self.roll = Roll(outside.redis, self.sockets, limits.sockets, outside.clock)
        self._rooms = outside.rooms
        self._lobby = LobbyFeed(outside.rooms)
        self._watch = StoreWatch(outside.rooms.ready, self.sockets.tell)
        services = Services(
            worker=outside.worker,
            rooms=outside.rooms,
            logins=outside.logins,
            lobby=self._lobby,
            watch=self._watch,
            clock=outside.clock,
            limits=limits,
        )
        self.router: APIRouter = router(services, self.sockets, self.roll, door)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Listen to the other workers and watch the store until the block ends."""
        tasks = (asyncio.create_task(self.roll.run()), asyncio.create_task(self._watch.run()))
        stop = self._rooms.on_store(self._told)
        try:
            yield
        finally:
            stop()
            self._lobby.close()
            await end(tasks)

    def _told(self, there: bool) -> None:  # noqa: FBT001  as the rooms call it
        if not there:
            self._watch.suspect()
