"""A task that loses its first cancellation is ended all the same."""

import asyncio

from backend.kit.ending import end


async def stubborn(lost: int) -> None:
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            lost -= 1
            if lost < 0:
                raise


async def failing() -> None:
    try:
        await asyncio.sleep(60)
    finally:
        raise ValueError


async def test_tasks_are_gone_afterwards_whatever_they_do() -> None:
    tasks = [asyncio.create_task(one) for one in (stubborn(0), stubborn(2), failing())]
    await asyncio.sleep(0)
    await end(tasks)
    assert all(task.done() for task in tasks)


async def test_nothing_to_end_is_no_wait() -> None:
    await end(())
