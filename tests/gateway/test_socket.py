"""One socket: who may open it, and what its frames do."""

import websockets

from tests.gateway.conftest import Client, Server


async def test_the_first_frame_is_a_welcome_that_names_the_worker(server: Server) -> None:
    guest = await server.guest()
    async with websockets.connect(server.url, additional_headers={"Cookie": f"trula_login={guest.token}"}) as socket:
        frame = await Client(socket).next("welcome")
    assert (frame["worker"], frame["name"]) == ("w0", guest.player.name)


async def test_a_ping_is_answered_with_its_number(server: Server) -> None:
    async with (await server.guest()).connected() as client:
        await client.send(t="ping", n=7)
        assert (await client.next("pong"))["n"] == 7


async def test_a_table_that_is_not_there_is_gone(server: Server) -> None:
    async with (await server.guest()).connected() as client:
        assert [frame["t"] for frame in await client.hello("0123456789abcdef0123")] == ["gone"]


async def test_a_player_sees_his_table_and_commands_it(server: Server) -> None:
    guest = await server.guest()
    table = await server.open(guest)
    async with guest.connected() as client:
        snapshot, fate = await client.hello(table)
        assert (snapshot["t"], snapshot["view"]["seat"], fate["t"]) == ("snapshot", 0, "fate")
        answer = await client.command(table, "fill_bots")
        assert answer == {"t": "ack", "id": "c1", "v": snapshot["v"] + 1}
