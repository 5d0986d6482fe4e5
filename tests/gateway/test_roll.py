"""An account's sockets are counted over all workers; those of a worker that died do not count."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from redis.asyncio import Redis

from backend.gateway.closing import CloseCode
from backend.gateway.roll import Roll
from backend.gateway.sockets import Sockets
from backend.kit.ending import end

LIMIT = 2


class Open:
    """A socket that remembers why it was closed."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self.code: CloseCode | None = None

    def send(self, _text: str) -> None:
        raise AssertionError

    def close(self, code: CloseCode) -> None:
        self.code = code
        self.closed.set()


class Worker:
    """A roll with its sockets; *moment* counts on, as a clock does."""

    moment = 0

    def __init__(self, redis: Redis) -> None:
        self.sockets = Sockets()
        self.roll = Roll(redis, self.sockets, LIMIT, self._clock)
        self.stack = AsyncExitStack()

    def _clock(self) -> int:
        Worker.moment += 1
        return Worker.moment

    async def opens(self, account: str) -> Open:
        opened, number = Open(), self.roll.new_socket()
        self.stack.enter_context(self.sockets.held(number, opened, "login"))
        await self.roll.opened(account, number)
        return opened


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    async with Redis.from_url(redis_url, decode_responses=True) as client:
        yield client


@pytest.fixture
async def workers(redis: Redis) -> AsyncIterator[tuple[Worker, Worker]]:
    both = Worker(redis), Worker(redis)
    running = [asyncio.create_task(worker.roll.run()) for worker in both]
    while not all(count == len(both) for _, count in await redis.pubsub_numsub("{sockets}:close")):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    yield both
    await end(running)
    for worker in both:
        await worker.stack.aclose()


async def test_the_oldest_goes_wherever_it_is(workers: tuple[Worker, Worker]) -> None:
    first = await workers[0].opens("ana")
    kept = [await workers[1].opens("ana"), await workers[0].opens("ana")]
    await asyncio.wait_for(first.closed.wait(), 10)
    assert first.code == 4409
    assert [one.code for one in kept] == [None, None]


async def test_every_account_has_a_limit_of_its_own(workers: tuple[Worker, Worker]) -> None:
    opened = [await workers[0].opens(account) for account in ("ana", "bor", "ana", "bor")]
    await asyncio.sleep(0.1)
    assert [one.code for one in opened] == [None] * 4


async def test_the_sockets_of_a_dead_worker_do_not_count(redis: Redis, workers: tuple[Worker, Worker]) -> None:
    dead = Worker(redis)
    first = await workers[0].opens("ana")
    await dead.opens("ana")
    await redis.delete(*[key async for key in redis.scan_iter("{sockets}:worker:*")])
    second = await workers[0].opens("ana")
    await asyncio.sleep(0.1)
    assert (first.code, second.code) == (None, None)
    await dead.stack.aclose()


async def test_with_redis_away_nobody_is_turned_out() -> None:
    async with Redis.from_url("redis://127.0.0.1:1", decode_responses=True) as nowhere:
        worker = Worker(nowhere)
        opened = [await worker.opens("ana") for _ in range(LIMIT + 1)]
        await worker.roll.closed("ana", "w/1")
        await worker.roll.login_ended("token")
        await worker.stack.aclose()
    assert [one.code for one in opened] == [None] * (LIMIT + 1)


async def test_a_message_nobody_can_read_is_left_out(redis: Redis, workers: tuple[Worker, Worker]) -> None:
    for message in ("", "{}", '{"what":"sockets"}', "\x00"):
        await redis.publish("{sockets}:close", message)
    first = await workers[0].opens("ana")
    for _ in range(LIMIT):
        await workers[1].opens("ana")
    await asyncio.wait_for(first.closed.wait(), 10)
