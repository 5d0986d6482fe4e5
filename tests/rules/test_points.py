"""The rule points in the code: what it cites is written on the rules pages, and nothing of the pages is forgotten."""

import re
from pathlib import Path

import pytest

from tests.rules.coverage import PAGES, POINT, all_points, written

RULES = Path(__file__).parents[2] / "backend/rules"
CITED = {point for path in RULES.rglob("*.py") for point in re.findall(rf"\b{POINT}\b", path.read_text("utf-8"))}
OUTSIDE_THE_RULES = {
    "S-55",  # a server refuses revokes
    *("P-40", "P-41", "P-42", "P-43"),  # cancelling, points and leaving are the tables'
    *("P-50", "P-51", "P-52", "P-53"),  # ratings have their own place
}


def test_every_point_the_code_cites_is_on_a_page() -> None:
    assert set(all_points()) >= CITED


def test_the_code_cites_every_point_but_those_that_are_not_its_own() -> None:
    assert set(all_points()) - CITED <= OUTSIDE_THE_RULES


@pytest.mark.parametrize("family", PAGES)
def test_every_paragraph_a_page_refers_to_exists(family: str) -> None:
    assert set(re.findall(rf"\b{POINT}\b", PAGES[family].read_text("utf-8"))) <= set(all_points())
    assert written(family)
