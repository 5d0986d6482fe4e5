"""One table as one socket follows it: every version exactly once and in order, whatever happens meanwhile."""

import asyncio
from collections.abc import Callable

from backend.rooms.rooms import Envelope


class Following:
    """A listener (see `rooms.Listener`) with two states: catching up, when commits are held back, and live.

    The socket subscribes first and reads the table afterwards, so what is committed in between arrives twice or early.
    *send* queues a frame; *lost* asks for a snapshot.
    """

    __slots__ = ("_account", "_held", "_lost", "_send", "_version", "accounts", "lock", "rating", "stop", "table")

    def __init__(self, table: str, account: str, send: Callable[[str], None], lost: Callable[[str], None]) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one catching up at a time
        self.accounts: tuple[str | None, ...] = ()
        self.rating: int | None = None
        self.stop: Callable[[], None] = _nothing
        self._account = account
        self._send = send
        self._lost = lost
        self._version = -1
        self._held: list[Envelope] | None = []

    def catch_up(self) -> None:
        """Hold commits back from now on."""
        if self._held is None:
            self._held = []

    def caught_up(self, version: int, accounts: tuple[str | None, ...], frames: tuple[str, ...]) -> None:
        """Send *frames*, which bring the client to *version*, then what was held back and is newer."""
        held, self._held = self._held or [], None
        self._version = version
        self.accounts = accounts
        for frame in frames:
            self._send(frame)
        for envelope in held:
            self.committed(envelope)

    def committed(self, envelope: Envelope) -> None:
        """Pass the next version on."""
        if self._held is not None:
            self._held.append(envelope)
        elif envelope.version == self._version + 1:
            self._version = envelope.version
            self.accounts = envelope.accounts
            self._send(envelope.frame_for(self._account))
        elif envelope.version > self._version:
            self._lost(self.table)

    def resync(self, table: str) -> None:
        """The history branched: what the client has seen may not have happened."""
        self._lost(table)

    def told(self, table: str, frame: str) -> None:  # noqa: ARG002  a listener may follow many tables, this one has one
        """Pass chat and ratings on."""
        self._send(frame)


def _nothing() -> None:
    """Stop nothing: the subscription is not there yet."""
