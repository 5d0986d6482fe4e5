"""What a played card costs the server: commands a second, CPU a command, beside a bare fan-out. Prints, judges nothing.

`python -m bench.gateway [tables [seconds]]` starts one worker on a Valkey and a SQLite file of its own, seats four
sockets at each table, and lets them answer at random as soon as they are asked. The bare server is uvicorn with
Starlette alone: a message of one of four sockets goes to all four, in a frame as large as ours. CPU a command is the
number to compare; commands a second depend on what else the machine does.
"""

import asyncio
import contextlib
import json
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import psutil
import uvicorn
import websockets
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection

from backend.records.accounts import Accounts
from backend.records.database import Database
from tests.kit.servers import TrulaServer, free_port, trula_server

TABLES, SECONDS = 10, 10
MOST_TABLES, MOST_SECONDS = 100, 120
FRAME_BYTES: Final = 5_000
SETTLING: Final = 14  # the first dealing step of people lasts 8 s


@dataclass
class Count:
    """What the clients counted: answers, their delays in seconds, bytes received."""

    delays: list[float] = field(default_factory=list)
    frames: int = 0
    received: int = 0

    def clear(self) -> None:
        """Begin anew."""
        self.delays.clear()
        self.frames = self.received = 0


# --- the product -----------------------------------------------------------------------------------------------------


async def measure(server: TrulaServer, tables: int, seconds: float) -> None:
    """Play at *tables* tables and print what it costs."""
    accounts = Accounts(Database(f"sqlite+aiosqlite:///{server.data}/trula.db"))
    count = Count()
    async with asyncio.TaskGroup() as group:
        clients = [
            group.create_task(play(server, table, cookie, seat, count))
            for table, cookies in [await seated(server, accounts) for _ in range(tables)]
            for seat, cookie in enumerate(cookies)
        ]
        await asyncio.sleep(SETTLING)
        groups = {"worker": server.workers(), "redis": [server.redis()]}
        await report("trula", groups, count, seconds)
        for client in clients:
            client.cancel()


async def seated(server: TrulaServer, accounts: Accounts) -> tuple[str, list[str]]:
    """Open a table; its id and the cookies of the four who will sit there."""
    cookies = [f"trula_login={await accounts.log_in((await accounts.new_guest()).id)}" for _ in range(4)]
    wanted = {"ruleset": "slovenian-4", "pace": "calm", "end": {"kind": "deals", "deals": 100}}
    async with httpx.AsyncClient(base_url=server.url, headers={"Cookie": cookies[0]}) as http:
        answer = await http.post("/api/tables", json=wanted)
    return str(answer.json()["table"]), cookies


async def play(server: TrulaServer, table: str, cookie: str, seat: int, count: Count) -> None:
    """Sit down and answer every question at random."""
    sent: dict[str, float] = {}
    async with websockets.connect(server.ws_url, additional_headers={"Cookie": cookie}, max_queue=None) as socket:
        await socket.send(json.dumps({"t": "hello", "table": table}))
        if seat:
            await socket.send(json.dumps({"t": "cmd", "id": "sit", "table": table, "do": f"sit {seat}"}))
        async for text in socket:
            assert isinstance(text, str)
            count.frames += 1
            count.received += len(text)
            if text.startswith('{"t":"ack"'):
                count.delays.append(time.perf_counter() - sent.pop(json.loads(text)["id"], time.perf_counter()))
            elif not text.endswith('"turn":null}') and '"turn":{' in text:
                await answer(socket, table, json.loads(text)["turn"], sent)


async def answer(socket: ClientConnection, table: str, turn: dict[str, Any], sent: dict[str, float]) -> None:
    """Send any legal answer."""
    choice = random.choice(turn["legal"])  # noqa: S311  a player without a plan
    if choice == "deal":
        return
    number = f"c{turn['no']}"
    sent[number] = time.perf_counter()
    do = choice if isinstance(choice, str) else discard(choice)
    await socket.send(json.dumps({"t": "cmd", "id": number, "table": table, "turn": turn["no"], "do": do}))


