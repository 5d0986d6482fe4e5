"""What the three rule sets offer to whoever knows them only by the game protocol."""

import pytest

from backend.rules.french.ruleset import FRENCH_3, FRENCH_4, FRENCH_5, FrenchRuleset
from backend.rules.registry import ruleset
from backend.rules.shared.game import OptionValue
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.french.vocabulary import ALL, setup


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.name)
def test_the_registry_has_them(rules: FrenchRuleset) -> None:
    assert ruleset(rules.name) is rules
    assert (rules.family, rules.table_sizes) == ("french", (rules.players,))


def test_a_contract_multiplies() -> None:
    """F-23"""
    assert [(each.name, each.value, each.kind) for each in FRENCH_4.worths] == [
        ("petite", 1, "multiplier"),
        ("garde", 2, "multiplier"),
        ("garde_sans", 4, "multiplier"),
        ("garde_contre", 6, "multiplier"),
    ]


def test_bonuses_have_their_worths() -> None:
    """F-13, F-16, F-22"""
    worths = {each.name: (each.silent, each.announced) for each in FRENCH_4.bonus_worths}
    assert worths == {"petit_au_bout": (10, None), "poignee": (None, 20), "chelem": (200, 400)}


def test_the_tables_of_values_differ_where_the_games_do() -> None:
    """F-30, F-32"""
    tables = {rules.players: {line.name: line.value for line in rules.table} for rules in ALL}
    differing = {name for name, value in tables[4].items() if {tables[3][name], tables[5][name]} != {value}}
    assert differing == {"hand", "packet", "talon", "calls_king", "poignee_sizes"}
    assert (tables[3]["hand"], tables[4]["hand"], tables[5]["hand"]) == (24, 18, 15)


def test_what_three_and_five_have_of_their_own_has_its_point_there() -> None:
    """F-30, F-32"""
    points = {rules.players: {line.name: line.rule for line in rules.table} for rules in ALL}
    assert [points[players]["hand"] for players in (3, 4, 5)] == ["F-30", "F-4", "F-32"]
    assert [points[players]["poignee_sizes"] for players in (3, 4, 5)] == ["F-30", "F-16", "F-32"]
    assert {points[players]["needed"] for players in (3, 4, 5)} == {"F-3"}


def test_a_house_chooses_among_what_is_offered() -> None:
    """F-6, F-21"""
    house = FRENCH_5.with_house({"excuse_last": "side", "petit_sec": True})
    assert house.house == (("excuse_last", "side"),)
    assert (house.excuse_last, house.petit_sec) == ("side", True)
    assert house.with_house({}) == FRENCH_5
    assert ruleset("french-5", (("excuse_last", "side"),)) == house


@pytest.mark.parametrize("choice", [{"excuse_last": "other"}, {"petit_sec": 1}, {"radli": True}])
def test_a_house_chooses_nothing_else(choice: dict[str, OptionValue]) -> None:
    with pytest.raises(RuleViolation) as refused:
        FRENCH_3.with_house(choice)
    assert refused.value.reason == Reason.BAD_OPTION


def test_the_sheet_is_a_plain_sum() -> None:
    """F-23: no compulsory deal, no škis round, nothing to pay at the end."""
    assert not FRENCH_4.compulsory_after((10, 0, -10, 0), (0, 0, 0, 0))
    assert FRENCH_4.skis_round_after(0, setup(), 4) == 0
    assert FRENCH_4.final_totals((5, -5, 1, -1), (1, 0, 0, 0)) == (5, -5, 1, -1)
