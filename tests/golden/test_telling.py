"""What the rules say of our deals is what is written down: citations, refusals, and every line of every ledger.

A difference is a fault, or a change that is meant: then `python -m tests.golden.telling` writes the files anew, and
their diff is read against the rules. New deals are written down the same way.
"""

from itertools import pairwise
from typing import Any

import pytest

from backend.rules.registry import NAMES
from tests.golden.telling import FOLDER, deals_of, deals_told, events_told, moments, tries_told


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


@pytest.mark.parametrize("rules", NAMES)
def test_what_is_done_in_our_deals_is_told_of_who_did_it(rules: str) -> None:
    for deal in deals_of(rules):
        for moment, then in pairwise(moments(deal)):
            seat, action = then.actions[-1]
            event: Any = moment.rules.decide(moment.deal, seat, action)
            assert event.seat == seat
