"""The rule sets by name."""

import pytest

from backend.rules.registry import NAMES, UnknownRulesetError, ruleset


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_set_is_found_by_its_name(name: str) -> None:
    assert ruleset(name).name == name
    assert ruleset(name).version >= 1
    assert {ruleset(name)} == {ruleset(name)}  # hashable, as a value should be


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownRulesetError, match="no rule set 'whist'; there are slovenian-4"):
        ruleset("whist")
