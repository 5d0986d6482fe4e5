"""Opening tables, looking for people, and the tables one sits at."""

import asyncio
import time
from collections.abc import Callable

import pytest

from backend.api.rates import Rates
from backend.api.tables import MOST_TABLES
from backend.rooms.redis_rooms import RedisRooms
from backend.tables.model import Player
from backend.tables.options import AfterDeals, AtScore, OnCall
from tests.api.visitor import Answer, Visitor

RULESET = "slovenian-4"


async def test_one_call_seats_you_with_bots(visitor: Visitor, rooms: RedisRooms) -> None:
    guest = await visitor.guest()
    answer = await visitor.post("/api/tables", {"ruleset": RULESET, "bots": True})
    assert answer.status == 201
    snapshot = await rooms.load(answer.body["table"])
    assert snapshot is not None
    assert [place.player.kind for place in snapshot.table.places if place] == ["guest", "bot", "bot", "bot"]
    assert snapshot.table.creator == guest["id"]
    assert (snapshot.table.options.public, snapshot.table.options.rated) == (False, False)


async def test_the_tables_you_sit_at(visitor: Visitor) -> None:
    guest = await visitor.guest()
    table = (await visitor.post("/api/tables", {"ruleset": RULESET, "pace": "calm"})).body["table"]
    (mine,) = (await visitor.me())["tables"]
    assert mine["id"] == table
    assert (mine["seat"], mine["phase"], mine["pace"], mine["away"]) == (0, "seating", "calm", False)
    assert mine["players"] == [guest["name"], None, None, None]


async def test_who_registers_at_a_table_keeps_his_seat_and_is_rated_there_as_he_sat_down(
    visitor: Visitor, rooms: RedisRooms
) -> None:
    guest = await visitor.guest()
    table = (await visitor.post("/api/tables", {"ruleset": RULESET, "bots": True, "rated": True})).body["table"]
    async with asyncio.timeout(20):
        while (await visitor.me())["tables"][0]["phase"] == "seating":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await visitor.register("Mojca")
    (mine,) = (await visitor.me())["tables"]
    assert (mine["id"], mine["seat"]) == (table, 0)
    await rooms.submit(table, Player(guest["id"], "Mojca", "account"), "leave", None, "c1")
    snapshot = await rooms.load(table)
    assert snapshot is not None
    own = snapshot.table.places[0]
    assert own is not None
    assert (own.left, own.player.kind) == (True, "guest")


@pytest.mark.parametrize(
    ("chosen", "end"),
    [
        ({"kind": "deals", "deals": 2}, AfterDeals(2)),
        ({"kind": "score", "points": 300}, AtScore(300)),
        ({"kind": "call"}, OnCall()),
        (None, AfterDeals(4)),
    ],
)
async def test_the_creator_chooses(visitor: Visitor, rooms: RedisRooms, chosen: object, end: object) -> None:
    await visitor.guest()
    wanted = {"ruleset": RULESET, "end": chosen, "pace": "fast", "public": True, "cut": True}
    snapshot = await rooms.load((await visitor.post("/api/tables", wanted)).body["table"])
    assert snapshot is not None
    options = snapshot.table.options
    assert (options.end, options.pace, options.public, options.cut) == (end, "fast", True, True)
    assert options.rated, "a public table is rated unless its creator says otherwise"


async def test_a_session_may_end_by_the_clock(visitor: Visitor) -> None:
    await visitor.guest()
    for minutes, status in ((60, 201), (1, 422), (-60, 422), (60 * 48, 422)):
        at_ms = int((time.time() + 60 * minutes) * 1000)
        wanted = {"ruleset": RULESET, "end": {"kind": "time", "at_ms": at_ms}}
        assert (await visitor.post("/api/tables", wanted)).status == status


@pytest.mark.parametrize(
    ("wanted", "status", "reason", "field"),
    [
        ({}, 422, "invalid", "ruleset"),
        ({"ruleset": "whist"}, 404, "unknown_ruleset", "ruleset"),
        ({"ruleset": RULESET, "pace": "hasty"}, 422, "invalid", "pace"),
        ({"ruleset": RULESET, "public": "yes"}, 422, "invalid", "public"),
        ({"ruleset": RULESET, "end": {"kind": "deals", "deals": 0}}, 422, "invalid", "end.deals.deals"),
        ({"ruleset": RULESET, "end": {"kind": "never"}}, 422, "invalid", "end"),
        ({"ruleset": RULESET, "creator": "me"}, 422, "invalid", "creator"),
    ],
)
async def test_a_table_that_cannot_be(visitor: Visitor, wanted: object, status: int, reason: str, field: str) -> None:
    await visitor.guest()
    assert (await visitor.post("/api/tables", wanted)).refusal == (status, reason, field)
    assert (await visitor.me())["tables"] == []


async def test_only_who_is_signed_in_sits_down(visitor: Visitor) -> None:
    for path in ("/api/tables", "/api/seeks"):
        assert (await visitor.post(path, {"ruleset": RULESET})).refusal == (401, "not_signed_in", None)


async def test_two_who_look_for_people_meet(new_visitor: Callable[[], Visitor]) -> None:
    one, other = new_visitor(), new_visitor()
    await one.guest()
    await other.register("Mojca")
    answers = [await each.post("/api/seeks", {"ruleset": RULESET, "pace": "fast"}) for each in (one, other)]
    assert [answer.status for answer in answers] == [200, 200]
    assert answers[0].body == answers[1].body
    (listed,) = (await one.get("/api/tables")).body["tables"]
    assert [seat and seat["kind"] for seat in listed["seats"]] == ["guest", "account", None, None]
    calm = await new_guest_seeks(new_visitor, "calm")
    assert calm.body != answers[0].body


async def test_private_tables_are_not_listed(visitor: Visitor) -> None:
    await visitor.guest()
    await visitor.post("/api/tables", {"ruleset": RULESET})
    public = (await visitor.post("/api/tables", {"ruleset": RULESET, "public": True})).body["table"]
    assert [table["id"] for table in (await visitor.get("/api/tables")).body["tables"]] == [public]


async def test_nobody_sits_at_more_than_eight_tables(visitor: Visitor) -> None:
    await visitor.guest()
    answers = [await visitor.post("/api/tables", {"ruleset": RULESET}) for _ in range(MOST_TABLES + 1)]
    assert [answer.status for answer in answers] == [201] * MOST_TABLES + [409]
    assert answers[-1].refusal == (409, "too_many_tables", None)


@pytest.mark.parametrize("rates", [Rates(tables="2/minute")])
async def test_tables_are_not_opened_by_the_dozen(visitor: Visitor, rates: Rates) -> None:
    await visitor.guest()
    answers = [await visitor.post("/api/tables", {"ruleset": RULESET}) for _ in range(3)]
    assert answers[-1].refusal == (429, "too_many_requests", None)


async def test_what_can_be_played_is_told(visitor: Visitor) -> None:
    offers = (await visitor.get("/api/rulesets")).body["rulesets"]
    slovenian = next(offer for offer in offers if offer["name"] == RULESET)
    assert slovenian["players"] == 4
    assert [pace["name"] for pace in slovenian["paces"]] == ["fast", "normal", "calm"]
    assert [end["kind"] for end in slovenian["ends"]] == ["deals", "score", "time", "call"]


async def new_guest_seeks(new_visitor: Callable[[], Visitor], pace: str) -> Answer:
    visitor = new_visitor()
    await visitor.guest()
    return await visitor.post("/api/seeks", {"ruleset": RULESET, "pace": pace})
