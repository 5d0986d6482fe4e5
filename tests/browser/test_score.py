"""The score: a deal is told step by step, its lines say their rules, the session has a sheet, a chart and a print."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import in_the_background, over, play, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


def totals(page: Page) -> list[str]:
    return page.locator("section.paper .ledger tfoot td").all_inner_texts()


def test_the_counting_ends_with_the_ledger_by_itself(page: Page, gallery: str) -> None:
    page.goto(f"{gallery}?scene=scored")
    drama = page.get_by_test_id("drama")
    before = drama.bounding_box()
    expect(page.get_by_test_id("next")).to_be_enabled()
    expect(drama).to_have_attribute("data-over", "true", timeout=20_000)
    assert totals(page) == ["+40", "+60", "0"]
    expect(page.get_by_test_id("count").locator(".sum b")).to_have_text("43")
    after = drama.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["width"], before["height"]) == (after["width"], after["height"]), "nothing moved when it was told"


def test_a_key_or_a_tap_shows_the_whole_ledger_at_once(page: Page, gallery: str) -> None:
    skips: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_test_id("drama").click(),
    )
    for skip in skips:
        page.goto(f"{gallery}?scene=scored")
        page.get_by_test_id("drama").wait_for()
        skip()
        assert page.get_by_test_id("drama").get_attribute("data-over") == "true"
        assert totals(page) == ["+40", "+60", "0"]


def test_who_wants_less_motion_has_it_whole(browser: Browser, gallery: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{gallery}?scene=scored-french")
    assert page.get_by_test_id("drama").get_attribute("data-over") == "true"
    context.close()


def test_a_line_says_its_rule_in_words_by_keyboard(page: Page, gallery: str) -> None:
    page.goto(f"{gallery}?scene=scored")
    page.get_by_role("button", name="Rule S-41").focus()
    page.keyboard.press("Enter")
    note = page.locator("[data-testid=rule-note]:popover-open")
    expect(note).to_contain_text("loses the mond to the škis")
    expect(note.get_by_role("link")).to_have_attribute("href", "/rules/slovenian-4#S-41")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_the_side_shows_what_deals_brought_or_the_totals_or_a_chart_with_a_line_a_player(
    page: Page, gallery: str
) -> None:
    page.goto(f"{gallery}?scene=scored")
    second = page.get_by_role("table", name="Score sheet").locator("tbody tr").nth(1).locator("td")
    expect(second).to_have_text(["+60", "", "", "+40"])
    page.get_by_test_id("show-running").click()
    expect(second).to_have_text(["55", "", "", "25"])
    page.get_by_test_id("show-chart").click()
    expect(page.get_by_test_id("chart-line")).to_have_count(4)
    expect(page.get_by_role("img", name=re.compile("Totals, deal by deal"))).to_be_visible()


@pytest.mark.long
def test_a_session_is_printed_as_its_sheet_and_replayed_by_keys(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    in_the_background(page)
    play(page, until=lambda: over(page))
    page.get_by_role("link", name="Score sheet and replays").click()
    sheet = page.get_by_role("table", name="Score sheet")
    expect(sheet.locator("tbody tr")).to_have_count(1)
    page.emulate_media(media="print", color_scheme="dark")
    expect(sheet).to_be_visible()
    expect(page.get_by_test_id("print")).to_be_hidden()
    expect(page.get_by_role("navigation", name="Main")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('table.sheet .total th')).color") == "rgb(31, 42, 68)"
    page.emulate_media(media="screen")
    page.get_by_role("link", name="Replay", exact=True).click()
    step = page.get_by_test_id("step-no")
    expect(step).to_have_text(re.compile(r"^Step 0 of"))
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile(r"^Step 1 of"))
    page.keyboard.press("End")
    expect(page.locator(".ledger tfoot")).to_be_visible()
    page.keyboard.press("Home")
    expect(step).to_have_text(re.compile(r"^Step 0 of"))
