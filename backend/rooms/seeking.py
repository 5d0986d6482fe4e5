"""Looking for people: from a held seat to a taken one."""

import asyncio
from collections.abc import Callable
from typing import Final

from backend.lobby.seeks import Seek
from backend.lobby.summary import LobbyTable, announced
from backend.rooms.clock import Clock
from backend.rooms.commits import Commits
from backend.rooms.lobby import Found, Lobby
from backend.rooms.rooms import Refused
from backend.rooms.store import Store
from backend.tables.model import Player, Seating
from backend.tables.seats import seat_of

TRIES: Final = 20
OPENING_S: Final = 2.0
LOOK_S: Final = 0.05


class Seeking:
    """Seats people who look for people."""

    def __init__(self, lobby: Lobby, commits: Commits, store: Store, clock: Clock) -> None:
        self._lobby = lobby
        self._commits = commits
        self._store = store
        self._clock = clock

    async def seek(self, player: Player, seek: Seek, new_id: Callable[[], str]) -> str:
        """Seat *player* and return the table.

        Raises:
            Refused: `busy` where all tables fill up faster than we get there.
            StoreDown: Redis is away.
        """
        for _ in range(TRIES):
            found = await self._lobby.hold_seat(seek, self._new(seek, new_id()))
            if await self._take(found, player, seek):
                return found.table
            await self._lobby.let_go(found.table, player.account)
        raise Refused("busy")

    def _new(self, seek: Seek, table: str) -> LobbyTable:
        return announced(table, seek.options, self._clock.now_ms())

    async def _take(self, found: Found, player: Player, seek: Seek) -> bool:
        if found.how == "open":
            await self._commits.open(found.table, seek.options, None, (player,))
            return True
        return await self._sit(found.table, player)

    async def _sit(self, table: str, player: Player) -> bool:
        """Take a free seat; False where there is none any more, or where the table never came to be."""
        for _ in range(int(OPENING_S / LOOK_S)):
            now = await self._store.load(table)
            if now is None:
                await asyncio.sleep(LOOK_S)  # its opener is about to commit it
                continue
            if seat_of(now.table, player.account) is not None:
                return True
            free = [seat for seat, place in enumerate(now.table.places) if place is None]
            if not free or not isinstance(now.table.phase, Seating):
                await self._lobby.put(now)
                return False
            try:
                await self._commits.submit(table, player, f"sit {free[0]}", None, f"seek-{now.version}-{free[0]}")
            except Refused as refused:
                if refused.reason in {"no_such_table", "unreadable_table"}:
                    break
                continue  # somebody was first; the next look tells
            return True
        await self._lobby.drop(table)
        return False
