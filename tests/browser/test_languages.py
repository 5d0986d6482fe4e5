"""The reader's language: from the browser or chosen, at once, remembered, and unchanged where it cannot be fetched."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import choose_language, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

GREETINGS = [
    ("en-GB", "en", "Tarok, at a good table."),
    ("sl-SI", "sl", "Tarok za dobro mizo."),
    ("it-IT", "it", "Tarocchi in compagnia."),
    ("es-ES", "es", "Tarot, en buena mesa."),
    ("fr-FR", "fr", "Le tarok, à bonne table."),
    ("de-AT", "de", "Tarock in guter Runde."),
    ("ja-JP", "en", "Tarok, at a good table."),
]


@pytest.mark.parametrize(("locale", "language", "title"), GREETINGS)
def test_the_browser_says_in_which_language_one_is_spoken_to(
    newcomer: Callable[..., Page], locale: str, language: str, title: str
) -> None:
    page = newcomer(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_language_is_chosen_at_once_and_remembered_for_the_client_and_the_server(
    newcomer: Callable[..., Page],
) -> None:
    page = newcomer()
    choose_language(page, "Slovenščina")
    expect(page.get_by_role("button", name="Igraj zdaj")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "sl")
    cookies = {cookie.get("name"): cookie.get("value") for cookie in page.context.cookies()}
    assert cookies["trula_language"] == "sl"
    page.reload()
    expect(page.get_by_role("button", name="Igraj zdaj")).to_be_visible()
    choose_language(page, "English")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_menu_of_languages_goes_by_keyboard(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    button = page.get_by_test_id("language")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="English", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="English", exact=True)).to_be_focused()
    page.get_by_role("button", name="Slovenščina").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "sl")
    expect(button).to_be_focused()


def test_a_language_changes_in_the_middle_of_a_deal(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    page.locator(".hand button").first.wait_for()
    choose_language(page, "Slovenščina")
    expect(page.get_by_test_id("leave")).to_have_text("Zapusti")
    expect(page.locator(".hand button")).to_have_count(12)


def test_on_a_phone_the_menu_has_the_languages_too(newcomer: Callable[..., Page]) -> None:
    page = newcomer(viewport={"width": 375, "height": 667}, has_touch=True, is_mobile=True)
    page.get_by_test_id("menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Slovenščina").click()
    expect(page.get_by_role("button", name="Igraj zdaj")).to_be_visible()


def test_where_a_language_cannot_be_fetched_the_old_one_stays_and_says_so(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    page.route("**/assets/sl/*.json", lambda route: route.abort())
    choose_language(page, "Slovenščina")
    expect(page.get_by_text("Slovenščina could not be fetched. Please try again.")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.unroute("**/assets/sl/*.json")
    page.get_by_role("button", name="Slovenščina", exact=True).click()
    expect(page.get_by_role("button", name="Igraj zdaj")).to_be_visible()
