"""A whole session through the page: played, reloaded in mid-trick, and found again in the history."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.everybody import violations
from tests.browser.player import by_pointer, in_mid_trick, in_the_background, over, play, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]


def test_a_session_is_played_reloaded_in_mid_trick_and_found_in_the_history(
    newcomer: Callable[..., Page],
) -> None:
    page = newcomer()
    address = set_up_table(page, deals=2)

    # Who answers only while no card lies there cannot overlook the moment.
    play(page, until=lambda: in_mid_trick(page), answer=lambda one: not _table(one)[0] and by_pointer(one))
    before = _table(page)
    page.reload()
    page.get_by_test_id("hand").wait_for()
    assert _table(page) == before, "play resumes at the very card"

    in_the_background(page)
    play(page, until=lambda: over(page))
    sheet = page.get_by_role("table", name="Score sheet").last.inner_text()

    page.get_by_role("link", name="Score sheet and replays").click()
    page.wait_for_url(f"**/session/{address.rsplit('/', 1)[1]}")
    deals = page.locator("tbody th a")
    expect(deals).to_have_count(2)
    assert violations(page) == []
    total = page.locator("tr.total td").all_inner_texts()
    assert all(number in sheet for number in total)

    deals.first.click()
    expect(page.get_by_test_id("replay-board")).to_be_visible()
    cards = page.get_by_test_id("replay-board").locator(".hand svg")
    expect(cards).to_have_count(48)
    assert violations(page) == []
    page.get_by_test_id("step-forward").click()
    expect(page.get_by_test_id("step-no")).to_contain_text("Step 1 of")
    page.get_by_test_id("step-last").click()
    expect(cards).to_have_count(0)
    page.get_by_test_id("step-back").click()
    expect(cards).to_have_count(1)

    page.get_by_role("link", name="(guest)").click()
    expect(page.get_by_test_id("sessions").get_by_role("link")).to_have_count(1)


def test_home_shows_first_the_table_one_sits_at(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    address = set_up_table(page)
    page.get_by_test_id("trick").wait_for()
    page.goto("/".join(address.split("/")[:3]))
    page.get_by_test_id("own-tables").get_by_role("link").click()
    page.wait_for_url(address)


def _table(page: Page) -> tuple[list[str], list[str]]:
    cards = "all => all.map(one => one.dataset.card)"
    lying = page.get_by_test_id("trick").locator(".lay").evaluate_all(cards)
    return lying, page.locator(".hand button").evaluate_all(cards)
