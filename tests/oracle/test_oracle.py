"""The oracle: it stands alone and can say no. That it agrees with the deals on file is tested beside them."""

import ast
import sys
from pathlib import Path

import pytest

from tests.golden.records import GOLDEN, Json
from tests.oracle.deal import ContradictionError
from tests.oracle.judging import judge

HERE = Path(__file__).parent


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
    with pytest.raises(ContradictionError, match="does not hold"):
        judge({**record, "actions": swapped})


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: record["rules"])
def test_a_pack_with_a_card_twice_is_refused(record: Json) -> None:
    first, second, *others = record["hands"]
    hands = [first, " ".join([first.split()[0], *second.split()[1:]]), *others]
    with pytest.raises(ContradictionError, match="not the pack"):
        judge({**record, "hands": hands})
