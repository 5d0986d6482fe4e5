"""The command `trula`: serve, migrate, verify, legal, openapi."""

import argparse
import asyncio
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import migrations
from backend.config import Settings, SettingsError

if TYPE_CHECKING:
    from uvicorn import Config

OK, REFUSED, UNREADABLE = 0, 1, 2
GRACEFUL_SECONDS = 4  # under the supervisor's 9: the rest is for letting sockets go and for the app's own end

Lines = Callable[[Iterable[bytes]], Iterator[dict[str, object]]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = _parser().parse_args(arguments)
    return _refusing(lambda: given.run(given))


def _refusing(run: Callable[[], int]) -> int:
    """Run it; a start that is refused is one sentence and no traceback."""
    from backend.embedded.folder import StartRefused

    try:
        return run()
    except (SettingsError, StartRefused) as refused:
        print(f"trula: {refused}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:  # `trula verify … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="trula", description="Trula, an online card room for the tarok family.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="run the server, with everything it needs that is not set")
    serve.add_argument("--host", help="address to listen on (HOST)")
    serve.add_argument("--port", type=int, help="port to listen on (PORT)")
    serve.add_argument("--workers", type=int, help="worker processes (WORKERS)")
    serve.set_defaults(run=_serve)

    migrate = commands.add_parser("migrate", help="bring the database's schema to the newest version")
    migrate.add_argument("--check", action="store_true", help="change nothing; fail where it is not the newest")
    migrate.set_defaults(run=_migrate)

    for name, run, what in (
        ("verify", _verify, "replay deal records through the rules and compare their results"),
        ("legal", _legal, "print who is to act in each deal record, and every action they may take"),
    ):
        records = commands.add_parser(name, help=what)
        records.add_argument("file", metavar="FILE", help="a file of deal records (.jsonl), or - for standard input")
        records.set_defaults(run=run)

    openapi = commands.add_parser("openapi", help="print the API's schema, the frames of the socket in it")
    openapi.set_defaults(run=_openapi)
    return parser


def _serve(given: argparse.Namespace) -> int:
    from backend.embedded.supervisor import Parts, serve

    settings = Settings.read(host=given.host, port=given.port, workers=given.workers)
    _log(settings, "trula")
    parts = Parts(
        load=_load,
        migrate=lambda settings: _refusing(lambda: _upgrade(settings)),
        migrations=Path(migrations.__file__).parent / "versions",
        check=lambda settings: _refusing(lambda: _check(settings)),
        worker=_worker,
    )
    return serve(settings, parts)


def _migrate(given: argparse.Namespace) -> int:
    return _check(Settings.read()) if given.check else _upgrade(Settings.read())


def _upgrade(settings: Settings) -> int:
    from backend.records import migrate

    with _database(settings):
        migrate.upgrade(settings.database)
    return OK


def _check(settings: Settings) -> int:
    from backend.records import migrate

    with _database(settings):
        newest = migrate.at_head(settings.database)
    if not newest:
        raise SettingsError("The database at DATABASE_URL is not at the newest schema; run `trula migrate` first.")
    return OK


@contextmanager
def _database(settings: Settings) -> Iterator[None]:
    """Turn what a driver says of a database that is not there into one sentence."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        shown, why = make_url(settings.database).render_as_string(), str(error).strip().partition("\n")[0]
        raise SettingsError(
            f"No database can be used at {shown} ({why}); "
            "set DATABASE_URL to a running PostgreSQL, or leave it out for SQLite in TRULA_DATA."
        ) from None


def _verify(given: argparse.Namespace) -> int:
    from backend.dealrecords import verify_lines

    return _answer(given.file, verify_lines)


def _legal(given: argparse.Namespace) -> int:
    from backend.dealrecords import legal_lines

    return _answer(given.file, legal_lines)


def _answer(path: str, lines: Lines) -> int:
    """Print an answer a line, as they come; refused where one is not ok."""
    from backend.dealrecords import bounded_lines

    status = OK
    try:
        with sys.stdin.buffer if path == "-" else open(path, "rb") as records:  # noqa: PTH123 - `-` is no path
            for answer in lines(bounded_lines(records)):
                print(json.dumps(answer))  # ASCII: a record may hold what no output can encode
                if answer.get("ok") is False:
                    status = REFUSED
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"trula: {path} cannot be read: {error.strerror}", file=sys.stderr)
        return UNREADABLE
    return status


def _openapi(_given: argparse.Namespace) -> int:
    from backend.main import create_app

    # The schema depends on no setting; nothing is connected to before the app starts.
    app = create_app(Settings(redis_url="redis://localhost"))
    print(json.dumps(app.openapi(), ensure_ascii=False, indent=2, sort_keys=True))
    return OK


def _load() -> None:
    """Load what a worker needs: it takes seconds, and once is enough."""
    for name in (
        "backend.main",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "uvloop",
    ):
        import_module(name)


def _worker(settings: Settings, listener: socket.socket, ready: Callable[[], object]) -> int:
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            self.watch = asyncio.create_task(_end_with(os.getppid()))
            await super().startup(sockets)
            if self.started:
                ready()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for server in self.servers:  # take nobody new, then let the sockets go a part at a time
                server.close()
            leave = self.lifespan.state.get("leave")
            if leave is not None:
                await leave()
            await super().shutdown(sockets)

    _log(settings, settings.trula_worker)
    Server(_uvicorn(settings)).run(sockets=[listener])
    return OK


def _uvicorn(settings: Settings) -> "Config":
    from uvicorn import Config

    from backend.main import create_app

    return Config(
        lambda: create_app(settings),
        factory=True,
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_per_message_deflate=False,  # our frames are small, and a compressor costs 250 KiB a socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        limit_concurrency=settings.max_connections,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        log_config=None,
        access_log=False,
        server_header=False,
    )


async def _end_with(parent: int) -> None:
    """End when the supervisor is gone, where the kernel does not do it for us."""
    while os.getppid() == parent:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(1)
    os.kill(os.getpid(), signal.SIGKILL)


def _log(settings: Settings, name: str) -> None:
    """Set logging once, for our own lines and those of libraries."""
    import structlog

    from backend.kit.faults import Discreet

    logging.basicConfig(
        level=settings.log_level.upper(),
        format=f"%(asctime)s %(levelname)-7s {name} %(name)s: %(message)s",
        force=True,  # a worker is a copy of the supervisor, with its format
    )
    for handler in logging.getLogger().handlers:
        handler.addFilter(Discreet())
    structlog.configure(
        processors=[structlog.processors.KeyValueRenderer(key_order=["event"])],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    if settings.log_level == "info":
        for chatty in ("alembic", "uvicorn"):
            logging.getLogger(chatty).setLevel("WARNING")


if __name__ == "__main__":
    sys.exit(main())
