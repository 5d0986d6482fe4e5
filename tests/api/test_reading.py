"""Leaderboards, players' pages, sessions, deals and replays, for everybody to read."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from backend.accounts.model import Account
from backend.dealrecords import read_record, replay
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.recorder import Recorder
from tests.api.visitor import Visitor
from tests.records.entries import RULESET, deal, end, header, players

GOLDEN = (Path(__file__).parents[1] / "golden" / "slovenian.jsonl").read_text("utf-8").splitlines()
LINES = [line for line in GOLDEN if json.loads(line)["rules"] == RULESET]


@pytest.fixture
def accounts(database: Database) -> Accounts:
    return Accounts(database)


@pytest.fixture
def recorder(database: Database) -> Recorder:
    return Recorder(database)


async def test_where_you_stand(visitor: Visitor, accounts: Accounts, recorder: Recorder) -> None:
    you = await _registered(visitor, accounts)
    await _played(recorder, [*await players(accounts, 1), you], [60, -60])
    board = (await visitor.get(f"/api/leaderboards/{RULESET}", limit=1)).body
    assert board["players"] == 2
    assert [(row["rank"], row["rating"]) for row in board["rows"]] == [(1, 1512)]
    assert board["you"] == {"rank": 2, "name": "Mojca", "rating": 1488, "deals": 1}
    assert (await visitor.me())["ratings"] == [{"ruleset": RULESET, "rating": 1488, "deals": 1}]
    assert (await visitor.me())["game_points"] == -60


async def test_a_stranger_reads_it_without_a_line_of_his_own(
    new_visitor: Callable[[], Visitor], accounts: Accounts, recorder: Recorder
) -> None:
    await _played(recorder, await players(accounts, 2), [60, -60])
    board = (await new_visitor().get(f"/api/leaderboards/{RULESET}")).body
    assert board["you"] is None
    assert [row["rank"] for row in board["rows"]] == [1, 2]


async def test_a_players_page_is_found_however_the_name_is_written(visitor: Visitor, accounts: Accounts) -> None:
    await accounts.register(None, "Žiga Č", "no hash")
    page = (await visitor.get("/api/players/žiga_č")).body
    assert (page["name"], page["registered"], page["game_points"], page["ratings"]) == ("Žiga Č", True, 0, [])
    assert "hash" not in json.dumps(page)


async def test_a_players_sessions_page_by_page(visitor: Visitor, accounts: Accounts, recorder: Recorder) -> None:
    people = await players(accounts, 2)
    for number in range(3):
        await _played(recorder, people, [60, -60], f"s{number}")
    path = f"/api/players/{people[1].name}/sessions"
    first = (await visitor.get(path, limit=2)).body
    second = (await visitor.get(path, limit=2, before=first["next"])).body
    ids = [one["session"]["id"] for one in (*first["sessions"], *second["sessions"])]
    assert ids == ["s2", "s1", "s0"]
    assert second["next"] is None
    assert first["sessions"][0]["seat"] == 1
    assert first["sessions"][0]["rating_change"] < 0


async def test_a_session_with_its_score_sheet(visitor: Visitor, accounts: Accounts, recorder: Recorder) -> None:
    people = await players(accounts, 2)
    await _played(recorder, people, [60, -60])
    page = (await visitor.get("/api/sessions/s1")).body
    assert page["session"]["reason"] == "completed"
    assert [one["total"] for one in page["session"]["players"]] == [60, -60, 0, 0]
    assert [one["winner"] for one in page["session"]["players"]] == [True, False, False, False]
    (sheet,) = page["deals"]
    assert (sheet["scores"], sheet["contract"], sheet["declarer"]) == ([60, -60, 0, 0], "two", 0)
    assert sheet["rating_changes"][0] == {"seat": 0, "before": 1500.0, "after": 1512.0}
    assert (await visitor.get("/api/sessions/s1/deals")).body == {"deals": page["deals"]}


async def test_a_deal_with_its_record_and_ledger(visitor: Visitor, accounts: Accounts, recorder: Recorder) -> None:
    await recorder.record(deal(header(await players(accounts, 1)), 1, [60, 0, 0, 0], record=LINES[0]))
    page = (await visitor.get("/api/sessions/s1/deals/1")).body
    assert page["record"]["hands"] == json.loads(LINES[0])["hands"]
    assert page["ledger"][0] == {
        "item": "game", "seats": [0, 2], "points": 20, "rule": "S-44", "kontra": 1, "radl": 1, "announced": False,
        "multiplier": 1, "share": 1,
    }  # fmt: skip
    assert page["session"]["reason"] is None, "a finished deal of a session that runs may be read"
    assert replay(read_record(page["record"])).events


@pytest.mark.parametrize("line", LINES[:3])
async def test_a_replay_shows_every_step_with_all_hands(
    visitor: Visitor, accounts: Accounts, recorder: Recorder, line: str
) -> None:
    await recorder.record(deal(header(await players(accounts, 1)), 1, [60, 0, 0, 0], record=line))
    answer = await visitor.get("/api/sessions/s1/deals/1/replay")
    assert "immutable" in answer.headers["cache-control"]
    steps, record = answer.body["steps"], json.loads(line)
    assert [[step["seat"], step["action"]] for step in steps[1:]] == record["actions"]
    assert [sorted(hand) for hand in steps[0]["hands"]] == [sorted(hand.split()) for hand in record["hands"]]
    assert steps[-1]["view"]["phase"] == "finished"
    assert steps[-1]["view"]["result"]["scores"] == record["result"]["scores"]
    events = [event["kind"] for step in steps for event in step["events"]]
    assert events == [event.kind for event in replay(read_record(record)).events]


async def test_a_record_of_rules_that_are_gone_can_be_read_but_not_replayed(
    visitor: Visitor, accounts: Accounts, recorder: Recorder
) -> None:
    old = json.dumps({**json.loads(LINES[0]), "rules": "slovenian-of-old"})
    await recorder.record(deal(header(await players(accounts, 1)), 1, [60, 0, 0, 0], record=old))
    assert (await visitor.get("/api/sessions/s1/deals/1")).body["record"]["rules"] == "slovenian-of-old"
    assert (await visitor.get("/api/sessions/s1/deals/1/replay")).refusal == (404, "replay_unavailable", None)


async def test_a_cancelled_session_is_in_the_history_as_such(
    visitor: Visitor, accounts: Accounts, recorder: Recorder
) -> None:
    people = await players(accounts, 2)
    at = header(people, creator=people[0].id)
    await recorder.record(end(at, [0, 0, 0, 0], reason="cancelled", cancelled_by=people[0].id))
    for one, points in zip(people, (-25, 0), strict=True):
        (mine,) = (await visitor.get(f"/api/players/{one.name}/sessions")).body["sessions"]
        assert (mine["session"]["reason"], mine["session"]["deals"]) == ("cancelled", 0)
        assert (await visitor.get(f"/api/players/{one.name}")).body["game_points"] == points


async def _registered(visitor: Visitor, accounts: Accounts) -> Account:
    await visitor.register("Mojca")
    credentials = await accounts.credentials("Mojca")
    assert credentials is not None
    return credentials.account


async def _played(recorder: Recorder, people: Sequence[Account], scores: Sequence[int], session: str = "s1") -> None:
    at = header(people, session)
    padded = [*scores, *[0] * (4 - len(scores))]
    entry: Any = deal(at, 1, padded, rated=range(len(people)))
    await recorder.record(entry)
    await recorder.record(replace(end(at, padded, deals=1), finished_ms=9_000))
