"""The standard choices: what a table is like that nobody chose the details of."""

from typing import Final

from backend.rules.registry import ruleset
from backend.rules.shared.game import Chosen
from backend.tables.options import AfterDeals, Pace, TableOptions

STANDARD_ROUNDS: Final = 2
"""How often everybody deals in a session among people."""
PRACTICE_ROUNDS: Final = 1
"""How often everybody deals against bots."""


def standard_end(seats: int) -> AfterDeals:
    """Return how a session of people at *seats* ends: everybody has dealt twice."""
    return AfterDeals(STANDARD_ROUNDS * seats)


def practice_end(seats: int) -> AfterDeals:
    """Return how a session ends where its creator does not say: everybody has dealt once."""
    return AfterDeals(PRACTICE_ROUNDS * seats)


def matchmaking_options(rules: str, pace: Pace, seats: int | None = None) -> TableOptions:
    """Return the options of a table for people who look for people: the rule set's own in all but *seats*.

    *seats* is one of its `table_sizes`, None the usual one.

    Raises:
        UnknownRulesetError: there is no rule set *rules*.
    """
    found = ruleset(rules)
    return TableOptions(
        ruleset=rules,
        ruleset_version=found.version,
        end=standard_end(found.table_sizes[0] if seats is None else seats),
        pace=pace,
        public=True,
        rated=rated_by_default(public=True, house=()),
        seats=seats,
    )


def practice_options(rules: str) -> TableOptions:
    """Return the options of a table against bots: nobody else sees it, and it rates nobody.

    Raises:
        UnknownRulesetError: there is no rule set *rules*.
    """
    found = ruleset(rules)
    end = practice_end(found.table_sizes[0])
    return TableOptions(rules, found.version, end, "normal", public=False, rated=False)


def rated_by_default(*, public: bool, house: Chosen) -> bool:
    """Say whether a table is rated unless its creator says otherwise.

    Public ones are; private ones are not, nor those whose house plays by options of its own.
    """
    return public and not house
