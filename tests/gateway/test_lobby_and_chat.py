"""The lobby is live for who watches it; what is said at a table reaches who follows it."""

from backend.lobby.standard import matchmaking_options
from tests.gateway.conftest import Client, Server

PUBLIC = matchmaking_options("slovenian-4", "normal")


async def tables_until(client: Client, table: str, *, there: bool) -> None:
    while (table in {one["id"] for one in (await client.next("tables"))["tables"]}) != there:
        pass


async def test_a_public_table_comes_into_the_lobby_and_goes(server: Server) -> None:
    guest = await server.guest()
    async with guest.connected() as client:
        await client.send(t="lobby", on=True)
        assert (await client.next("tables"))["tables"] == []
        table = await server.open(guest, options=PUBLIC)
        await tables_until(client, table, there=True)
        await client.command(table, "leave")
        await tables_until(client, table, there=False)


async def test_a_private_table_is_not_in_the_lobby(server: Server) -> None:
    guest = await server.guest()
    private = await server.open(guest)
    public = await server.open(guest, options=PUBLIC)
    async with guest.connected() as client:
        await client.send(t="lobby", on=True)
        tables = (await client.next("tables"))["tables"]
        assert [table["id"] for table in tables] == [public]
        assert private != public


async def test_who_stops_watching_the_lobby_hears_no_more_of_it(server: Server) -> None:
    guest = await server.guest()
    async with guest.connected() as client, guest.connected() as watcher:
        await watcher.send(t="lobby", on=True)
        await watcher.next("tables")
        for on in (True, False):
            await client.send(t="lobby", on=on)
        await client.next("tables")
        client.passed.clear()
        table = await server.open(guest, options=PUBLIC)
        await tables_until(watcher, table, there=True)
        await client.send(t="ping", n=1)
        await client.next("pong")
        assert client.passed == []


async def test_what_is_said_reaches_everybody_at_the_table_and_who_comes_later(server: Server) -> None:
    one, other = await server.guest(), await server.guest()
    table = await server.open(one, other)
    async with one.connected() as first, other.connected() as second:
        await first.hello(table)
        await second.hello(table)
        await first.send(t="say", table=table, text="dober dan")
        for client in (first, second):
            said = await client.next("chat")
            assert (said["text"], said["phrase"], said["seat"], said["account"]) == ("dober dan", None, 0, one.id)
        await second.send(t="say", table=table, phrase="hello")
        assert (await first.next("chat"))["phrase"] == "hello"
    async with other.connected() as later:
        frames = await later.hello(table)
        assert [frame["text"] or frame["phrase"] for frame in frames if frame["t"] == "chat"] == ["dober dan", "hello"]


async def test_who_does_not_sit_at_the_table_is_not_heard(server: Server) -> None:
    one, stranger = await server.guest(), await server.guest()
    table = await server.open(one)
    async with stranger.connected() as client:
        await client.hello(table)
        await client.send(t="say", table=table, text="boo", id="s1")
        assert await client.next("nack") == {"t": "nack", "id": "s1", "reason": "not_allowed", "rule": None}


async def test_bad_talk_has_its_reasons(server: Server) -> None:
    guest = await server.guest()
    table = await server.open(guest)
    async with guest.connected() as client:
        await client.hello(table)
        await client.send(t="say", table=table, phrase="no_such_phrase")
        assert (await client.next("nack"))["reason"] == "unknown_phrase"
        await client.send(t="say", table=table, text=" \u0000\u202e ")
        assert (await client.next("nack"))["reason"] == "bad_text"
        for _ in range(6):
            await client.send(t="say", table=table, text="again")
        assert (await client.next("nack"))["reason"] == "too_fast"
