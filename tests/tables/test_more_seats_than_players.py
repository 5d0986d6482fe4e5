"""Where a table has more seats than a deal has players, the dealer sits out (S-56)."""

import pytest

from backend.rules.shared.game import DealSetup
from backend.tables.model import DealInProgress
from backend.tables.seats import deal_seat, dealer_in, rules_of, seating_for, seats_for, table_dealer
from tests.tables.vocabulary import options

RULES = rules_of(options())


def deal(seating: tuple[int, ...], dealer: int) -> DealInProgress:
    return DealInProgress(1, DealSetup(dealer, (), ()), (), seating, None)


@pytest.mark.parametrize("dealer", range(4))
def test_with_four_seats_everybody_plays_in_his_own_seat(dealer: int) -> None:
    seating = seating_for(RULES, seats_for(RULES), dealer)
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
