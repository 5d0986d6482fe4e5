"""The open sockets of this worker, found by their id or their login."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Protocol

from backend.gateway.closing import CloseCode

RESTART_BATCHES: Final = 10
RESTART_SECONDS: Final = 2.0
ENDED_KEPT: Final = 256


class Open(Protocol):
    """An open socket."""

    def send(self, text: str) -> None:
        """Queue a written frame."""

    def close(self, code: CloseCode) -> None:
        """Close as soon as may be."""


@dataclass(frozen=True, slots=True)
class _Entry:
    connection: Open
    login: str


@dataclass(slots=True)
class Sockets:
    """This worker's sockets, by socket id, oldest first. *login* is the hash of a login's token."""

    _entries: dict[str, _Entry] = field(default_factory=dict)
    _ended: deque[str] = field(default_factory=lambda: deque(maxlen=ENDED_KEPT))
    restarting: bool = False

    @contextmanager
    def held(self, socket: str, connection: Open, login: str) -> Iterator[None]:
        """Keep a socket here while it lives. A login that ended during the handshake closes it at once."""
        self._entries[socket] = _Entry(connection, login)
        if login in self._ended:
            connection.close(CloseCode.NOT_SIGNED_IN)
        try:
            yield
        finally:
            del self._entries[socket]

    def close(self, socket: str, code: CloseCode) -> None:
        """Close one socket, where it is here."""
        entry = self._entries.get(socket)
        if entry is not None:
            entry.connection.close(code)

    def close_login(self, login: str) -> None:
        """Close every socket opened by a login that has ended."""
        self._ended.append(login)
        for entry in tuple(self._entries.values()):
            if entry.login == login:
                entry.connection.close(CloseCode.NOT_SIGNED_IN)

    def tell(self, frame: str) -> None:
        """Send a written frame to every socket."""
        for entry in tuple(self._entries.values()):
            entry.connection.send(frame)

    def ids(self) -> tuple[str, ...]:
        """List the sockets."""
        return tuple(self._entries)

    async def restart(self) -> None:
        """Close all with 1012, a part at a time, so that the other workers are not asked by everybody at once."""
        self.restarting = True
        sockets = self.ids()
        size = max(1, -(-len(sockets) // RESTART_BATCHES))
        for start in range(0, len(sockets), size):
            for socket in sockets[start : start + size]:
                self.close(socket, CloseCode.RESTART)
            await asyncio.sleep(RESTART_SECONDS / RESTART_BATCHES)
