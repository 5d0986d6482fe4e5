"""Bringing a database's schema to the newest version: what `trula migrate` calls."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

import migrations
from backend.records.models import Base

MIGRATIONS = Path(migrations.__file__).parent
LOCK = 0x7275_6C61  # any number that is ours: two `trula migrate` at once wait for each other

T = TypeVar("T")


def upgrade(url: str) -> None:
    """Bring the database at *url* (with its async driver) to the newest schema. Does nothing where it is there.

    Not to be called inside a running event loop.

    Raises:
        OSError, SQLAlchemyError: it cannot be reached or used.
    """
    file = make_url(url).database
    if url.startswith("sqlite") and file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(_run(url, _upgrade))


def at_head(url: str) -> bool:
    """Say whether the database has the newest schema. Raises as `upgrade` does."""
    return asyncio.run(_run(url, _at_head))


def differences(url: str) -> list[object]:
    """List what the models have and the database at *url* has not, or the other way round; for tests."""
    return asyncio.run(_run(url, _differences))


async def _run(url: str, work: Callable[[Connection], T]) -> T:
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")


def lock(connection: Connection) -> None:
    """Begin the one transaction of an upgrade, alone."""
    if connection.dialect.name == "sqlite":
        # The driver would send no BEGIN before DDL: a failed migration could not be rolled back.
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.isolation_level = None
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _at_head(connection: Connection) -> bool:
    heads = set(ScriptDirectory(str(MIGRATIONS)).get_heads())
    return set(MigrationContext.configure(connection).get_current_heads()) == heads


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, Base.metadata))


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
