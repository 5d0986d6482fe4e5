"""What the database is cleared of now and then: logins that have ended, guests who never played."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy import ColumnElement, delete, select

from backend.records.accounts import Clock, wall_clock
from backend.records.database import Database, RecordsDown
from backend.records.models import AccountRow, DealScoreRow, LoginRow, SessionPlayerRow

EVERY_S: Final = 3600
GUEST_GRACE_MS: Final = 24 * 3600 * 1000
"""So long a guest is kept after his making, though nobody is signed in as he."""


async def clear(database: Database, now_ms: Clock = wall_clock) -> tuple[int, int]:
    """Delete logins that have ended, then guests without a login who are in no record; return how many of each.

    Raises:
        RecordsDown: the database cannot be reached.
    """
    now = now_ms()
    expired = delete(LoginRow).where(LoginRow.expires_ms <= now).returning(LoginRow.token_hash)
    idle = (
        delete(AccountRow)
        .where(
            AccountRow.password_hash.is_(None),
            AccountRow.created_ms < now - GUEST_GRACE_MS,
            AccountRow.game_points == 0,
            *(_in_no(table) for table in (LoginRow, SessionPlayerRow, DealScoreRow)),
        )
        .returning(AccountRow.id)
    )
    async with database.write() as session:
        logins = len((await session.scalars(expired)).all())
        guests = len((await session.scalars(idle)).all())
    return logins, guests


@asynccontextmanager
async def clearing(database: Database, every_s: float = EVERY_S) -> AsyncIterator[None]:
    """Clear the database about every *every_s* seconds as long as the block runs; any worker may, and all do."""
    task = asyncio.create_task(_clear_forever(database, every_s), name="records-clearing")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _clear_forever(database: Database, every_s: float) -> None:
    while True:
        await asyncio.sleep(every_s * random.uniform(0.5, 1.5))  # noqa: S311  so that workers do not all come at once
        with suppress(RecordsDown):  # then the next time
            await clear(database)


def _in_no(table: type[LoginRow] | type[SessionPlayerRow] | type[DealScoreRow]) -> ColumnElement[bool]:
    return ~select(table.account_id).where(table.account_id == AccountRow.id).exists()
