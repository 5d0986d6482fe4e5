"""The rules pages say what the rule sets play by: their tables hold the very values, and the options the choices.

A table speaks of rule sets where its head names them: a row whose first cell is a name in backticks has their values.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from backend.rules.registry import ruleset
from backend.rules.shared.game import AnyRuleset, OptionValue

DOCS: Final = Path(__file__).parents[2] / "docs/rules"
RULESETS: Final = {"slovenian": ("slovenian-3", "slovenian-4"), "portal": ("portal-2", "portal-3", "portal-4")}
NAMES: Final = [(family, name) for family, names in RULESETS.items() for name in names]


def rows(family: str) -> Iterator[tuple[dict[str, str], list[str]]]:
    """Every row of every table of a page: its cells by the head of their column, and all of them in order."""
    head: list[str] = []
    for line in (DOCS / f"{family}.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if head and cells and not set(line) <= set("|-"):
            yield dict(zip(head, cells, strict=True)), cells
        head = head or cells if cells else []


def on_the_page(family: str, rules: AnyRuleset) -> dict[str, str]:
    """What the tables of the page say for a rule set, by name; a dash is nothing."""
    column = f"`{rules.name}`"
    said = {cells[0].strip("`"): by_head[column] for by_head, cells in rows(family) if column in by_head}
    return {name: value for name, value in said.items() if value != "–"}


def as_written(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize(("family", "name"), NAMES)
def test_the_tables_of_the_page_are_the_values(family: str, name: str) -> None:
    rules = ruleset(name)
    table = {line.name: as_written(line.value) for line in rules.table}
    contracts = {worth.name: str(worth.value) for worth in rules.worths}
    bonuses = {worth.name: f"{worth.silent} / {worth.announced}" for worth in rules.bonus_worths}
    assert on_the_page(family, rules) == table | contracts | bonuses


@pytest.mark.parametrize(("family", "name"), NAMES)
def test_every_value_has_its_paragraph_on_the_page(family: str, name: str) -> None:
    column = f"`{name}`"
    cited = {cells[0].strip("`"): by_head.get("paragraph") for by_head, cells in rows(family) if column in by_head}
    for line in ruleset(name).table:
        assert cited[line.name] == line.rule


@pytest.mark.parametrize(("family", "name"), NAMES)
def test_every_house_option_is_on_the_page_with_its_choices(family: str, name: str) -> None:
    rules = ruleset(name)
    told = {
        cells[0].strip("`"): (cells, by_head["paragraph"]) for by_head, cells in rows(family) if "option" in by_head
    }
    for option in rules.house_options:
        (_, ours, other, _, _), paragraph = told[option.name]
        assert paragraph == option.rule
        assert {as_written(choice) for choice in option.choices} <= set(re.findall(r"\w+", f"{ours} {other}"))
        assert as_written(option.default) in re.findall(r"\w+", ours)
