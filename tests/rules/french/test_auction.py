"""F-7, F-8: one round of bids."""

from dataclasses import replace

from backend.rules.shared.events import ContractNamed, DealEnded, DealVoided
from backend.rules.shared.reasons import Reason
from tests.rules.french.vocabulary import Table, setup

OPEN = Table.of(setup())


def test_the_player_on_the_dealers_right_speaks_first() -> None:
    """F-7"""
    assert OPEN.seat == 0
    assert Table.of(replace(setup(), dealer=1)).seat == 2


def test_a_bid_must_be_higher_than_all_before() -> None:
    """F-7: no equal bids, no priority."""
    table = OPEN.say("bid garde", "pass")
    assert table.offers() == ["pass", "bid garde_sans", "bid garde_contre"]
    assert table.refused("bid garde") == table.refused("bid petite") == Reason.BID_TOO_LOW


def test_each_speaks_once_and_the_highest_bid_stands() -> None:
    """F-7: after the highest bid, too, the others are asked."""
    table = OPEN.say("bid petite", "bid garde_contre", "pass")
    assert table.offers() == ["pass"]
    table = table.say("pass")
    assert table.events[-1] == ContractNamed(1, "garde_contre")
    assert table.phase == "chelem"
    view = table.view()
    assert (view.contract, view.bid, view.declarer) == ("garde_contre", "garde_contre", 1)
    assert [(turn.seat, turn.contract) for turn in view.auction] == [
        (0, "petite"),
        (1, "garde_contre"),
        (2, None),
        (3, None),
    ]


def test_the_standing_bid_is_seen_while_the_bids_go_round() -> None:
    """F-7"""
    assert OPEN.view().bid is None
    assert OPEN.say("bid petite", "pass").view().bid == "petite"


def test_four_passes_make_the_deal_void() -> None:
    """F-8"""
    table = OPEN.say("pass", "pass", "pass", "pass")
    voided, ended = table.events[-2:]
    assert voided == DealVoided("all_passed")
    assert isinstance(ended, DealEnded)
    assert (table.result.void, table.result.scores) == ("all_passed", (0, 0, 0, 0))
    view = table.view(2)
    assert view.void is not None
    assert view.void.hand is None
    assert len(view.auction) == 4
    assert len(view.hand) == 18


def test_only_a_bid_or_a_pass_is_heard() -> None:
    """F-7"""
    assert OPEN.refused("bid two") == Reason.UNKNOWN_ACTION
    assert OPEN.refused("announce chelem") == Reason.WRONG_PHASE
    assert OPEN.refused("contract petite") == Reason.WRONG_PHASE
    assert OPEN.refused("pass", seat=2) == Reason.NOT_YOUR_TURN
