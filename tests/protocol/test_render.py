"""Frames: one per audience, in a row, and the same for two deals that differ only in what the reader cannot see."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.protocol.frames import SERVER_FRAME, EvFrame, SnapshotFrame
from backend.protocol.render import (
    Mark,
    event_frame,
    past_frame,
    render_commit,
    render_past,
    snapshot_frame,
)
from backend.rules.registry import NAMES, ruleset
from backend.tables.model import Playing, Table
from backend.tables.options import AfterDeals
from backend.tables.seats import deal_seat, rules_of, seat_of
from tests.rules.playouts import replayed
from tests.rules.twins import twin_of
from tests.tables.vocabulary import ANA, GUEST, PEOPLE, STRANGER, Server, opened, pack_with, playing, started

MARK = Mark(7, "tip", 1_800_000_000_000)
Json = dict[str, Any]
FIVE = (*PEOPLE, STRANGER)
TABLES = [(name, seats) for name in NAMES for seats in ruleset(name).table_sizes]


def frames(table: Table, server: Server) -> list[Json]:
    """Render the last question's commit; the seats' frames, then the public one."""
    rendered = render_commit(table, server.log[-3:], MARK)
    return [json.loads(text) for text in (*rendered.seats, rendered.public)]


def test_each_seat_sees_its_hand_and_a_spectator_none() -> None:
    server = playing(*PEOPLE)
    views = [frame["view"] for frame in frames(server.table, server)]
    assert [view["seat"] for view in views] == [0, 1, 2, 3, None]
    assert [len(view["deal"]["hand"]) for view in views] == [12, 12, 12, 12, 0]


def test_only_who_is_asked_gets_a_turn_with_what_he_may_do() -> None:
    server = playing(*PEOPLE)
    asked = server.question.seats[0]
    turns = [frame["turn"] for frame in frames(server.table, server)]
    assert [seat for seat, turn in enumerate(turns) if turn is not None] == [asked]
    assert "pass" in turns[asked]["legal"]
    assert turns[asked]["no"] == server.question.no


def test_a_discard_is_offered_as_a_template_in_the_notations_words() -> None:
    server = playing(*PEOPLE)
    turn: Json = {"legal": [""]}
    for _ in range(200):
        turn = json.loads(snapshot_frame(server.table, server.asked.account, MARK))["turn"]
        if not isinstance(turn["legal"][0], str):
            break
        server.act()
        if server.phase != "playing":
            server.table, server.log = (fresh := playing(*PEOPLE)).table, fresh.log
    (choice,) = turn["legal"]
    assert set(choice) == {"discard", "from", "trumps"}
    assert set(turn["barred"]) <= {"discard_forbidden"}


def test_a_poignee_is_offered_as_a_template_beside_the_cards() -> None:
    server = started(*PEOPLE, ruleset="french-4", first_dealer=3)
    trumps = [f"t{number}" for number in range(21, 10, -1)]
    server.pack = pack_with(server, 3, " ".join(trumps))
    server.tick()
    server.say(ANA, "bid garde_sans")
    for _ in range(3):
        server.say(server.asked, "pass")
    server.say(ANA, "pass")  # no chelem
    *cards, choice = json.loads(snapshot_frame(server.table, ANA.account, MARK))["turn"]["legal"]
    assert all(card.startswith("play ") for card in cards)
    assert set(choice) == {"show", "from", "excuse_at"}
    assert choice["show"] == [10]
    assert set(trumps) <= set(choice["from"])
    server.say(ANA, " ".join(["show", *trumps[:10]]))
    (poignee,) = json.loads(snapshot_frame(server.table, STRANGER.account, MARK))["view"]["deal"]["poignees"]
    assert poignee["cards"] == trumps[:10], "everybody sees it"


def test_nobody_renders_for_bots_and_empty_seats() -> None:
    rendered = render_commit(opened(ANA).table, (), MARK)
    assert rendered.accounts == (ANA.account, None, None, None)
    assert [bool(frame) for frame in rendered.seats] == [True, False, False, False]
    assert rendered.public


def test_a_past_commit_has_events_but_no_view() -> None:
    server = playing(*PEOPLE)
    rendered = render_past(server.table, server.log, MARK)
    for text, player in zip(rendered.seats, PEOPLE, strict=True):
        frame = json.loads(text)
        assert (frame["view"], frame["turn"]) == (None, None)
        assert text == past_frame(server.table, player.account, server.log, MARK)


def test_one_accounts_frame_is_the_one_of_the_commit() -> None:
    server = playing(*PEOPLE)
    rendered = render_commit(server.table, server.log, MARK)
    assert event_frame(server.table, PEOPLE[2].account, server.log, MARK) == rendered.seats[2]
    assert event_frame(server.table, STRANGER.account, server.log, MARK) == rendered.public


def test_the_server_keeps_its_notes_to_itself() -> None:
    server = playing(*PEOPLE)
    for _ in range(8):
        server.act()
    text = render_commit(server.table, server.log, MARK).public
    kinds = [event["kind"] for event in json.loads(text)["events"]]
    assert not {"acted", "creator_seen", "in_deal"} & set(kinds)
    (shuffled,) = [event for event in json.loads(text)["events"] if event["kind"] == "pack_shuffled"]
    assert shuffled["pack"] is None


@pytest.mark.parametrize("phase", ["seating", "dealing", "playing", "scored", "finished"])
def test_every_frame_is_one_of_the_published_schema(phase: str) -> None:
    server = opened(*PEOPLE, end=AfterDeals(2))
    server.play_until(phase)
    for account in (ANA.account, STRANGER.account):
        written = event_frame(server.table, account, server.log, MARK)
        assert isinstance(SERVER_FRAME.validate_json(_without_aliases(written)), EvFrame)
        shown = snapshot_frame(server.table, account, MARK)
        assert isinstance(SERVER_FRAME.validate_json(_without_aliases(shown)), SnapshotFrame)


def _without_aliases(frame: str) -> str:
    # `from` is written, but read only by clients.
    return frame.replace('"from":', '"cards":')


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), viewer=st.integers(0, 5), moves=st.integers(0, 60))
def test_who_cannot_see_a_difference_gets_the_same_frames(
    name: str, seats: int, seed: int, viewer: int, moves: int
) -> None:
    """Two tables whose deals differ only in cards that the viewer has not seen; beyond the seats he is a spectator."""
    server = opened(*FIVE[:seats], ruleset=name, seats=seats)
    server.chance.seed(seed)
    server.first_dealer = seed % seats
    server.play_until("playing")
    for _ in range(moves):
        if server.phase != "playing":
            break
        server.act()
    account = (*FIVE[:seats], GUEST, GUEST, GUEST, GUEST)[viewer].account
    twin = _twin(server, account, Random(seed))
    if twin is not None:
        assert event_frame(twin, account, (), MARK) == event_frame(server.table, account, (), MARK)
        assert snapshot_frame(twin, account, MARK) == snapshot_frame(server.table, account, MARK)


def _twin(server: Server, account: str, chance: Random) -> Table | None:
    """Swap two cards that *account* has not seen and play the same actions; None where that is no legal deal."""
    phase = server.table.phase
    if not isinstance(phase, Playing):
        return None
    deal = phase.deal
    moment = replayed(rules_of(server.table.options), deal.setup, deal.actions)
    twin = moment and twin_of(moment, deal_seat(deal.seating, seat_of(server.table, account)), chance)
    if twin is None:
        return None
    return replace(server.table, phase=replace(phase, deal=replace(deal, setup=twin.setup, state=twin.deal)))
