"""House options: each is the field of its name, and changes what it says and nothing else."""

import pytest

from backend.rules.registry import ruleset
from backend.rules.shared.game import OptionValue
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.slovenian import klop, scoring
from backend.rules.slovenian.radli import everybody_gets_one
from backend.rules.slovenian.ruleset import SLOVENIAN_3, SLOVENIAN_4, SlovenianRuleset
from tests.rules.slovenian.vocabulary import announcing, named, setup, terms, tricks
from tests.rules.tarok import vocabulary as words

BOTH = pytest.mark.parametrize("rules", [SLOVENIAN_3, SLOVENIAN_4], ids=lambda rules: rules.name)


@BOTH
def test_the_defaults_are_what_the_rule_set_plays(rules: SlovenianRuleset) -> None:
    for option in rules.house_options:
        assert getattr(rules, option.name) == option.default
        assert option.default in option.choices
    assert rules.house == ()
    assert rules.with_house({option.name: option.default for option in rules.house_options}) == rules


@BOTH
def test_a_choice_sets_its_field_and_the_table_tells_it(rules: SlovenianRuleset) -> None:
    for option in rules.house_options:
        (other,) = set(option.choices) - {option.default}
        house = rules.with_house({option.name: other})
        assert house.house == ((option.name, other),)
        assert getattr(house, option.name) == other
        assert house.table != rules.table
        assert house.with_house({}) == rules
        assert ruleset(rules.name, house.house) == house


@pytest.mark.parametrize("choice", [("mond_penalty", 25), ("radli", 0), ("rounding", "5"), ("pagat_last", True)])
def test_what_is_not_offered_is_refused(choice: tuple[str, OptionValue]) -> None:
    with pytest.raises(RuleViolation) as refused:
        SLOVENIAN_4.with_house(dict([choice]))
    assert refused.value.reason == Reason.BAD_OPTION


def test_the_mond_costs_what_the_house_says() -> None:
    """S-41, S-42"""
    house = SLOVENIAN_4.with_house({"mond_penalty": 21})
    captured = scoring.captured_mond(house, terms("three", called="h"), tricks("0>0: t22 t5 t21 t3"))
    assert captured is not None
    assert captured.amount == -21
    abandoned = scoring.captured_mond(house, terms("solo_two", dealt=setup("", "t2 t3 t21")).with_taken(0), ())
    assert abandoned is not None
    assert abandoned.amount == -21


def test_the_difference_and_klops_points_are_exact_or_rounded() -> None:
    """S-44, S-45"""
    exact, rounded = SLOVENIAN_4.with_house({"rounding": 1}), SLOVENIAN_3.with_house({"rounding": 5})
    assert (scoring.difference(exact, 43), scoring.difference(SLOVENIAN_4, 43)) == (8, 10)
    assert (scoring.difference(rounded, 37), scoring.difference(SLOVENIAN_3, 37)) == (0, 2)
    lines = klop.score_klop(exact, named("klop"), (18, 17, 22, 13), (3, 3, 3, 3), (0, 0, 0, 0))
    assert [line.amount for line in lines] == [-18, -17, -22, -13]


def test_who_takes_no_trick_in_klop_may_win_ten_and_the_full_still_loses_seventy() -> None:
    """S-45"""
    house = SLOVENIAN_4.with_house({"klop_empty": 10})
    lines = klop.score_klop(house, named("klop"), (36, 34, 0, 0), (6, 6, 0, 0), (0, 0, 0, 1))
    assert {line.seats[0]: line.amount for line in lines} == {2: 10, 3: 20, 0: -70}


def test_kontra_may_end_with_the_third_step() -> None:
    """S-28"""
    steps = ["pass", "kontra game", "pass", "kontra game", "pass", "kontra game", "pass"]
    assert "kontra game" in announcing().say(*steps).offers()
    house = SLOVENIAN_4.with_house({"kontra_levels": 3})
    dealt = words.setup(house, "hK", "c7")
    table = words.contracted(house, "two", 2, dealt).say("call h", "take 0").discard_low().say(*steps)
    assert table.refused("kontra game") == Reason.KONTRA_EXHAUSTED


def test_without_radli_nothing_is_doubled_and_nobody_gets_one() -> None:
    """S-50, S-51"""
    house = SLOVENIAN_4.with_house({"radli": False})
    table = words.contracted(house, "beggar", 1, words.setup(house, "h4 | hK | h3 | h2", radli=(0, 1, 0, 0)))
    result = table.trick("hK h3 h2 h4").result
    assert (result.scores, result.radli, result.radl_for_all) == ((0, -70, 0, 0), (0, 0, 0, 0), False)
    assert not everybody_gets_one(house, named("klop"), valat=True)


def test_a_radl_left_over_may_cost_forty() -> None:
    """S-53"""
    house = SLOVENIAN_4.with_house({"radl_charge": 40})
    assert house.final_totals((50, 0, 0, 0), (0, 2, 0, 0)) == (50, -80, 0, 0)
    without = SLOVENIAN_4.with_house({"radli": False, "radl_charge": 40})
    assert {line.name: line.value for line in without.table}["radl_charge"] == 0
