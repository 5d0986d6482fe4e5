"""S-10, S-16, S-53, S-54: what the sheet says across deals. The worked values are vectors (ck-*, se-*, ra-*, mi-*)."""

import pytest

from backend.rules.slovenian import sheet
from tests.rules.slovenian.vocabulary import RULES, setup


def test_zero_reached_by_a_player_who_sat_out_counts_as_well() -> None:
    """S-16"""
    assert not RULES.compulsory_after((10, 0, 0, 0, 5), (30, 0, 0, 0, 5))
    assert RULES.compulsory_after((10, 0, 0, 0, 5), (10, 0, 0, 0, 0))


@pytest.mark.parametrize(("seat", "further"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_the_holder_of_the_skis_deals_the_last_deal(seat: int, further: int) -> None:
    """S-54"""
    dealt = setup(" | " * seat + "t22" + " | " * (3 - seat))
    assert RULES.skis_round_after(3, dealt, 4) == further
    assert RULES.skis_round_after(3, dealt, 5) == further  # five players: the seats are counted from forehand


def test_the_skis_round_is_counted_from_any_dealer() -> None:
    assert RULES.skis_round_after(1, setup("t22", dealer=1), 4) == 3


def test_with_the_skis_in_the_talon_there_is_another_skis_round() -> None:
    """S-54"""
    assert RULES.skis_round_after(3, setup("", "t22"), 4) is None


def test_every_radl_left_costs_a_hundred() -> None:
    """S-53"""
    assert RULES.final_totals((50, 0), (0, 3)) == (50, -300)


def test_a_misdeal_costs_twice_as_much_each_time() -> None:
    """S-10"""
    assert [sheet.misdeal_penalty(RULES.misdeal_penalty, nth) for nth in (1, 2, 3)] == [-20, -40, -80]


def test_a_sheet_that_lacks_a_seat_is_no_sheet() -> None:
    """A mistake of the caller must not come out as a shorter sheet."""
    with pytest.raises(ValueError, match="shorter"):
        sheet.charge_radli((10, 20), (1,), 100)
    with pytest.raises(ValueError, match="shorter"):
        sheet.makes_klop_compulsory((10, 20), (10,))
