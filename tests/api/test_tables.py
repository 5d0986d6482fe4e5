"""Opening tables, looking for people, and the tables one sits at."""

import asyncio
import time
from collections.abc import Callable

import pytest

from backend.api.rates import Rates
from backend.api.tables import MOST_TABLES
from backend.lobby.standard import standard_end
from backend.rooms.redis_rooms import RedisRooms
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.game import HouseOption
from backend.tables.model import Player
from backend.tables.options import AfterDeals, AtScore, OnCall
from tests.api.visitor import Answer, Visitor

RULESET = "slovenian-4"
HOUSE = [(rules.name, option) for rules in map(ruleset, NAMES) for option in rules.house_options]


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
        ({"ruleset": RULESET, "house": [["mond_penalty", 20]]}, 422, "invalid", "house"),
        ({"ruleset": RULESET, "house": {str(number): 0 for number in range(21)}}, 422, "invalid", "house"),
        ({"ruleset": RULESET, "seats": "5"}, 422, "invalid", "seats"),
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


async def test_a_table_may_forbid_the_counter_of_cards_and_says_so_in_the_lobby(
    visitor: Visitor, rooms: RedisRooms
) -> None:
    await visitor.guest()
    for choice in ({}, {"counter": False}):
        answer = await visitor.post("/api/tables", {"ruleset": RULESET, "public": True, **choice})
        snapshot = await rooms.load(answer.body["table"])
        assert snapshot is not None
        assert snapshot.table.options.counter is (choice == {})
    listed = (await visitor.get("/api/tables")).body["tables"]
    assert sorted(table["counter"] for table in listed) == [False, True]


@pytest.mark.parametrize("name", NAMES)
async def test_who_looks_for_people_finds_those_of_the_same_game(
    new_visitor: Callable[[], Visitor], rooms: RedisRooms, name: str
) -> None:
    one, other = new_visitor(), new_visitor()
    await one.guest()
    await other.guest()
    tables = [(await each.post("/api/seeks", {"ruleset": name})).body["table"] for each in (one, other)]
    assert tables[0] == tables[1]
    snapshot = await rooms.load(tables[0])
    assert snapshot is not None
    assert len(snapshot.table.places) == ruleset(name).table_sizes[0]
    assert snapshot.table.options.house == ()


async def test_who_looks_for_a_table_of_five_finds_those_who_do(
    new_visitor: Callable[[], Visitor], rooms: RedisRooms
) -> None:
    tables = []
    for seats in (5, 5, 4, None):
        visitor = new_visitor()
        await visitor.guest()
        tables.append((await visitor.post("/api/seeks", {"ruleset": RULESET, "seats": seats})).body["table"])
    assert (tables[0] == tables[1], tables[1] == tables[2], tables[2] == tables[3]) == (True, False, True)
    snapshot = await rooms.load(tables[0])
    assert snapshot is not None
    assert len(snapshot.table.places) == 5
    assert snapshot.table.options.end == standard_end(5)
    answer = await visitor.post("/api/seeks", {"ruleset": RULESET, "seats": 3})
    assert answer.refusal == (422, "invalid", "seats")


async def test_who_looks_for_people_is_not_seated_by_house_rules_or_at_a_larger_table(
    new_visitor: Callable[[], Visitor],
) -> None:
    choices: list[dict[str, object]] = [{"house": {"mond_penalty": 21}, "rated": True}, {"seats": 5}]
    end = {"kind": "deals", "deals": standard_end(4).deals}
    for choice in choices:
        host = new_visitor()
        await host.guest()
        answer = await host.post("/api/tables", {"ruleset": RULESET, "public": True, "end": end, **choice})
        assert answer.status == 201
    seeker = new_visitor()
    await seeker.guest()
    found = (await seeker.post("/api/seeks", {"ruleset": RULESET})).body["table"]
    tables = (await seeker.get("/api/tables")).body["tables"]
    assert len(tables) == 3
    (own,) = (table for table in tables if table["id"] == found)
    assert [seat is not None for seat in own["seats"]] == [True, False, False, False]


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
    assert (slovenian["family"], slovenian["table_sizes"], slovenian["cut"]) == ("slovenian", [4, 5], True)


