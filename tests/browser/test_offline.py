"""Without a network: what was there once opens again, a table says what it needs, and back online all goes on."""

import gzip
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, Route, expect

from backend.api.page import CLIENT
from tests.browser.player import choose_language, play

pytestmark = [pytest.mark.browser, pytest.mark.servers, pytest.mark.timeout(240)]

SCRIPT_BUDGET = 150_000
STEADY = 0.02
PATIENCE_S = 60
GONE_ON = "net::ERR_ABORTED"  # the page was left before it had come
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.fixture
def guarded(newcomer: Callable[..., Page]) -> Page:
    """Somebody whose browser has kept the client and its words."""
    page = newcomer(service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.evaluate(
        "() => navigator.serviceWorker.controller ?? "
        "new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))"
    )
    words_are_kept(page, "en")
    return page


def until(page: Page, script: str, arg: object) -> None:
    """Wait until the asynchronous *script* says true of *arg*, which `wait_for_function` would not wait for."""
    end = time.monotonic() + PATIENCE_S
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, script
        page.wait_for_timeout(200)


def words_are_kept(page: Page, language: str) -> None:
    """Wait until the browser has kept the games and all words of *language*, and no others."""
    until(
        page,
        """async (language) => {
          const wanted = await (await fetch(`/words/${language}.json`)).json();
          const kept = await (await caches.open('words')).keys();
          const games = await (await caches.open('games')).keys();
          const paths = kept.map((one) => new URL(one.url).pathname);
          return games.length === 1 && wanted.sort().join() === paths.sort().join();
        }""",
        language,
    )


def test_the_rules_the_deck_and_the_front_page_open_without_a_network(guarded: Page, site: str) -> None:
    faces_and_backs = len(list((CLIENT / "cards").glob("*.svg")))
    until(guarded, "async (all) => (await (await caches.open('cards')).keys()).length === all", faces_and_backs)
    failed: list[Request] = []

    def note(request: Request) -> None:  # Playwright marks its listeners, which a built-in method does not bear
        failed.append(request)

    guarded.context.set_offline(True)
    guarded.on("requestfailed", note)
    guarded.goto(site)
    expect(guarded.get_by_role("heading", name="Tarok, at a good table.")).to_be_visible()
    expect(guarded.get_by_test_id("open-tables")).to_contain_text("To play you need the internet.")
    for path, words in (
        ("/rules/slovenian-4", "the talon"),
        ("/glossary", "A promise before play"),
        ("/deck", "54 cards"),
    ):
        guarded.goto(site + path)
        expect(guarded.get_by_role("main")).to_contain_text(words)
    lost = {urlsplit(one.url).path for one in failed if one.failure != GONE_ON}
    assert {path for path in lost if not path.startswith("/api/")} == set()


def test_who_changes_the_language_has_that_one_without_a_network(guarded: Page, site: str) -> None:
    choose_language(guarded, "Slovenščina")
    words_are_kept(guarded, "sl")
    guarded.context.set_offline(True)
    guarded.goto(f"{site}/rules/slovenian-4")
    expect(guarded.get_by_role("main")).to_contain_text("licitacija")


def test_a_table_says_that_it_needs_the_line_and_goes_on_when_that_is_back(guarded: Page) -> None:
    guarded.get_by_test_id("practise").click()
    play(guarded, until=lambda: guarded.locator(".hand .may").count() > 0)
    guarded.context.set_offline(True)
    guarded.goto(guarded.url)
    expect(guarded.get_by_test_id("nothing")).to_contain_text("A table needs a connection to the server.")
    guarded.context.set_offline(False)
    expect(guarded.get_by_test_id("hand")).to_be_visible(timeout=30_000)


def test_nothing_about_people_or_tables_is_kept(guarded: Page) -> None:
    guarded.get_by_test_id("practise").click()
    play(guarded, until=lambda: guarded.locator(".hand .may").count() > 0)
    kept: list[str] = guarded.evaluate(
        """async () => {
          const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          return (await Promise.all(stores.map((one) => one.keys()))).flat().map((one) => new URL(one.url).pathname);
        }"""
    )
    asked = [path for path in kept if path.startswith(("/api", "/ws"))]
    assert kept
    assert set(asked) <= {"/api/rulesets"}


def test_the_first_screen_stands_in_the_page_in_the_readers_language(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer(site, java_script_enabled=False, locale="sl-SI")
    assert page.locator("html").get_attribute("lang") == "sl"
    expect(page.get_by_role("heading", level=1)).to_have_text("Tarok za dobro mizo.")
    expect(page.get_by_role("button")).to_have_count(2)
    assert "JavaScript, ki je izklopljen" in page.content()


def test_a_tap_before_the_client_is_there_is_followed(newcomer: Callable[..., Page], site: str) -> None:
    page = newcomer("about:blank")

    def tap_meanwhile(words: Route) -> None:
        page.get_by_test_id("practise").click()
        words.continue_()

    page.route("**/assets/en/*.json", tap_meanwhile)
    page.goto(site, wait_until="commit")
    page.wait_for_url("**/table/*")


def test_up_to_a_playable_table_the_script_keeps_its_budget_and_nothing_shifts(
    newcomer: Callable[..., Page], site: str
) -> None:
    phone = {"width": 375, "height": 667}
    page = newcomer("about:blank", viewport=phone, reduced_motion="no-preference")
    page.add_init_script(SHIFTS)
    page.goto(site)
    expect(page.get_by_test_id("games").get_by_role("radio").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("shifted") <= STEADY
    page.get_by_test_id("practise").click()
    play(page, until=lambda: page.locator(".hand .may").count() > 0)
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    scripts = {name for name in names if name.endswith(".js")}
    assert len(scripts) > 3
    assert sum(len(gzip.compress((CLIENT / name[1:]).read_bytes(), 9)) for name in scripts) <= SCRIPT_BUDGET
