"""The rules page: its tables say what the rule sets play by."""

from pathlib import Path

import pytest

from backend.rules.french.ruleset import FRENCH_4, HOUSE_OPTIONS, FrenchRuleset
from tests.rules.french.vocabulary import ALL

PAGE = (Path(__file__).parents[3] / "docs/rules/french.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("| ").split("|")] for line in PAGE.splitlines() if line.startswith("|")]


def row(first: str) -> list[str]:
    """The cells of the one row that begins with *first*."""
    (cells,) = [cells[1:] for cells in ROWS if cells[0] == first]
    return cells


def spaced(*values: object) -> str:
    return " ".join(map(str, values))


@pytest.mark.parametrize(("column", "rules"), tuple(enumerate(ALL)), ids=[rules.name for rules in ALL])
def test_the_table_of_values_says_what_is_played(column: int, rules: FrenchRuleset) -> None:
    played = {
        "cards in a hand": spaced(rules.hand_size),
        "cards in a packet": spaced(rules.packet),
        "cards in the dog": spaced(rules.dog),
        "calls a card": "yes" if rules.calls else "no",
        "trumps for a poignée": spaced(*(each.size for each in rules.poignees)),
        "worth of a poignée": spaced(*(each.worth for each in rules.poignees)),
        "card points needed": spaced(*rules.needed),
        "worth of the game": spaced(rules.game),
        "petite, garde, garde sans, garde contre": spaced(*(each.multiplier for each in rules.ladder)),
        "petit au bout": spaced(rules.petit_au_bout),
        "chelem, announced chelem": spaced(rules.chelem, rules.chelem_announced),
    }
    assert {name: row(name)[column] for name in played} == played
    assert rules.name in next(cells for cells in ROWS if "french-3" in cells)[column]


def test_the_table_of_what_is_needed_goes_by_oudlers() -> None:
    """F-3"""
    assert [int(row(word)[0]) for word in ("none", "one", "two", "three")] == list(FRENCH_4.needed)


def test_the_table_of_house_options_has_them_all() -> None:
    """F-6, F-21"""
    for option in HOUSE_OPTIONS:
        words = [spaced(choice).replace("True", "on").replace("False", "off") for choice in option.choices]
        assert row(f"`{option.name}`") == [*words, option.rule]
        assert option.choices[0] == option.default
