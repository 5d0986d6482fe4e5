"""For everybody: every page in every look, large text, little motion, both sizes of screen, what is kept."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.everybody import DESK, LOOKS, PHONE, SCREENS, cut_text, overlaps, poor_contrast, violations, wear
from tests.browser.player import CORNER, play, register, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]


PAGES = (
    "/",
    "/create",
    "/rules",
    "/rules/slovenian-4",
    "/leaderboard/slovenian-4",
    "/player/Nobody",
    "/deck",
    "/learn",
    "/glossary",
    "/about",
    "/nowhere",
)


@SCREENS
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(
    newcomer: Callable[..., Page], site: str, path: str, screen: dict[str, Any]
) -> None:
    page = newcomer(site + path, reduced_motion="reduce", **screen)
    page.locator("main:not([aria-busy]) h1").first.wait_for()
    assert violations(page) == []
    for look in LOOKS if screen is DESK else ():
        wear(page, *look)
        assert {look: poor_contrast(page)} == {look: []}


@pytest.mark.long
@pytest.mark.parametrize("path", PAGES)
def test_all_words_can_be_read_in_every_look_on_a_phone(newcomer: Callable[..., Page], site: str, path: str) -> None:
    page = newcomer(site + path, **PHONE)
    page.locator("main:not([aria-busy]) h1").first.wait_for()
    for look in LOOKS:
        wear(page, *look)
        assert {look: poor_contrast(page)} == {look: []}


@pytest.mark.parametrize("path", [path for path in PAGES if path != "/learn"])  # a table: tests/browser/test_phases.py
def test_text_of_twice_the_size_is_whole_and_fits(newcomer: Callable[..., Page], site: str, path: str) -> None:
    page = newcomer(site + path, viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    page.locator("main:not([aria-busy]) h1").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 640, "height": 800})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert (cut_text(page), overlaps(page)) == ([], [])


@SCREENS
def test_axe_finds_nothing_in_the_settings_and_the_list_of_keys(
    newcomer: Callable[..., Page], screen: dict[str, Any]
) -> None:
    page = newcomer(reduced_motion="reduce", **screen)
    page.get_by_test_id("settings").first.click()
    page.get_by_role("dialog", name="Settings").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="All keys").click()
    page.get_by_role("dialog", name="Keys").wait_for()
    assert violations(page) == []


def test_settings_show_at_once_and_are_there_before_the_first_paint_of_the_next_visit(
    newcomer: Callable[..., Page],
) -> None:
    page = newcomer()
    button = page.get_by_test_id("settings")
    button.click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="Dark").check()
    dialog.get_by_role("radio", name="Wine").check()
    dialog.get_by_role("switch", name="Two taps to play").check()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(21, 26, 37)")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    # The client never comes: what is kept is there all the same.
    page.route("**/assets/*.js", lambda route: route.abort())
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-felt", "wine")
    page.unroute("**/assets/*.js")
    page.reload()
    button.click()
    expect(dialog.get_by_role("switch", name="Two taps to play")).to_be_checked()


def test_for_who_asks_for_less_motion_things_fade_and_nothing_travels(newcomer: Callable[..., Page]) -> None:
    page = newcomer(reduced_motion="reduce")
    set_up_table(page)
    play(page, until=lambda: page.locator(".hand .may").count() > 0)
    page.locator(".hand .may").first.click(position=CORNER)
    moving: list[str] = page.evaluate(
        """() => document.getAnimations()
            .filter(({effect: one}) => one.getComputedTiming().duration > 20 && !one.target.closest('.ring'))
            .filter(({effect: one}) => one.getKeyframes().some(at =>
                ['transform', 'translate', 'scale', 'rotate'].some(how => how in at)))
            .map(({effect: one}) => one.target.outerHTML.slice(0, 100))"""
    )
    assert moving == []


@SCREENS
def test_nothing_is_wider_than_the_screen_and_targets_are_large(
    newcomer: Callable[..., Page], screen: dict[str, Any]
) -> None:
    page = newcomer(**screen)
    for _ in ("home", "table"):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a.btn')]
                .filter(one => one.offsetWidth > 0 && one.offsetHeight < 43.5)  // a card on its way is drawn smaller
                .map(one => one.outerHTML.slice(0, 90))"""
        )
        assert small == []
        if page.url.count("/") == 3:
            set_up_table(page)
            page.locator(".hand button").first.wait_for()


@SCREENS
def test_nothing_jumps_when_a_question_comes(newcomer: Callable[..., Page], screen: dict[str, Any]) -> None:
    page = newcomer(reduced_motion="reduce", **screen)
    set_up_table(page)
    page.locator(".hand button").first.wait_for()
    before = _tops(page)
    play(page, until=lambda: page.locator(".hand .may").count() > 0)
    assert _tops(page) == pytest.approx(before, abs=2)


def test_a_guest_who_registers_keeps_the_account_and_may_sign_out_and_in(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    page.get_by_test_id("leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    register(page, "Milena")
    expect(page.get_by_test_id("own-tables")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Milena")
    dialog.get_by_label("Password").fill("not this one")
    dialog.get_by_role("button", name="Sign in", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("Name or password is wrong.")
    dialog.get_by_label("Password").fill("a good long word")
    dialog.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("link", name="Milena")).to_be_visible()


def test_a_wrong_address_is_told_with_a_way_on(newcomer: Callable[..., Page], site: str) -> None:
    for path, heading in [("/nowhere", "There is nothing here"), ("/table/none", "This table is gone")]:
        page = newcomer(site + path)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(page.get_by_role("link", name="page").or_(page.get_by_role("link", name="tables")).first).to_be_visible()


def _tops(page: Page) -> list[float]:
    tops: list[float] = page.locator(".plate").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    return tops
