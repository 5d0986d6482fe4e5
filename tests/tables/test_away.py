"""Away: missed deadlines, leaving, the bot that stands in, coming back (P-43)."""

import pytest

from backend.tables.commands import BotActs
from backend.tables.defaults import bot_action
from backend.tables.due import DueKind, due
from backend.tables.events import Acted, BankUsed, SeatAway, SeatBack
from backend.tables.legal import legal_texts
from backend.tables.options import AfterDeals
from backend.tables.seats import place_at
from tests.tables.vocabulary import ANA, BOR, PEOPLE, STRANGER, Server, kinds, playing, started


def missed() -> tuple[Server, int]:
    """Somebody has just let his time run out; return his seat."""
    server = playing(*PEOPLE)
    seat = server.question.seats[0]
    server.tick()
    return server, seat


def away_at_his_turn() -> tuple[Server, int]:
    """Somebody was asked, thought for five seconds and left."""
    server = playing(*PEOPLE)
    seat = server.question.seats[0]
    server.wait(5_000)
    server.say(server.asked, "leave")
    return server, seat


def test_one_missed_deadline_makes_a_player_away_and_does_the_default_in_one_batch() -> None:
    server = playing(*PEOPLE)
    seat = server.question.seats[0]
    events = server.tick()
    assert kinds(events) == ("bank_used", "seat_away", "acted", "in_deal", "question_asked")
    assert events[:3] == (BankUsed(seat, 60_000), SeatAway(seat, left=False, at_ms=server.now), Acted(seat, "pass"))


def test_the_bank_of_who_missed_a_deadline_is_spent() -> None:
    server, seat = missed()
    assert place_at(server.table, seat).bank_ms == 0


def test_a_bot_acts_a_second_later_for_who_is_away() -> None:
    server, seat = away_at_his_turn()
    wanted = due(server.table)
    assert wanted is not None
    assert (wanted.kind, wanted.seat, wanted.at_ms) == (DueKind.BOT, seat, server.now + 1_000)
    server.tick()
    assert seat not in server.question.seats


def test_who_is_away_when_his_turn_comes_waits_no_longer_than_a_second() -> None:
    server, seat = missed()
    while server.phase == "playing" and seat not in server.question.seats:
        server.act()
    wanted = due(server.table)
    assert wanted is not None
    assert wanted.at_ms == server.question.asked_ms + 1_000


def test_back_takes_the_seat_over_again_and_the_clock_of_the_question_stands() -> None:
    server, seat = away_at_his_turn()
    before = server.question
    assert server.say(server.player(seat), "back") == (SeatBack(seat),)
    assert server.question == before
    wanted = due(server.table)
    assert wanted is not None
    assert (wanted.kind, wanted.at_ms) == (DueKind.TIMEOUT, before.deadline_ms)


def test_coming_and_going_does_not_win_time() -> None:
    server, seat = away_at_his_turn()
    deadline = server.question.deadline_ms
    for text in ("back", "leave") * 5:
        server.wait(500)
        server.say(server.player(seat), text)
    assert server.question.deadline_ms == deadline


def test_any_accepted_command_takes_the_seat_back_in_the_same_batch() -> None:
    server, seat = away_at_his_turn()
    events = server.say(server.player(seat), "pass")
    assert kinds(events)[:2] == ("seat_back", "acted")
    assert not place_at(server.table, seat).away


def test_a_refused_command_leaves_the_player_away() -> None:
    server, seat = away_at_his_turn()
    assert server.refuses(server.player(seat), "play t21") == "wrong_phase"
    assert server.refuses(server.player(seat), "pass", 1) == "stale_turn"
    assert place_at(server.table, seat).away


def test_calling_the_end_and_being_ready_take_the_seat_back_too() -> None:
    server = playing(*PEOPLE, end=AfterDeals(2))
    server.say(ANA, "leave")
    server.say(BOR, "leave")
    assert kinds(server.say(ANA, "call_end")) == ("seat_back", "end_called")
    server.play_until("scored")
    assert kinds(server.say(BOR, "next")) == ("seat_back", "player_ready")


def test_a_dealer_who_is_away_is_back_when_he_deals() -> None:
    server = playing(*PEOPLE, first_dealer=3, end=AfterDeals(2))
    server.say(ANA, "leave")
    server.play_until("scored")
    server.play_until("dealing")
    assert kinds(server.say(ANA, "deal"))[:2] == ("seat_back", "pack_shuffled")


