"""The connection: what SQLite is told, what is done when PostgreSQL goes, what errors say."""

import asyncio

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError

from backend.records.accounts import Accounts
from backend.records.database import Database, RecordsDown, insert_new
from backend.records.models import AccountRow
from tests.kit.postgres import Postgres

ROW = {"id": "a", "name": "Ana", "skeleton": "ana", "game_points": 0, "created_ms": 1}


async def test_sqlite_keeps_a_log_waits_for_locks_and_checks_foreign_keys(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    async with database.read() as session:
        values = [
            await session.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "busy_timeout", "foreign_keys", "synchronous")
        ]
    assert values == ["wal", 5000, 1, 1]
    await database.close()


async def test_what_is_inserted_new_is_told_and_what_was_there_stays(database: Database) -> None:
    async with database.write() as session:
        assert await insert_new(session, AccountRow, [ROW], AccountRow.id) == ("a",)
    async with database.write() as session:
        other = {**ROW, "id": "b", "skeleton": "b", "name": "B"}
        assert await insert_new(session, AccountRow, [ROW | {"name": "Other"}, other], AccountRow.id) == ("b",)
        assert await insert_new(session, AccountRow, [], AccountRow.id) == ()
    async with database.read() as session:
        assert await session.scalar(select(AccountRow.name).where(AccountRow.id == "a")) == "Ana"


async def test_an_exception_undoes_the_transaction(database: Database) -> None:
    async def insert_and_fail() -> None:
        async with database.write() as session:
            await insert_new(session, AccountRow, [ROW], AccountRow.id)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await insert_and_fail()
    async with database.read() as session:
        assert await session.scalar(select(AccountRow.id)) is None


async def test_a_writer_reads_what_the_writer_before_wrote(database: Database) -> None:
    """Reading and then writing, many at once: no step is lost and no lock fails half way."""
    async with database.write() as session:
        await insert_new(session, AccountRow, [ROW], AccountRow.id)

    async def one_more() -> None:
        async with database.write() as session:
            row = await session.scalar(select(AccountRow).with_for_update())
            assert row is not None
            row.game_points += 1

    await asyncio.gather(*(one_more() for _ in range(25)))
    async with database.read() as session:
        assert await session.scalar(select(AccountRow.game_points)) == 25


async def test_connections_that_died_with_their_server_are_replaced(postgres: Postgres, postgres_url: str) -> None:
    database = Database(postgres_url)
    accounts = Accounts(database)
    guest = await accounts.new_guest()
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    assert await accounts.account_of(await accounts.log_in(guest.id)) == guest
    await database.close()


async def test_a_connection_that_dies_in_mid_transaction_is_said_so(postgres: Postgres, postgres_url: str) -> None:
    database = Database(postgres_url)

    async def lose_it() -> None:
        async with database.write() as session:
            pid = await session.scalar(text("SELECT pg_backend_pid()"))
            postgres.execute(f"SELECT pg_terminate_backend({pid})")
            await session.execute(text("SELECT 1"))

    with pytest.raises(RecordsDown):
        await lose_it()
    assert await database.ping()
    await database.close()


async def test_errors_do_not_repeat_what_was_to_be_stored(database: Database) -> None:
    """They are logged, and values hold hashes and cards."""

    async def insert_twice() -> None:
        async with database.write() as session:
            await session.execute(insert(AccountRow).values([ROW | {"password_hash": "secret hash"}] * 2))

    with pytest.raises(DBAPIError) as failed:
        await insert_twice()
    assert "secret hash" not in str(failed.value)
