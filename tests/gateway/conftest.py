"""A real server on a free port of this process, on a real Redis and a SQLite file, and clients that speak frames."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn
import websockets
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection

from backend.config import Settings
from backend.lobby.standard import practice_options
from backend.main import create_app
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.rooms.redis_rooms import RedisRooms
from backend.tables.model import Player
from backend.tables.options import TableOptions

Json = dict[str, Any]
PATIENCE = 30.0


@dataclass
class Server:
    """A running worker, and what a test does behind its back."""

    port: int
    accounts: Accounts
    rooms: RedisRooms
    app: FastAPI

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def guest(self) -> "Guest":
        account = await self.accounts.new_guest()
        token = await self.accounts.log_in(account.id)
        return Guest(self, Player(account.id, account.name, "guest"), token)

    async def open(self, *players: "Guest", options: TableOptions | None = None) -> str:
        """Open a table at which *players* sit, the first as its creator."""
        options = options or practice_options("slovenian-4")
        return await self.rooms.open(options, players[0].player, seated=[one.player for one in players])


@dataclass
class Guest:
    """Somebody with a login."""

    server: Server
    player: Player
    token: str

    @property
    def id(self) -> str:
        return self.player.account

    @asynccontextmanager
    async def connected(self, **headers: str) -> AsyncIterator["Client"]:
        """Open a socket and read its `welcome`."""
        async with websockets.connect(
            self.server.url, additional_headers={"Cookie": f"trula_login={self.token}", **headers}
        ) as socket:
            client = Client(socket)
            assert (await client.next("welcome"))["account"] == self.id
            yield client


@dataclass
class Client:
    """One socket. Frames that a test does not ask for are kept in `passed`."""

    socket: ClientConnection
    passed: list[Json] = field(default_factory=list)
    sent: int = 0

    async def send(self, **frame: object) -> None:
        await self.socket.send(json.dumps(frame))

    async def next(self, *types: str) -> Json:
        """Wait for the next frame of one of *types*."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame: Json = json.loads(await self.socket.recv())
                if frame["t"] in types:
                    return frame
                self.passed.append(frame)

    async def hello(self, table: str, **more: object) -> list[Json]:
        """Follow a table; everything up to the `fate`."""
        await self.send(t="hello", table=table, **more)
        frames = [await self.next("ev", "snapshot", "chat", "fate", "gone", "nack")]
        while frames[-1]["t"] not in {"fate", "gone", "nack"}:
            frames.append(await self.next("ev", "snapshot", "chat", "fate", "gone", "nack"))
        return frames

    async def snapshot(self, table: str) -> Json:
        """Ask for the table as it is now."""
        frames = await self.hello(table)
        return next(frame for frame in frames if frame["t"] == "snapshot")

    async def command(self, table: str, do: str, turn: int | None = None, number: str | None = None) -> Json:
        """Send a command and wait for its answer."""
        self.sent += 1
        number = number or f"c{self.sent}"
        await self.send(t="cmd", id=number, table=table, do=do, turn=turn)
        answer = await self.next("ack", "nack")
        assert answer["id"] == number
        return answer

    async def closed(self) -> int:
        """Wait until the server closes, and return its code."""
        async with asyncio.timeout(PATIENCE):
            with suppress(websockets.ConnectionClosed):
                async for text in self.socket:
                    self.passed.append(json.loads(text))
            await self.socket.wait_closed()
        assert self.socket.close_code is not None
        return self.socket.close_code


NewServer = Callable[..., Awaitable[Server]]


@pytest.fixture
async def new_server(redis_url: str, sqlite_url: str) -> AsyncIterator[NewServer]:
    """Start a worker; several share their Redis and database."""
    async with AsyncExitStack() as running:

        async def start(**settings: Any) -> Server:
            return await running.enter_async_context(serving(redis_url, sqlite_url, **settings))

        yield start


@pytest.fixture
async def server(new_server: NewServer) -> Server:
    """One worker."""
    return await new_server()


@asynccontextmanager
async def serving(
    redis_url: str, database_url: str, *, send_buffer: int | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """Run a worker as `trula serve` runs it, but in this process. *send_buffer*: so much the kernel takes a socket."""
    app = create_app(Settings(redis_url=redis_url, database_url=database_url, **settings))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_per_message_deflate=False,
        log_config=None,
        timeout_graceful_shutdown=2,
    )
    worker = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    running = asyncio.create_task(worker.serve(sockets=[listener]))
    while not worker.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = listener.getsockname()[1]
    database = Database(database_url)
    try:
        async with RedisRooms(redis_url, NoRecorder()) as rooms:
            yield Server(port, Accounts(database), rooms, app)
    finally:
        await database.close()
        worker.should_exit = True
        await running


class NoRecorder:
    """Leaves the recording to the workers under test: it says it cannot."""

    async def record(self, _entry: object) -> tuple[()]:
        raise NotImplementedError
