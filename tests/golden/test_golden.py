"""The deals on file: the product accepts them with their results, and the oracle computes the same."""

from collections import Counter
from typing import Any

import pytest

from backend.dealrecords import verify_lines
from backend.rules.registry import NAMES
from tests.golden.records import EVERY, GOLDEN, OnFile, line_of
from tests.oracle.judging import judge


def test_no_deal_on_file_waits_for_its_rule_set() -> None:
    assert {deal.rules for deal in EVERY} == set(NAMES)


def test_the_golden_deals_are_of_every_rule_set() -> None:
    assert Counter(deal.rules for deal in GOLDEN) == {
        "slovenian-4": 46,
        "slovenian-3": 18,
        "portal-4": 12,
        "portal-3": 12,
        "portal-2": 10,
        "french-4": 20,
        "french-3": 8,
        "french-5": 8,
    }


@pytest.mark.parametrize("deal", EVERY, ids=str)
def test_verify_accepts_a_deal_on_file_with_its_result(deal: OnFile) -> None:
    (answer,) = verify_lines([line_of(deal.record)])
    assert (answer["ok"], answer.get("finished")) == (True, True), answer
    ours: Any = answer["result"]
    assert {key: ours.get(key) for key in deal.record["result"]} == deal.record["result"]


@pytest.mark.parametrize("deal", EVERY, ids=str)
def test_the_oracle_computes_the_result_of_a_deal_on_file(deal: OnFile) -> None:
    ours = judge(deal.record)
    assert {key: ours.get(key) for key in deal.record["result"]} == deal.record["result"]
