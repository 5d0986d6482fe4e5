"""Where a table has more seats than a deal has players, the dealer sits out (S-56)."""

import pytest

from backend.rules.shared.game import DealSetup
from backend.tables.events import DealScored, InDeal
from backend.tables.machine import fold
from backend.tables.model import DealInProgress, Playing
from backend.tables.options import AfterDeals
from backend.tables.redaction import redact
from backend.tables.seats import deal_seat, dealer_in, rules_of, seating_for, seats_for, table_dealer
from backend.tables.view import view_of_seat
from tests.tables.vocabulary import PEOPLE, STRANGER, Server, options, playing

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
