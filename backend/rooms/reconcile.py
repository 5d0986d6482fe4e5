"""Once a minute one worker compares what stands beside the tables with the tables, and mends it."""

import asyncio
import secrets
from typing import Final

from redis.asyncio import Redis

from backend.protocol.stored import UnreadableError
from backend.rooms.keys import LOBBY_REPAIR, all_partitions
from backend.rooms.lobby import Lobby
from backend.rooms.scripts import reaching_redis
from backend.rooms.seats import Seats
from backend.rooms.store import Store
from backend.tables.seats import is_person

EVERY_S: Final = 60.0
BREATH: Final = 20


class Reconcile:
    """Repairs the lobby and the index of seats; the tables are the truth."""

    def __init__(self, redis: Redis, store: Store, lobby: Lobby, seats: Seats) -> None:
        self._redis = redis
        self._store = store
        self._lobby = lobby
        self._seats = seats

    async def run(self) -> None:
        """Wait for about a minute; then mend, where no other worker has done it just now."""
        await asyncio.sleep(EVERY_S * (0.5 + secrets.randbelow(1_000) / 1_000))
        with reaching_redis():
            mine = await self._redis.set(LOBBY_REPAIR, "1", nx=True, px=int(EVERY_S * 900))
        if mine:
            await self.mend()

    async def mend(self) -> None:
        """Compare all that is listed and all that is live."""
        for number, table in enumerate({*await self._lobby.listed(), *await self._live()}):
            await self._mend(table)
            if number % BREATH == 0:
                await asyncio.sleep(0)

    async def _live(self) -> set[str]:
        live: set[str] = set()
        for keys in all_partitions():
            with reaching_redis():
                async for table, _ in self._redis.zscan_iter(keys.deadlines):
                    live.add(table)
        return live

    async def _mend(self, table: str) -> None:
        try:
            snapshot = await self._store.load(table)
        except UnreadableError:
            return
        if snapshot is None:
            await self._lobby.drop(table)
            return
        await self._lobby.put(snapshot)
        for place in snapshot.table.places:
            if place is not None and is_person(place.player):
                await self._seats.note(place.player.account, table)
