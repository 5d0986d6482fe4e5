"""Turns, banks, grace, readiness, the credit for our own faults."""

import pytest

from backend.rules.shared.actions import Pass
from backend.rules.shared.events import TrickWon
from backend.tables.commands import BotActs, CreditClock, TimeRanOut
from backend.tables.due import DueKind, due
from backend.tables.events import BankUsed, InDeal
from backend.tables.model import Dealing
from backend.tables.options import AfterDeals, Pace
from backend.tables.seats import place_at
from tests.tables.vocabulary import ANA, PEOPLE, Server, kinds, opened, playing, started


def asked(pace: Pace = "normal") -> Server:
    """Four people at *pace*, the first of them asked to bid."""
    return playing(*PEOPLE, pace=pace)


@pytest.mark.parametrize(("pace", "turn", "bank"), [("fast", 10, 30), ("normal", 20, 60), ("calm", 60, 180)])
def test_a_turn_lasts_as_long_as_the_pace_says_and_then_the_bank(pace: Pace, turn: int, bank: int) -> None:
    server = asked(pace)
    assert server.question.turn_ends_ms - server.question.asked_ms == turn * 1_000
    assert server.question.deadline_ms - server.question.turn_ends_ms == bank * 1_000


def test_an_answer_within_the_turn_costs_nothing() -> None:
    server = asked()
    server.wait(20_000)
    assert "bank_used" not in kinds(server.say(server.asked, "pass"))


def test_an_answer_after_the_turn_costs_its_overrun() -> None:
    server = asked()
    player = server.asked
    server.wait(23_000)
    assert BankUsed(server.seat(player), 3_000) in server.say(player, "pass")
    assert place_at(server.table, server.seat(player)).bank_ms == 57_000


def test_the_next_deadline_counts_what_is_left_of_the_bank() -> None:
    server = asked()
    player = server.asked
    server.wait(23_000)
    server.say(player, "bid two")
    server.play_until_asked(player)
    assert server.question.deadline_ms - server.question.turn_ends_ms == 57_000


def test_an_answer_that_arrives_before_the_time_out_counts_though_the_deadline_has_passed() -> None:
    server = asked()
    player = server.asked
    server.wait(85_000)
    server.say(player, "pass")
    assert place_at(server.table, server.seat(player)).bank_ms == 0
    assert not place_at(server.table, server.seat(player)).away


def test_the_bank_is_full_again_in_the_next_deal() -> None:
    server = playing(*PEOPLE, end=AfterDeals(2))
    player = server.asked
    server.wait(23_000)
    server.say(player, "pass")
    server.next_deal()
    assert place_at(server.table, server.seat(player)).bank_ms == 60_000


def test_the_first_turn_after_a_trick_has_a_grace_of_a_second_and_a_half() -> None:
    server = asked()
    lengths = set()
    for _ in range(200):
        events = server.act()
        if server.phase != "playing":
            break
        after_trick = any(isinstance(event, InDeal) and isinstance(event.event, TrickWon) for event in events)
        lengths.add((after_trick, server.question.turn_ends_ms - server.question.asked_ms))
    assert lengths == {(False, 20_000), (True, 21_500)}


def test_every_question_has_the_next_number() -> None:
    server = asked()
    numbers = [server.question.no]
    for _ in range(10):
        server.act()
        numbers.append(server.question.no)
    assert numbers == list(range(numbers[0], numbers[0] + 11))


def test_a_time_out_before_its_deadline_is_refused() -> None:
    server = asked()
    server.wait(79_999)
    assert server.refuses_server(TimeRanOut(server.question.no)) == "too_early"
    server.wait(1)
    server.do(None, TimeRanOut(server.question.no))


def test_a_time_out_of_an_answered_question_is_refused() -> None:
    server = asked()
    old = server.question.no
    server.say(server.asked, "pass")
    server.wait(80_000)
    assert server.refuses_server(TimeRanOut(old)) == "stale_turn"


def test_a_time_out_where_a_bot_is_asked_or_nobody_is_refused() -> None:
    server = started(ANA, first_dealer=1)
    server.wait(60_000)
    assert server.refuses_server(TimeRanOut(server.question.no)) == "wrong_phase"
    server.play_until("playing")
    while server.asked == ANA:
        server.act()
    server.wait(600_000)
    assert server.refuses_server(TimeRanOut(server.question.no)) == "wrong_phase"
    assert opened(ANA).refuses_server(TimeRanOut(0)) == "not_started"


def test_the_dealers_window_ends_with_a_pack_and_not_with_a_time_out() -> None:
    server = playing(*PEOPLE, first_dealer=3, end=AfterDeals(2))
    server.play_until("scored")
    server.play_until("dealing")
    assert server.question.seats == (0,)
    server.wait(60_000)
    assert server.refuses_server(TimeRanOut(server.question.no)) == "wrong_phase"


