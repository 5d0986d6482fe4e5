"""Our own deals: enough of every rule set, each with a note that says what it shows, thirty counted by hand in words.

That they are legal, and that product and oracle agree on them, is tested with all deals on file (`test_golden.py`).
"""

import re
from collections import Counter

import pytest

from backend.rules.registry import NAMES
from tests.golden.make import WORKED, situations
from tests.golden.records import OURS, OnFile

COUNTED = [deal for deal in OURS if "\n" in deal.record["note"]]


def test_there_are_deals_of_ours_of_every_rule_set() -> None:
    count = Counter(deal.rules for deal in OURS)
    assert set(count) == set(NAMES)
    assert min(count.values()) >= 12
    assert count.total() >= 150


def test_the_files_hold_what_the_plans_make() -> None:
    planned = {(each.rules, each.name): each.note for each in situations()}
    assert {(deal.rules, deal.record["name"]): deal.record["note"].split("\n")[0] for deal in OURS} == planned
    assert len(OURS) == len(planned)


def test_thirty_deals_of_all_rule_sets_are_counted_by_hand() -> None:
    assert len(COUNTED) >= 30
    assert {deal.rules for deal in COUNTED} == set(NAMES)
    assert len(COUNTED) == sum(map(len, WORKED.values()))


@pytest.mark.parametrize("deal", COUNTED, ids=str)
def test_every_sum_of_a_count_adds_up_and_it_comes_to_the_result(deal: OnFile) -> None:
    count, result = deal.record["note"].split("\n", 1)[1], deal.record["result"]
    sums = re.findall(r"([-+×() \d.]*\d\)*) = (-?\d+(?:\.5)?)", count)
    assert sums, count
    for left, right in sums:
        assert worth(left) == float(right), f"{left} = {right}"
    assert f"Scores: {' '.join(map(str, result['scores']))}." in count
    if "card_points" in result:
        assert f"Points: {' '.join(f'{points:g}' for points in result['card_points'])}." in count


def worth(text: str) -> float:
    """Add up a sum of whole and half numbers: digits, +, -, × and brackets, nothing else."""
    assert set(text) <= set("-+×() .0123456789"), text
    return float(eval(text.strip(" .").replace("×", "*")))  # halves are exact
