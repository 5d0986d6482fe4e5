"""S-56: five at the table. The deal is that of four; who deals sits out, and the sheet is everybody's."""

import pytest

from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.slovenian.vocabulary import RULES, contracted, setup

PACK = RULES.pack.cards
LAST = 3
"""The deal's seat on the left of who deals and sits out: the last one from forehand."""


def test_four_or_five_may_sit_at_a_table() -> None:
    assert RULES.table_sizes == (4, 5)


def test_the_cards_go_out_as_with_four_from_forehand_on() -> None:
    """S-56, S-7"""
    five = RULES.dealt(RULES.shuffled(PACK, LAST, cut=False, dealer_plays=False))
    assert five == RULES.dealt(RULES.shuffled(PACK, LAST, cut=False))


def test_who_sits_on_the_dealers_left_cuts_or_knocks() -> None:
    """S-56, S-8"""
    dealing = RULES.shuffled(PACK, LAST, cut=True, dealer_plays=False)
    cut, knock = RULES.dealing_legal(dealing)
    assert RULES.dealing_to_act(dealing) == LAST
    with pytest.raises(RuleViolation) as refused:
        RULES.dealing_step(dealing, 1, cut)
    assert refused.value.reason == Reason.NOT_YOUR_TURN
    assert RULES.dealing_to_act(RULES.dealing_step(dealing, LAST, knock)) == 0


@pytest.mark.parametrize("contract", ["klop", "beggar"])
def test_everybody_gets_a_radl_who_sat_out_too(contract: str) -> None:
    """S-51, S-56: the result says so, since it knows only four seats."""
    assert contracted(contract, 0).to_the_end().result.radl_for_all


def test_an_ordinary_contract_gives_nobody_a_radl() -> None:
    table = contracted("three", 0).say("call h", "take 0").discard_low().to_play().to_the_end()
    assert not table.result.radl_for_all


@pytest.mark.parametrize("dealer", range(5))
@pytest.mark.parametrize("holder", range(4))
def test_the_skis_round_counts_round_five(dealer: int, holder: int) -> None:
    """S-54, S-56: the deals until the holder deals, who sits one to four places on the dealer's right."""
    dealt = setup("|".join("t22" if seat == holder else "" for seat in range(4)))
    assert RULES.skis_round_after(dealer, dealt, 5) == holder + 1


def test_a_total_of_who_sits_out_makes_no_klop_compulsory_unless_it_moves_to_zero() -> None:
    """S-16, S-56"""
    assert not RULES.compulsory_after((0, 10, 10, 10, 10), (0, 20, 10, 10, 10))
    assert RULES.compulsory_after((0, 10, 10, 10, 10), (0, 20, 10, 0, 10))


def test_radli_left_are_charged_to_all_five() -> None:
    """S-53, S-56"""
    assert RULES.final_totals((0, 0, 0, 0, 50), (0, 0, 0, 0, 1)) == (0, 0, 0, 0, -50)
