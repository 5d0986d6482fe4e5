"""Workers on one Redis, with the pauses that are there for people's eyes shortened."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack
from typing import Protocol

import pytest
from redis.asyncio import Redis

from backend.rooms.redis_rooms import RedisRooms
from backend.tables import clock, due
from tests.rooms.vocabulary import Ledger


class StartWorker(Protocol):
    """Start one more worker, on the test's Redis or on another."""

    def __call__(self, *, url: str | None = None, ledger: Ledger | None = None) -> Awaitable[RedisRooms]: ...


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at these tables, so bots need not seem to think."""
    monkeypatch.setattr(due, "BOT_PAUSE_MS", (0, 2))
    monkeypatch.setattr(due, "FAST_BOT_PAUSE_MS", (0, 2))
    monkeypatch.setattr(clock, "FIRST_WINDOW_BOTS_MS", 20)
    monkeypatch.setattr(clock, "FIRST_WINDOW_PEOPLE_MS", 20)
    monkeypatch.setattr(clock, "WINDOW_MS", 10)
    monkeypatch.setattr(clock, "WINDOW_BOT_DEALS_MS", 10)
    monkeypatch.setattr(clock, "READY_MS", 100)


@pytest.fixture
async def worker(redis_url: str) -> AsyncIterator[StartWorker]:
    """Start workers; all are closed after the test, and none may have met a fault."""
    async with AsyncExitStack() as running:
        started: list[RedisRooms] = []

        async def start(*, url: str | None = None, ledger: Ledger | None = None) -> RedisRooms:
            rooms = RedisRooms(url or redis_url, ledger or Ledger())
            started.append(rooms)
            return await running.enter_async_context(rooms)

        yield start
        for rooms in started:
            assert rooms.faults.counts["due_failed"] == 0
            assert rooms.faults.counts["aside_failed"] == 0


@pytest.fixture
async def rooms(worker: StartWorker) -> RedisRooms:
    """One worker."""
    return await worker()


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    """A client to look and meddle with."""
    async with Redis.from_url(redis_url, decode_responses=True) as client:
        yield client


@pytest.fixture
async def raw(redis_url: str) -> AsyncIterator[Redis]:
    """The same, with bytes."""
    async with Redis.from_url(redis_url) as client:
        yield client
