"""The composition root: builds the parts and joins them. No logic."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from fastapi import FastAPI
from redis.asyncio import Redis

from backend.api.app import install
from backend.api.page import Page, PublicText, SecurityHeaders
from backend.api.parts import COOKIE, SECURE_COOKIE, Parts
from backend.api.rates import RateLimits, Rates
from backend.config import Settings
from backend.gateway.endpoint import Door
from backend.gateway.gateway import Gateway, Outside
from backend.protocol.schema import add_frames
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.maintenance import clearing
from backend.records.recorder import Recorder
from backend.rooms.redis_rooms import RedisRooms

REDIS_SECONDS = 5


class Trula(FastAPI):
    """The app, whose schema holds the frames of the socket as well."""

    def openapi(self) -> dict[str, Any]:
        """Return the schema, made once."""
        if self.openapi_schema is None:
            add_frames(super().openapi())
        return super().openapi()


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build a worker's app. Nothing is connected to before it starts.

    Raises:
        SettingsError: a setting that cannot be used.
    """
    settings = settings or Settings.read()
    database = Database(settings.database)
    accounts = Accounts(database)
    rooms = RedisRooms(settings.redis, Recorder(database))
    redis = Redis.from_url(
        settings.redis, decode_responses=True, socket_timeout=REDIS_SECONDS, socket_connect_timeout=REDIS_SECONDS
    )
    outside = Outside(rooms, accounts, redis, rooms.clock.now_ms, settings.trula_worker)
    cookie = SECURE_COOKIE if settings.public_https else COOKIE
    gateway = Gateway(outside, Door(cookie, settings.allowed_origins))
    limits = RateLimits(redis, Rates())
    parts = Parts(database, accounts, rooms, limits, gateway.roll.login_ended, https=settings.public_https)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        async with AsyncExitStack() as running:
            running.push_async_callback(database.close)
            running.push_async_callback(redis.aclose)
            await running.enter_async_context(clearing(database))
            await running.enter_async_context(rooms)
            await running.enter_async_context(gateway.running())
            yield {"leave": gateway.sockets.restart}

    app = Trula(
        title="Trula",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    install(app, parts, origins=settings.allowed_origins)
    app.include_router(gateway.router)
    app.mount("/", Page())
    app.add_middleware(PublicText)
    app.add_middleware(SecurityHeaders, https=settings.public_https)
    return app
