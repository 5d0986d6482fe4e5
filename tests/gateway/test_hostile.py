"""Whatever is thrown at a socket, it gets its code or its word; the server and everybody else go on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

import pytest
import websockets

from tests.gateway.conftest import Client, Guest, Server

Message = str | bytes | Iterable[str] | Iterable[bytes]


@pytest.fixture
async def guest(server: Server) -> Guest:
    return await server.guest()


@pytest.fixture
async def witness(server: Server, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Client]:
    """Somebody else, whom nothing of it may reach; and nothing may be logged as a fault."""
    caplog.set_level(logging.WARNING)
    async with (await server.guest()).connected() as client:
        yield client
        await client.send(t="ping", n=99)
        assert (await client.next("pong"))["n"] == 99
        assert client.passed == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def code_after(guest: Guest, message: Message, *, text: bool | None = None) -> int:
    async with guest.connected() as client:
        with suppress(websockets.ConnectionClosed):  # the server need not read it to its end
            await client.socket.send(message, text=text)
        return await client.closed()


@pytest.mark.usefixtures("witness")
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("null", 1007),
        ("", 1007),
        ('{"t":"ping","n":NaN}', 1007),
        ("1e999", 1007),
        ("[" * 8000, 1007),
        ('{"t":' * 1000 + "1" + "}" * 1000, 1007),
        ("x" * 8193, 1009),
        ("č" * 4097, 1009),
        ("x" * 1_000_000, 1009),
        (b"\x00\x01", 1003),
        (b'{"t":"ping","n":1}', 1003),
    ],
)
async def test_what_is_no_frame_at_all_closes(guest: Guest, message: str | bytes, code: int) -> None:
    assert await code_after(guest, message) == code


async def test_bad_utf8_closes(guest: Guest) -> None:
    assert await code_after(guest, b'{"t":"\xff"}', text=True) == 1007


@pytest.mark.usefixtures("witness")
async def test_a_large_message_in_small_fragments_closes(guest: Guest) -> None:
    assert await code_after(guest, ["x" * 100] * 100) == 1009


@pytest.mark.usefixtures("witness")
async def test_a_frame_in_fragments_is_a_frame(guest: Guest) -> None:
    async with guest.connected() as client:
        await client.socket.send(list('{"t":"ping","n":5}'))
        assert (await client.next("pong"))["n"] == 5


@pytest.mark.usefixtures("witness")
@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"t":"deal"}',
        '{"t":"ping","n":1e999}',
        '{"t":"ping","n":-1}',
        '{"t":"cmd","table":"T","do":"play t21"}',
        '{"t":"ev","table":"T","v":1}',
        '{"t":"hello","table":"../../x"}',
        '{"t":"hello","table":"{p0}:t:x"}',
        '{"t":"hello","table":"T","pending":["a b"]}',
    ],
)
async def test_an_object_that_is_no_frame_is_answered_and_the_socket_lives(guest: Guest, text: str) -> None:
    async with guest.connected() as client:
        await client.socket.send(text)
        assert await client.next("nack") == {"t": "nack", "id": None, "reason": "bad_frame", "rule": None}
        await client.send(t="ping", n=1)
        await client.next("pong")


@pytest.mark.usefixtures("witness")
async def test_a_flood_closes_with_1008(guest: Guest) -> None:
    async with guest.connected() as client:
        with suppress(websockets.ConnectionClosed):
            for number in range(40):
                await client.send(t="ping", n=number)
        assert await client.closed() == 1008
        assert len(client.passed) <= 35


@pytest.mark.usefixtures("witness")
async def test_commands_and_chat_to_tables_that_are_not_there_are_refused(guest: Guest) -> None:
    async with guest.connected() as client:
        assert (await client.command("nowhere", "pass"))["reason"] == "no_such_table"
        await client.send(t="say", table="nowhere", text="hello", id="s1")
        assert await client.next("nack") == {"t": "nack", "id": "s1", "reason": "not_following", "rule": None}
        assert (await client.hello("nowhere"))[0]["reason"] == "no_such_table"


@pytest.mark.usefixtures("witness")
async def test_a_socket_follows_eight_tables_and_no_more(server: Server, guest: Guest) -> None:
    async with guest.connected() as client:
        tables = [await server.open(guest) for _ in range(9)]
        for table in tables[:8]:
            assert (await client.hello(table))[-1]["t"] == "fate"
        assert (await client.hello(tables[8]))[-1]["reason"] == "too_many_tables"
        await client.send(t="bye", table=tables[0])
        assert (await client.hello(tables[8]))[-1]["t"] == "fate"


@pytest.mark.usefixtures("witness")
async def test_sockets_cut_off_at_any_point_leave_nothing_behind(server: Server, guest: Guest) -> None:
    table = await server.open(guest)
    before = len(asyncio.all_tasks())
    for _ in range(20):
        async with guest.connected() as client:
            await client.send(t="hello", table=table)
            await client.send(t="lobby", on=True)
            client.socket.transport.abort()
    for _ in range(50):
        if len(asyncio.all_tasks()) <= before + 2:
            break
        await asyncio.sleep(0.1)
    assert len(asyncio.all_tasks()) <= before + 2


async def test_a_handshake_that_is_no_websocket_is_refused(server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
    assert b" 400 " in await reader.readline()
    writer.close()
    await writer.wait_closed()
