"""The schema: models and migrations agree, on both engines."""

import asyncio
import subprocess
import sys

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from backend.records import migrate


def test_models_and_migrations_agree(empty_database_url: str) -> None:
    assert migrate.differences(empty_database_url)
    migrate.upgrade(empty_database_url)
    assert migrate.differences(empty_database_url) == []


def test_an_upgrade_reaches_the_newest_schema_and_repeats_without_effect(empty_database_url: str) -> None:
    assert not migrate.at_head(empty_database_url)
    migrate.upgrade(empty_database_url)
    assert migrate.at_head(empty_database_url)
    migrate.upgrade(empty_database_url)
    assert migrate.at_head(empty_database_url)


def test_upgrades_at_once_wait_for_each_other(empty_database_url: str) -> None:
    command = [sys.executable, "-c", "import sys; from backend.records.migrate import upgrade; upgrade(sys.argv[1])"]
    running = [subprocess.Popen([*command, empty_database_url]) for _ in range(3)]
    assert [process.wait(180) for process in running] == [0, 0, 0]
    assert migrate.at_head(empty_database_url)


def test_a_failed_upgrade_leaves_nothing_behind(empty_database_url: str) -> None:
    """A table that stands in the way: the transaction takes back what was made before it."""
    asyncio.run(_execute(empty_database_url, "CREATE TABLE rating_changes (id integer)"))
    with pytest.raises(Exception, match="rating_changes"):
        migrate.upgrade(empty_database_url)
    asyncio.run(_execute(empty_database_url, "DROP TABLE rating_changes"))
    migrate.upgrade(empty_database_url)
    assert migrate.at_head(empty_database_url)


async def _execute(url: str, statement: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()
