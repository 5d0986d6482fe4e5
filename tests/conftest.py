"""Fixtures for everybody: real Redis, real databases, a real server.

Redis       redis_url (a test's own, empty), redis_server (the session's), new_redis_server (one that may be killed)
Databases   database_url (the test runs on SQLite and PostgreSQL), sqlite_url, postgres_url: migrated, empty, its own;
            empty_database_url: the same two without a schema; new_postgres_url makes one more
Server      trula_server: `trula serve` as a process; a factory
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import HealthCheck, settings
from redis import Redis

from tests.kit import servers
from tests.kit.postgres import Postgres, postgres_server

# Two shared cores: a slow example is no failure.
settings.register_profile("trula", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("trula")

ENGINES = ("sqlite", "postgres")


def pytest_configure(config: pytest.Config) -> None:
    """Playwright's synchronous fixtures keep an event loop running in this thread from their first use on."""
    config.pluginmanager.register(BrowserTestsLast(), "browser-tests-last")


class BrowserTestsLast:
    """Asynchronous tests cannot run after a browser test, so browser tests come last."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        browser = Path(__file__).parent / "browser"
        items.sort(key=lambda item: item.path.is_relative_to(browser))


# --- Redis -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.RedisServer]:
    """One Valkey for the session. Not to be killed; see `new_redis_server`."""
    with servers.redis_server(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def redis_url(redis_server: servers.RedisServer) -> str:
    """The address of an empty Redis, this test's own."""
    with Redis.from_url(redis_server.url) as client:
        client.flushall()
        client.script_flush()
    return redis_server.url


@pytest.fixture
def new_redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], servers.RedisServer]]:
    """Start a Valkey that the test may kill and start again."""
    with ExitStack() as running:
        yield lambda: running.enter_context(servers.redis_server(tmp_path_factory.mktemp("redis")))


# --- databases -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for the session."""
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def migrated_template(postgres: Postgres) -> Iterator[str]:
    """The name of a migrated database that others are copied from."""
    name = postgres.create()
    _upgrade(postgres.url(name))
    yield name
    postgres.drop(name)


@pytest.fixture
def new_postgres_url(postgres: Postgres, migrated_template: str) -> Iterator[Callable[[], str]]:
    """Make a migrated, empty PostgreSQL database; gone after the test."""
    made: list[str] = []

    def new() -> str:
        made.append(postgres.create(migrated_template))
        return postgres.url(made[-1])

    yield new
    for name in made:
        postgres.drop(name)


@pytest.fixture
def postgres_url(new_postgres_url: Callable[[], str]) -> str:
    """A migrated, empty PostgreSQL database."""
    return new_postgres_url()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file that others are copied from."""
    file = tmp_path_factory.mktemp("sqlite") / "template.db"
    _upgrade(_sqlite(file))
    return file


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """A migrated, empty SQLite database."""
    return _sqlite(Path(shutil.copy(migrated_file, tmp_path / "trula.db")))


@pytest.fixture(params=ENGINES)
def database_url(request: pytest.FixtureRequest) -> str:
    """A migrated, empty database: the test runs once on each engine."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=ENGINES)
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without a schema, on each engine."""
    if request.param == "sqlite":
        yield _sqlite(tmp_path / "empty.db")
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.create()
    yield postgres.url(name)
    postgres.drop(name)


def _sqlite(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def _upgrade(url: str) -> None:
    from backend.records.migrate import upgrade

    upgrade(url)


# --- the server ------------------------------------------------------------------------------------------------------


class StartServer(Protocol):
    """How `trula_server` is called; `env` sets variables (REDIS_URL, DATABASE_URL, …)."""

    def __call__(self, *, workers: int = 1, **env: str) -> servers.TrulaServer: ...


@pytest.fixture
def trula_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartServer]:
    """Start `trula serve` on a free port with data of its own, ready to be used; ended after the test."""
    with ExitStack() as running:

        def start(*, workers: int = 1, **env: str) -> servers.TrulaServer:
            folder = tmp_path_factory.mktemp("trula")
            return running.enter_context(servers.trula_server(folder, workers=workers, env=env))

        yield start
