"""The lobby for all sockets of this worker that show it: followed once, written once."""

import asyncio
from collections.abc import Callable

from backend.protocol.frames import OpenTable, TablesFrame, write_frame
from backend.rooms.rooms import Rooms

Send = Callable[[str], None]


class LobbyFeed:
    """Sockets join and leave; each change goes to all of them as one `tables` frame."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._sends: dict[Send, None] = {}
        self._stop: Callable[[], None] | None = None
        self._starting = asyncio.Lock()

    async def join(self, send: Send) -> None:
        """Send the lobby now and whenever it changes. Joining twice sends it once more."""
        async with self._starting:
            if self._stop is None:
                self._stop = await self._rooms.follow_lobby(self._changed)
        self._sends[send] = None
        send(_written(await self._rooms.open_tables()))

    def leave(self, send: Send) -> None:
        """Send nothing more."""
        self._sends.pop(send, None)

    def close(self) -> None:
        """Stop following."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _changed(self, tables: tuple[OpenTable, ...]) -> None:
        if not self._sends:
            return
        text = _written(tables)
        for send in tuple(self._sends):
            send(text)


def _written(tables: tuple[OpenTable, ...]) -> str:
    return write_frame(TablesFrame(tables=list(tables)))
