"""S-31, S-38 to S-40, S-27: why a card is refused. What may be played is in the vectors (lm-*, ul-*)."""

import pytest

from backend.rules.shared.cards import Card
from backend.rules.shared.reasons import Reason
from backend.rules.tarok import tricks
from tests.rules.slovenian.vocabulary import RULES, cards, named


def refusal(contract: str, hand: str, table: str, card: str, kept: str = "") -> Reason | None:
    return tricks.refusal(RULES, named(contract), frozenset(cards(hand)), cards(table), set(cards(kept)), Card(card))


@pytest.mark.parametrize(
    ("contract", "hand", "table", "card", "reason"),
    [
        pytest.param("two", "hJ t5", "h4", "hK", Reason.CARD_NOT_HELD, id="a card one has not got"),
        pytest.param("two", "hJ t5", "h4", "t5", Reason.MUST_FOLLOW_SUIT, id="a trump for a suit one holds"),
        pytest.param("two", "t5 sK", "t4", "sK", Reason.MUST_FOLLOW_SUIT, id="a suit on trumps one holds"),
        pytest.param("two", "t5 sK", "h4", "sK", Reason.MUST_PLAY_TRUMP, id="a discard with a trump in hand"),
        pytest.param("colour_valat", "t5 sK", "h4", "sK", Reason.MUST_PLAY_TRUMP, id="in colour valat too"),
        pytest.param("two", "hJ hQ", "hC", "hJ", None, id="no duty to beat in a positive contract"),
        pytest.param("beggar", "hJ hQ", "hC", "hJ", Reason.MUST_BEAT, id="a lower card than the one to beat"),
        pytest.param("klop", "t4 t12", "t8 h4", "t4", Reason.MUST_BEAT, id="a trump below the trump to beat"),
        pytest.param("klop", "hJ hQ", "hC t2", "hJ", None, id="following a suit already trumped"),
        pytest.param("klop", "t1 t5", "d1", "t1", Reason.PAGAT_LAST, id="the pagat before another trump"),
        pytest.param("klop", "t1 h4", "", "t1", Reason.PAGAT_LAST, id="leading the pagat"),
        pytest.param("open_beggar", "t1 t5", "t21 t22", "t5", Reason.MUST_BEAT, id="the pagat alone wins"),
        pytest.param("open_beggar", "t1 t5", "h1 t21 t22", "t1", None, id="on a suit as well"),
        pytest.param("two", "t1 t5", "t9", "t1", None, id="the pagat is free in a positive contract"),
    ],
)
def test_a_card_is_refused_for_the_first_duty_it_breaks(
    contract: str, hand: str, table: str, card: str, reason: Reason | None
) -> None:
    assert refusal(contract, hand, table, card) == reason


def test_an_announced_card_is_kept_while_another_is_legal() -> None:
    assert refusal("two", "t1 t5", "t9", "t1", kept="t1") == Reason.MUST_KEEP_ANNOUNCED
    assert refusal("two", "t1 hK", "t9", "t1", kept="t1") is None


def test_if_only_kept_cards_are_legal_any_of_them_is() -> None:
    """S-27a"""
    assert refusal("two", "t1 hK", "", "t1", kept="t1 hK") is None
    assert refusal("two", "t1 hK", "", "hK", kept="t1 hK") is None


def test_on_the_skis_nothing_beats() -> None:
    """S-40 c"""
    assert refusal("klop", "t21 t2", "t22", "t2") is None


def test_the_skis_must_go_on_mond_and_pagat_though_the_pagat_takes_the_trick() -> None:
    """S-40 b"""
    assert refusal("beggar", "t16 t22", "t9 t21 t1", "t16") == Reason.MUST_BEAT


def test_on_a_finished_emperor_trick_nothing_beats() -> None:
    assert refusal("klop", "t2 t20", "t21 t22 t1", "t2") is None
