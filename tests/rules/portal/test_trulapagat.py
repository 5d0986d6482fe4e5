"""Trulapagat is trula and pagat ultimo in one (P-13, P-13a): not beside its halves, and the pagat is free."""

from typing import Any

from backend.dealrecords import read_record
from backend.rules.registry import ruleset
from backend.rules.shared.actions import Template
from backend.rules.shared.game import settle_all, step
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.packs import TAROK_54
from tests.golden.records import OURS, Json


def of_name(rules: str, name: str) -> Json:
    return next(deal.record for deal in OURS if deal.rules == rules and deal.record["name"] == name)


def offers_after(*said: str) -> set[str]:
    """What the declarer of a plain two may say or play after these words of his."""
    record = of_name("portal-3", "two-won")
    rules = ruleset("portal-3")
    state: Any = settle_all(rules, rules.begin(read_record(record).setup))[0]
    for seat, text in record["actions"]:
        if not text.startswith("play"):
            if text == "pass" and rules.view(state, None).phase == "announcements":
                break
            state, _ = step(rules, state, seat, parse_action(text, TAROK_54))
    (declarer,) = rules.to_act(state)
    for text in said:
        state, _ = step(rules, state, declarer, parse_action(text, TAROK_54))
    return {format_action(offer) for offer in rules.legal(state, declarer) if not isinstance(offer, Template)}


def test_trulapagat_is_not_announced_beside_its_halves() -> None:
    """P-13a."""
    assert {"announce trula", "announce pagat_ultimo", "announce trula_pagat"} <= offers_after()
    assert "announce trula_pagat" not in offers_after("announce trula")
    assert "announce trula_pagat" not in offers_after("announce pagat_ultimo")
    assert not {"announce trula", "announce pagat_ultimo"} & offers_after("announce trula_pagat")
    assert "announce kings" in offers_after("announce trula_pagat")


def test_an_announced_pagat_may_be_played_while_others_are_legal() -> None:
    """P-13a: the declarer of this deal leads it while he holds the king of spades."""
    plays = [text for _, text in of_name("portal-4", "pagat-announced-failed")["actions"] if text.startswith("play")]
    led = plays.index("play t1")
    assert led % 4 == 0
    assert led < plays.index("play sK")
