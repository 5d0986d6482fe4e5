"""A client that was away comes to the present without a gap, and learns what became of its commands."""

import asyncio

from redis.asyncio import Redis

from backend.rooms.keys import keys_of
from tests.gateway.conftest import Client, Guest, Json, NewServer, Server


async def moved(client: Client, table: str, times: int, first: int = 0) -> None:
    """Make *times* commits at a waiting table: sit down, stand up."""
    for number in range(first, first + times):
        answer = await client.command(table, "stand" if number % 2 else "sit 1")
        assert answer["t"] == "ack"


async def two(server: Server) -> tuple[Guest, Guest, str]:
    """One at a table of his own, and one who will sit down and stand up at it."""
    one, other = await server.guest(), await server.guest()
    return one, other, await server.open(one)


def assert_contiguous(frames: list[Json], after: int) -> None:
    assert [frame["v"] for frame in frames] == list(range(after + 1, after + 1 + len(frames)))


async def test_every_missed_commit_comes_once_and_the_last_carries_the_view(server: Server) -> None:
    one, other, table = await two(server)
    async with one.connected() as client, other.connected() as mover:
        seen = await client.snapshot(table)
        await client.socket.close()
        await moved(mover, table, 5)
    async with one.connected() as client:
        *missed, fate = await client.hello(table, v=seen["v"], tip=seen["tip"])
        assert fate == {"t": "fate", "table": table, "committed": {}, "unknown": []}
        assert_contiguous(missed, seen["v"])
        assert [frame["view"] is None for frame in missed] == [True] * 4 + [False]
        assert missed[-1]["view"] == (await client.snapshot(table))["view"]
        assert [frame["events"][0]["kind"] for frame in missed] == ["player_sat", "player_stood"] * 2 + ["player_sat"]


async def test_who_has_missed_nothing_gets_only_the_fate(server: Server) -> None:
    one, _, table = await two(server)
    async with one.connected() as client:
        seen = await client.snapshot(table)
        assert [frame["t"] for frame in await client.hello(table, v=seen["v"], tip=seen["tip"])] == ["fate"]


async def test_what_was_trimmed_away_is_replaced_by_a_snapshot(server: Server, redis_url: str) -> None:
    one, other, table = await two(server)
    async with one.connected() as client, other.connected() as mover:
        seen = await client.snapshot(table)
        await client.send(t="bye", table=table)
        await moved(mover, table, 6)
        async with Redis.from_url(redis_url) as redis:
            await redis.xtrim(keys_of(table).stream, maxlen=3, approximate=False)
        frames = await client.hello(table, v=seen["v"], tip=seen["tip"])
        assert [frame["t"] for frame in frames] == ["snapshot", "fate"]
        assert frames[0]["v"] == seen["v"] + 6


async def test_a_history_that_is_not_ours_is_replaced_by_a_snapshot(server: Server) -> None:
    one, other, table = await two(server)
    async with one.connected() as client, other.connected() as mover:
        seen = await client.snapshot(table)
        await moved(mover, table, 2)
        for version, tip in ((seen["v"], "branched"), (seen["v"] + 100, seen["tip"]), (0, ""), (2**53 - 1, "x" * 40)):
            await client.send(t="bye", table=table)
            client.passed.clear()
            await client.send(t="ping", n=1)
            await client.next("pong")
            frames = await client.hello(table, v=version, tip=tip)
            assert [frame["t"] for frame in frames] == ["snapshot", "fate"], (version, tip)


async def test_pending_commands_have_their_fates(server: Server) -> None:
    one, other, table = await two(server)
    async with other.connected() as mover:
        done = await mover.command(table, "sit 1", number="done")
        await mover.command(table, "sit 2", number="refused")
    async with other.connected() as mover, one.connected() as client:
        fate = (await mover.hello(table, pending=["done", "refused", "lost"]))[-1]
        assert fate["committed"] == {"done": done["v"]}
        assert fate["unknown"] == ["refused", "lost"]
        # Somebody else's ids are his own.
        assert (await client.hello(table, pending=["done"]))[-1]["unknown"] == ["done"]


async def test_a_resume_on_another_server_is_the_same(new_server: NewServer) -> None:
    first, second = await new_server(trula_worker="first"), await new_server(trula_worker="second")
    one, other, table = await two(first)
    async with one.connected() as client, other.connected() as mover:
        seen = await client.snapshot(table)
        await client.socket.close()
        await moved(mover, table, 3)
        elsewhere = Guest(second, one.player, one.token)
        async with elsewhere.connected() as again:
            *missed, _ = await again.hello(table, v=seen["v"], tip=seen["tip"])
            assert_contiguous(missed, seen["v"])
            await moved(mover, table, 1, first=3)
            assert (await again.next("ev"))["v"] == seen["v"] + 4


async def test_versions_stay_contiguous_whenever_one_resumes(server: Server) -> None:
    one, other, table = await two(server)
    async with other.connected() as mover:
        seen = (await mover.snapshot(table))["v"]
        moving = asyncio.create_task(slowly(mover, table, 40))
        tips: dict[int, str] = {}
        while not moving.done():
            async with one.connected() as client:
                known = {"v": seen, "tip": tips[seen]} if seen in tips else {}
                frames = await client.hello(table, **known)
                for frame in frames:
                    if frame["t"] == "ev":
                        assert frame["v"] == seen + 1
                    if frame["t"] in {"ev", "snapshot"}:
                        assert frame["v"] >= seen
                        seen = frame["v"]
                        tips[seen] = frame["tip"]
        await moving


async def slowly(client: Client, table: str, times: int) -> None:
    for number in range(times):
        await moved(client, table, 1, first=number)
        await asyncio.sleep(0.05)


async def test_a_branch_that_a_failover_took_back_brings_a_snapshot_unasked(server: Server, redis_url: str) -> None:
    one, other, table = await two(server)
    async with one.connected() as client, other.connected() as mover, Redis.from_url(redis_url) as redis:
        keys = keys_of(table)
        before = await redis.dump(keys.meta), await redis.dump(keys.stream), await redis.dump(keys.commands)
        seen = await client.snapshot(table)
        await moved(mover, table, 2)
        await client.next("ev")
        await client.next("ev")
        for key, value in zip((keys.meta, keys.stream, keys.commands), before, strict=True):
            await redis.delete(key)
            if value is not None:
                await redis.restore(key, 0, value)
        await mover.command(table, "sit 2", number="other-branch")
        frame = await client.next("snapshot")
        assert frame["v"] == seen["v"] + 1
        assert frame["view"]["places"][2]["player"]["account"] == other.id


async def test_who_missed_more_than_his_queue_holds_gets_a_snapshot(server: Server) -> None:
    one, other, table = await two(server)
    async with one.connected() as client:
        seen = await client.snapshot(table)
    for number in range(70):  # more than a queue holds, and fewer than the stream keeps
        await server.rooms.submit(table, other.player, "stand" if number % 2 else "sit 1", None, f"move-{number}")
    async with one.connected() as client:
        frames = await client.hello(table, v=seen["v"], tip=seen["tip"])
        assert [frame["t"] for frame in frames] == ["snapshot", "fate"]
        assert frames[0]["v"] == seen["v"] + 70
