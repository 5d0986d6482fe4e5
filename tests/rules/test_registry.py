"""The rule sets by name."""

import pytest

from backend.rules.registry import NAMES, UnknownRulesetError, ruleset
from backend.rules.shared.reasons import RuleViolation


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_set_is_found_by_its_name(name: str) -> None:
    assert ruleset(name).name == name
    assert ruleset(name).version >= 1
    assert {ruleset(name)} == {ruleset(name)}  # hashable, as a value should be


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownRulesetError, match="no rule set 'whist'; there are slovenian-4"):
        ruleset("whist")


def test_a_house_is_one_value_and_nothing_that_only_equals_its_choice_passes_for_it() -> None:
    assert ruleset("slovenian-4", (("radli", False),)) is ruleset("slovenian-4", (("radli", False),))
    assert ruleset("slovenian-4", (("radli", True),)).house == ()
    with pytest.raises(RuleViolation, match="bad_option"):
        ruleset("slovenian-4", (("radli", 0),))
