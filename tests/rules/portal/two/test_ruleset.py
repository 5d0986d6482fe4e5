"""The two-player game as a rule set: what it offers, its values, and the points it rests on."""

import re
from pathlib import Path

import pytest

from backend.rules.shared.events import AuctionWon, DealEnded
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.portal.two.vocabulary import RULES, Table, playing

PARTS = Path(__file__).parents[4] / "backend/rules/portal/two"


def test_it_is_a_game_of_the_portal_for_two_seats() -> None:
    assert (RULES.name, RULES.family, RULES.players, RULES.table_sizes) == ("portal-2", "portal", 2, (2,))
    assert not RULES.cutting


def test_its_worths_are_what_the_difference_counts() -> None:
    assert [(worth.name, worth.value, worth.kind) for worth in RULES.worths] == [
        ("undeclared", 1, "multiplier"),
        ("declared_won", 2, "multiplier"),
        ("declared_lost", 3, "multiplier"),
    ]


def test_its_table_of_values_cites_a_point_a_line() -> None:
    lines = {line.name: (line.value, line.rule) for line in RULES.table}
    assert lines["piles"] == (3, "P-30")
    assert len(lines) == len(RULES.table)
    assert all(re.fullmatch(r"P-\d+", rule) for _, rule in lines.values())


def test_a_house_has_nothing_to_choose() -> None:
    assert RULES.house_options == ()
    assert RULES.house == ()
    assert RULES.with_house({}) == RULES
    with pytest.raises(RuleViolation) as refused:
        RULES.with_house({"mond_penalty": 21})
    assert refused.value.reason == Reason.BAD_OPTION


def test_every_event_of_a_deal_rests_on_a_point() -> None:
    table = Table.of().say("pass", "declare").played_out()
    cited = {event.kind: RULES.points(event) for event in table.events}
    assert all(cited.values())
    assert cited["declared"] == cited["passed"] == ("P-31",)
    assert isinstance(table.events[-1], DealEnded)
    assert cited["deal_ended"] == ("P-1", *dict.fromkeys(line.rule for line in table.result.ledger))
    assert RULES.points(AuctionWon(0, None)) == ()


def test_every_refusal_of_the_rules_rests_on_a_point() -> None:
    assert RULES.refusal_point(playing("hK | h1", "d4 |").refused("play d4")) == "P-33"
    assert RULES.refusal_point(playing("h1 | h2 t1", on="h1").refused("play t1")) == "P-3"
    assert RULES.refusal_point(Table.of().say("declare").refused("declare")) == "P-31"
    assert RULES.refusal_point(Reason.NOT_YOUR_TURN) is None


def test_what_cannot_happen_is_a_fault_of_ours() -> None:
    with pytest.raises(AssertionError, match="AuctionWon cannot happen in Declaring"):
        RULES.evolve(Table.of().deal, AuctionWon(0, None))


def test_the_code_cites_points_of_this_game_only() -> None:
    cited = {point for path in PARTS.glob("*.py") for point in re.findall(r"[A-Z]-\d+", path.read_text("utf-8"))}
    assert cited == {"P-1", "P-3", *(f"P-{number}" for number in range(30, 39)), "P-40"}
