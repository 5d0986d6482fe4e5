"""Whether the store of the live tables is there; every socket is told when it goes and when it is back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from backend.protocol.frames import TroubleFrame, write_frame

ASK_SECONDS: Final = 0.5

log = logging.getLogger(__name__)


class StoreWatch:
    """Believes that the store is there until told otherwise, then asks until it is back.

    *ready* says whether it answers and every followed table is read anew; *tell* gives a written frame to every socket
    of this worker.
    """

    def __init__(self, ready: Callable[[], Awaitable[bool]], tell: Callable[[str], None]) -> None:
        self.trouble: TroubleFrame | None = None
        self._ready = ready
        self._tell = tell
        self._suspected = asyncio.Event()

    def suspect(self) -> None:
        """The store is lost, or a command could not reach it."""
        if self.trouble is None:
            log.error("The store of the live tables is away")
            self.trouble = TroubleFrame(what="store", ok=False)
            self._tell(write_frame(self.trouble))
        self._suspected.set()

    async def run(self) -> None:
        """Watch for ever."""
        while True:
            await self._suspected.wait()
            self._suspected.clear()
            while not await self._ready():  # noqa: ASYNC110  nothing tells when it is back
                await asyncio.sleep(ASK_SECONDS)
            log.info("The store of the live tables is back")
            self.trouble = None
            self._tell(write_frame(TroubleFrame(what="store", ok=True)))
            # Where it answers and yet refuses, everybody tries again, but not in a tight circle.
            await asyncio.sleep(ASK_SECONDS)
