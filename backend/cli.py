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
from pathlib import Path
from typing import TYPE_CHECKING

from backend.config import Settings, SettingsError

if TYPE_CHECKING:
    from uvicorn import Config

OK, REFUSED, UNREADABLE = 0, 1, 2
GRACEFUL_SECONDS = 6  # under the supervisor's 9: what is left is for the app's own shutdown

Lines = Callable[[Iterable[bytes]], Iterator[dict[str, object]]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    from backend.embedded.folder import StartRefused

    given = _parser().parse_args(arguments)
    try:
        return int(given.run(given))
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

    worker = commands.add_parser("worker")  # started by `serve`, not by people, so without help
    worker.add_argument("listener", type=int)
    worker.add_argument("ready", type=int)
    worker.set_defaults(run=_worker)
    return parser


def _serve(given: argparse.Namespace) -> int:
    from backend.embedded.supervisor import Commands, serve

    settings = Settings.read(host=given.host, port=given.port, workers=given.workers)
    _log(settings, "trula")
    trula = (sys.executable, "-P", "-m", "backend.cli")
    commands = Commands(
        migrate=(*trula, "migrate"),
        migrations=Path(__file__).parent / "records" / "migrations" / "versions",
        check=(*trula, "migrate", "--check"),
        worker=(*trula, "worker"),
    )
    return serve(settings, commands)


def _migrate(given: argparse.Namespace) -> int:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from backend.records import migrate

    url = Settings.read().database
    try:
        if not given.check:
            migrate.upgrade(url)
        elif not migrate.at_head(url):
            raise SettingsError("The database at DATABASE_URL is not at the newest schema; run `trula migrate` first.")
    except (OSError, SQLAlchemyError) as error:
        why = str(error).strip().partition("\n")[0]
        raise SettingsError(
            f"No database can be used at {make_url(url).render_as_string()} ({why}); "
            "set DATABASE_URL to a running PostgreSQL, or leave it out for SQLite in TRULA_DATA."
        ) from None
    return OK


def _verify(given: argparse.Namespace) -> int:
    from backend.dealrecords import verify_lines

    return _answer(given.file, verify_lines)


def _legal(given: argparse.Namespace) -> int:
    from backend.dealrecords import legal_lines

    return _answer(given.file, legal_lines)


def _answer(path: str, lines: Lines) -> int:
    """Print an answer a line, as they come; refused where one is not ok."""
    status = OK
    try:
        with sys.stdin.buffer if path == "-" else open(path, "rb") as records:  # noqa: PTH123 - `-` is no path
            for answer in lines(records):
                print(json.dumps(answer, ensure_ascii=False))
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


def _worker(given: argparse.Namespace) -> int:
    import uvicorn

    settings = Settings.read()
    _log(settings, settings.trula_worker)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                os.write(given.ready, b"1")
            parent = os.getppid()
            self.watch = asyncio.create_task(_end_with(parent))

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            # Before uvicorn closes all sockets at one blow: the app lets them go a part at a time, and none comes in.
            for server in self.servers:
                server.close()
            if (leave := self.lifespan.state.get("leave")) is not None:
                await leave()
            await super().shutdown(sockets)

    Server(_uvicorn(settings)).run(sockets=[socket.socket(fileno=given.listener)])
    return OK


def _uvicorn(settings: Settings) -> "Config":
    from uvicorn import Config

    return Config(
        "backend.main:create_app",
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
    logging.basicConfig(
        level=settings.log_level.upper(), format=f"%(asctime)s %(levelname)-7s {name} %(name)s: %(message)s"
    )


if __name__ == "__main__":
    sys.exit(main())
