"""Ending tasks for certain."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN_SECONDS: Final = 0.5


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel *tasks* and wait until they are gone, whatever they raise.

    A library may lose a cancellation that comes just as its answer does (redis-py does), so it is said again.
    """
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        done, pending = await asyncio.wait(pending, timeout=AGAIN_SECONDS)
        for task in done:
            if not task.cancelled():
                task.exception()  # taken note of, or asyncio complains
