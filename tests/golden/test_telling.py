"""What the rules say of our deals is what is written down: citations, refusals, and every line of every ledger.

A difference is a fault, or a change that is meant: then `python -m tests.golden.telling` writes the files anew, and
their diff is read against the rules. New deals are written down the same way.
"""

import pytest

from backend.rules.registry import NAMES
from tests.golden.telling import FOLDER, deals_told, events_told, tries_told


def on_file(rules: str, *words: str) -> list[str]:
    lines = (FOLDER / f"{rules}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith(words)]


@pytest.mark.parametrize("rules", NAMES)
def test_every_result_and_ledger_of_our_deals_is_as_written_down(rules: str) -> None:
    assert deals_told(rules) == on_file(rules, "deal ", "  ")


@pytest.mark.parametrize("rules", NAMES)
def test_the_events_of_our_deals_rest_on_the_points_written_down(rules: str) -> None:
    assert events_told(rules) == on_file(rules, "event ")


@pytest.mark.parametrize("rules", NAMES)
def test_offers_and_refusals_in_our_deals_are_as_written_down(rules: str) -> None:
    assert tries_told(rules) == on_file(rules, "offer ", "refusal ")
