"""Cancelling, leaving, coming back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def test_the_creator_cancels_in_the_dealing_step_and_sees_25_points_go(
    newcomer: Callable[..., Page], site: str
) -> None:
    page = newcomer()
    set_up_table(page)
    page.get_by_role("button", name="Cancel the session").click()
    dialog = page.get_by_role("dialog", name="Cancel the session?")
    expect(dialog).to_contain_text("If you cancel it, you lose 25 points")
    dialog.get_by_role("button", name="Cancel it and lose 25 points").click()
    expect(page.get_by_role("heading", name="The session was cancelled")).to_be_visible()
    page.goto(site)
    page.get_by_role("link", name="(guest)").click()
    expect(page.get_by_test_id("game-points")).to_have_text("−25")
    expect(page.get_by_test_id("sessions")).to_contain_text("cancelled, −25")


def test_leaving_asks_and_says_that_a_bot_plays_on_and_one_may_come_back(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    address = set_up_table(page)
    page.locator(".hand button").first.wait_for()
    page.get_by_test_id("leave").click()
    dialog = page.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text("A bot plays on in your seat, and the result stays yours")
    dialog.get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile(r"/$"))
    page.goto(address)
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("back")).to_be_hidden()
