"""The rule points: what the code cites is written in the rules page, and nothing of the page is forgotten."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/slovenian.md").read_text(encoding="utf-8")
WRITTEN = set(re.findall(r"^\*\*(S-\d+a?)\b", PAGE, re.MULTILINE))
FOLDERS = ("backend/rules/tarok", "backend/rules/slovenian")
CODE = [path.read_text(encoding="utf-8") for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.py"))]
CITED = {point for text in CODE for point in re.findall(r"S-\d+a?", text)}


def test_the_page_has_every_point_of_the_game() -> None:
    assert {f"S-{number}" for number in range(1, 57)} | {"S-27a", "S-46a"} == WRITTEN


def test_every_point_the_code_cites_is_on_the_page() -> None:
    assert WRITTEN >= CITED


def test_the_code_cites_every_point_but_the_pack_and_revokes() -> None:
    shared, refused = {"S-1", "S-2", "S-3", "S-4"}, {"S-55"}
    assert {*shared, *refused} >= WRITTEN - CITED


def test_every_paragraph_the_page_refers_to_exists() -> None:
    assert set(re.findall(r"S-\d+a?", PAGE)) <= WRITTEN
