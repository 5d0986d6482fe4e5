"""S-46 to S-48: which bonuses the tricks brought. Seat 0 declares, seat 2 is his partner, the king is of hearts."""

import pytest

from backend.rules.shared.views import Side
from backend.rules.tarok.bonuses import Outcome, outcomes
from backend.rules.tarok.items import Item
from tests.rules.slovenian.vocabulary import RULES, fought_out, king_dealt_to

TRULA_SPLIT = "0>0: t22 t2 t3 t4; 0>1: t5 t21 t6 t7; 1>3: c7 c8 c9 t1; 3>1: d1 d2 d3 d4"


def silent(text: str, called: str = "h", contract: str = "three") -> set[tuple[str, str, bool]]:
    found = outcomes(RULES, fought_out(text, contract, called=called), ())
    assert not any(outcome.announced for outcome in found)
    return {(outcome.bonus, outcome.side, outcome.made) for outcome in found}


def announced(text: str, bonus: str, side: Side, level: int = 0) -> tuple[Outcome, ...]:
    return outcomes(RULES, fought_out(text), [Item("game", "declarer", (0,)), Item(bonus, side, (0,), level)])


def test_trula_is_the_sides_that_has_all_three() -> None:
    mine = "0>0: t22 t2 t3 t4; 0>2: t5 t6 t21 t7; 2>0: t1 c7 c8 c9; 0>1: d1 dK d3 d4"
    assert silent(mine) == {("trula", "declarer", True)}
    assert silent(TRULA_SPLIT) == set()


def test_kings_may_be_the_defenders_silent_gain() -> None:
    theirs = "0>1: c7 cK c8 c9; 1>3: s7 s8 s9 sK; 3>1: hK hJ h1 h2; 1>1: dK d4 d3 d2; 1>0: t5 c10 t3 t2"
    assert silent(theirs) == {("kings", "defenders", True)}


def test_a_single_trick_of_nothing_but_the_kings_is_enough() -> None:
    assert silent("0>0: hK cK sK dK; 0>1: c7 c8 c9 t2") == {("kings", "declarer", True)}


@pytest.mark.parametrize(
    ("last", "made"),
    [
        pytest.param("0>0: t5 h1 hK h2", True, id="the declarer takes it with the king in it"),
        pytest.param("1>2: h1 h2 hK h3", True, id="the partner takes it"),
        pytest.param("1>1: t5 h2 hK h3", False, id="the defenders take it"),
    ],
)
def test_king_ultimo_is_the_called_king_in_a_last_trick_of_the_declarers_side(last: str, made: bool) -> None:  # noqa: FBT001
    assert silent(f"0>1: d1 dK d3 d4; 1>0: c7 c8 c9 cK; {last}") == {("king_ultimo", "declarer", made)}


def test_another_king_in_the_last_trick_is_nothing() -> None:
    assert silent("0>1: d1 dK d3 d4; 1>0: c7 c8 c9 t2; 0>0: sK s7 s8 s9") == set()
    assert silent("0>1: d1 dK d3 d4; 1>0: c7 c8 c9 t2; 0>0: hK h1 h2 h3", "", "solo_three") == set()


@pytest.mark.parametrize(
    ("last", "side", "made"),
    [
        pytest.param("0>0: t1 c7 c8 c9", "declarer", True, id="the pagat wins"),
        pytest.param("0>2: t1 c7 t5 c9", "declarer", False, id="a partner's trump takes the trick"),
        pytest.param("0>3: t1 c7 c8 t9", "declarer", False, id="beaten"),
        pytest.param("3>3: t1 c7 c8 c9", "defenders", True, id="a defender's"),
        pytest.param("3>1: t1 c7 t9 c9", "defenders", False, id="a defender's beaten by a fellow"),
    ],
)
def test_pagat_ultimo_is_the_pagats_own_win_in_the_last_trick(last: str, side: str, made: bool) -> None:  # noqa: FBT001
    before = "0>1: d1 dK d3 d4; 1>0: s7 s8 s9 t2"
    assert silent(f"{before}; {last}") == {("pagat_ultimo", side, made)}


def test_both_ultimos_may_happen_in_one_trick() -> None:
    found = silent("0>1: d1 dK d3 d4; 1>0: c7 c8 c9 t2; 2>0: hK h1 t1 h3")
    assert found == {("king_ultimo", "declarer", True), ("pagat_ultimo", "declarer", True)}


def test_a_silent_valat_wipes_out_the_rest() -> None:
    assert silent("0>0: t22 t21 t1 t3; 0>2: hK cK sK dK") == {("valat", "declarer", True)}
    assert silent("0>1: t2 t3 t1 t4; 1>3: c7 c8 c9 cK") == {("valat", "defenders", True)}


def test_an_announced_valat_wipes_out_the_rest_even_if_missed() -> None:
    text = "0>0: t22 t2 t3 t4; 0>2: t5 t6 t21 t7; 2>0: t1 c7 c8 c9; 0>1: d1 dK d3 d4"
    assert announced(text, "valat", "declarer", 1) == (Outcome("valat", "declarer", False, announced=True, factor=2),)


def test_an_announced_bonus_is_scored_only_as_announced() -> None:
    theirs = "0>1: t22 t21 t1 t3; 1>0: c7 c8 cK c9"
    found = announced(theirs, "trula", "declarer", 2)
    assert found == (Outcome("trula", "declarer", False, announced=True, factor=4),)


def test_each_sides_announcement_is_settled_on_its_own() -> None:
    text = "0>0: t22 t2 t3 t4; 0>1: t5 t21 t6 t7; 1>3: c7 c8 c9 c10; 3>0: t1 d2 d3 d4"
    items = [Item("trula", "declarer", (0,)), Item("trula", "defenders", (1,), 1)]
    found = outcomes(RULES, fought_out(text), [Item("game", "declarer", (0,)), *items])
    assert [(each.side, each.made, each.factor) for each in found if each.bonus == "trula"] == [
        ("declarer", False, 1),
        ("defenders", False, 2),
    ]


def test_the_other_sides_pagat_counts_nothing_beside_an_announced_pagat_ultimo() -> None:
    """S-46a"""
    text = "0>1: d1 dK d3 d4; 1>0: s7 s8 s9 t2; 3>3: t1 c7 c8 c9"
    assert announced(text, "pagat_ultimo", "declarer") == (Outcome("pagat_ultimo", "declarer", False, announced=True),)


def test_the_discards_are_the_declarers_and_the_rest_of_the_talon_the_defenders() -> None:
    deal = fought_out("0>0: t22 t2 t3 t4", dealt=king_dealt_to(2))
    assert deal.defenders == set(deal.terms.setup.talon)
    assert not deal.declarers & deal.defenders


@pytest.mark.parametrize(
    ("side", "made", "booked"),
    [("declarer", True, 10), ("declarer", False, -10), ("defenders", True, -10), ("defenders", False, 10)],
)
def test_everything_is_booked_on_the_declarers_account(side: Side, made: bool, booked: int) -> None:  # noqa: FBT001
    assert Outcome("trula", side, made).for_declarer(10) == booked
