"""Before the start: sitting down, standing up, bots, starting, closing (P-41)."""

import pytest

from backend.tables.commands import Close, Sit, Start
from backend.tables.due import DueKind, due
from backend.tables.machine import open_table, step
from backend.tables.model import Finished, Player
from backend.tables.reasons import TableError
from tests.tables.vocabulary import ANA, BOR, CENE, DANA, GUEST, NOON, PEOPLE, STRANGER, kinds, opened, options, started

MINUTE = 60_000


def test_a_table_opens_with_its_creator_seated_and_waits() -> None:
    server = opened(ANA)
    assert server.phase == "seating"
    assert [place and place.player for place in server.table.places] == [ANA, None, None, None]


def test_a_player_takes_any_empty_seat() -> None:
    server = opened(ANA)
    assert kinds(server.say(BOR, "sit 2")) == ("player_sat",)
    assert server.player(2) == BOR


def test_a_taken_seat_is_refused() -> None:
    assert opened(ANA).refuses(BOR, "sit 0") == "seat_taken"


@pytest.mark.parametrize("seat", ["4", "9"])
def test_a_seat_the_table_does_not_have_is_refused(seat: str) -> None:
    assert opened(ANA).refuses(BOR, f"sit {seat}") == "no_such_seat"


def test_nobody_sits_twice() -> None:
    assert opened(ANA).refuses(ANA, "sit 1") == "already_seated"


def test_who_stands_frees_his_seat_and_may_sit_elsewhere() -> None:
    server = opened(ANA, BOR)
    server.say(BOR, "stand")
    assert server.table.places[1] is None
    server.say(BOR, "sit 3")
    assert server.player(3) == BOR


@pytest.mark.parametrize("text", ["stand", "leave", "next", "call_end", "pass", "knock", "back"])
def test_who_does_not_sit_at_a_waiting_table_is_refused_what_players_say(text: str) -> None:
    assert opened(ANA).refuses(STRANGER, text) == "not_seated"


@pytest.mark.parametrize("text", ["next", "call_end", "pass", "play t21", "knock", "deal"])
def test_before_the_start_there_is_nothing_to_play(text: str) -> None:
    assert opened(ANA).refuses(ANA, text) == "not_started"


def test_the_creator_fills_the_empty_seats_with_bots_and_the_table_wants_a_first_dealer() -> None:
    server = opened(ANA, BOR)
    server.say(ANA, "fill_bots")
    assert [server.player(seat).kind for seat in range(4)] == ["account", "account", "bot", "bot"]
    wanted = due(server.table)
    assert wanted is not None
    assert (wanted.kind, wanted.at_ms) == (DueKind.START, server.now)


def test_start_says_the_same_as_fill_bots() -> None:
    server = opened(ANA)
    server.say(ANA, "start")
    assert None not in server.table.places


def test_each_bot_of_a_table_is_a_player_of_its_own() -> None:
    server = opened(ANA, Player("bot:0", "Zala", "bot"))
    server.say(ANA, "fill_bots")
    assert len({server.player(seat).account for seat in range(4)}) == 4


def test_only_the_creator_fills_his_table_with_bots() -> None:
    server = opened(ANA, BOR)
    assert server.refuses(BOR, "fill_bots") == "not_creator"
    assert server.refuses(STRANGER, "fill_bots") == "not_creator"


def test_at_a_matchmaking_table_anybody_seated_may_fill_up_and_nobody_else() -> None:
    server = opened(ANA, BOR, creator=None)
    assert server.refuses(STRANGER, "fill_bots") == "not_seated"
    server.say(BOR, "fill_bots")
    assert None not in server.table.places


def test_bots_do_not_play_among_themselves() -> None:
    server = opened(ANA)
    server.say(ANA, "stand")
    assert server.refuses(ANA, "fill_bots") == "not_seated"


def test_a_full_table_has_no_seat_for_bots() -> None:
    assert opened(*PEOPLE).refuses(ANA, "fill_bots") == "wrong_phase"


def test_a_session_starts_when_the_last_seat_is_taken() -> None:
    server = opened(ANA, BOR, CENE)
    server.say(DANA, "sit 3")
    server.first_dealer = 2
    events = server.tick()
    assert kinds(events) == ("session_started", "dealing_started", "question_asked")
    assert server.phase == "dealing"


def test_a_table_that_is_not_full_does_not_start() -> None:
    assert opened(ANA, BOR).refuses_server(Start(0)) == "not_started"


def test_who_stands_up_in_the_last_moment_stops_the_start() -> None:
    server = opened(*PEOPLE)
    server.say(DANA, "stand")
    assert server.refuses_server(Start(0)) == "not_started"
    wanted = due(server.table)
    assert wanted is not None
    assert wanted.kind is DueKind.CLOSE