@pytest.mark.parametrize("name", NAMES)
async def test_every_ruleset_is_offered_with_its_choices_and_values(visitor: Visitor, name: str) -> None:
    offers = (await visitor.get("/api/rulesets")).body["rulesets"]
    (offer,) = (offer for offer in offers if offer["name"] == name)
    rules = ruleset(name)
    assert [option["name"] for option in offer["house"]] == [option.name for option in rules.house_options]
    assert all(option["default"] in option["choices"] for option in offer["house"])
    assert [worth["name"] for worth in offer["contracts"]] == [worth.name for worth in rules.worths]
    assert [worth["name"] for worth in offer["bonuses"]] == [worth.name for worth in rules.bonus_worths]
    assert [line["rule"] for line in offer["table"]] == [line.rule for line in rules.table]


async def test_at_a_table_of_five_seats_four_play_a_deal(visitor: Visitor, rooms: RedisRooms) -> None:
    await visitor.guest()
    answer = await visitor.post("/api/tables", {"ruleset": RULESET, "seats": 5, "bots": True})
    snapshot = await rooms.load(answer.body["table"])
    assert snapshot is not None
    assert [place.player.kind for place in snapshot.table.places if place] == ["guest", "bot", "bot", "bot", "bot"]
    assert snapshot.table.options.end == AfterDeals(5), "everybody deals once"


@pytest.mark.parametrize("seats", [-1, 0, 3, 6, 5_000])
async def test_no_table_has_another_number_of_seats(visitor: Visitor, seats: int) -> None:
    await visitor.guest()
    answer = await visitor.post("/api/tables", {"ruleset": RULESET, "seats": seats})
    assert answer.refusal == (422, "invalid", "seats")


@pytest.mark.parametrize(("name", "option"), HOUSE, ids=lambda part: getattr(part, "name", part))
async def test_a_house_may_choose_what_its_ruleset_offers(
    visitor: Visitor, rooms: RedisRooms, name: str, option: HouseOption
) -> None:
    await visitor.guest()
    other = next(choice for choice in option.choices if choice != option.default)
    for choice, house in ((other, ((option.name, other),)), (option.default, ())):
        wanted = {"ruleset": name, "house": {option.name: choice}, "public": True}
        snapshot = await rooms.load((await visitor.post("/api/tables", wanted)).body["table"])
        assert snapshot is not None
        assert snapshot.table.options.house == house
        assert snapshot.table.options.rated == (not house), "a house of its own is casual unless its creator asks"
    listed = (await visitor.get("/api/tables")).body["tables"]
    assert sorted(table["house"] for table in listed) == [[], [[option.name, other]]]


async def test_a_house_of_its_own_may_be_rated(visitor: Visitor, rooms: RedisRooms) -> None:
    await visitor.guest()
    name, option = HOUSE[0]
    other = next(choice for choice in option.choices if choice != option.default)
    wanted = {"ruleset": name, "house": {option.name: other}, "public": True, "rated": True}
    snapshot = await rooms.load((await visitor.post("/api/tables", wanted)).body["table"])
    assert snapshot is not None
    assert snapshot.table.options.rated


@pytest.mark.parametrize(
    "house", [{"mond": 21}, {"mond_penalty": 22}, {"mond_penalty": True}, {"mond_penalty": "20"}, {"": 1}]
)
async def test_what_a_ruleset_does_not_offer_is_refused_by_name(visitor: Visitor, house: dict[str, object]) -> None:
    await visitor.guest()
    (name,) = house
    answer = await visitor.post("/api/tables", {"ruleset": RULESET, "house": house})
    assert answer.refusal == (422, "bad_option", f"house.{name}")


async def new_guest_seeks(new_visitor: Callable[[], Visitor], pace: str) -> Answer:
    visitor = new_visitor()
    await visitor.guest()
    return await visitor.post("/api/seeks", {"ruleset": RULESET, "pace": pace})
