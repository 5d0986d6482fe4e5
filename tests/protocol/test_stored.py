"""What is stored: every table and every event comes back as it was, and nothing else is taken for one."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.protocol.stored import (
    SCHEMA,
    UnreadableError,
    read_entry,
    read_events,
    read_table,
    write_entry,
    write_events,
    write_table,
)
from backend.rules.shared.actions import ChoosePacket, Cut, DealingAction, Knock
from backend.tables.commands import ActDealing
from backend.tables.machine import fold
from backend.tables.model import Dealing
from backend.tables.options import AfterDeals, AtScore, AtTime, OnCall
from backend.tables.outbox import outbox_entries
from tests.tables.vocabulary import ANA, BOR, GUEST, PEOPLE, Server, opened, playing, started


def again(server: Server) -> None:
    """Assert that the table comes back equal, and that its events do and make it again."""
    assert read_table(write_table(server.table)) == server.table
    assert fold(read_events(write_events(server.log))) == server.table


@pytest.mark.parametrize("phase", ["seating", "dealing", "playing", "scored", "finished"])
def test_a_table_of_every_phase_comes_back(phase: str) -> None:
    server = opened(*PEOPLE, end=AfterDeals(2))
    server.play_until(phase)
    again(server)


@given(st.integers(0, 2**32), st.integers(0, 90))
def test_a_table_comes_back_from_any_moment_of_a_deal(seed: int, moves: int) -> None:
    server = opened(*PEOPLE)
    server.chance = Random(seed)
    server.play_until("playing")
    for _ in range(moves):
        if server.phase != "playing":
            break
        server.act()
    again(server)


@pytest.mark.parametrize(
    "actions",
    [(), (Cut(20),), (Knock(),), (Knock(), ChoosePacket(1)), (Knock(), ChoosePacket(0, "talon_last"))],
    ids=["before the cut", "cut", "knock", "packet", "talon last"],
)
def test_the_dealing_step_comes_back(actions: tuple[DealingAction, ...]) -> None:
    server = started(*PEOPLE, cut=True)
    server.tick()
    for action in actions:
        server.do(server.asked, ActDealing(server.question.no, action))
    again(server)
    assert isinstance(server.table.phase, Dealing) or len(actions) > 0


@pytest.mark.parametrize("end", [AtScore(100), AtTime(1_900_000_000_000), OnCall()], ids=lambda end: end.kind)
def test_every_way_to_end_comes_back(end: AtScore | AtTime | OnCall) -> None:
    again(opened(ANA, GUEST, end=end))


def test_what_is_handed_over_comes_back() -> None:
    server = playing(ANA, BOR)
    before = server.table
    events = len(server.log)
    server.play_until("finished")
    entries = outbox_entries(before, server.log[events:], server.table, server.now)
    assert [entry.kind for entry in entries] == ["deal", "session"]
    assert tuple(read_entry(write_entry(entry)) for entry in entries) == entries


def test_the_state_of_a_deal_is_not_stored_but_its_actions() -> None:
    server = playing(*PEOPLE)
    for _ in range(10):
        server.act()
    stored = json.loads(write_table(server.table))
    assert stored["table"]["phase"]["deal"]["state"] is None
    assert len(stored["actions"]) == 10
    assert stored["sv"] == 1


READERS = [read_table, read_events, read_entry]


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"sv":1}', '{"sv":99,"events":[]}', "[" * 5000])
def test_what_is_none_of_ours_is_unreadable(read: object, text: str) -> None:
    assert callable(read)
    with pytest.raises(UnreadableError):
        read(text)


def test_another_schema_is_unreadable() -> None:
    text = write_table(opened(ANA).table)
    assert read_table(text).id == "table"
    for schema in (0, SCHEMA + 1):
        with pytest.raises(UnreadableError):
            read_table(text.replace('"sv":1', f'"sv":{schema}'))


@pytest.mark.parametrize(("field", "value"), [("ruleset", "slovenian-9"), ("ruleset_version", 99)])
def test_a_table_of_rules_that_a_newer_server_has_is_unreadable(field: str, value: str | int) -> None:
    for server in (opened(ANA), playing(*PEOPLE)):
        stored = json.loads(write_table(server.table))
        stored["table"]["options"][field] = value
        with pytest.raises(UnreadableError):
            read_table(json.dumps(stored))


def test_a_deal_with_an_illegal_action_is_unreadable_and_says_no_card() -> None:
    server = playing(*PEOPLE)
    stored = json.loads(write_table(server.table))
    stored["actions"] = [[server.question.seats[0], "play t21"]]
    with pytest.raises(UnreadableError) as unreadable:
        read_table(json.dumps(stored))
    assert "t21" not in str(unreadable.value)
    assert unreadable.value.__cause__ is None


def test_a_pack_that_an_older_server_put_down_is_read_with_who_cuts() -> None:
    server = started(*PEOPLE, cut=True)
    server.tick()
    stored = json.loads(write_table(server.table))
    dealing = stored["table"]["phase"]["dealing"]
    del dealing["cutter"]
    assert read_table(json.dumps(stored)) == server.table
    dealing["pack"][0] = dealing["pack"][1]
    with pytest.raises(UnreadableError):
        read_table(json.dumps(stored))


def test_a_field_that_an_older_server_did_not_write_has_its_default() -> None:
    server = opened(ANA)
    stored = json.loads(write_table(server.table))
    for field in ("house", "seats", "cut", "counter"):
        del stored["table"]["options"][field]
    del stored["table"]["answered"]
    assert read_table(json.dumps(stored)) == replace(server.table, answered=False)
