"""A session of every rule set, at every size of its tables, over the wire; and what is kept of each."""

import asyncio
import json
from collections.abc import Sequence
from itertools import cycle

import pytest

from backend.dealrecords import verify_lines
from backend.rules.registry import NAMES, ruleset
from tests.conftest import StartServer
from tests.e2e.people import Person, open_table, people, players
from tests.e2e.player import Json, Player
from tests.e2e.playing import agree, finished, play

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(400)]
TABLES = [(name, seats) for name in NAMES for seats in ruleset(name).table_sizes]
COMPANIES = 3  # nobody may have more than four sockets, or sign in too often


def registered(person: Person, name: str) -> Person:
    person.ask("POST", "/api/register", name=name, password="long enough")
    return person


def company(url: str, number: int) -> list[Person]:
    """Five people, the first two of them with a password."""
    five = people(url, 5)
    for place in range(2):
        registered(five[place], f"Igralec {number}{place}")
    return five


async def test_a_session_of_every_game_is_played_to_its_end(trula_server: StartServer) -> None:
    server = trula_server(workers=2)
    companies = cycle([company(server.url, number) for number in range(COMPANIES)])
    sessions: list[tuple[str, int, str, list[Player], list[Person]]] = []
    for seed, ((name, seats), five) in enumerate(zip(TABLES, companies, strict=False)):
        choices = {"ruleset": name, "seats": seats, "pace": "fast", "rated": True}
        table = open_table(five[0], deals_of(name, seats), **choices)
        clients = players(table, five[:seats], [server.ws_url], finished, seed=seed + 1)
        sessions.append((name, seats, table, clients, five))
    alone = Person(server.url)
    with_bots = open_table(alone, 1, seats=5, bots=True, pace="fast")
    (watcher,) = players(with_bots, [alone], [server.ws_url], finished)
    await asyncio.gather(play([watcher], 300), *(play(clients, 300) for _, _, _, clients, _ in sessions))
    assert [place["player"]["kind"] for place in watcher.view["places"]] == ["guest", *["bot"] * 4]
    assert len(watcher.view["sheet"]) == 1
    for name, seats, table, clients, five in sessions:
        agree(clients)
        assert clients[0].view["outcome"]["reason"] == "completed"
        await kept(name, table, deals_of(name, seats), five)
        if seats > ruleset(name).players:
            everybody_sat_out(clients)


def deals_of(name: str, seats: int) -> int:
    """Let everybody sit out once, where somebody does; else two deals."""
    return seats if seats > ruleset(name).players else 2


def everybody_sat_out(clients: Sequence[Player]) -> None:
    sheet: list[Json] = clients[0].view["sheet"]
    assert sorted(row["dealer"] for row in sheet) == list(range(len(clients)))
    assert all(row["scores"][row["dealer"]] == 0 for row in sheet)


async def kept(name: str, table: str, deals: int, five: Sequence[Person]) -> None:
    """Read what is recorded of the session: its sheet, records that verify, replays to the end, ratings."""
    reader = five[0]
    async with asyncio.timeout(30):
        while not (session := reader.ask("GET", f"/api/sessions/{table}"))["session"]["reason"]:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
    assert [deal["no"] for deal in session["deals"]] == list(range(1, deals + 1))
    rated = 0
    for number in range(1, deals + 1):
        page = reader.ask("GET", f"/api/sessions/{table}/deals/{number}")
        record = {key: value for key, value in page["record"].items() if value is not None}
        (answer,) = verify_lines([json.dumps(record).encode()])
        assert (answer["ok"], record["rules"]) == (True, name), answer
        steps = reader.ask("GET", f"/api/sessions/{table}/deals/{number}/replay")["steps"]
        assert steps[-1]["view"]["phase"] == "finished"
        assert len(steps) == len(record["actions"]) + 1
        changes = page["deal"]["rating_changes"]
        assert [change["seat"] for change in changes] == ([0, 1] if {0, 1} <= set(page["seating"]) else [])
        rated += bool(changes)
    board = reader.ask("GET", f"/api/leaderboards/{name}")
    assert board["players"] >= (2 if rated else 0)
    assert board["you"]["deals"] >= rated
