"""What the rooms do by themselves, over and over: it never ends silently, and never logs what a table holds."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from backend.kit.faults import kind_and_place
from backend.rooms.rooms import StoreDown

FIRST_PAUSE_S: Final = 0.1
LONGEST_PAUSE_S: Final = 2.0
OFTEN: Final = 8

log = structlog.get_logger()


class Faults:
    """Counts what went wrong, by name, and logs it without its content: an exception's text may name cards."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note(self, what: str, error: BaseException) -> None:
        """Count *error*, and log it the first few times and then ever more rarely."""
        self.counts[what] += 1
        times = self.counts[what]
        if times <= OFTEN or times & (times - 1) == 0:
            log.error(what, error=kind_and_place(error), times=times)


async def forever(what: str, step: Callable[[], Awaitable[None]], faults: Faults) -> None:
    """Repeat *step*, which does its own waiting. After a fault it goes on, with growing pauses."""
    pause = FIRST_PAUSE_S
    while True:
        try:
            await step()
            pause = FIRST_PAUSE_S
        except StoreDown:
            faults.counts[f"{what}_waits"] += 1  # the feed tells of it once; no need that everybody does
        except Exception as error:  # noqa: BLE001  whatever it is, the others must go on
            faults.note(what, error)
        else:
            continue
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE_S)
