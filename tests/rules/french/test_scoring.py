"""F-2, F-3, F-11, F-22, F-23, F-24, F-31, F-35: counting and the score."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.rules.french import counting, scoring
from backend.rules.french.counting import Count
from backend.rules.french.ruleset import FRENCH_3, FRENCH_4, FRENCH_5, FrenchRuleset
from backend.rules.shared.cards import Card
from backend.rules.shared.results import ledger_scores
from tests.rules.french.vocabulary import ALL, cards, scored, terms


@pytest.mark.parametrize(
    ("card", "halves"),
    [("t0", 9), ("t1", 9), ("t21", 9), ("hK", 9), ("hQ", 7), ("hC", 5), ("hJ", 3), ("h10", 1), ("h1", 1), ("t20", 1)],
)
def test_a_card_counts_in_half_points(card: str, halves: int) -> None:
    """F-2"""
    assert counting.half_points(FRENCH_4.pack, cards(card)) == halves


def test_a_garde_sans_counts_the_dog_for_the_taker_and_a_garde_contre_for_the_defence() -> None:
    """F-9, F-11: oudlers in it too."""
    dog = {contract: terms(contract).setup.talon for contract in ("garde_sans", "garde_contre")}
    assert dog["garde_sans"] == dog["garde_contre"]
    worth = counting.half_points(FRENCH_4.pack, dog["garde_sans"])
    played = "0>1: c1 hK c2 c3"
    assert scored(terms("garde_sans"), played).card_points == (worth / 2, 91 - worth / 2)
    assert scored(terms("garde_contre"), played).card_points == (0, 91)
    held = len({*cards("t0 t1 t21")} & {*dog["garde_sans"]})
    assert (scored(terms("garde_sans"), played).oudlers, scored(terms("garde_contre"), played).oudlers) == (held, 0)


def test_what_was_laid_away_counts_for_the_taker() -> None:
    """F-9"""
    assert scored(terms("garde", away="hQ sQ c1 c2 c3 c4"), "0>1: d1 hK d2 d3").card_points == (9, 82)


@pytest.mark.parametrize(("oudlers", "needed"), [(0, 56), (1, 51), (2, 41), (3, 36)])
def test_the_taker_needs_less_with_oudlers(oudlers: int, needed: int) -> None:
    """F-3"""
    assert scoring.is_made(FRENCH_4, Count(2 * needed, oudlers))
    assert not scoring.is_made(FRENCH_4, Count(2 * needed - 1, oudlers))


def test_the_result_says_what_was_needed_and_with_how_many_oudlers() -> None:
    """F-3"""
    result = scored(terms("garde_contre"), "0>0: t21 t1 hK c1; 0>1: c2 sK c3 c4")
    assert (result.needed, result.oudlers, result.won) == (41, 2, False)


def test_made_exactly_is_made_with_a_margin_of_nothing() -> None:
    """F-23"""
    game, margin = scoring.game(FRENCH_4, terms("garde").contract, Count(82, 2))
    assert (game.points, margin.points) == (25, 0)


def test_the_taker_is_paid_by_each_defender() -> None:
    """F-23: the 25 and the margin, multiplied."""
    result = scored(terms("garde_contre"), "0>0: t21 t1 hK c1; 0>1: c2 sK c3 c4")  # 14 of 41: 27 short
    assert result.scores == (-3 * 312, 312, 312, 312)
    assert [(line.item, line.seats, line.points, line.multiplier, line.share) for line in result.ledger[:4]] == [
        ("game", (0,), -25, 6, 3),
        ("game", (1, 2, 3), 25, 6, 1),
        ("difference", (0,), -27, 6, 3),
        ("difference", (1, 2, 3), 27, 6, 1),
    ]


@pytest.mark.parametrize(
    ("last", "contract", "points"),
    [
        ("0>0: t1 c4 c5 c6", "garde", [(10, 2)]),
        ("1>1: t1 c4 c5 c6", "garde_sans", [(-10, 4)]),
        ("0>1: t1 t2 c5 c6", "petite", [(-10, 1)]),
        ("1>0: t1 c4 c5 t2", "garde_contre", [(10, 6)]),
        ("0>0: t2 c4 c5 c6", "garde", []),
    ],
    ids=["own", "of a defender", "taken from the taker", "taken from a defender", "not in it"],
)
def test_the_petit_in_the_last_trick_counts_for_who_wins_it(
    last: str, contract: str, points: list[tuple[int, int]]
) -> None:
    """F-22: multiplied, whatever the result."""
    result = scored(terms(contract), f"0>1: c1 t21 c2 c3; 0>0: t20 d1 d2 d3; {last}")
    mine = [line for line in result.ledger if line.item == "petit_au_bout" and line.seats == (0,)]
    assert [(line.points, line.multiplier) for line in mine] == points
    assert all(line.rule == "F-22" for line in mine)


def test_an_excuse_before_the_last_trick_does_not_move_the_petit_au_bout() -> None:
    """F-14, F-22"""
    result = scored(terms("garde"), "0>0: t21 c1 c2 c3; 0>1: t0 hK h1 h2; 1>0: h4 h5 h6 t1")
    assert [line.rule for line in result.ledger if line.item == "petit_au_bout"] == ["F-22", "F-22"]


def test_the_petit_before_the_last_trick_is_no_petit_au_bout() -> None:
    """F-22"""
    result = scored(terms("garde"), "0>0: t1 c1 c2 c3; 0>1: d1 t20 d2 d3")
    assert not any(line.item == "petit_au_bout" for line in result.ledger)


@pytest.mark.parametrize(("halves", "margin"), [(81, -1), (82, 0), (83, 1), (84, 1), (80, -1), (79, -2), (78, -2)])
def test_a_half_point_goes_to_the_winning_side(halves: int, margin: int) -> None:
    """F-31: with two oudlers 41 are needed; 40.5 is lost by one, 41.5 made by one."""
    assert scoring.margin(FRENCH_3, Count(halves, 2)) == margin


LITTLE = "0>0: t2 c1 c2 c3 c4; 0>1: c5 sK c6 c7 c8"  # 2.5 points for the taker


def test_with_five_the_taker_gets_two_shares_and_his_partner_one() -> None:
    """F-35"""
    result = scored(terms("petite", 0, partner=2, rules=FRENCH_5), LITTLE, rules=FRENCH_5)
    lost = 25 + 54
    assert result.scores == (-2 * lost, lost, -lost, lost, lost)
    assert result.partner == 2


def test_with_five_a_taker_alone_plays_for_four_shares() -> None:
    """F-35"""
    result = scored(terms("petite", 0, rules=FRENCH_5), LITTLE, rules=FRENCH_5)
    assert result.scores == (-4 * 79, 79, 79, 79, 79)


@given(
    st.sampled_from(ALL),
    st.sampled_from([contract.name for contract in FRENCH_4.ladder]),
    st.integers(0, 182),
    st.integers(0, 3),
    st.booleans(),
)
def test_scores_sum_to_nothing(rules: FrenchRuleset, contract: str, halves: int, oudlers: int, alone: bool) -> None:  # noqa: FBT001
    """F-23, F-35"""
    deal = terms(contract, partner=1 if rules.calls and not alone else None, rules=rules)
    account = scoring.game(rules, deal.contract, Count(halves, oudlers))
    assert sum(ledger_scores(scoring.ledger(deal, account), rules.players)) == 0


@given(st.sets(st.sampled_from(FRENCH_4.pack.cards)))
def test_even_numbers_of_cards_count_whole_points(pile: set[Card]) -> None:
    """F-24: with four players piles are even, so there is no half to give away."""
    assert counting.half_points(FRENCH_4.pack, pile) % 2 == len(pile) % 2


def test_every_line_of_the_ledger_names_its_paragraph_and_what_was_announced() -> None:
    """F-13, F-13a, F-17, F-22, F-23"""
    played = "0>1: c1 t21 c2 c3; 1>1: t1 d1 d2 d3"
    result = scored(terms("petite"), played, shown="2: t1 t2 t3 t4 t5 t6 t7 t8 t9 t10", announced=True)
    assert [(line.item, line.rule, line.announced) for line in result.ledger if line.seats == (0,)] == [
        ("game", "F-23", False),
        ("difference", "F-23", False),
        ("petit_au_bout", "F-22", False),
        ("poignee", "F-17", True),
        ("chelem", "F-13a", True),
        ("chelem", "F-13", False),
    ]
    made = scored(terms("petite"), "0>0: t21 c1 c2 c3", announced=True)
    assert {line.rule for line in made.ledger if line.item == "chelem"} == {"F-13"}
