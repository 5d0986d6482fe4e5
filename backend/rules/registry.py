"""The rule sets by name."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from backend.rules.french.ruleset import FRENCH_3, FRENCH_4, FRENCH_5
from backend.rules.portal.ruleset import PORTAL_3, PORTAL_4
from backend.rules.portal.two.ruleset import PORTAL_2
from backend.rules.shared.game import AnyRuleset, Chosen
from backend.rules.shared.house import chosen
from backend.rules.slovenian.ruleset import SLOVENIAN_3, SLOVENIAN_4

_RULESETS: Final[Mapping[str, AnyRuleset]] = MappingProxyType(
    {each.name: each for each in (SLOVENIAN_4, SLOVENIAN_3, PORTAL_2, PORTAL_3, PORTAL_4, FRENCH_3, FRENCH_4, FRENCH_5)}
)

NAMES: Final[tuple[str, ...]] = tuple(_RULESETS)
"""All rule sets that can be played, by name."""


class UnknownRulesetError(LookupError):
    """No rule set has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"no rule set {self.name[:40]!r}; there are {', '.join(NAMES)}"


def ruleset(name: str, house: Chosen = ()) -> AnyRuleset:
    """Return the rule set called *name*, in its newest version, as a house plays it.

    Raises:
        UnknownRulesetError: there is none.
        RuleViolation: BAD_OPTION for a house option it does not have.
    """
    found = _RULESETS.get(name)
    if found is None:
        raise UnknownRulesetError(name)
    # Judged before it is looked up: a cache takes True for 1.
    return _in_house(name, chosen(found.house_options, dict(house))) if house else found


@lru_cache(maxsize=1024)
def _in_house(name: str, house: Chosen) -> AnyRuleset:
    return _RULESETS[name].with_house(dict(house))
