"""S-9: a hand without taroks; and what is no deal at all."""

from dataclasses import replace

import pytest

from backend.rules.shared.events import CardsDealt, HandsThrownIn
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.slovenian.vocabulary import RULES, SOME_DEAL, Table, cards, setup

NO_TAROKS = "hK hQ h1 d4 d2 s7 s8 sK c7 cK cQ cJ"


def test_the_cards_come_out_first() -> None:
    (first,) = Table.of(SOME_DEAL).events
    assert isinstance(first, CardsDealt)
    assert first.hands == SOME_DEAL.hands


def test_a_hand_without_taroks_ends_the_deal_and_is_shown_to_all() -> None:
    """S-9"""
    table = Table.of(setup(f"| {NO_TAROKS} | |"))
    _, thrown_in = table.events
    assert isinstance(thrown_in, HandsThrownIn)
    assert [(hand.seat, hand.cards) for hand in thrown_in.hands] == [(1, cards(NO_TAROKS))]
    assert RULES.redact(thrown_in, 0) == thrown_in
    assert table.phase == "thrown_in"
    assert RULES.to_act(table.deal) == ()
    assert RULES.result(table.deal) is None


def test_nothing_can_be_done_in_a_deal_thrown_in() -> None:
    table = Table.of(setup(f"| {NO_TAROKS} | |"))
    assert table.refused("pass", seat=1) == Reason.DEAL_FINISHED
    assert RULES.legal(table.deal, 1) == ()
    assert table.view(1).hand == ()


def test_the_skis_is_a_tarok() -> None:
    assert Table.of(setup(f"| {NO_TAROKS.replace('hK', 't22')} | |")).phase == "auction"


def test_radli_left_out_are_none() -> None:
    assert Table.of(replace(SOME_DEAL, radli=())).view().radli == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(replace(SOME_DEAL, dealer=4), id="a dealer who is no seat"),
        pytest.param(replace(SOME_DEAL, dealer=-1), id="a dealer below the seats"),
        pytest.param(replace(SOME_DEAL, hands=SOME_DEAL.hands[:3]), id="three hands"),
        pytest.param(replace(SOME_DEAL, talon=SOME_DEAL.talon[:5]), id="a short talon"),
        pytest.param(replace(SOME_DEAL, talon=(*SOME_DEAL.talon[:5], SOME_DEAL.hands[0][0])), id="a card twice"),
        pytest.param(replace(SOME_DEAL, hands=(SOME_DEAL.hands[0][:11], *SOME_DEAL.hands[1:])), id="a short hand"),
        pytest.param(replace(SOME_DEAL, radli=(0, 0, 0)), id="three counts of radli"),
        pytest.param(replace(SOME_DEAL, radli=(0, 0, 0, -1)), id="a radl less than none"),
    ],
)
def test_what_is_no_deal_of_the_pack_is_refused(wrong: DealSetup) -> None:
    with pytest.raises(RuleViolation) as caught:
        RULES.begin(wrong)
    assert caught.value.reason == Reason.BAD_RECORD
    assert caught.value.detail
