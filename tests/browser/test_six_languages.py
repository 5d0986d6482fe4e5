"""All that is shown in a language is in that language: every page, every dialog, whole deals."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import choose_language, keenly, over, play, set_up_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(500)]

CATALOGS: Final = Path(__file__).parents[2] / "frontend" / "src" / "i18n"
LOCALES: Final = {"sl": "sl-SI", "it": "it-IT", "es": "es-ES", "fr": "fr-FR", "de": "de-AT"}
PATHS: Final = (
    "/",
    "/create",
    "/rules",
    "/rules/slovenian-4",
    "/rules/french-5",
    "/rules/portal-2",
    "/learn",
    "/glossary",
    "/deck",
    "/about",
    "/leaderboard/slovenian-4",
    "/player/Nobody",
    "/nowhere",
    "/table/none",
)
#: Words of English that none of the other five has.
ENGLISH: Final = re.compile(r"\b(the|and|you|your|with|which|this|have|they|must|not)\b", re.IGNORECASE)
#: Names of people, packages and works in the credits, and of what can be installed.
QUOTED: Final = "cite, code, [lang=en], .brand, .language, [data-testid=language]"
#: Slovene names, told beside their own in every language.
NAMES: Final = {"Tarok", "Škis"}
# Keeps every text and label that the page has ever shown.
WATCH: Final = """quoted => {
  window.seen = new Set();
  const take = (node) => {
    if (node.nodeType === 3) {
      if (node.parentElement?.closest(quoted + ', script, style') === null) window.seen.add(node.data.trim());
      return;
    }
    if (node.nodeType !== 1 || node.closest(quoted)) return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      if (node.hasAttribute(name)) window.seen.add(node.getAttribute(name).trim());
    node.childNodes.forEach(take);
  };
  take(document.documentElement);
  new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
    take(target.nodeType === 3 || addedNodes.length === 0 ? target : document.createTextNode(''));
    addedNodes.forEach(take);
  })).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}"""


def watch(page: Page) -> None:
    """Write down from now on what *page* shows."""
    page.evaluate(WATCH, QUOTED)


def english(page: Page, language: str) -> set[str]:
    """What *page* has shown in English since it is watched."""
    seen: list[str] = page.evaluate("[...window.seen]")
    own, plain, patterns = _english(language)
    return {
        text
        for text in seen
        if text in plain
        or ENGLISH.search(text)
        or (text.casefold() not in own and any(pattern.fullmatch(text) for pattern in patterns))
    }


@pytest.mark.parametrize(
    "language", [one if one in ("sl", "de") else pytest.param(one, marks=pytest.mark.long) for one in LOCALES]
)
def test_no_page_and_no_dialog_has_a_word_of_english(newcomer: Callable[..., Page], site: str, language: str) -> None:
    page = newcomer(locale=LOCALES[language])
    found: dict[str, set[str]] = {}
    for path in PATHS:
        page.goto(site + path)
        page.locator("main:not([aria-busy]) h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        watch(page)
        for closed in page.locator("main summary").all()[:6]:
            closed.click()
        if path == "/":
            page.get_by_test_id("settings").click()
            page.locator("dialog[open] [aria-haspopup=dialog]").click()
            page.locator("dialog[open] table").first.wait_for()
            page.keyboard.press("Escape")
            page.get_by_role("banner").get_by_role("button").last.click()
            page.locator("dialog[open] form").wait_for()
        if page_has := english(page, language):
            found[path] = page_has
    assert found == {}


@pytest.mark.long
@pytest.mark.parametrize(("game", "deals"), [("Slovenian tarok, 5 players", 2), ("French tarot, 5 players", 1)])
def test_five_people_play_each_in_a_language_of_their_own(newcomer: Callable[..., Page], game: str, deals: int) -> None:
    """Of five at Slovenian tarok one sits out: in two deals everybody plays."""
    pages = {language: newcomer(locale=locale) for language, locale in LOCALES.items() if language != "sl"}
    pages["sl"] = newcomer()
    address = set_up_table(pages["sl"], game=game, deals=deals, bots=False)
    choose_language(pages["sl"], "Slovenščina")
    expect(pages["sl"].get_by_test_id("leave")).to_have_text("Zapusti")
    pages["sl"].reload()  # the page that the server sends is Slovene now, too
    expect(pages["sl"].get_by_test_id("leave")).to_have_text("Zapusti")
    for language, page in pages.items():
        if language != "sl":
            sit_down(page, address)
        watch(page)
    play(*pages.values(), until=lambda: all(over(page) for page in pages.values()), answer=keenly)
    for page in pages.values():
        for tab in reversed(page.get_by_role("tab").all()):
            tab.click()
        page.get_by_role("tabpanel").locator("summary").first.focus()
    assert {language: shown for language, page in pages.items() if (shown := english(page, language))} == {}

    # The same score, read in five languages.
    totals = [page.locator("tr.total td").all_inner_texts() for page in pages.values()]
    assert len({tuple(sorted(total)) for total in totals}) == 1
    for page in pages.values():
        page.goto(address.replace("/table/", "/session/"))
        page.locator("tbody th a").first.wait_for()
        watch(page)
        page.goto(f"{page.url}/deal/1")
        page.get_by_test_id("replay-board").wait_for()
        watch(page)
        page.get_by_test_id("step-last").click()
    assert {language: shown for language, page in pages.items() if (shown := english(page, language))} == {}


@cache
def _english(language: str) -> tuple[frozenset[str], frozenset[str], tuple[re.Pattern[str], ...]]:
    """What *language* says itself; what would be English: what only the English catalog says, whole and with gaps.

    What it says itself may look like an English sentence with a gap: “Tu passes”.
    """
    words: dict[str, str] = json.loads((CATALOGS / "en.json").read_text())
    own = frozenset(text.casefold() for text in json.loads((CATALOGS / f"{language}.json").read_text()).values())
    foreign = [text for text in words.values() if text.casefold() not in own]
    plain = frozenset(text for text in foreign if "{{" not in text and len(text) > 2) - NAMES
    gaps = [text for text in foreign if "{{" in text and re.search("[a-z]{4}", re.sub(r"{{.*?}}", "", text))]
    return own, plain, tuple(re.compile(".+".join(map(re.escape, re.split(r"{{.*?}}", text)))) for text in gaps)
