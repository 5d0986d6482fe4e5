"""The oracle: alone, in agreement with every golden deal, and able to disagree."""

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.golden.records import GOLDEN, Json, OnFile
from tests.oracle.cards import halves_78, points_54
from tests.oracle.deal import ContradictionError
from tests.oracle.french import Party
from tests.oracle.french import winner as french_winner
from tests.oracle.judging import judge
from tests.oracle.slovenian import House, award, klop_scores
from tests.oracle.talon_game import winner
from tests.oracle.two import scored

HERE = Path(__file__).parent
VECTORS = json.loads((HERE.parent / "rules/vectors.json").read_text("utf-8"))["vectors"]


def imported(path: Path) -> set[str]:
    """List the modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(str(node.module))
    return found


@pytest.mark.parametrize("path", sorted({*HERE.glob("*.py")} - {*HERE.glob("test_*.py")}), ids=lambda path: path.name)
def test_the_oracle_imports_nothing_but_itself_and_what_comes_with_python(path: Path) -> None:
    strangers = {name for name in imported(path) if name.partition(".")[0] not in sys.stdlib_module_names}
    assert all(f"{name}.".startswith("tests.oracle.") for name in strangers), strangers


@pytest.mark.parametrize("deal", GOLDEN, ids=str)
def test_the_oracle_computes_the_result_of_a_golden_deal(deal: OnFile) -> None:
    stated = deal.record["result"]
    ours = judge(deal.record)
    assert {key: ours.get(key) for key in stated} == stated


# --- It can say no ---------------------------------------------------------------------------------------------------


def first_of(rules: str, contract: str | None) -> Json:
    return next(d.record for d in GOLDEN if d.rules == rules and d.record["result"]["contract"] == contract)


SAMPLES = (
    first_of("slovenian-4", "three"),
    first_of("slovenian-3", "klop"),
    first_of("portal-4", "solo_two"),
    first_of("portal-3", "piccolo"),
    first_of("portal-2", None),
    first_of("french-4", "garde"),
    first_of("french-5", "petite"),
)


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: record["rules"])
def test_a_deal_without_its_last_trick_is_refused(record: Json) -> None:
    with pytest.raises(ContradictionError, match="tricks are played"):
        judge({**record, "actions": record["actions"][: -len(record["hands"])]})


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: record["rules"])
def test_cards_out_of_turn_and_cards_not_held_are_refused(record: Json) -> None:
    plays = [index for index, (_, text) in enumerate(record["actions"]) if text.startswith("play")]
    one, two = plays[0], plays[1]
    swapped = [*record["actions"]]
    swapped[one], swapped[two] = swapped[two], swapped[one]
    with pytest.raises(ContradictionError, match="in turn"):
        judge({**record, "actions": swapped})
    (first, card), (second, other) = record["actions"][one], record["actions"][two]
    swapped[one], swapped[two] = [first, other], [second, card]
    with pytest.raises(ContradictionError, match=r"does not hold|neither in the hand"):
        judge({**record, "actions": swapped})


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: record["rules"])
def test_a_pack_with_a_card_twice_is_refused(record: Json) -> None:
    first, second, *others = record["hands"]
    hands = [first, " ".join([first.split()[0], *second.split()[1:]]), *others]
    with pytest.raises(ContradictionError, match="not the pack"):
        judge({**record, "hands": hands})


# --- The vectors that speak of what it computes ----------------------------------------------------------------------


def of_kind(*kinds: str) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] in kinds]


@pytest.mark.parametrize("vector", of_kind("card_points", "f_card_points"))
def test_the_oracle_counts_as_the_vectors_do(vector: Json) -> None:
    cards = vector["input"]["cards"]
    counted = points_54(cards) if vector["kind"] == "card_points" else halves_78(cards) / 2
    assert counted == float(vector["expected"])


@pytest.mark.parametrize("vector", of_kind("trick_winner"))
def test_the_oracle_gives_tricks_to_whom_the_vectors_do(vector: Json) -> None:
    contract = vector["input"]["contract"]
    plays = tuple((play["seat"], play["card"]) for play in vector["input"]["plays"])
    colour = contract.startswith("colour_valat")
    emperor = contract != "portal" and not (colour and plays[0][1][0] != "t")
    assert winner(plays, emperor=emperor, colour=colour) == vector["expected"]


@pytest.mark.parametrize("vector", of_kind("f_trick_winner"))
def test_the_oracle_gives_french_tricks_to_whom_the_vectors_do(vector: Json) -> None:
    plays = tuple(enumerate(vector["input"]["cards_in_order"]))
    alone = Party(0, None)
    full = 1 if vector["input"]["slam_last_trick"] else 18
    assert french_winner(plays, [], alone, full) == vector["expected"]


@pytest.mark.parametrize("vector", of_kind("score_klop"))
def test_the_oracle_scores_klop_as_the_vectors_do(vector: Json) -> None:
    given, expected = vector["input"], vector["expected"]
    house = House(nearest=1 if vector["game"] == "slovenian3" else 5, mond=20, radli=True, klop_empty=70)
    empty = [tricks == 0 for tricks in given["tricks_won"]]
    scores, radli = klop_scores(house, given["points"], empty, tuple(given["radli_before"]))
    assert (scores, award(house, radli, earned=True)) == (expected["scores"], expected["radli_after"])


@pytest.mark.parametrize("vector", of_kind("portal2_score"))
def test_the_oracle_scores_two_players_as_the_vectors_do(vector: Json) -> None:
    given = vector["input"]
    scores = scored([given["points"], 70 - given["points"]], 0 if given["declared"] else None)
    assert scores == [vector["expected"]["player"], vector["expected"]["opponent"]]
