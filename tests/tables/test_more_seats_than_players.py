"""Where a table has more seats than a deal has players, the dealer sits out (S-56)."""

from dataclasses import replace
from random import Random

import pytest

from backend.rules.shared.cards import SKIS
from backend.rules.shared.game import DealSetup
from backend.rules.shared.results import DealResult
from backend.tables.events import DealScored, InDeal
from backend.tables.machine import fold
from backend.tables.model import Dealing, DealInProgress, Playing
from backend.tables.options import AfterDeals, OnCall
from backend.tables.redaction import redact
from backend.tables.seats import deal_seat, dealer_in, rules_of, seating_for, seats_for, table_dealer
from backend.tables.sheet import row_of
from backend.tables.view import view_of_seat
from tests.tables.vocabulary import PEOPLE, STRANGER, Server, opened, options, pack_with, playing, started

RULES = rules_of(options())
FIVE = (*PEOPLE, STRANGER)


def deal(seating: tuple[int, ...], dealer: int) -> DealInProgress:
    return DealInProgress(1, DealSetup(dealer, (), ()), (), seating, None)


@pytest.mark.parametrize("dealer", range(4))
def test_with_four_seats_everybody_plays_in_his_own_seat(dealer: int) -> None:
    seating = seating_for(RULES, seats_for(options()), dealer)
    assert seating == (0, 1, 2, 3)
    assert dealer_in(seating, dealer) == dealer
    assert table_dealer(deal(seating, dealer), 4) == dealer


@pytest.mark.parametrize(
    ("dealer", "seating"),
    [(0, (1, 2, 3, 4)), (1, (2, 3, 4, 0)), (2, (3, 4, 0, 1)), (3, (4, 0, 1, 2)), (4, (0, 1, 2, 3))],
)
def test_with_five_the_seats_of_the_deal_are_numbered_from_forehand(dealer: int, seating: tuple[int, ...]) -> None:
    assert seating_for(RULES, 5, dealer) == seating
    assert dealer_in(seating, dealer) == 3
    assert table_dealer(deal(seating, 3), 5) == dealer


def test_who_sits_out_has_no_seat_in_the_deal() -> None:
    assert deal_seat((1, 2, 3, 4), 0) is None
    assert deal_seat((1, 2, 3, 4), None) is None
    assert deal_seat((1, 2, 3, 4), 3) == 2


def five(*, first_dealer: int, cut: bool = False) -> Server:
    """Five people, the cards of the first deal out."""
    return playing(*FIVE, first_dealer=first_dealer, end=AfterDeals(5), cut=cut, seats=5)


def test_the_player_on_forehands_right_opens_the_auction() -> None:
    assert five(first_dealer=2).question.seats == (4,)


def test_who_sits_out_sees_what_a_spectator_sees() -> None:
    server = five(first_dealer=2)
    out, public = view_of_seat(server.table, 2), view_of_seat(server.table, None)
    assert out.seat == 2
    assert out.deal == public.deal
    assert [redact(event, 2, RULES) for event in server.log] == [redact(event, None, RULES) for event in server.log]


def test_the_others_see_their_own_hands() -> None:
    server = five(first_dealer=2)
    assert isinstance(server.table.phase, Playing)
    setup = server.table.phase.deal.setup
    for own, seat in enumerate((3, 4, 0, 1)):
        seen = view_of_seat(server.table, seat).deal
        assert seen is not None
        assert set(seen.hand) == set(setup.hands[own])
        told = [redact(event, seat, RULES) for event in server.log if isinstance(event, InDeal)]
        assert isinstance(told[0], InDeal)
        assert told[0].event.kind == "cards_dealt"
        assert [hand is not None for hand in told[0].event.hands] == [place == own for place in range(4)]


def test_who_sits_out_is_never_asked_and_scores_nothing() -> None:
    """S-56."""
    server = five(first_dealer=2)
    assert server.refuses(FIVE[2], "pass") == "not_your_turn"
    server.play_until("scored")
    assert server.table.sheet[0].scores[2] == 0
    assert server.table.sheet[0].dealer == 2


@pytest.mark.parametrize("cut", [False, True])
def test_the_deal_goes_round_all_five_and_the_log_is_the_table(*, cut: bool) -> None:
    """S-56."""
    server = five(first_dealer=2, cut=cut)
    server.play_until("finished")
    assert [row.dealer for row in server.table.sheet] == [2, 3, 4, 0, 1]
    for scored in (event for event in server.log if isinstance(event, DealScored)):
        assert sorted(scored.row.scores) == sorted((*scored.result.scores, 0))
    assert fold(server.log) == server.table


# --- dealing, radli, klop and the škis round for five ----------------------------------------------------------------


