"""The golden deals of two: every action is legal where it stands, and the result is the one on file."""

from typing import Any

import pytest

from backend.rules.shared.game import DealSetup
from backend.rules.shared.notation import parse_cards
from backend.rules.shared.packs import TAROK_54
from tests.golden.records import GOLDEN
from tests.rules.portal.two.vocabulary import Table

DEALS = [deal for deal in GOLDEN if deal.rules == "portal-2"]


def dealt(record: dict[str, Any]) -> DealSetup:
    hands = tuple(parse_cards(hand, TAROK_54) for hand in record["hands"])
    piles = tuple(tuple(parse_cards(pile, TAROK_54) for pile in own) for own in record["piles"])
    return DealSetup(record["dealer"], hands, (), piles=piles)


def test_there_are_ten() -> None:
    assert len(DEALS) == 10


@pytest.mark.parametrize("record", [deal.record for deal in DEALS], ids=[deal.place for deal in DEALS])
def test_a_golden_deal_comes_out_as_on_file(record: dict[str, Any]) -> None:
    table = Table.of(dealt(record))
    for seat, text in record["actions"]:
        assert table.seat == seat
        assert text in table.offers()
        table = table.say(text)
    result = table.result
    assert record["result"] == {
        "contract": result.contract,
        "declarer": result.declarer,
        "card_points": list(result.card_points or ()),
        "scores": list(result.scores),
    }
