"""Two people at one table: one on a phone in Slovene, one at a desk in English."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import by_pointer, by_touch, in_a_hurry, over, play, set_up_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

PHONE: Final = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True, "locale": "sl-SI"}


def test_a_phone_in_slovene_and_a_desk_in_english_share_a_table(newcomer: Callable[..., Page]) -> None:
    desk, phone = newcomer(), newcomer(**PHONE)
    for page in (desk, phone):
        in_a_hurry(page)
        page.reload()
    sit_down(phone, set_up_table(desk, game="Play Tarock Online, 3 players", bots=False))

    # What one picks from the phrases the other reads in his own language.
    phone.get_by_test_id("side").tap()
    phone.get_by_role("tab", name="Klepet").tap()
    phone.get_by_role("button", name="Veliko sreče!").tap()
    phone.keyboard.press("Escape")
    desk.get_by_role("tab", name="Chat").click()
    expect(desk.get_by_role("list", name="Chat")).to_contain_text("Good luck!")

    desk.get_by_test_id("fill").click()
    play(
        desk,
        phone,
        until=lambda: over(desk) and over(phone),
        answer=lambda page: by_touch(page) if page is phone else by_pointer(page),
    )
    expect(desk.get_by_role("heading", name="The session is over")).to_be_visible()
    expect(phone.get_by_role("heading", name="Partija je končana")).to_be_visible()
    standings = [page.get_by_test_id("standing").locator(".figures").all_inner_texts() for page in (desk, phone)]
    assert standings[0] == standings[1]
