"""P-32: the piles are uncovered by themselves after the declaration, taroks and kings are taken."""

import pytest

from backend.rules.shared.actions import Declare
from backend.rules.shared.events import PileTurned
from tests.rules.portal.two.vocabulary import RULES, SOME_DEAL, Table, cards, setup

PILES = "t5 hK d4 s9 / cQ t22 t21 dK / t1 t2 sK cK | c7 c8 c9 c10 / hQ hJ h1 h2 / t9 d1 d2 d3"


@pytest.mark.parametrize("words", [("declare",), ("pass", "declare"), ("pass", "pass")])
def test_taroks_and_kings_are_taken_one_after_another_and_the_first_other_card_stays(words: tuple[str, ...]) -> None:
    table = Table.of(setup(closed=PILES)).say(*words)
    assert table.turned == [
        (0, 0, "t5", True),
        (0, 0, "hK", True),
        (0, 0, "d4", False),
        (0, 1, "cQ", False),
        (0, 2, "t1", True),
        (0, 2, "t2", True),
        (0, 2, "sK", True),
        (0, 2, "cK", True),
        (1, 0, "c7", False),
        (1, 1, "hQ", False),
        (1, 2, "t9", True),
        (1, 2, "d1", False),
    ]


def test_what_is_taken_lies_in_the_hand_and_four_of_them_empty_the_pile() -> None:
    table = Table.of(setup(closed=PILES)).say("declare")
    assert set(table.view(0).hand) == {*setup(closed=PILES).hands[0], *cards("t5 hK t1 t2 sK cK")}
    assert table.view(0).cards_left == (21, 16)
    assert [table.pile(0, number) for number in range(3)] == [("d4", 1), ("cQ", 3), (None, 0)]
    assert [table.pile(1, number) for number in range(3)] == [("c7", 3), ("hQ", 3), ("d1", 2)]


def test_a_queen_is_an_ordinary_card_and_covers_what_lies_below() -> None:
    table = Table.of(setup(closed=PILES)).say("declare")
    assert table.pile(0, 1) == ("cQ", 3)
    assert not {*cards("t22 t21 dK")} & {*table.view(0).hand}


def test_the_piles_of_the_non_dealer_are_turned_up_first() -> None:
    table = Table.of(setup(closed=PILES, dealer=0)).say("declare")
    assert [seat for seat, _, _, _ in table.turned] == [1] * 4 + [0] * 8


def test_everybody_sees_every_card_turned_up() -> None:
    table = Table.of(SOME_DEAL).say("declare")
    for event in table.events:
        if isinstance(event, PileTurned):
            assert RULES.redact(event, 0) == RULES.redact(event, None) == event


def test_nobody_is_asked_while_the_piles_are_uncovered() -> None:
    asked = Table.of(SOME_DEAL)
    deal = RULES.evolve(asked.deal, RULES.decide(asked.deal, 0, Declare()))
    assert isinstance(RULES.settle(deal), PileTurned)
    assert RULES.to_act(deal) == ()
    assert RULES.legal(deal, 0) == RULES.legal(deal, 1) == ()
    assert RULES.view(deal, 0).phase == "play"
