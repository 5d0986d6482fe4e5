"""The database or Redis away: said so, nothing wedges, and all goes on when it is back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
import pytest
from fastapi import FastAPI
from redis.asyncio import Redis

from backend.api.app import install
from backend.api.parts import Parts
from backend.api.passwords import Passwords
from backend.api.rates import RateLimits
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.recorder import Recorder
from backend.rooms.redis_rooms import RedisRooms
from tests.api.conftest import PLENTY
from tests.api.visitor import HOST, Visitor
from tests.kit.servers import RedisServer

NOWHERE = "postgresql+asyncpg://nobody@127.0.0.1:9/none"


async def test_all_is_well(visitor: Visitor) -> None:
    await _until(visitor, 200)
    answer = await visitor.get("/healthz")
    assert (answer.status, answer.body) == (200, {"ok": True})


@pytest.mark.parametrize(
    ("method", "path"),
    [("get", "/readyz"), ("post", "/api/guest"), ("get", "/api/leaderboards/slovenian-4"), ("get", "/api/players/Ana")],
)
async def test_without_its_database_the_server_says_so_time_and_again(parts: Parts, method: str, path: str) -> None:
    away = Database(NOWHERE)
    async with _visitor(_app(parts, database=away, accounts=Accounts(away))) as visitor:
        for _ in range(12):
            answer = await (visitor.get(path) if method == "get" else visitor.post(path))
            assert answer.refusal[:2] == (503, "records_unavailable")
        assert (await visitor.get("/healthz")).status == 200
    await away.close()


async def test_redis_goes_and_comes_back(
    new_redis_server: Callable[[], RedisServer], database: Database, passwords: Passwords
) -> None:
    server = new_redis_server()
    async with RedisRooms(server.url, Recorder(database)) as rooms, Redis.from_url(server.url) as redis:
        limits = RateLimits(redis, PLENTY)
        app = FastAPI()
        install(app, Parts(database, Accounts(database), rooms, limits, _nobody_told, passwords=passwords))
        async with _visitor(app) as visitor:
            await _until(visitor, 200)
            await visitor.guest()
            server.kill()
            for path, body in (("/api/login", {"name": "Ana", "password": "x"}), ("/api/seeks", {"ruleset": "x"})):
                assert (await visitor.post(path, body)).status in {503, 404}
            assert (await visitor.get("/readyz")).refusal[:2] == (503, "store_unavailable")
            assert (await visitor.get("/api/leaderboards/slovenian-4")).status == 200
            server.start()
            await _until(visitor, 200)
            assert (await visitor.log_in("Ana")).status == 401


async def _until(visitor: Visitor, status: int) -> None:
    async with asyncio.timeout(20):
        while (await visitor.get("/readyz")).status != status:  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.05)


async def _nobody_told(_token: str) -> None:
    """No gateway here."""


def _app(parts: Parts, *, database: Database, accounts: Accounts) -> FastAPI:
    app = FastAPI()
    install(app, Parts(database, accounts, parts.rooms, parts.limits, _nobody_told, passwords=parts.passwords))
    return app


@asynccontextmanager
async def _visitor(app: FastAPI) -> AsyncIterator[Visitor]:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
        yield Visitor(client)
