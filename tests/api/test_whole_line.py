"""From the API through the rooms and the outbox into the database and back, on both engines."""

import asyncio

import pytest

from backend.rooms.redis_rooms import RedisRooms
from backend.tables.model import Player
from tests.api.visitor import Visitor


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


async def test_a_creator_cancels_and_sees_25_game_points_go(visitor: Visitor, rooms: RedisRooms) -> None:
    """P-40: after the start, before the first deal's cards, confirmed; recorded as cancelled."""
    guest = await visitor.guest()
    player = Player(guest["id"], guest["name"], "guest")
    table = (await visitor.post("/api/tables", {"ruleset": "slovenian-4", "bots": True})).body["table"]
    async with asyncio.timeout(20):
        while (await visitor.me())["tables"][0]["phase"] != "dealing":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await rooms.submit(table, player, "cancel confirmed", None, "c1")
    async with asyncio.timeout(20):
        while (await visitor.me())["game_points"] != -25:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    (session,) = (await visitor.get(f"/api/players/{guest['name']}/sessions")).body["sessions"]
    assert (session["session"]["id"], session["session"]["reason"]) == (table, "cancelled")
    await visitor.register("Mojca")
    mine = await visitor.me()
    assert (mine["game_points"], mine["tables"]) == (-25, [])
