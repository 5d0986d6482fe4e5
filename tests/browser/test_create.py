"""Choosing a game: on the front page and in the form for a table, with what its house may choose."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.everybody import PHONE, violations

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def choose(page: Page, game: str) -> None:
    """Tap the number of *game* ("French tarot, 5 players")."""
    page.get_by_role("radio", name=game).locator("..").click()


def open_form(page: Page) -> None:
    page.get_by_role("link", name="Set up a table").click()


def test_the_game_chosen_last_is_remembered(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    expect(page.get_by_role("radio", name="Slovenian tarok, 4 players")).to_be_checked()
    choose(page, "French tarot, 5 players")
    page.reload()
    expect(page.get_by_role("radio", name="French tarot, 5 players")).to_be_checked()
    open_form(page)
    expect(page.get_by_role("radio", name="French tarot, 5 players")).to_be_checked()
    expect(page.get_by_label("Deals", exact=True)).to_have_value("10")


@pytest.mark.parametrize(
    ("game", "people"),
    [
        ("Play Tarock Online, 2 players", 2),
        ("Slovenian tarok, 5 players", 5),
        ("French tarot, 3 players", 3),
    ],
)
def test_one_click_practises_the_chosen_game(newcomer: Callable[..., Page], game: str, people: int) -> None:
    page = newcomer()
    choose(page, game)
    page.get_by_test_id("practise").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(game)
    expect(page.locator(".plate")).to_have_count(people)


def test_a_game_offers_only_what_its_house_may_choose(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    open_form(page)
    expect(page.get_by_label("Cut or knock")).to_be_visible()
    page.get_by_text("House rules").first.click()
    expect(page.get_by_role("group", name="radli")).to_be_visible()
    choose(page, "French tarot, 4 players")
    expect(page.get_by_label("Cut or knock")).to_be_hidden()
    expect(page.get_by_role("group", name="radli")).to_be_hidden()
    expect(page.get_by_role("group", name="petit sec")).to_be_visible()
    choose(page, "Play Tarock Online, 2 players")
    expect(page.get_by_text("House rules")).to_have_count(0)


def test_house_rules_make_a_table_casual_unless_chosen_and_are_told_in_the_lobby(newcomer: Callable[..., Page]) -> None:
    page, other = newcomer(), newcomer()
    open_form(page)
    rated = page.get_by_label("Rated")
    expect(rated).to_be_checked()
    page.get_by_text("House rules").first.click()
    page.get_by_label("−21").check()
    expect(rated).not_to_be_checked()
    page.get_by_label("−20 usual").check()
    expect(rated).to_be_checked()
    page.get_by_label("−21").check()
    choose(page, "Slovenian tarok, 3 players")  # where it is usual
    expect(rated).to_be_checked()
    choose(page, "Slovenian tarok, 4 players")
    page.get_by_label("−20 usual").check()
    page.get_by_label("up to ×8").check()
    page.get_by_label("Calm").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    line = other.get_by_test_id("open-tables").locator("li", has_text="kontra: up to ×8")
    expect(line).to_contain_text("unrated")
    expect(line).to_contain_text("Slovenian tarok, 4 players")
    page.get_by_test_id("leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()


def test_the_form_is_filled_in_by_keyboard(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    open_form(page)
    page.get_by_role("radio", name="Slovenian tarok, 4 players").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Slovenian tarok, 5 players")).to_be_checked()
    expect(page.get_by_text("the dealer sits out").first).to_be_visible()
    deals = page.get_by_label("Deals", exact=True)
    expect(deals).to_have_value("10")
    deals.focus()
    page.keyboard.press("End")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("3")
    expect(deals).to_have_value("3")
    page.get_by_label("Whoever has the link").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator(".plate")).to_have_count(5)


def test_another_page_is_told_and_takes_the_focus(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    open_form(page)
    expect(page).to_have_title("Set up a table · Trula")
    assert page.evaluate("document.activeElement.contains(document.getElementById('main'))")
    page.get_by_role("link", name="Trula").click()
    expect(page).to_have_title("Trula")


def test_leaderboards_are_one_click_apart(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    page.get_by_role("link", name="Leaderboard").click()
    page.get_by_role("link", name="Play Tarock Online, three").click()
    expect(page).to_have_title("Leaderboard, Play Tarock Online, three · Trula")
    expect(page.get_by_role("link", name="Play Tarock Online, three")).to_have_attribute("aria-current", "page")


def test_axe_finds_nothing_where_the_house_rules_are_unfolded(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(f"{site}/create", **PHONE)
    page.get_by_text("House rules").first.click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_looks_for_five_comes_to_the_table_that_waits(newcomer: Callable[..., Page]) -> None:
    first, second = newcomer(), newcomer()
    for page in (first, second):
        choose(page, "Slovenian tarok, 5 players")
    first.get_by_test_id("play-now").click()
    first.wait_for_url("**/table/*")
    second.get_by_test_id("open-tables").locator("li", has_text="Slovenian tarok, 5 players").wait_for()
    second.get_by_test_id("play-now").click()
    second.wait_for_url("**/table/*")
    assert first.url == second.url
    first.get_by_test_id("leave").click()
    first.get_by_role("dialog").get_by_role("button", name="Leave").click()
