"""For everybody: keyboard, screen readers, both languages, both sizes of screen."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.player import by_keyboard, over, play, register, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

PHONE = {"viewport": {"width": 375, "height": 667}, "has_touch": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
SCREENS = pytest.mark.parametrize("screen", [pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk")])


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.slow
def test_a_deal_is_played_by_keyboard_alone(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    page.keyboard.press("Escape")
    play(page, until=lambda: over(page), answer=by_keyboard)


@SCREENS
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_home_and_table(
    newcomer: Callable[..., Page], screen: dict[str, Any], scheme: str
) -> None:
    page = newcomer(color_scheme=scheme, reduced_motion="reduce", **screen)
    assert violations(page) == []
    set_up_table(page)
    page.get_by_role("region", name="The cards are about to be dealt").wait_for()
    assert violations(page) == []
    play(page, until=lambda: page.locator(".hand .may").count() > 0)
    assert violations(page) == []


@SCREENS
def test_nothing_is_wider_than_the_screen_and_targets_are_large(
    newcomer: Callable[..., Page], screen: dict[str, Any]
) -> None:
    page = newcomer(**screen)
    for _ in ("home", "table"):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a.btn')]
                .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && box.height < 43.5).map(([html]) => html)"""
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
    assert _tops(page) == pytest.approx(before, abs=26)  # the contract's line comes in above the trick


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
