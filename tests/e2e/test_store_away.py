"""The store of the live tables is killed in mid-deal and started again: play pauses, goes on, and nothing is lost."""

import asyncio
from collections.abc import Callable

import pytest

from tests.conftest import StartServer
from tests.e2e.people import open_table, people, players
from tests.e2e.player import Json, Player
from tests.e2e.playing import agree, finished, play
from tests.kit.servers import RedisServer

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(300)]
AWAY_SECONDS = 3


async def test_play_pauses_while_redis_is_away_and_goes_on(
    trula_server: StartServer, new_redis_server: Callable[[], RedisServer], sqlite_url: str
) -> None:
    redis = new_redis_server()
    server = trula_server(workers=2, REDIS_URL=redis.url, DATABASE_URL=sqlite_url)
    seated = people(server.url)
    table = open_table(seated[0], 1)
    clients = players(table, seated, [server.ws_url], finished)
    starting: list[asyncio.Task[None]] = []

    def kill(_client: Player, frame: Json) -> None:
        deal = frame["view"]["deal"]
        if not starting and deal is not None and deal["phase"] == "play" and sum(deal["tricks_won"]) >= 4:
            redis.kill()
            starting.append(asyncio.create_task(start()))

    async def start() -> None:
        await asyncio.sleep(AWAY_SECONDS)
        await asyncio.to_thread(redis.start)

    for client in clients:
        client.before_answer, client.bold = kill, 0.0
    await play(clients)
    assert starting
    agree(clients)
    assert all(False in client.troubles and client.troubles[-1] for client in clients)
    assert not any(place["away"] for place in clients[0].view["places"])
    played = [event["card"] for event in clients[0].events if event["kind"] == "card_played"]
    assert len(played) == len(set(played)) == 48
