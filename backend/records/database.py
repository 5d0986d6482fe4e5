"""The connection to the database: one way to read, one to write, the same on PostgreSQL and SQLite."""

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import InstrumentedAttribute

from backend.records.models import Base

WAIT_S: Final = 5
"""So long a connection, a lock of SQLite or a place in the pool is waited for."""

STATEMENT_S: Final = 15
POOL: Final = 5
_BEGIN: Final = "sqlite_begin"
_TURNED_AWAY: Final = ("08", "53", "55000", "57P")
"""Beginnings of SQLSTATEs of a PostgreSQL that takes no connection, or no more: broken, full, closed, ending."""


class RecordsDown(Exception):
    """The database is away or too busy. Nothing was written; it may be tried again."""


class Database:
    """An engine with its pool. `close` it at the end."""

    def __init__(self, url: str) -> None:
        """Connect at the first use; *url* names an async driver (`Settings.database`)."""
        self.engine = _engine(url)
        self._reads = async_sessionmaker(self.engine, expire_on_commit=False)
        # SQLite: who reads and then writes must hold the lock from the start, or the write may fail half way.
        writing = self.engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})
        self._writes = async_sessionmaker(writing, expire_on_commit=False)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """Open a session for reading.

        Raises:
            RecordsDown: the database cannot be reached.
        """
        with _down():
            async with self._reads() as session:
                yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Open one transaction: committed at the end, undone where an exception leaves it.

        Raises:
            RecordsDown: the database cannot be reached.
        """
        with _down():
            async with self._writes.begin() as session:
                yield session

    async def ping(self) -> bool:
        """Say whether the database answers."""
        try:
            async with self.read() as session:
                await session.execute(text("SELECT 1"))
        except RecordsDown:
            return False
        return True

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


async def insert_new(
    session: AsyncSession, model: type[Base], rows: Iterable[Mapping[str, object]], key: InstrumentedAttribute[Any]
) -> tuple[Any, ...]:
    """Insert those of *rows* that do not exist yet, and return the values of *key* of those inserted.

    A row that another transaction is inserting is waited for. Rows are inserted in the order given.
    """
    values = [dict(row) for row in rows]
    if not values:
        return ()
    make = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
    statement = make(model).values(values).on_conflict_do_nothing().returning(key)
    return tuple((await session.scalars(statement)).all())


def _engine(url: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"timeout": WAIT_S}, pool_timeout=WAIT_S, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _open_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    return create_async_engine(
        url,
        pool_size=POOL,
        max_overflow=POOL,
        pool_timeout=WAIT_S,
        hide_parameters=True,  # an error's text is logged, and parameters hold hashes and cards
        pool_pre_ping=True,  # a connection that died with its server is replaced, not handed out
        connect_args={"timeout": WAIT_S, "command_timeout": STATEMENT_S},
    )


def _open_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver's connection, adapted
    connection.isolation_level = None  # we send BEGIN ourselves, see below
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", f"busy_timeout={WAIT_S * 1000}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # The driver alone would begin no transaction before a SELECT: what is read could change before it is written.
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))


@contextmanager
def _down() -> Iterator[None]:
    """Turn what drivers raise where the database is away into our one error."""
    try:
        yield
    except (OSError, PoolTimeoutError, InterfaceError, OperationalError) as error:
        raise RecordsDown(type(error).__name__) from error
    except asyncpg.PostgresError as error:  # raw only while connecting: starting up, shutting down, too many clients
        raise RecordsDown(type(error).__name__) from error
    except DBAPIError as error:
        if error.connection_invalidated or _turns_away(error.orig):
            raise RecordsDown(type(error).__name__) from error
        raise


def _turns_away(error: BaseException | None) -> bool:
    return str(getattr(error, "sqlstate", "")).startswith(_TURNED_AWAY)
