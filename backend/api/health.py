"""Whether this worker lives, and whether it can work."""

import asyncio
from collections.abc import Awaitable
from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel

from backend.api.errors import ApiError, ApiReason
from backend.api.parts import PartsOf

router = APIRouter(tags=["health"])

PATIENCE_S: Final = 2.0


class Health(BaseModel):
    """All is well; anything else is a refusal."""

    ok: bool = True


@router.get("/healthz")
async def is_alive() -> Health:
    """Answer as long as the worker lives."""
    return Health()


@router.get("/readyz")
async def is_ready(parts: PartsOf) -> Health:
    """Answer 200 where the database and Redis can be reached, else 503 with the reason."""
    database, store = await asyncio.gather(_in_time(parts.database.ping()), _in_time(parts.rooms.ready()))
    if not database:
        raise ApiError(503, ApiReason.RECORDS_UNAVAILABLE, "The database cannot be reached.")
    if not store:
        raise ApiError(503, ApiReason.STORE_UNAVAILABLE, "Redis cannot be reached.")
    return Health()


async def _in_time(answer: Awaitable[bool]) -> bool:
    try:
        return await asyncio.wait_for(answer, PATIENCE_S)
    except TimeoutError:
        return False
