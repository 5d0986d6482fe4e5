"""S-11 to S-16: bidding, priority, the final declaration, compulsory klop. The worked auctions are vectors."""

import pytest

from backend.rules.shared.events import AuctionWon
from backend.rules.shared.reasons import Reason
from tests.rules.slovenian.vocabulary import SOME_DEAL, Table, contracted, setup

OPEN = Table.of(SOME_DEAL)
COMPULSORY = Table.of(setup(compulsory_klop=True))
UNBID = OPEN.say("pass", "pass", "pass")


def test_the_player_on_forehands_right_opens_and_forehand_speaks_fourth() -> None:
    assert OPEN.seat == 1
    assert OPEN.say("pass", "bid two", "pass").seat == 0


def test_forehand_may_hold_a_bid_others_must_beat_it() -> None:
    table = OPEN.say("pass", "pass", "bid two")
    assert table.say("bid two").view().bid == "two"
    assert table.say("bid two").refused("bid two") == Reason.BID_TOO_LOW


def test_an_equal_bid_needs_priority_over_the_standing_bidder_whoever_he_is() -> None:
    table = OPEN.say("bid two", "pass")
    assert table.refused("bid two") == Reason.BID_TOO_LOW
    later = OPEN.say("pass", "bid two", "bid one", "pass")
    assert later.seat == 2
    assert later.offers("bid")[0] == "bid one"


def test_a_bid_may_jump() -> None:
    assert OPEN.say("bid open_beggar", "pass", "bid valat_without").view().bid == "valat_without"


@pytest.mark.parametrize("contract", ["klop", "three", "colour_valat"])
def test_klop_three_and_the_raised_contract_cannot_be_bid(contract: str) -> None:
    assert OPEN.refused(f"bid {contract}") == Reason.BID_NOT_OFFERED


def test_a_contract_of_another_game_is_no_action() -> None:
    assert OPEN.refused("bid petite") == Reason.UNKNOWN_ACTION
    assert UNBID.refused("contract petite") == Reason.UNKNOWN_ACTION


def test_who_has_passed_is_out() -> None:
    table = OPEN.say("pass", "bid two", "bid one", "pass", "bid one")
    assert table.seat == 3
    assert table.refused("bid valat_without", seat=1) == Reason.NOT_YOUR_TURN


def test_the_last_one_left_names_the_contract_and_may_not_pass() -> None:
    table = OPEN.say("bid two", "pass", "pass", "pass")
    assert table.events[-1] == AuctionWon(1, "two")
    assert table.phase == "contract"
    assert table.refused("pass") == Reason.MUST_NAME_CONTRACT
    assert table.refused("bid one") == Reason.MUST_NAME_CONTRACT
    assert table.refused("play t1") == Reason.WRONG_PHASE


def test_the_declarer_names_his_bid_or_anything_higher() -> None:
    table = OPEN.say("bid one", "pass", "pass", "pass")
    assert table.say("contract solo_one").view().contract == "solo_one"
    assert table.refused("contract two") == Reason.CONTRACT_BELOW_BID
    assert table.refused("contract klop") == Reason.CONTRACT_BELOW_BID
    assert table.refused("contract colour_valat") == Reason.BID_NOT_OFFERED


def test_forehand_left_alone_names_any_of_the_twelve() -> None:
    assert UNBID.events[-1] == AuctionWon(0, None)
    assert len(UNBID.offers("contract")) == 12
    assert UNBID.refused("pass") == Reason.MUST_NAME_CONTRACT


def test_in_klop_nobody_declares() -> None:
    view = contracted("klop", 0).view()
    assert (view.contract, view.declarer, view.partner) == ("klop", None, None)
    assert view.sides == (None,) * 4


@pytest.mark.parametrize("contract", ["two", "one", "solo_three", "solo_two", "solo_one", "beggar"])
def test_under_compulsory_klop_two_to_beggar_are_no_bids(contract: str) -> None:
    assert COMPULSORY.refused(f"bid {contract}") == Reason.BID_NOT_OFFERED


def test_under_compulsory_klop_forehand_names_klop_or_solo_without_and_up() -> None:
    table = COMPULSORY.say("pass", "pass", "pass")
    assert table.refused("contract three") == Reason.BID_NOT_OFFERED
    names = ["klop", "solo_without", "open_beggar", "colour_valat_without", "valat_without"]
    assert table.offers() == [f"contract {name}" for name in names]


def test_the_view_tells_every_turn() -> None:
    view = OPEN.say("bid two", "pass").view(0)
    assert [(turn.seat, turn.contract) for turn in view.auction] == [(1, "two"), (2, None)]
    won = OPEN.say("bid two", "pass", "pass", "pass")
    assert [turn.contract for turn in won.view().auction] == ["two", None, None, None]
    assert won.view().auction == won.say("contract two").view().auction
    assert won.view().bid == won.say("contract one").view().bid == "two"


@pytest.mark.parametrize("action", ["contract two", "call h", "take 0", "discard c7", "play t1", "kontra game"])
def test_an_action_of_another_phase_is_refused_as_such(action: str) -> None:
    assert OPEN.refused(action) == Reason.WRONG_PHASE
