"""One client cannot take more than its part: slow readers, many sockets, ended logins."""

import asyncio
import socket
from contextlib import AsyncExitStack

import httpx
import websockets

from tests.gateway.conftest import Client, Guest, NewServer, Server
from tests.gateway.tables import deal_out


async def test_a_reader_that_does_not_read_is_closed_and_the_others_do_not_notice(new_server: NewServer) -> None:
    server = await new_server(send_buffer=8192)
    one, other, slow = await server.guest(), await server.guest(), await server.guest()
    table = await server.open(one)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
    cookie = {"Cookie": f"trula_login={slow.token}"}
    async with (
        one.connected() as client,
        websockets.connect(
            server.url, sock=raw, additional_headers=cookie, max_queue=None, ping_interval=None
        ) as reader,
    ):
        await client.snapshot(table)
        await Client(reader).hello(table)
        reader.transport.pause_reading()
        for number in range(300):
            await server.rooms.submit(table, other.player, "stand" if number % 2 else "sit 1", None, f"n{number}")
            await client.next("ev")
        reader.transport.resume_reading()
        assert await Client(reader).closed() == 4408


async def test_the_fifth_socket_of_an_account_closes_the_oldest_on_whatever_server(new_server: NewServer) -> None:
    first, second = await new_server(), await new_server()
    guest = await first.guest()
    elsewhere = Guest(second, guest.player, guest.token)
    async with AsyncExitStack() as sockets:
        five = [
            await sockets.enter_async_context((elsewhere if number % 2 else guest).connected()) for number in range(5)
        ]
        assert await five[0].closed() == 4409
        for client in five[1:]:
            await client.send(t="ping", n=1)
            await client.next("pong")
        sixth = await sockets.enter_async_context(guest.connected())
        assert await five[1].closed() == 4409
        await sixth.socket.close()
        # One has gone by itself: there is room again.
        await asyncio.sleep(0.2)
        await sockets.enter_async_context(guest.connected())
        await five[2].send(t="ping", n=1)
        await five[2].next("pong")


async def test_signing_out_closes_the_sockets_of_that_login_on_every_server(new_server: NewServer) -> None:
    first, second = await new_server(), await new_server()
    guest = await first.guest()
    other_login = Guest(second, guest.player, await first.accounts.log_in(guest.id))
    elsewhere = Guest(second, guest.player, guest.token)
    async with guest.connected() as here, elsewhere.connected() as there, other_login.connected() as kept:
        await log_out(first, guest.token)
        assert await here.closed() == 4401
        assert await there.closed() == 4401
        await kept.send(t="ping", n=1)
        await kept.next("pong")


async def log_out(server: Server, token: str) -> None:
    url = f"http://127.0.0.1:{server.port}/api/logout"
    async with httpx.AsyncClient(cookies={"trula_login": token}) as http:
        assert (await http.post(url)).status_code == 204


async def test_a_spectator_sees_no_hand_and_is_asked_nothing(server: Server) -> None:
    guests = [await server.guest() for _ in range(4)]
    table = await deal_out(server, *guests)
    async with (await server.guest()).connected() as spectator:
        frame = await spectator.snapshot(table)
        assert frame["view"]["seat"] is None
        assert frame["view"]["deal"]["hand"] == []
        assert frame["turn"] is None
