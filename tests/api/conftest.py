"""A small app made of the API's routers, with real Redis and a real database."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import httpx
import pytest
from fastapi import FastAPI
from redis.asyncio import Redis

from backend.api.app import install
from backend.api.parts import Parts
from backend.api.passwords import Passwords
from backend.api.rates import RateLimits, Rates
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.recorder import Recorder
from backend.rooms.redis_rooms import RedisRooms
from tests.api.visitor import HOST, Visitor

PLENTY = Rates(**dict.fromkeys(Rates.__dataclass_fields__, "10000/minute"))


@pytest.fixture(scope="session")
def passwords() -> Passwords:
    """Making one costs a hash."""
    return Passwords()


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """One engine is enough here: tests/records are for both. See test_whole_line.py for the other."""
    return sqlite_url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    yield database
    await database.close()


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    async with Redis.from_url(redis_url, decode_responses=True) as client:
        yield client


@pytest.fixture
async def rooms(redis_url: str, database: Database) -> AsyncIterator[RedisRooms]:
    async with RedisRooms(redis_url, Recorder(database)) as rooms:
        yield rooms


@pytest.fixture
def rates() -> Rates:
    """No limit is met, unless a test sets its own."""
    return PLENTY


@pytest.fixture
def https() -> bool:
    return False


@pytest.fixture
def ended() -> list[str]:
    """The tokens of logins that the gateway was told are over."""
    return []


@pytest.fixture
def limits(redis: Redis, rates: Rates) -> RateLimits:
    return RateLimits(redis, rates)


@pytest.fixture
def parts(
    database: Database,
    rooms: RedisRooms,
    limits: RateLimits,
    passwords: Passwords,
    https: bool,  # noqa: FBT001
    ended: list[str],
) -> Parts:
    async def login_ended(token: str) -> None:
        ended.append(token)

    return Parts(database, Accounts(database), rooms, limits, login_ended, https=https, passwords=passwords)


@pytest.fixture
def app(parts: Parts) -> FastAPI:
    app = FastAPI(openapi_url="/api/openapi.json")
    install(app, parts, origins=("https://friend.example",))
    return app


@pytest.fixture
async def new_visitor(app: FastAPI, https: bool) -> AsyncIterator[Callable[..., Visitor]]:  # noqa: FBT001
    """Open a visitor with cookies of its own, at an address of its own."""
    async with AsyncExitStack() as open_visitors:
        opened: list[Visitor] = []

        def new(address: str = "192.0.2.1") -> Visitor:
            transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 5000))
            client = httpx.AsyncClient(transport=transport, base_url=f"{'https' if https else 'http'}://{HOST}")
            opened.append(Visitor(client))
            open_visitors.push_async_callback(client.aclose)
            return opened[-1]

        yield new


@pytest.fixture
def visitor(new_visitor: Callable[..., Visitor]) -> Visitor:
    return new_visitor()
