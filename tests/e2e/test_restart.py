"""A server that is told to end lets its sockets go with 1012, and leaves a table that another server goes on with."""

import asyncio
import json

import pytest
import websockets

from tests.conftest import StartServer
from tests.e2e.people import open_table, people

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(300)]


async def test_a_stopping_server_closes_with_1012_and_ends_well(
    trula_server: StartServer, redis_url: str, sqlite_url: str
) -> None:
    one, two = (trula_server(REDIS_URL=redis_url, DATABASE_URL=sqlite_url) for _ in range(2))
    (guest,) = people(one.url, 1)
    table = open_table(guest, 1)
    hello = json.dumps({"t": "hello", "table": table})
    async with websockets.connect(one.ws_url, additional_headers={"Cookie": guest.cookie}) as socket:
        await socket.send(hello)
        seen = await snapshot(socket)
        stopping = asyncio.create_task(asyncio.to_thread(one.stop))
        await socket.wait_closed()
        assert socket.close_code == 1012
    assert await stopping == 0
    async with websockets.connect(two.ws_url, additional_headers={"Cookie": guest.cookie}) as socket:
        await socket.send(hello)
        assert (await snapshot(socket))["view"] == seen["view"]


async def snapshot(socket: websockets.ClientConnection) -> dict[str, object]:
    while True:
        frame: dict[str, object] = json.loads(await socket.recv())
        if frame["t"] == "snapshot":
            return frame