@pytest.mark.parametrize("first_dealer", range(5))
def test_the_player_on_the_dealers_left_cuts(first_dealer: int) -> None:
    server = started(*FIVE, first_dealer=first_dealer, seats=5, cut=True)
    server.tick()
    assert server.question.seats == ((first_dealer - 1) % 5,)
    assert server.refuses(FIVE[first_dealer], "cut 20") == "not_your_turn"
    server.say(FIVE[first_dealer - 1], "cut 20")
    assert server.phase == "playing"


@pytest.mark.parametrize("first_dealer", range(5))
def test_who_knocks_and_who_takes_packets_play_the_deal(first_dealer: int) -> None:
    server = started(*FIVE, first_dealer=first_dealer, seats=5, cut=True)
    server.tick()
    server.say(server.asked, "knock")
    while server.phase == "dealing":
        assert server.question.seats != (first_dealer,)
        server.act()
    assert server.phase == "playing"


def result(*, radl_for_all: bool) -> DealResult:
    radli = (2, 1, 1, 1) if radl_for_all else (1, 0, 0, 0)
    return DealResult("klop", None, None, (10, 20, 20, 20), (-10, -20, -20, -20), radli, (), None, radl_for_all)


@pytest.mark.parametrize(("for_all", "radli"), [(True, (1, 1, 4, 2, 1)), (False, (0, 0, 3, 1, 0))])
def test_who_sits_out_gets_the_radl_that_everybody_gets(*, for_all: bool, radli: tuple[int, ...]) -> None:
    """S-51: at the table, not only in the deal. Seat 2 sits out with three radli; the deal begins at seat 3."""
    server = five(first_dealer=2)
    assert isinstance(server.table.phase, Playing)
    table = replace(server.table, radli=(0, 0, 3, 1, 0))
    row = row_of(table, server.table.phase.deal, result(radl_for_all=for_all))
    assert row.radli == radli
    assert row.scores == (-20, -20, 0, -10, -20)


def test_after_a_klop_five_have_a_radl_each() -> None:
    server = five(first_dealer=4)
    for _ in range(3):
        server.say(server.asked, "pass")
    server.say(server.asked, "contract klop")
    server.play_until("scored")
    (row,) = server.table.sheet
    assert row.contract == "klop"
    assert row.radli[4] == 1, "who sat out"
    assert all(radli >= 0 for radli in row.radli)
    assert row.radli.count(1) >= 4, "all but one who had an empty hand pay with theirs"


@pytest.mark.parametrize(("others", "compulsory"), [(0, True), (5, False)])
def test_klop_is_compulsory_by_the_totals_of_all_five(others: int, *, compulsory: bool) -> None:
    """S-16: a total that becomes nought, also where the seat is that of one who sat out before."""
    server = five(first_dealer=2)
    saved = server.table
    server.play_until("scored")
    scored = next(seat for seat, score in enumerate(server.table.totals) if score)
    totals = [1_000] * 5
    totals[scored] = others - server.table.totals[scored]
    server.table = replace(saved, totals=tuple(totals))
    server.play_until("dealing")
    assert isinstance(server.table.phase, Dealing)
    assert server.table.phase.compulsory is compulsory


def test_after_the_skis_round_the_one_who_was_dealt_the_skis_deals_the_last() -> None:
    """S-54 with n = 5: the deals left are the steps from the dealer to the holder."""
    for seed in range(4):
        server = opened(*FIVE, end=OnCall(), seats=5)
        server.first_dealer, server.chance = 1, Random(seed)
        server.play_until("playing")
        for player in FIVE:
            server.say(player, "call_end")
        holder: int | None = None
        server.play_until("scored")
        while server.table.skis_deals_left is None and server.phase != "finished":
            server.play_until("playing")
            assert isinstance(server.table.phase, Playing)
            deal = server.table.phase.deal
            holder = next((seat for own, seat in enumerate(deal.seating) if SKIS in deal.setup.hands[own]), None)
            server.play_until("scored")
        left = server.table.skis_deals_left
        assert holder is not None
        assert left == (holder - server.table.sheet[-1].dealer) % 5
        server.play_until("finished")
        assert server.table.sheet[-1].dealer == holder


def test_a_hand_thrown_in_lies_before_the_one_who_sits_there() -> None:
    """S-9: the hand of the first seat of the deal, which is forehand's at the table; the same dealer deals again."""
    server = started(*FIVE, first_dealer=2, seats=5)
    server.pack = pack_with(server, 3, "hK hQ hC hJ sK sQ sC sJ dK dQ dC dJ")
    server.tick()
    view = view_of_seat(server.table, 2).dealing
    assert view is not None
    assert [hand.seat for hand in view.thrown_in] == [3]
    assert (view.dealer, view.compulsory, view.void) == (2, True, None)
