"""The standard choices: what a table is like that nobody chose the details of."""

from typing import Final

from backend.rules.registry import ruleset
from backend.tables.options import AfterDeals, Pace, TableOptions

STANDARD_END: Final = AfterDeals(8)
"""How a session among people ends: with four players everybody deals twice."""
PRACTICE_END: Final = AfterDeals(4)


def matchmaking_options(rules: str, pace: Pace) -> TableOptions:
    """Return the options of a table for people who look for people.

    Raises:
        UnknownRulesetError: there is no rule set *rules*.
    """
    version = ruleset(rules).version
    return TableOptions(rules, version, STANDARD_END, pace, public=True, rated=rated_by_default(public=True))


def practice_options(rules: str) -> TableOptions:
    """Return the options of a table against bots: nobody else sees it, and it rates nobody.

    Raises:
        UnknownRulesetError: there is no rule set *rules*.
    """
    version = ruleset(rules).version
    return TableOptions(rules, version, PRACTICE_END, "normal", public=False, rated=rated_by_default(public=False))


def rated_by_default(*, public: bool) -> bool:
    """Say whether a table is rated unless its creator says otherwise: public ones are, private ones are not."""
    return public