def test_who_is_away_is_still_told_his_answers() -> None:
    server, seat = away_at_his_turn()
    assert "pass" in legal_texts(server.table, seat)


def test_the_bot_that_stands_in_is_stale_once_the_player_has_acted() -> None:
    server, seat = away_at_his_turn()
    turn, action = server.question.no, bot_action(server.table, seat)
    server.say(server.player(seat), "pass")
    assert server.refuses_server(BotActs(turn, seat, action)) == "stale_turn"


def test_the_bot_that_stands_in_is_refused_once_the_player_is_back() -> None:
    server, seat = away_at_his_turn()
    turn, action = server.question.no, bot_action(server.table, seat)
    server.say(server.player(seat), "back")
    assert server.refuses_server(BotActs(turn, seat, action)) == "not_away"


def test_who_is_there_is_not_back() -> None:
    assert playing(*PEOPLE).refuses(ANA, "back") == "not_away"


@pytest.mark.parametrize("text", ["back", "leave", "next", "call_end", "pass", "deal"])
def test_a_stranger_neither_leaves_nor_comes_back(text: str) -> None:
    server = playing(*PEOPLE) if text != "deal" else started(*PEOPLE)
    assert server.refuses(STRANGER, text) == "not_seated"


def test_leaving_marks_the_seat_as_left_and_the_bot_plays_on() -> None:
    """P-43."""
    server = playing(*PEOPLE)
    assert server.say(BOR, "leave") == (SeatAway(1, left=True, at_ms=server.now),)
    assert place_at(server.table, 1).left
    server.play_until("finished")
    assert server.player(1) == BOR


def test_nobody_leaves_twice() -> None:
    server = playing(*PEOPLE)
    server.say(BOR, "leave")
    assert server.refuses(BOR, "leave") == "not_seated"


def test_who_is_away_may_still_leave_and_has_been_away_since_before() -> None:
    server, seat = missed()
    since = place_at(server.table, seat).away_since
    server.wait(5_000)
    server.say(server.player(seat), "leave")
    assert place_at(server.table, seat).left
    assert place_at(server.table, seat).away_since == since


def test_who_has_left_comes_back_by_back() -> None:
    server = playing(*PEOPLE)
    server.say(BOR, "leave")
    server.say(BOR, "back")
    place = place_at(server.table, 1)
    assert (place.away, place.left, place.away_since) == (False, False, None)


def test_the_others_do_not_wait_for_who_is_away_to_be_ready() -> None:
    server = playing(*PEOPLE, end=AfterDeals(2))
    server.say(BOR, "leave")
    server.play_until("scored")
    for player in PEOPLE:
        if player != BOR:
            server.say(player, "next")
    assert server.phase == "dealing"


def test_the_last_unready_player_who_leaves_lets_the_next_deal_begin() -> None:
    server = playing(*PEOPLE, end=AfterDeals(2))
    server.play_until("scored")
    for player in PEOPLE[1:]:
        server.say(player, "next")
    server.say(ANA, "leave")
    assert server.phase == "dealing"


def test_where_every_person_has_been_away_for_five_minutes_the_session_ends_after_the_deal() -> None:
    server = playing(ANA, BOR, end=AfterDeals(50))
    server.say(ANA, "leave")
    server.wait(60_000)
    server.say(BOR, "leave")
    left = server.now
    server.tick_until("finished")
    assert server.table.phase.phase == "finished"
    assert server.table.phase.reason == "abandoned"
    assert server.now - left >= 5 * 60_000
    assert 1 <= len(server.table.sheet) < 50
    assert sum(event.kind == "deal_scored" for event in server.log) == len(server.table.sheet)


def test_one_person_who_stays_keeps_the_session_going() -> None:
    server = playing(ANA, BOR, end=AfterDeals(2))
    server.say(ANA, "leave")
    server.wait(10 * 60_000)
    server.next_deal()
    assert server.phase == "playing"


def test_a_session_nobody_sits_at_ends_by_itself_through_missed_deadlines() -> None:
    server = playing(*PEOPLE, end=AfterDeals(50))
    server.tick_until("finished")
    assert server.table.phase.phase == "finished"
    assert server.table.phase.reason == "abandoned"
