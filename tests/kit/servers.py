"""Real servers for tests: a Valkey of one's own, and `trula serve` as a process."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psutil

from backend.embedded import valkey
from backend.embedded.child import Child

ROOT = Path(__file__).parents[2]
OURS = frozenset({"DATABASE_URL", "REDIS_URL", "PORT", "HOST", "WORKERS", "TRULA_DATA", "LOG_LEVEL", "TRULA_WORKER"})


@dataclass
class RedisServer:
    """A Valkey in a folder of its own, that a test may kill and start again on the same files."""

    server: valkey.Valkey
    child: Child = field(init=False)

    @property
    def url(self) -> str:
        return self.server.url

    def start(self) -> None:
        self.child = Child("Redis", self.server.start)
        self.child.tend()
        self.server.wait_ready(self.child)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.child.process is not None
        self.child.process.kill()
        while self.child.alive:
            time.sleep(0.01)

    def stop(self) -> None:
        self.child.stop(5.0)


@contextmanager
def redis_server(folder: Path) -> Iterator[RedisServer]:
    """Run a Valkey whose files lie in `folder`."""
    running = RedisServer(valkey.at(folder))
    running.start()
    try:
        yield running
    finally:
        running.stop()


@dataclass
class TrulaServer:
    """A running `trula serve`; what it wrote is in `log`."""

    process: subprocess.Popen[bytes]
    port: int
    data: Path
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def workers(self) -> list[psutil.Process]:
        """Its worker processes."""
        return [one for one in self.children() if not _is_redis(one)]

    def redis(self) -> psutil.Process:
        """The Redis-compatible server it started."""
        return next(one for one in self.children() if _is_redis(one))

    def children(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children()

    def wait_ready(self, seconds: float = 100.0) -> None:
        """Wait until /readyz says 200."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process.poll() is None, f"trula serve ended:\n{self.log.read_text()}"
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise TimeoutError(f"trula serve is not ready:\n{self.log.read_text()}")

    def refusal(self, seconds: float = 100.0) -> str:
        """What it says where it refuses to start."""
        try:
            assert self.process.wait(seconds) == 1
        finally:
            self.kill()
        return self.log.read_text()

    def kill(self) -> None:
        """End the supervisor with SIGKILL; all it started must go with it."""
        self.process.kill()
        self.process.wait()

    def stop(self, seconds: float = 15.0) -> int:
        """Ask it to end; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_trula(
    folder: Path, *, port: int | None = None, workers: int = 1, env: Mapping[str, str | None] | None = None
) -> TrulaServer:
    """Start `trula serve` with its data and log in `folder`; does not wait.

    `env` sets its variables; those that are None, and ours that are not given, are not set.
    """
    port = port or free_port()
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "server.log"
    settings = {"TRULA_DATA": str(folder / "var"), **(env or {})}
    with log.open("ab") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "backend.cli", "serve", "--port", str(port), "--workers", str(workers)],
            cwd=ROOT,
            env=environment(settings),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
        )
    return TrulaServer(process, port, folder / "var", log)


@contextmanager
def trula_server(
    folder: Path, *, port: int | None = None, workers: int = 1, env: Mapping[str, str | None] | None = None
) -> Iterator[TrulaServer]:
    """Run `trula serve` until the block ends, and see it end well."""
    server = start_trula(folder, port=port, workers=workers, env=env)
    try:
        server.wait_ready()
        yield server
    finally:
        server.stop()


def environment(settings: Mapping[str, str | None]) -> dict[str, str]:
    """This process's environment without our variables, then `settings` without those that are None."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    return kept | {name: value for name, value in settings.items() if value is not None}


def _is_redis(process: psutil.Process) -> bool:
    return "redis" in process.name() or "valkey" in process.name()
