"""How sessions end: deals, score, time, call; the škis round (S-53, S-54); shared wins."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from backend.tables.ending import ended
from backend.tables.events import DealScored
from backend.tables.model import Finished
from backend.tables.options import AfterDeals, AtScore, AtTime, OnCall
from backend.tables.view import view
from tests.tables.vocabulary import ANA, BOR, NOON, PEOPLE, Server, kinds, opened, pack_with, playing

VECTORS = [
    vector
    for vector in json.loads((Path(__file__).parents[1] / "rules" / "vectors.json").read_text())["vectors"]
    if vector["kind"] == "skis_round" and vector["game"] == "slovenian4"
]


def outcome(server: Server) -> Finished:
    assert isinstance(server.table.phase, Finished)
    return server.table.phase


def called(first_dealer: int = 3) -> Server:
    """A session of one person and bots whose end has been called: the next deal is the škis round."""
    server = playing(ANA, end=OnCall(), first_dealer=first_dealer)
    server.say(ANA, "call_end")
    server.play_until("scored")
    assert server.table.skis_round
    return server


def play_skis_round(server: Server, dealt_to: object) -> None:
    """Play the deal to come with the škis dealt to that seat, or to the talon."""
    server.play_until("dealing")
    hands = ["t22" if seat == dealt_to else "" for seat in range(4)]
    dealer = (server.table.sheet[-1].dealer + 1) % 4
    server.pack = pack_with(server, dealer, *hands, talon="t22" if dealt_to == "talon" else "")
    server.play_until("playing")
    server.play_until("scored")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_skis_round_vectors_played_as_sessions(vector: dict[str, Any]) -> None:
    """S-54."""
    given, expected = vector["input"], vector["expected"]
    server = called(first_dealer=(given["dealer"] - 1) % 4)
    play_skis_round(server, given["skis_dealt_to"])
    row = server.table.sheet[-1]
    assert (row.dealer, row.skis_round) == (given["dealer"], True)
    if expected.get("another_skis_round"):
        assert server.table.skis_round
        assert server.table.skis_deals_left is None
    else:
        assert not server.table.skis_round
        assert server.table.skis_deals_left == expected["hands_after"]
        server.play_until("finished")
        assert len(server.table.sheet) == row.no + expected["hands_after"]
        assert server.table.sheet[-1].dealer == given["skis_dealt_to"]


def test_a_skis_in_the_talon_makes_the_next_deal_another_skis_round() -> None:
    """S-54."""
    server = called()
    play_skis_round(server, "talon")
    play_skis_round(server, "talon")
    play_skis_round(server, 0)
    assert [row.skis_round for row in server.table.sheet] == [False, True, True, True]
    assert server.table.skis_deals_left is not None


def test_after_a_number_of_deals_the_session_ends_without_a_skis_round() -> None:
    server = playing(ANA, end=AfterDeals(3))
    server.play_until("finished")
    assert outcome(server).reason == "completed"
    assert [row.skis_round for row in server.table.sheet] == [False, False, False]


def test_a_target_score_makes_the_next_deal_the_skis_round() -> None:
    server = playing(ANA, end=AtScore(1_000))
    server.play_until("scored")
    assert not server.table.skis_round
    server.play_until("playing")
    server.table = replace(server.table, totals=(2_000, 0, 0, 0))
    server.play_until("scored")
    assert server.table.skis_round
    assert server.log[-2].kind == "skis_round_set"


def test_a_score_below_the_target_does_not() -> None:
    server = playing(ANA, end=AtScore(5_000))
    server.play_until("scored")
    assert not server.table.skis_round


def test_a_clock_time_makes_the_next_deal_the_skis_round() -> None:
    server = playing(ANA, end=AtTime(NOON + 3_600_000))
    server.play_until("scored")
    assert not server.table.skis_round
    server.wait(3_600_000)
    server.play_until("scored")
    server.say(ANA, "next")
    assert server.table.skis_round


def test_the_end_is_called_by_all_people_present() -> None:
    server = playing(ANA, BOR, end=OnCall())
    server.say(ANA, "call_end")
    server.play_until("scored")
    assert not server.table.skis_round
    events = server.say(BOR, "call_end")
    assert kinds(events) == ("end_called", "skis_round_set")


def test_people_who_are_away_need_not_call() -> None:
    server = playing(ANA, BOR, end=OnCall())
    server.say(BOR, "leave")
    server.say(ANA, "call_end")
    server.play_until("scored")
    assert server.table.skis_round


def test_the_last_one_who_has_not_called_settles_it_by_leaving() -> None:
    server = playing(ANA, BOR, end=OnCall())
    server.say(ANA, "call_end")
    server.play_until("scored")
    assert kinds(server.say(BOR, "leave"))[:2] == ("seat_away", "skis_round_set")


def test_where_nobody_is_there_nobody_calls() -> None:
    server = playing(ANA, end=OnCall())
    server.say(ANA, "call_end")
    server.say(ANA, "leave")
    server.tick_until("dealing")
    assert not server.table.skis_round


@pytest.mark.parametrize("end", [AtScore(5_000), AtTime(NOON + 10**9)])
def test_a_call_sets_the_skis_round_of_other_sessions_too(end: AtScore | AtTime) -> None:
    server = playing(ANA, end=end)
    server.say(ANA, "call_end")
    server.play_until("scored")
    assert server.table.skis_round


def test_a_call_ends_a_session_of_a_number_of_deals_after_the_deal() -> None:
    server = playing(ANA, end=AfterDeals(8))
    server.say(ANA, "call_end")
    assert server.phase == "playing"
    server.play_until("finished")
    assert outcome(server).reason == "completed"
    assert len(server.table.sheet) == 1


def test_nobody_calls_twice_or_when_the_end_is_set() -> None:
    server = playing(ANA, BOR, end=OnCall())
    server.say(ANA, "call_end")
    assert server.refuses(ANA, "call_end") == "already_called"
    assert called().refuses(ANA, "call_end") == "already_called"


def test_before_the_start_there_is_no_end_to_call() -> None:
    assert opened(ANA).refuses(ANA, "call_end") == "not_started"


def test_radli_left_cost_a_hundred_each_at_the_end() -> None:
    server = playing(ANA)
    server.table = replace(server.table, totals=(100, 50, 0, 0), radli=(1, 0, 2, 0))
    end = ended(server.table, "completed")
    assert end.totals == (0, 50, -200, 0)
    assert end.radli == (1, 0, 2, 0)
    assert end.winners == (1,)


def test_equal_totals_share_the_win() -> None:
    server = playing(ANA)
    server.table = replace(server.table, totals=(70, 70, -35, 0))
    assert ended(server.table, "completed").winners == (0, 1)


def test_radli_may_decide_who_has_won() -> None:
    server = playing(ANA)
    server.table = replace(server.table, totals=(70, 69, 0, 0), radli=(1, 0, 0, 0))
    assert ended(server.table, "completed").winners == (1,)


def test_the_session_names_its_winners_and_what_the_sheet_says() -> None:
    server = playing(*PEOPLE, end=AfterDeals(2))
    server.play_until("finished")
    end, last = outcome(server), server.table.sheet[-1]
    assert end.totals == tuple(total - 100 * radli for total, radli in zip(last.totals, last.radli, strict=True))
    assert end.winners == tuple(seat for seat in range(4) if end.totals[seat] == max(end.totals))


def test_the_sheet_adds_up_deal_by_deal() -> None:
    server = playing(ANA, end=AfterDeals(4))
    server.play_until("finished")
    totals: tuple[int, ...] = (0, 0, 0, 0)
    for number, scored in enumerate((event for event in server.log if isinstance(event, DealScored)), start=1):
        row = scored.row
        totals = tuple(total + score for total, score in zip(totals, row.scores, strict=True))
        assert (row.no, row.totals, row.scores) == (number, totals, scored.result.scores)
        assert server.table.sheet[number - 1] == row
    assert number == 4


def test_only_the_last_ledger_stays_on_the_table() -> None:
    server = playing(ANA, end=AfterDeals(2))
    server.play_until("finished")
    scored = [event for event in server.log if isinstance(event, DealScored)]
    assert server.table.last_result == scored[-1].result
    assert view(server.table, ANA.account).last_result == scored[-1].result


def test_radli_are_carried_into_the_next_deal() -> None:
    server = playing(ANA, end=AfterDeals(2))
    server.play_until("scored")
    server.table = replace(server.table, radli=(2, 0, 1, 0))
    server.play_until("playing")
    assert server.table.phase.phase == "playing"
    assert server.table.phase.deal.setup.radli == (2, 0, 1, 0)
