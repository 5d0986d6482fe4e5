"""The queue to a slow reader is bounded, keeps its order, and never makes anybody wait."""

import asyncio

from backend.gateway.outgoing import SendQueue


async def test_frames_leave_in_the_order_they_came() -> None:
    queue = SendQueue(3, 100)
    for frame in "abc":
        assert queue.put(frame)
    assert [await queue.get() for _ in range(3)] == ["a", "b", "c"]


async def test_a_taker_waits_for_a_frame() -> None:
    queue = SendQueue(3, 100)
    taking = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not taking.done()
    queue.put("a")
    assert await taking == "a"


async def test_too_many_frames_overflow_and_nothing_is_taken_afterwards() -> None:
    queue = SendQueue(2, 100)
    assert [queue.put(frame) for frame in "abc"] == [True, True, False]
    await queue.get()
    assert not queue.put("d")


async def test_too_many_characters_overflow() -> None:
    queue = SendQueue(64, 10)
    assert queue.put("x" * 6)
    assert not queue.put("y" * 6)


async def test_what_was_taken_makes_room() -> None:
    queue = SendQueue(64, 10)
    for _ in range(5):
        assert queue.put("x" * 10)
        await queue.get()


async def test_one_large_frame_alone_always_fits() -> None:
    assert SendQueue(64, 10).put("x" * 20)
