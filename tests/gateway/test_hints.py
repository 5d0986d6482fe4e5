"""Hints over the socket: answered to who asks, refused with a reason, and nothing happens at the table."""

from backend.tables.options import AfterDeals, TableOptions
from tests.gateway.conftest import Server
from tests.gateway.tables import deal_out

PRACTICE = TableOptions("slovenian-4", 1, AfterDeals(1), "calm", public=False, rated=False)


async def test_who_practises_is_told_what_a_bot_would_do_and_nothing_changes(server: Server) -> None:
    guest = await server.guest()
    table = await deal_out(server, guest, dealer=2, options=PRACTICE)
    async with guest.connected() as client:
        before = await client.snapshot(table)
        turn = before["turn"]["no"]
        await client.send(t="hint", id="h1", table=table, turn=turn)
        hinted = await client.next("hinted", "nack")
        assert (hinted["t"], hinted["id"], hinted["turn"]) == ("hinted", "h1", turn)
        assert hinted["do"] in before["turn"]["legal"]
        after = await client.snapshot(table)
        assert (after["v"], after["view"]) == (before["v"], before["view"])
        assert (await client.command(table, hinted["do"], turn))["t"] == "ack"


async def test_among_people_there_are_no_hints(server: Server) -> None:
    guests = [await server.guest() for _ in range(4)]
    table = await deal_out(server, *guests, options=PRACTICE)
    async with guests[0].connected() as client:
        await client.send(t="hint", id="h1", table=table, turn=1)
        refused = await client.next("hinted", "nack")
        assert (refused["t"], refused["id"], refused["reason"]) == ("nack", "h1", "no_hints")


async def test_a_table_that_is_not_there_and_one_that_is_not_ones_own_give_none(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    table = await deal_out(server, guest, dealer=2, options=PRACTICE)
    async with other.connected() as client:
        for asked, reason in ((table, "not_seated"), ("nowhere", "no_such_table")):
            await client.send(t="hint", id="h1", table=asked, turn=1)
            assert (await client.next("hinted", "nack"))["reason"] == reason


async def test_asking_without_end_closes_the_socket_like_any_other_frame(server: Server) -> None:
    guest = await server.guest()
    table = await deal_out(server, guest, dealer=2, options=PRACTICE)
    async with guest.connected() as client:
        for number in range(60):
            await client.send(t="hint", id=f"h{number}", table=table, turn=1)
        assert await client.closed() == 1008
