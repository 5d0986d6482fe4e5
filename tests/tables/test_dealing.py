"""The dealing step: its window, who deals, cutting and packets, hands without taroks (S-6 to S-9)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from backend.rules.shared.actions import Cut
from backend.tables.commands import BotActs, DealPack
from backend.tables.due import DueKind, due
from backend.tables.events import DealingDone, DealingStarted, InDeal
from backend.tables.legal import legal_texts
from backend.tables.model import Dealing, Playing, Table
from backend.tables.options import AfterDeals
from tests.tables.vocabulary import ANA, BOR, CENE, DANA, PEOPLE, Server, kinds, pack_with, playing, started

NO_TAROK = "hK hQ hC hJ sK sQ sC sJ dK dQ dC dJ"


def dealing_of(table: Table) -> Dealing:
    assert isinstance(table.phase, Dealing)
    return table.phase


def window(server: Server) -> int:
    return dealing_of(server.table).not_before_ms - server.now


def test_the_first_deal_against_bots_leaves_three_seconds_before_the_cards_are_out() -> None:
    assert window(started(ANA)) == 3_000


def test_the_first_deal_among_people_leaves_eight_seconds() -> None:
    assert window(started(ANA, BOR)) == 8_000


def test_a_later_deal_waits_two_seconds_for_its_dealer_and_one_where_a_bot_deals() -> None:
    server = playing(ANA, first_dealer=3, end=AfterDeals(3))
    server.play_until("scored")
    server.play_until("dealing")
    assert (dealing_of(server.table).dealer, window(server)) == (0, 2_000)
    server.play_until("scored")
    server.play_until("dealing")
    assert (dealing_of(server.table).dealer, window(server)) == (1, 1_000)


def test_the_cards_come_by_themselves_when_the_window_has_passed() -> None:
    server = started(ANA)
    wanted = due(server.table)
    assert wanted is not None
    assert wanted.kind is DueKind.PACK
    server.wait(2_999)
    assert server.refuses_server(server.next_pack()) == "too_early"
    server.wait(1)
    events = server.do(None, server.next_pack())
    assert kinds(events)[:3] == ("pack_shuffled", "deal_began", "in_deal")
    assert server.phase == "playing"


def test_not_even_the_dealer_shortens_the_window_of_the_first_deal() -> None:
    server = started(ANA, first_dealer=0)
    assert server.refuses(ANA, "deal") == "too_early"
    server.wait(3_000)
    server.say(ANA, "deal")
    assert server.phase == "playing"


def test_in_a_later_deal_the_dealer_deals_at_once() -> None:
    server = playing(ANA, BOR, first_dealer=3, end=AfterDeals(2))
    server.play_until("scored")
    server.play_until("dealing")
    assert legal_texts(server.table, 0) == ("deal",)
    assert legal_texts(server.table, 1) == ()
    assert server.refuses(BOR, "deal") == "not_dealer"
    server.say(ANA, "deal")
    assert server.phase == "playing"


def test_nobody_deals_twice() -> None:
    assert playing(ANA, first_dealer=0).refuses(ANA, "deal") == "wrong_phase"


def test_the_deal_passes_to_the_right() -> None:
    server = playing(ANA, first_dealer=2, end=AfterDeals(3))
    server.next_deal()
    server.next_deal()
    server.play_until("finished")
    assert [row.dealer for row in server.table.sheet] == [2, 3, 0]


def test_the_server_cannot_deal_from_another_pack() -> None:
    server = started(ANA)
    server.wait(3_000)
    with pytest.raises(ValueError, match="not the pack"):
        server.do(None, DealPack(server.next_pack().pack[1:]))


# --- cut or knock (S-8) --------------------------------------------------------------------------------------------


def before_the_cut() -> Server:
    """Dana deals (seat 3), so Bor (seat 1), opposite her, cuts."""
    server = started(*PEOPLE, cut=True)
    server.tick()
    return server


def test_the_player_opposite_the_dealer_cuts_or_knocks() -> None:
    server = before_the_cut()
    assert server.question.seats == (1,)
    assert legal_texts(server.table, 1) == ("cut 27", "knock")
    assert legal_texts(server.table, 0) == ()


def test_a_cut_of_any_size_deals_the_cards() -> None:
    server = before_the_cut()
    events = server.say(BOR, "cut 3")
    assert kinds(events)[:2] == ("dealing_done", "deal_began")
    assert server.phase == "playing"


def test_a_cut_changes_the_cards_dealt() -> None:
    def hands(text: str) -> object:
        server = before_the_cut()
        server.say(BOR, text)
        assert isinstance(server.table.phase, Playing)
        return server.table.phase.deal.setup.hands

    assert hands("cut 3") != hands("cut 4")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("cut 0", "cut_out_of_range"),
        ("cut 54", "cut_out_of_range"),
        ("packet 0", "wrong_phase"),
        ("pass", "wrong_phase"),
        ("play t21", "wrong_phase"),
        ("deal", "wrong_phase"),
    ],
)
def test_what_is_no_cut_is_refused(text: str, reason: str) -> None:
    assert before_the_cut().refuses(BOR, text) == reason


def test_nobody_else_cuts() -> None:
    assert before_the_cut().refuses(ANA, "cut 20") == "not_your_turn"


def test_the_dealer_does_not_deal_over_the_cut() -> None:
    assert before_the_cut().refuses(DANA, "deal") == "wrong_phase"


def test_before_the_pack_is_on_the_table_there_is_nothing_to_cut() -> None:
    assert started(*PEOPLE, cut=True).refuses(BOR, "cut 20") == "wrong_phase"


def test_a_cut_answers_the_question_it_names() -> None:
    server = before_the_cut()
    assert server.refuses(BOR, "cut 20", server.question.no - 1) == "stale_turn"
    assert server.refuses(BOR, "cut 20", None) == "stale_turn"


def test_after_a_knock_the_packets_are_chosen_from_forehand_on() -> None:
    server = before_the_cut()
    server.say(BOR, "knock")
    assert server.question.seats == (0,)
    server.say(ANA, "packet 2")
    assert server.question.seats == (1,)
    server.say(BOR, "packet 0")
    server.say(CENE, "packet 1")
    assert server.phase == "playing"


def test_the_cutter_who_lets_his_time_run_out_cuts_in_the_middle_and_is_away() -> None:
    server = before_the_cut()
    events = server.tick()
    assert DealingDone(1, "cut 27") in events
    assert kinds(events)[:2] == ("bank_used", "seat_away")


def test_a_bot_cuts_by_itself() -> None:
    server = started(ANA, cut=True)
    server.tick()
    server.tick()
    assert server.phase == "playing"


def test_no_bot_cuts_for_a_player_who_is_there() -> None:
    server = before_the_cut()
    assert server.refuses_server(BotActs(server.question.no, 1, Cut(20))) == "not_away"


# --- a hand without taroks (S-9) -----------------------------------------------------------------------------------


def thrown_in(first_dealer: int = 3) -> Server:
    server = started(*PEOPLE, first_dealer=first_dealer)
    server.pack = pack_with(server, first_dealer, NO_TAROK)
    server.tick()
    return server


def test_a_hand_without_taroks_is_dealt_again_by_the_same_dealer_as_compulsory_klop() -> None:
    server = thrown_in(first_dealer=2)
    phase = dealing_of(server.table)
    assert (phase.no, phase.dealer, phase.redeal, phase.compulsory) == (1, 2, True, True)
    server.tick()
    assert isinstance(server.table.phase, Playing)
    assert server.table.phase.deal.setup.compulsory_klop


def test_the_hand_thrown_in_is_shown_to_all() -> None:
    phase = dealing_of(thrown_in().table)
    assert [hand.seat for hand in phase.thrown_in] == [0]
    assert set(phase.thrown_in[0].cards) == set(NO_TAROK.split())


def test_the_deal_that_was_thrown_in_is_no_row_on_the_sheet() -> None:
    server = thrown_in()
    assert not server.table.sheet
    server.play_until("finished")
    assert [row.no for row in server.table.sheet] == [1]


def test_thrown_in_twice_is_dealt_a_third_time() -> None:
    server = thrown_in()
    server.pack = pack_with(server, 3, "", NO_TAROK)
    server.tick()
    phase = dealing_of(server.table)
    assert [hand.seat for hand in phase.thrown_in] == [1]
    assert phase.compulsory


def test_the_hands_thrown_in_are_forgotten_with_the_next_cards() -> None:
    server = thrown_in()
    server.tick()
    assert isinstance(server.table.phase, Playing)
    assert server.table.phase.thrown_in == ()


# --- compulsory klop by the sheet (S-16) ---------------------------------------------------------------------------


def test_a_total_that_becomes_zero_makes_the_next_deal_compulsory_klop() -> None:
    assert _next_dealing(lambda score: -score).compulsory


def test_any_other_total_does_not() -> None:
    assert not _next_dealing(lambda score: 1 - score).compulsory


def _next_dealing(before: Callable[[int], int]) -> DealingStarted:
    """Play a deal twice: once to see what a seat scores, once after giving it the total `before(score)`."""
    server = playing(ANA, end=AfterDeals(2))
    saved = server.table
    server.play_until("scored")
    seat = next(seat for seat, score in enumerate(server.table.totals) if score)
    totals = [5000, 5000, 5000, 5000]
    totals[seat] = before(server.table.totals[seat])
    server.table = replace(saved, totals=tuple(totals))
    server.play_until("scored")
    events = server.act()
    return next(event for event in events if isinstance(event, DealingStarted))


def test_the_cards_of_the_deal_come_from_the_pack_alone() -> None:
    server = started(ANA)
    server.pack = pack_with(server, 3, "t22 t21", "hK", talon="t1")
    server.tick()
    assert isinstance(server.table.phase, Playing)
    setup = server.table.phase.deal.setup
    assert {"t22", "t21"} <= set(setup.hands[0])
    assert "hK" in setup.hands[1]
    assert "t1" in setup.talon
    assert any(isinstance(event, InDeal) for event in server.log)
