"""The golden French deals: whole records whose results an independent engine computed."""

import pytest

from backend.rules.registry import ruleset
from backend.rules.shared.game import DealSetup, settle_all, step
from backend.rules.shared.notation import parse_action, parse_cards
from backend.rules.shared.results import ledger_scores
from tests.golden.records import GOLDEN, OnFile

FRENCH = [deal for deal in GOLDEN if deal.rules.startswith("french")]


def test_there_are_thirty_six() -> None:
    assert len(FRENCH) == 36


@pytest.mark.parametrize("on_file", FRENCH, ids=str)
def test_a_golden_deal_comes_out_as_it_is_on_file(on_file: OnFile) -> None:
    record, rules = on_file.record, ruleset(on_file.rules)
    hands = tuple(parse_cards(hand, rules.pack) for hand in record["hands"])
    deal, _ = settle_all(
        rules, rules.begin(DealSetup(record["dealer"], hands, parse_cards(record["talon"], rules.pack)))
    )
    for seat, text in record["actions"]:
        deal, events = step(rules, deal, seat, parse_action(text, rules.pack))
        assert all(rules.points(event) for event in events)
    result = rules.result(deal)
    assert result is not None
    for key, value in record["result"].items():
        assert getattr(result, key) == (tuple(value) if isinstance(value, list) else value)
    assert sum(result.scores) == 0
    assert ledger_scores(result.ledger, rules.players) == result.scores
