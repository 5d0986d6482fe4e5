"""`trula serve`: one listening socket, Valkey where none is given, the workers; kept alive, ended in order."""

import gc
import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from backend.config import Settings
from backend.embedded import folder, sqlite, valkey
from backend.embedded.child import SIGNALS, Child, Fork
from backend.embedded.folder import StartRefused

TICK = 0.1
WORKERS_TIME, VALKEY_TIME = 9.0, 2.5  # together under the 12 s that a stop may take
BACKLOG = 2048
UNREAD_MS = 30_000

log = logging.getLogger("trula")


@dataclass(frozen=True, slots=True)
class Parts:
    """What the supervisor runs in processes of their own, and knows nothing else about; each returns an exit status."""

    load: Callable[[], object]
    """Load the app's code into the supervisor, for the workers to share."""
    migrate: Callable[[Settings], int]
    """Bring the embedded database to the newest schema."""
    migrations: Path
    """The folder of migrations, to see whether that is needed."""
    check: Callable[[Settings], int]
    """See that a database of somebody else's is there, its schema the newest; else print one sentence."""
    worker: Callable[[Settings, socket.socket, Callable[[], object]], int]
    """Serve on the socket until SIGTERM; call the function once when ready."""


class Stop:
    """Counts the signals that ask for the end."""

    def __init__(self) -> None:
        self.asked = 0
        for number in SIGNALS:
            signal.signal(number, self._ask)

    def _ask(self, _number: int, _frame: object) -> None:
        self.asked += 1


def serve(settings: Settings, parts: Parts) -> int:
    """Run until a signal ends it.

    Returns:
        The exit status: 0 after a signal, 1 where the database or the first worker could not start (they said why).

    Raises:
        StartRefused: the port is taken, the data folder in use, or Redis is not there.
    """
    stop = Stop()
    with ExitStack() as held:
        listener = held.enter_context(listen(settings.host, settings.port))
        lock = _hold_data(settings, held)
        children: list[Child] = []
        if settings.redis_url is None:
            server = valkey.at(settings.trula_data / "redis")
            children.append(_start_valkey(server, lock, held))
            parts.load()
            server.wait_ready(children[0])
            settings = settings.model_copy(update={"redis_url": server.url})
        else:
            require_redis(settings.redis)
            parts.load()
        if not _database_ready(settings, parts):
            return 1
        return _keep_workers(settings, parts, listener, children, stop)


def listen(host: str, port: int) -> socket.socket:
    """Open the one socket that all workers accept from, so that no restart loses a waiting client.

    Raises:
        StartRefused: it cannot be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise StartRefused(
            f"Port {port} on {host} cannot be opened ({why}); choose another with --port or PORT."
        ) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who takes nothing any more does not take a close frame either: the kernel drops him. Accepted ones inherit it.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    return listener


def require_redis(url: str) -> None:
    """Ask the Redis of somebody else's whether it is there and new enough.

    Raises:
        StartRefused: it is not.
    """
    from redis import Redis, RedisError  # noqa: PLC0415 - takes most of a second, and only here

    try:
        with Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5) as client:
            version = str(client.info("server")["redis_version"])
    except (RedisError, OSError, ValueError) as error:
        raise StartRefused(
            f"No Redis answers at REDIS_URL ({without_password(url)}): {error}; "
            "set it to a running Redis 7 or Valkey, or leave it out."
        ) from None
    if int(version.partition(".")[0]) < valkey.LEAST_MAJOR:
        raise StartRefused(f"The Redis at REDIS_URL is version {version}; Trula needs 7 or newer.")


def without_password(url: str) -> str:
    """The address as it may be shown.

    >>> without_password("redis://me:secret@host:6379/0")
    'redis://host:6379/0'
    """
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _hold_data(settings: Settings, held: ExitStack) -> int | None:
    """Lock the data folder where anything of ours lies in it."""
    if settings.redis_url is not None and settings.database_url is not None:
        return None
    redis_folder = settings.trula_data / "redis"
    data = folder.hold(settings.trula_data, lambda: valkey.at(redis_folder).end_orphan())
    held.callback(data.close)
    return data.lock


def _start_valkey(server: valkey.Valkey, lock: int | None, held: ExitStack) -> Child:
    child = Child("The embedded Redis server", lambda: server.start(lock))
    held.callback(child.stop, VALKEY_TIME)
    child.tend()
    return child


def _database_ready(settings: Settings, parts: Parts) -> bool:
    if settings.database_url is not None:
        return Fork(lambda: parts.check(settings)).wait() == 0
    if sqlite.is_newest(settings.embedded_database, parts.migrations):
        return True
    return Fork(lambda: parts.migrate(settings)).wait() == 0


def _keep_workers(settings: Settings, parts: Parts, listener: socket.socket, children: list[Child], stop: Stop) -> int:
    """Keep `children` and the workers alive until a signal comes; then end the workers."""
    ready, tell = os.pipe()
    os.set_blocking(ready, False)
    gc.freeze()  # what is loaded stays shared: no worker's collector writes to it

    def worker(number: int) -> Child:
        name = f"w{settings.port}-{number}"
        named = settings.model_copy(update={"trula_worker": name})
        return Child(
            f"Worker {name}", lambda: Fork(lambda: parts.worker(named, listener, lambda: os.write(tell, b"1")))
        )

    workers = [worker(number) for number in range(1, settings.workers + 1)]
    try:
        return _watch(settings, [*children, *workers], ready, stop)
    finally:
        end_all(workers, stop)
        os.close(ready)
        os.close(tell)


def _watch(settings: Settings, children: list[Child], ready: int, stop: Stop) -> int:
    waiting = settings.workers
    while not stop.asked:
        # Before anybody's death is judged: who tells that he serves may be killed in the same moment.
        if waiting:
            waiting -= _count(ready)
            if waiting <= 0:
                waiting = 0
                log.info("Trula is at http://%s:%d", settings.host, settings.port)
        for child in children:
            died = child.tend()
            if died and waiting == settings.workers:  # once one serves, the others are worth another start
                log.error("%s could not start.", child.name)
                return 1
            if died:
                log.warning(died)
        time.sleep(TICK)
    return 0


def _count(pipe: int) -> int:
    try:
        return len(os.read(pipe, 64))
    except BlockingIOError:
        return 0


def end_all(workers: Sequence[Child], stop: Stop) -> None:
    """Ask all to end at once, and give them their time together; a second Ctrl-C hurries."""
    for each in workers:
        each.terminate()
    asked, until = stop.asked, time.monotonic() + WORKERS_TIME
    while any(each.alive for each in workers) and time.monotonic() < until and stop.asked <= max(asked, 1):
        time.sleep(TICK / 2)
    for each in workers:
        each.stop(0.0)
