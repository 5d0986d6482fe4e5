"""Learning at the table: the whole lesson done by a person, hints at practice tables, the glossary."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.everybody import violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

WAIT_MS = 30_000
#: A second tap so soon would be the rest of the first.
SAME_TAP_MS = 400


def lesson(newcomer: Callable[..., Page], site: str) -> Page:
    page = newcomer(f"{site}/learn")
    expect(page.get_by_test_id("do")).to_be_visible(timeout=WAIT_MS)
    return page


def card(page: Page, code: str) -> None:
    """Press a card of the hand, also one that may not be played."""
    page.wait_for_timeout(SAME_TAP_MS)
    page.locator(f"[data-testid=hand] [data-card={code}]").press("Enter")


def answer(page: Page, do: str) -> None:
    page.locator(f"button[data-do='{do}']").click()


def done(page: Page) -> None:
    """The step is done: see it said, and go on."""
    expect(page.get_by_test_id("well")).to_be_visible(timeout=WAIT_MS)
    page.get_by_test_id("onward").click()


def test_a_newcomer_does_the_whole_lesson(newcomer: Callable[..., Page], site: str) -> None:
    page = lesson(newcomer, site)
    card(page, "t20")
    expect(page.get_by_test_id("other")).to_contain_text("worth 1")
    card(page, "sK")
    done(page)
    answer(page, "pass")
    expect(page.get_by_test_id("other")).to_be_visible()
    answer(page, "bid two")
    answer(page, "contract two")
    done(page)
    answer(page, "call c")
    done(page)
    answer(page, "take 1")
    done(page)
    card(page, "c7")
    card(page, "h1")
    page.get_by_role("button", name="Lay away 2 cards").click()
    done(page)
    answer(page, "pass")
    done(page)
    expect(page.get_by_role("heading", name="Follow suit")).to_be_visible()
    card(page, "t22")
    expect(page.get_by_text("You must follow diamonds")).to_be_visible()
    card(page, "d1")
    expect(page.get_by_test_id("other")).to_be_visible()
    card(page, "dK")
    done(page)
    card(page, "sK")
    done(page)
    card(page, "t11")
    done(page)
    page.get_by_role("button", name="Skip to the end").click()
    page.get_by_role("button", name="6 points").click()
    expect(page.get_by_test_id("other")).to_be_visible()
    page.get_by_role("button", name="8 points").click()
    done(page)
    expect(page.get_by_role("heading", name="You have played tarok.")).to_be_visible()
    page.get_by_test_id("lesson-play").click()
    page.wait_for_url("**/table/*")


def test_who_leaves_the_lesson_comes_back_to_his_step_and_may_go_back_and_forth(
    newcomer: Callable[..., Page], site: str
) -> None:
    page = lesson(newcomer, site)
    page.get_by_role("button", name="Step 5 of 10").click()
    expect(page.get_by_role("heading", name="The discard")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="The discard")).to_be_visible(timeout=WAIT_MS)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="The talon", exact=True)).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-hinted]")).to_have_attribute("data-do", "take 1")
    assert violations(page) == []


@pytest.mark.parametrize("game", ["slovenian-4 4", "french-4 4"])
def test_at_a_practice_table_a_key_tells_what_a_bot_would_do_and_why(
    newcomer: Callable[..., Page], site: str, game: str
) -> None:
    page = newcomer()
    page.evaluate("game => localStorage.setItem('trula.game', game)", game)
    page.goto(site)
    page.get_by_test_id("practise").click()
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=60_000)
    page.keyboard.press("h")
    said = page.get_by_test_id("hinted")
    expect(said).to_be_visible()
    expect(said).to_have_attribute("data-why", re.compile("[a-z_]+"))
    expect(said).to_contain_text(re.compile(r"\w+\. \w+"))
    expect(page.locator("[data-hinted]").first).to_be_visible()


def test_a_term_is_found_by_a_part_of_its_name_and_leads_to_others(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(f"{site}/glossary")
    page.get_by_label("Search").fill("skis")
    terms = page.locator("dl > div")
    expect(terms.first).to_be_visible()
    expect(page.locator("#skis")).to_be_visible()
    expect(page.locator("#petit_sec")).to_have_count(0)
    page.locator("#skis a", has_text="emperor").click()
    expect(page.locator("#emperor")).to_be_in_viewport()
    assert violations(page) == []
