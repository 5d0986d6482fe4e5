"""When the store of the live tables goes, players are told and play pauses; when it is back, it goes on."""

from collections.abc import Callable

import pytest

from tests.gateway.conftest import serving
from tests.kit.servers import RedisServer


@pytest.mark.slow
async def test_the_store_is_killed_and_comes_back(new_redis_server: Callable[[], RedisServer], sqlite_url: str) -> None:
    redis = new_redis_server()
    async with serving(redis.url, sqlite_url) as server:
        guest, late = await server.guest(), await server.guest()
        table = await server.open(guest)
        async with guest.connected() as client:
            before = await client.snapshot(table)
            done = await client.command(table, "sit 0", number="refused")
            assert done["reason"] == "already_seated"
            redis.kill()
            assert (await client.next("trouble"))["ok"] is False
            await client.send(t="cmd", id="pending", table=table, do="fill_bots", turn=None)
            await client.send(t="ping", n=1)
            await client.next("pong")  # frames are carried out in order: the command has been tried
            async with late.connected() as newcomer:
                assert (await newcomer.next("trouble"))["ok"] is False
                redis.start()
                assert (await newcomer.next("trouble"))["ok"] is True
            assert (await client.next("trouble"))["ok"] is True
            frames = await client.hello(table, v=before["v"], tip=before["tip"], pending=["pending"])
            if frames[-1]["unknown"]:
                assert (await client.command(table, "fill_bots", number="pending"))["t"] == "ack"
            now = await client.snapshot(table)
            assert None not in now["view"]["places"]
            assert all(frame["t"] != "nack" for frame in client.passed)
