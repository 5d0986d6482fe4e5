"""The lobby as it changes, for those of this worker who show it."""

import asyncio
from collections.abc import Callable
from typing import Final

from backend.protocol.frames import OpenTable
from backend.rooms.lobby import Lobby
from backend.rooms.tasks import Faults

REST_S: Final = 0.15  # many sit down at once; nobody needs to see each of them do it

Changed = Callable[[tuple[OpenTable, ...]], None]


class LobbyFeed:
    """Reads the lobby when it is said to have changed, and tells it where it has."""

    def __init__(self, lobby: Lobby, faults: Faults) -> None:
        self._lobby = lobby
        self._faults = faults
        self._followers: dict[int, Changed] = {}
        self._numbers = 0
        self._wake = asyncio.Event()
        self._told: tuple[OpenTable, ...] | None = None

    def follow(self, changed: Changed) -> Callable[[], None]:
        """Call *changed* from now on; call the result to stop."""
        self._numbers += 1
        number = self._numbers
        self._followers[number] = changed
        self._told = None  # what this one reads first may be newer than what was told last
        return lambda: self._leave(number)

    def _leave(self, number: int) -> None:
        self._followers.pop(number, None)

    def wake(self) -> None:
        """Something may have changed."""
        self._wake.set()

    async def tell(self) -> None:
        """Wait for a change and tell the followers; then rest."""
        await self._wake.wait()
        self._wake.clear()
        if self._followers:
            await self._tell()
        await asyncio.sleep(REST_S)

    async def _tell(self) -> None:
        try:
            tables = await self._lobby.tables()
        except BaseException:
            self._wake.set()
            raise
        if tables == self._told:
            return
        self._told = tables
        for changed in tuple(self._followers.values()):
            try:
                changed(tables)
            except Exception as error:  # noqa: BLE001  one follower's fault is not the others'
                self._faults.note("lobby_follower_failed", error)
