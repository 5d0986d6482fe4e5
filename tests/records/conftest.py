"""A database with its stores, on both engines."""

from collections.abc import AsyncIterator

import pytest

from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.recorder import Recorder


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    yield database
    await database.close()


@pytest.fixture
def accounts(database: Database) -> Accounts:
    return Accounts(database)


@pytest.fixture
def recorder(database: Database) -> Recorder:
    return Recorder(database)