# --- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "shortest", "longest"), [("fast", 300, 600), ("normal", 600, 1_200)])
def test_a_bot_thinks_for_a_while_and_not_always_the_same(pace: Pace, shortest: int, longest: int) -> None:
    server = playing(ANA, pace=pace)
    pauses = []
    while server.phase == "playing":
        wanted = due(server.table)
        assert wanted is not None
        if wanted.kind is DueKind.BOT:
            pauses.append(wanted.at_ms - server.question.asked_ms)
        server.act()
    assert shortest <= min(pauses) <= max(pauses) <= longest
    assert len(set(pauses)) > 10


def test_a_bots_answer_to_another_question_is_refused() -> None:
    server = playing(ANA)
    while server.asked.kind != "bot":
        server.act()
    assert server.refuses_server(BotActs(server.question.no - 1, server.question.seats[0], Pass())) == "stale_turn"


def test_a_bot_out_of_turn_or_out_of_its_mind_is_refused() -> None:
    server = playing(ANA)
    while server.asked.kind != "bot":
        server.act()
    turn = server.question.no
    other = next(seat for seat in (1, 2, 3) if seat not in server.question.seats)
    assert server.refuses_server(BotActs(turn, other, Pass())) == "not_your_turn"
    assert server.refuses_server(BotActs(turn, 7, Pass())) == "no_such_seat"
    assert opened(ANA).refuses_server(BotActs(0, 0, Pass())) == "not_started"


def test_no_bot_acts_for_a_player_who_is_there() -> None:
    server = asked()
    assert server.refuses_server(BotActs(server.question.no, server.question.seats[0], Pass())) == "not_away"


# --- ready for the next deal ---------------------------------------------------------------------------------------


def scored() -> Server:
    server = playing(*PEOPLE, end=AfterDeals(2))
    server.play_until("scored")
    return server


def test_the_next_deal_waits_fifteen_seconds_for_everybody_to_be_ready() -> None:
    server = scored()
    assert server.question.deadline_ms - server.now == 15_000
    assert server.question.seats == (0, 1, 2, 3)


def test_the_next_deal_begins_when_all_are_ready() -> None:
    server = scored()
    for player in PEOPLE:
        assert server.phase == "scored"
        server.say(player, "next")
    assert server.phase == "dealing"


def test_nobody_is_ready_twice() -> None:
    server = scored()
    server.say(ANA, "next")
    assert server.refuses(ANA, "next") == "wrong_phase"


def test_next_has_no_place_in_a_deal() -> None:
    assert asked().refuses(ANA, "next") == "wrong_phase"


def test_who_is_not_ready_in_time_is_not_away_for_that() -> None:
    server = scored()
    server.say(ANA, "next")
    events = server.tick()
    assert kinds(events)[:4] == ("player_ready", "player_ready", "player_ready", "dealing_started")
    assert not any(place_at(server.table, seat).away for seat in range(4))


def test_bots_are_always_ready() -> None:
    server = playing(ANA, end=AfterDeals(2))
    server.play_until("scored")
    server.say(ANA, "next")
    assert server.phase == "dealing"


# --- credit --------------------------------------------------------------------------------------------------------


def test_a_credit_moves_the_deadline_of_the_question() -> None:
    server = asked()
    before = server.question
    assert kinds(server.do(None, CreditClock(7_000))) == ("clock_credited",)
    after = server.question
    assert (after.no, after.seats) == (before.no, before.seats)
    assert after.turn_ends_ms == before.turn_ends_ms + 7_000
    assert after.deadline_ms == before.deadline_ms + 7_000
    server.wait(80_000)
    assert server.refuses_server(TimeRanOut(after.no)) == "too_early"


def test_a_credit_moves_the_window_before_the_cards() -> None:
    server = started(ANA)
    server.do(None, CreditClock(7_000))
    assert isinstance(server.table.phase, Dealing)
    assert server.table.phase.not_before_ms == server.now + 10_000


def test_a_credit_moves_the_closing_of_a_waiting_table() -> None:
    server = opened(ANA)
    before = due(server.table)
    server.do(None, CreditClock(7_000))
    after = due(server.table)
    assert before is not None
    assert after is not None
    assert after.at_ms == before.at_ms + 7_000


def test_a_credit_moves_the_end_of_an_absence() -> None:
    server = asked()
    server.say(ANA, "leave")
    server.do(None, CreditClock(7_000))
    assert place_at(server.table, 0).away_since == server.now + 7_000


@pytest.mark.parametrize("late", [0, -1])
def test_a_credit_of_nothing_is_refused(late: int) -> None:
    assert asked().refuses_server(CreditClock(late)) == "too_early"