def discard(choice: dict[str, Any]) -> str:
    """Lay away the first cards that fit."""
    trumps = [card for card in choice["from"] if card.startswith("t")][: choice.get("trumps") or 0]
    others = [card for card in choice["from"] if card not in trumps]
    return " ".join(["discard", *trumps, *others[: choice["discard"] - len(trumps)]])


# --- the yardstick ---------------------------------------------------------------------------------------------------


def bare_server(port: int) -> None:
    """Serve rooms of four without any game."""
    rooms: dict[str, list[WebSocket]] = {}
    frame = '{"t":"ev","view":"' + "x" * FRAME_BYTES + '"}'

    async def endpoint(socket: WebSocket) -> None:
        await socket.accept()
        room = rooms.setdefault(socket.path_params["room"], [])
        room.append(socket)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                json.loads(await socket.receive_text())
                for other in room:
                    await other.send_text(frame)
                await socket.send_text('{"t":"ack"}')

    app = Starlette(routes=[WebSocketRoute("/{room}", endpoint)])
    uvicorn.run(app, port=port, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)


async def measure_bare(port: int, pid: int, tables: int, seconds: float) -> None:
    """Let one socket of four a room send as soon as it is answered."""
    count = Count()

    async def member(room: int, *, speaks: bool) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}/{room}", max_queue=None) as socket:
            if speaks:
                await asyncio.sleep(1)
                await socket.send("{}")
            since = time.perf_counter()
            async for text in socket:
                count.frames += 1
                count.received += len(text)
                if text == '{"t":"ack"}':
                    count.delays.append(time.perf_counter() - since)
                    since = time.perf_counter()
                    await socket.send("{}")

    async with asyncio.TaskGroup() as group:
        clients = [group.create_task(member(room, speaks=seat == 0)) for room in range(tables) for seat in range(4)]
        await asyncio.sleep(2)
        await report("bare fan-out", {"server": [psutil.Process(pid)]}, count, seconds)
        for client in clients:
            client.cancel()


# --- both ------------------------------------------------------------------------------------------------------------


async def report(name: str, groups: dict[str, list[psutil.Process]], count: Count, seconds: float) -> None:
    """Count for a while, and print."""
    count.clear()
    before, since = {group: cpu(processes) for group, processes in groups.items()}, time.perf_counter()
    await asyncio.sleep(seconds)
    passed, commands = time.perf_counter() - since, len(count.delays)
    if not commands:
        print(f"{name:<13} nothing was answered")
        return
    spent = ", ".join(
        f"{group} {(cpu(processes) - before[group]) / commands * 1e6:.0f} µs CPU" for group, processes in groups.items()
    )
    delays = sorted(count.delays)
    print(
        f"{name:<13} {commands / passed:6.0f} commands/s, {spent} a command; "
        f"ack p50 {delays[commands // 2] * 1e3:.1f} ms, p99 {delays[commands * 99 // 100] * 1e3:.1f} ms; "
        f"{count.received / max(count.frames, 1):.0f} bytes a frame"
    )


def cpu(processes: list[psutil.Process]) -> float:
    """Sum the CPU seconds of *processes*."""
    return sum(sum(process.cpu_times()[:2]) for process in processes)


@contextlib.contextmanager
def bare() -> Iterator[tuple[int, int]]:
    """Run the bare server; its port and process id."""
    port = free_port()
    process = multiprocessing.get_context("spawn").Process(target=bare_server, args=(port,), daemon=True)
    process.start()
    assert process.pid is not None
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/", timeout=1)
                break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.join()


def main(tables: int = TABLES, seconds: int = SECONDS) -> None:
    """Measure both, one after the other."""
    tables, seconds = min(tables, MOST_TABLES), min(seconds, MOST_SECONDS)
    print(f"{tables} tables of four sockets, {seconds} s each")
    with bare() as (port, pid):
        asyncio.run(measure_bare(port, pid, tables, seconds))
    with tempfile.TemporaryDirectory() as folder, trula_server(Path(folder), workers=1) as server:
        asyncio.run(measure(server, tables, seconds))


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
