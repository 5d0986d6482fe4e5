"""One table as one socket follows it: every version exactly once and in order, whatever happens meanwhile."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from backend.rooms.rooms import Envelope


@dataclass(frozen=True, slots=True)
class Seen:
    """The last version a client has seen, and its tip."""

    version: int
    tip: str


class Following:
    """A listener (see `rooms.Listener`) with two states: catching up, when commits are held back, and live.

    The socket subscribes first and reads the table afterwards, so what is committed in between arrives twice or early.
    *send* queues a frame; *lost* asks for a snapshot.
    """

    __slots__ = ("_account", "_held", "_lost", "_seen", "_send", "accounts", "lock", "rating", "stop", "table")

    def __init__(self, table: str, account: str, send: Callable[[str], None], lost: Callable[[str], None]) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one catching up at a time
        self.accounts: tuple[str | None, ...] = ()
        self.rating: int | None = None
        self.stop: Callable[[], None] = _nothing
        self._account = account
        self._send = send
        self._lost = lost
        self._seen: Seen | None = None
        self._held: list[Envelope] | None = []

    def catch_up(self, seen: Seen | None) -> Seen | None:
        """Hold commits back from now on, and return from where the client is to be brought to the present.

        It says what it has *seen* (None: nothing); what this socket has sent after that is still on its way to it.
        """
        if self._held is None:
            self._held = []
        if seen is not None and self._seen is not None and self._seen.version > seen.version:
            return self._seen
        return seen

    def caught_up(self, seen: Seen, accounts: tuple[str | None, ...], frames: tuple[str, ...]) -> None:
        """Send *frames*, after which the client has *seen* so much, then what was held back and is newer."""
        held, self._held = self._held or [], None
        self._seen = seen
        self.accounts = accounts
        for frame in frames:
            self._send(frame)
        for envelope in held:
            self.committed(envelope)

    def committed(self, envelope: Envelope) -> None:
        """Pass the next version on."""
        if self._held is not None:
            self._held.append(envelope)
            return
        assert self._seen is not None  # nothing is live before it has caught up
        if envelope.version == self._seen.version + 1:
            self._seen = Seen(envelope.version, envelope.tip)
            self.accounts = envelope.accounts
            self._send(envelope.frame_for(self._account))
        elif envelope.version > self._seen.version:
            self._lost(self.table)

    def resync(self, table: str) -> None:
        """The history branched: what the client has seen may not have happened."""
        self._lost(table)

    def told(self, table: str, frame: str) -> None:  # noqa: ARG002  a listener may follow many tables, this one has one
        """Pass chat and ratings on."""
        self._send(frame)


def _nothing() -> None:
    """Stop nothing: the subscription is not there yet."""
