"""The rule points behind events and refusals, and the page they are written on."""

import re
from pathlib import Path

import pytest

from backend.rules.french.ruleset import FRENCH_3, FRENCH_4, FRENCH_5
from backend.rules.shared.cards import Card
from backend.rules.shared.events import CardPlayed, DealEnded, DealEvent, DealVoided, HandOpened, TrickWon
from backend.rules.shared.reasons import Reason
from tests.rules.french.vocabulary import Table, cards, scored, setup, taken, terms

ROOT = Path(__file__).parents[3]
CODE = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "backend/rules/french").glob("*.py"))]


def of(table: Table) -> dict[str, tuple[str, ...]]:
    return {event.kind: FRENCH_4.points(event) for event in table.events}


def test_every_event_of_a_deal_rests_on_a_point() -> None:
    table = taken("garde", 1).lay_away().say("announce chelem")
    assert of(table) == {
        "cards_dealt": ("F-1", "F-4"),
        "passed": ("F-7", "F-13a"),
        "bid_made": ("F-7",),
        "contract_named": ("F-7",),
        "talon_shown": ("F-9",),
        "talon_taken": ("F-9",),
        "discarded": ("F-9", "F-10"),
        "announced": ("F-12",),
        "announcements_closed": ("F-12", "F-13a", "F-18"),
    }


@pytest.mark.parametrize(
    ("event", "cited"),
    [
        (DealVoided("petit_sec", 1, cards("t1")), ("F-6",)),
        (DealVoided("all_passed"), ("F-8",)),
        (CardPlayed(0, Card("h1")), ("F-19",)),
        (CardPlayed(0, Card("t0")), ("F-20",)),
        (TrickWon(0, cards("h4 h3 h2 h1")), ("F-18", "F-19")),
        (TrickWon(0, cards("h4 h3 h2 t0"), excuse=1), ("F-18", "F-19", "F-20")),
        (HandOpened(0, ()), ()),
    ],
    ids=lambda each: getattr(each, "kind", None),
)
def test_an_event_rests_on_the_points_it_follows(event: DealEvent, cited: tuple[str, ...]) -> None:
    assert FRENCH_4.points(event) == cited


def test_the_end_of_a_deal_rests_on_what_its_ledger_names() -> None:
    played = scored(terms("garde_sans"), "0>0: t21 t1 hK c1; 0>1: c2 sK c3 c4")
    assert FRENCH_4.points(DealEnded(played)) == ("F-2", "F-3", "F-9", "F-11", "F-23")
    assert FRENCH_4.points(DealEnded(Table.of(setup()).say("pass", "pass", "pass", "pass").result)) == ("F-5",)


def test_a_half_left_is_a_point_of_its_own() -> None:
    played = scored(terms("garde_contre"), "0>0: t21 hK c1; 0>1: c2 sK c3")
    assert "F-31" in FRENCH_4.points(DealEnded(played))


def test_with_three_and_five_the_cards_and_the_score_are_dealt_by_points_of_their_own() -> None:
    dealt = [rules.points(Table.of(setup(rules=rules), rules).events[0]) for rules in (FRENCH_3, FRENCH_5)]
    assert dealt == [("F-1", "F-4", "F-30"), ("F-1", "F-4", "F-32")]
    three = scored(terms("garde", rules=FRENCH_3), "0>0: t21 hK c1; 0>1: c2 sK c3", rules=FRENCH_3)
    five = scored(terms("garde", rules=FRENCH_5), "0>0: t21 hK c1 d1 d2; 0>1: c2 sK c3 d3 d4", rules=FRENCH_5)
    assert "F-30" in FRENCH_3.points(DealEnded(three))
    assert "F-35" in FRENCH_5.points(DealEnded(five))


def test_refusals_by_a_rule_name_it() -> None:
    assert FRENCH_4.refusal_point(Reason.MUST_OVERTRUMP) == "F-19"
    assert FRENCH_4.refusal_point(Reason.CALLED_SUIT_LED) == "F-36"
    assert FRENCH_4.refusal_point(Reason.NOT_YOUR_TURN) is None
    assert FRENCH_4.refusal_point(Reason.MUST_BEAT) is None


PAGE = ROOT / "docs/rules/french.md"
WRITTEN = set(re.findall(r"^\*\*(F-\d+a?)\b", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
CITED = {point for text in CODE for point in re.findall(r"F-\d+a?", text)}


def test_the_page_has_every_point() -> None:
    assert {f"F-{number}" for number in (*range(1, 25), *range(30, 37))} | {"F-13a"} == WRITTEN


def test_every_point_the_code_cites_is_on_the_page_and_the_other_way_round() -> None:
    assert WRITTEN == CITED


def test_every_paragraph_the_page_refers_to_exists() -> None:
    assert set(re.findall(r"F-\d+a?", PAGE.read_text(encoding="utf-8"))) <= WRITTEN
