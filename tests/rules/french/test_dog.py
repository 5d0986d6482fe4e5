"""F-9, F-10, F-11: the dog and what is laid away."""

import pytest

from backend.rules.shared.events import Discarded, TalonShown, TalonTaken
from backend.rules.shared.reasons import Reason
from tests.rules.french.vocabulary import Table, cards, setup, taken

PLAIN = "hK sK c1 c2 c3 c4 d1 d2 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10"
DOG = "t0 s1 s2 dK t21 h5"
TAKEN = taken("garde", 0, setup(PLAIN, DOG))  # 24 cards, nine of them plain

TRUMPS = "hK sK dK c1 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14"
FORCED = taken("petite", 0, setup(TRUMPS, "c2 cK t0 t21 t15 t16"))  # only c1 and c2 are plain


@pytest.mark.parametrize("contract", ["petite", "garde"])
def test_the_dog_is_turned_up_for_all_and_goes_into_the_takers_hand(contract: str) -> None:
    """F-9"""
    table = taken(contract, 0, setup(PLAIN, DOG))
    assert table.events[-2:] == (TalonShown((cards(DOG),)), TalonTaken(0, 0, cards(DOG)))
    view = table.view(3)
    assert view.talon is not None
    assert (view.talon.sets, view.talon.taken) == ((cards(DOG),), 0)
    assert view.cards_left == (24, 18, 18, 18)
    assert set(table.view(0).hand) == {*cards(PLAIN), *cards(DOG)}


@pytest.mark.parametrize("contract", ["garde_sans", "garde_contre"])
def test_without_the_dog_and_against_it_nobody_sees_it(contract: str) -> None:
    """F-9"""
    table = taken(contract, 0, setup(PLAIN, DOG))
    assert table.phase == "chelem"
    assert all(table.view(seat).talon is None for seat in (None, 0, 1))
    assert table.view().cards_left == (18, 18, 18, 18)


def test_the_taker_lays_six_cards_away_and_only_he_knows_which() -> None:
    """F-9"""
    table = TAKEN.say("discard c1 c2 c3 c4 d1 d2")
    event = table.events[-1]
    assert event == Discarded(0, (), cards("c1 c2 c3 c4 d1 d2"), 6)
    assert table.rules.redact(event, 1) == table.rules.redact(event, None) == Discarded(0, (), None, 6)
    assert set(table.view(0).discards) == set(cards("c1 c2 c3 c4 d1 d2"))
    assert table.view(1).discards == table.view(1).discards_shown == ()
    assert table.view().cards_left == (18, 18, 18, 18)


def test_neither_kings_nor_oudlers_go() -> None:
    """F-10"""
    assert {TAKEN.refused(f"discard c1 c2 c3 c4 d1 {card}") for card in ("hK", "dK", "t1", "t21", "t0")} == {
        Reason.DISCARD_FORBIDDEN
    }


def test_no_trump_goes_while_there_are_six_other_cards() -> None:
    """F-10"""
    assert TAKEN.refused("discard c1 c2 c3 c4 d1 t5") == Reason.TRUMPS_NOT_NEEDED
    assert set(TAKEN.discard.cards) == set(cards("c1 c2 c3 c4 d1 d2 s1 s2 h5"))
    assert (TAKEN.discard.count, TAKEN.discard.trumps) == (6, None)


def test_where_there_is_too_little_else_trumps_go_and_all_see_them() -> None:
    """F-10: all that is plain, and no trump more than needed."""
    assert FORCED.discard.trumps == 4
    assert not {*FORCED.discard.cards} & {*cards("t0 t1 t21 hK sK dK cK")}
    table = FORCED.say("discard t2 c1 t3 c2 t4 t5")
    assert table.events[-1] == Discarded(0, cards("t2 t3 t4 t5"), cards("c1 c2"), 6)
    assert table.view(2).discards_shown == cards("t2 t3 t4 t5")
    assert table.view(2).discards == ()


def test_all_that_is_plain_goes_before_a_trump_more() -> None:
    """F-10"""
    assert FORCED.refused("discard t2 t6 t3 c2 t4 t5") == Reason.TRUMPS_NOT_NEEDED


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("discard c1 c2 c3 c4 d1", Reason.WRONG_DISCARD_COUNT),
        ("discard c1 c2 c3 c4 d1 d2 s1", Reason.WRONG_DISCARD_COUNT),
        ("discard c1 c2 c3 c4 d1 d1", Reason.DUPLICATE_CARD),
        ("discard c1 c2 c3 c4 d1 h9", Reason.CARD_NOT_HELD),
        ("pass", Reason.WRONG_PHASE),
        ("take 0", Reason.WRONG_PHASE),
    ],
)
def test_six_different_cards_of_his_own(text: str, reason: Reason) -> None:
    """F-9"""
    assert TAKEN.refused(text) == reason


def test_others_wait() -> None:
    assert TAKEN.refused("discard c1 c2 c3 c4 d1 d2", seat=1) == Reason.NOT_YOUR_TURN
    assert Table.of(setup()).rules.legal(TAKEN.deal, 1) == ()
