"""The rules of every game: all there to read, beside a neighbour, by the point, and for everybody."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from backend.rules.registry import NAMES, ruleset
from tests.browser.everybody import PHONE, violations
from tests.browser.player import choose_language

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

WORDS = Path(__file__).parents[2] / "frontend" / "src" / "rules"
CATALOGS = Path(__file__).parents[2] / "frontend" / "src" / "i18n"


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it", "sl"])
def test_every_value_and_house_option_has_its_words(language: str) -> None:
    words = json.loads((WORDS / language / "words.json").read_text())
    catalog = json.loads((CATALOGS / f"{language}.json").read_text())
    rules = [ruleset(name) for name in NAMES]
    assert {line.name for one in rules for line in one.table} <= set(words)
    texts = [line for one in rules for line in one.table if isinstance(line.value, str) and " " not in line.value]
    unsaid = {
        f"{line.name}={line.value}"
        for line in texts
        if f"{line.name}={line.value}" not in words and f"contract.{line.value}" not in catalog
    }
    assert unsaid == set()
    options = {option.name for one in rules for option in one.house_options}
    assert {f"option.{name}" for name in options} | {f"option.{name}_text" for name in options} <= set(catalog)
    assert {f"contract.{worth.name}" for one in rules for worth in one.worths} <= set(catalog)
    assert {f"bonus.{worth.name}" for one in rules for worth in one.bonus_worths} <= set(catalog)
    assert {f"ruleset.{name}" for name in NAMES} <= set(catalog)


def test_the_index_leads_to_the_rules_of_every_game(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
    links = page.locator("main li a")
    expect(links).to_have_count(len(NAMES))
    for href in [link.get_attribute("href") for link in links.all()]:
        page.locator(f"main li a[href='{href}']").click()
        expect(page.get_by_role("heading", name="The score")).to_be_visible()
        expect(page.locator("table").first).to_be_visible()
        page.go_back()


def test_lines_that_differ_from_a_neighbour_are_marked(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(f"{site}/rules/slovenian-4")
    row = page.get_by_role("row", name="A mond lost to the škis")
    expect(page.get_by_label("Beside it")).to_have_value("slovenian-3")
    expect(row).to_contain_text("differs")
    expect(row.get_by_role("cell")).to_have_text(["−20", "−21"])
    page.get_by_label("Beside it").select_option("portal-4")
    expect(row.get_by_role("cell")).to_have_text(["−20", "nothing"])
    page.get_by_label("Only what differs").check()
    expect(page.get_by_role("row", name="Cards in the talon")).to_be_hidden()
    page.get_by_label("Beside it").select_option("")
    expect(row.get_by_role("cell")).to_have_text(["−20"])


def test_a_point_of_the_rules_leads_to_the_place_that_tells_of_it(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(f"{site}/rules/slovenian-4#S-31")
    expect(page.locator("section.here h2")).to_have_text("Playing")
    expect(page.get_by_role("heading", name="Playing")).to_be_in_viewport()
    page.get_by_role("link", name="S-53").first.click()
    expect(page.locator("section.here h2")).to_have_text("Radli and the end")
    expect(page.get_by_role("heading", name="Radli and the end")).to_be_in_viewport()


def test_another_language_tells_the_same_page(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(f"{site}/rules/french-5")
    expect(page).to_have_title("Rules: French tarot, five · Trula")
    choose_language(page, "Slovenščina")
    expect(page.get_by_role("heading", name="Klicana karta")).to_be_visible()
    expect(page).to_have_title("Pravila: Francoski tarot, v petih · Trula")


def test_rules_that_do_not_exist_are_told_with_a_way_on(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(f"{site}/rules/belote-4")
    expect(page.get_by_role("heading", name="There are no rules of that name")).to_be_visible()
    page.get_by_role("link", name="The rules").click()
    expect(page.locator("main li a")).to_have_count(len(NAMES))


def test_axe_finds_nothing_on_the_rules_for_two(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(f"{site}/rules/portal-2", **PHONE)  # the others: tests/browser/test_everyone.py
    page.get_by_role("heading", name="The score", exact=True).wait_for()
    page.get_by_role("link", name="two").first.wait_for()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