def test_a_first_dealer_who_does_not_exist_is_refused() -> None:
    assert opened(*PEOPLE).refuses_server(Start(4)) == "no_such_seat"


@pytest.mark.parametrize("text", ["sit 1", "stand", "fill_bots"])
def test_after_the_start_the_seats_are_fixed(text: str) -> None:
    assert started(ANA).refuses(ANA, text) == "already_started"


def test_leaving_before_the_start_is_standing_up() -> None:
    server = opened(ANA, BOR)
    assert kinds(server.say(BOR, "leave")) == ("player_stood",)
    assert server.phase == "seating"


def test_a_creator_who_leaves_closes_his_table_at_no_cost() -> None:
    server = opened(ANA, BOR)
    server.say(ANA, "leave")
    assert isinstance(server.table.phase, Finished)
    assert server.table.phase.reason == "closed"
    assert server.table.phase.cancelled_by is None


def test_a_creator_who_does_not_sit_closes_his_table_too() -> None:
    server = opened(ANA, BOR)
    server.say(ANA, "stand")
    server.say(ANA, "leave")
    assert server.phase == "finished"


@pytest.mark.parametrize("word", ["stand", "leave"])
def test_a_matchmaking_table_from_which_everybody_has_gone_closes(word: str) -> None:
    server = opened(ANA, BOR, creator=None)
    server.say(ANA, word)
    assert server.phase == "seating"
    server.say(BOR, word)
    assert isinstance(server.table.phase, Finished)
    assert server.table.phase.reason == "closed"


def test_at_a_matchmaking_table_nobody_closes_it_by_leaving() -> None:
    server = opened(ANA, BOR, creator=None)
    server.say(ANA, "leave")
    assert server.phase == "seating"


def test_a_table_closes_after_a_quarter_of_an_hour_without_its_creator() -> None:
    server = opened(ANA)
    server.wait(15 * MINUTE - 1)
    assert server.refuses_server(Close()) == "too_early"
    server.tick()
    assert server.now == NOON + 15 * MINUTE
    assert server.phase == "finished"


def test_the_creator_keeps_his_table_open_by_saying_that_he_is_back() -> None:
    server = opened(ANA)
    server.wait(10 * MINUTE)
    server.say(ANA, "back")
    server.tick()
    assert server.now == NOON + 25 * MINUTE


def test_anything_the_creator_does_keeps_the_table_open() -> None:
    server = opened(ANA)
    server.wait(10 * MINUTE)
    server.say(ANA, "stand")
    server.tick()
    assert server.now == NOON + 25 * MINUTE


def test_others_do_not_keep_the_creators_table_open() -> None:
    server = opened(ANA)
    server.wait(10 * MINUTE)
    server.say(BOR, "sit 1")
    assert server.refuses(BOR, "back") == "not_away"
    server.tick()
    assert server.now == NOON + 15 * MINUTE


def test_anybody_seated_keeps_a_matchmaking_table_open() -> None:
    server = opened(ANA, creator=None)
    server.wait(10 * MINUTE)
    server.say(GUEST, "sit 1")
    server.wait(10 * MINUTE)
    server.say(GUEST, "back")
    assert server.refuses(STRANGER, "back") == "not_seated"
    server.tick()
    assert server.now == NOON + 35 * MINUTE


def test_a_full_table_is_not_closed() -> None:
    server = opened(*PEOPLE)
    server.wait(20 * MINUTE)
    assert server.refuses_server(Close()) == "wrong_phase"
    assert started(ANA).refuses_server(Close()) == "already_started"


def test_a_finished_table_refuses_everything() -> None:
    server = opened(ANA)
    server.say(ANA, "leave")
    for text in (
        "sit 0",
        "stand",
        "fill_bots",
        "cancel confirmed",
        "next",
        "call_end",
        "leave",
        "back",
        "pass",
        "deal",
    ):
        assert server.refuses(ANA, text) == "table_finished"
    assert server.refuses_server(Close()) == "table_finished"


def test_a_table_opens_only_with_players_that_fit() -> None:
    with pytest.raises(TableError) as refusal:
        open_table("t1", options(), ANA.account, NOON, (ANA, ANA))
    assert refusal.value.reason == "already_seated"
    with pytest.raises(TableError) as refusal:
        open_table("t1", options(), ANA.account, NOON, (*PEOPLE, GUEST))
    assert refusal.value.reason == "no_such_seat"


def test_only_the_server_brings_time_and_chance() -> None:
    table = opened(*PEOPLE).table
    with pytest.raises(TableError) as refusal:
        step(table, ANA.account, Start(0), NOON)
    assert refusal.value.reason == "unknown_command"


def test_a_seat_below_zero_is_refused() -> None:
    table = opened(ANA).table
    with pytest.raises(TableError) as refusal:
        step(table, BOR.account, Sit(-1, BOR), NOON)
    assert refusal.value.reason == "no_such_seat"
