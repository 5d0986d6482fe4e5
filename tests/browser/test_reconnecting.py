"""The line is lost in every phase of a table, and comes back: the same question, nothing lost, nothing done twice."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import (
    CORNER,
    by_pointer,
    in_the_background,
    keenly,
    over,
    play,
    set_up_table,
    sit_down,
    within_the_deal,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

#: What is asked, by what there is to press; the first that fits.
QUESTIONS: Final = {
    "waiting": "[data-testid=fill]",
    "declaration": "[data-do=declare]",
    "naming": "[data-do^=contract]",
    "king call": "[data-do^=call]",
    "talon": "button[data-do^=take]:enabled",
    "chelem": "[data-do='announce chelem']",
    "auction": "[data-do^=bid]",
    "announcements": "[data-do=pass]:enabled",
    "discard": ".confirm",
    "score": "[data-testid=next]:enabled",
    "piles": ".piles .may",
    "play": ".hand .may",
}
# All of a table that must not change while the line is cut, clocks and what is only just moving apart.
FLIGHT_MS: Final = 500
STANDING: Final = """() => {
  const all = (query, of) => [...document.querySelectorAll(query)].map(of);
  const texts = (query) => all(query, (one) => one.textContent.replace(/\\d+ s\\b/g, ''));
  const cards = (query) => all(query, (one) => one.dataset.card);
  return {
    hand: cards('.hand button'),
    may: cards('.hand .may'),
    trick: cards('.trick .lay'),
    piles: texts('.piles'),
    question: all('[data-do], .confirm, [data-testid=next]', (one) => one.dataset.do ?? ''),
    paper: texts('.paper h2'),
    plates: texts('.plate b, .plate .count'),
    contract: texts('[data-testid=contract]'),
    score: texts('aside table'),
  };
}"""


def standing(page: Page) -> Any:
    """What the table shows, when no card is on its way any more."""
    before = None
    while before != (now := page.evaluate(STANDING)):
        before = now
        page.wait_for_timeout(FLIGHT_MS)
    return now


def asked(page: Page) -> str | None:
    """What is asked of *page* now."""
    if page.get_by_test_id("lost").count():
        return None
    return next((phase for phase, query in QUESTIONS.items() if page.locator(query).count()), None)


def cut_and_mend(page: Page) -> None:
    """Take the network away until the page says so, and give it back."""
    page.context.set_offline(True)
    expect(page.get_by_test_id("lost")).to_contain_text("Attempting to reconnect")
    page.context.set_offline(False)
    expect(page.get_by_test_id("lost")).to_be_hidden(timeout=15_000)


def declaring(page: Page) -> bool:
    """Answer as who wants to declare with a king called and cards exchanged."""
    three = page.locator("button[data-do='contract three']:enabled")
    if three.count():
        three.click()
        return True
    return keenly(page)


@pytest.mark.parametrize(
    ("game", "people", "phases"),
    [
        pytest.param(
            "Slovenian tarok, 4 players",
            4,
            {"waiting", "king call", "talon", "discard", "announcements", "play"},
            marks=pytest.mark.long,
        ),
        ("French tarot, 3 players", 3, {"auction", "discard", "chelem", "play"}),
        pytest.param("Play Tarock Online, 2 players", 2, {"piles"}, marks=pytest.mark.long),
    ],
    ids=["Slovenian", "French", "portal"],
)
def test_the_line_is_cut_in_every_phase_and_nothing_is_lost(
    newcomer: Callable[..., Page], game: str, people: int, phases: set[str]
) -> None:
    mine, *others = [newcomer() for _ in range(people)]
    address = set_up_table(mine, game=game, deals=2, bots=False)
    expect(mine.locator(QUESTIONS["waiting"])).to_be_visible()
    survived: dict[str, tuple[Any, Any]] = {}

    def cut_once(phase: str) -> None:
        before = standing(mine)
        cut_and_mend(mine)
        survived[phase] = before, standing(mine)

    def answer(page: Page) -> bool:
        if page is not mine:
            return by_pointer(page)
        phase = asked(page)
        if phase is not None and phase not in survived:
            cut_once(phase)
        return declaring(page)

    cut_once("waiting")
    for page in others:
        sit_down(page, address)
    play(mine, *others, until=lambda: set(survived) >= phases or over(mine), answer=answer)
    assert set(survived) >= phases
    assert {phase: after for phase, (before, after) in survived.items() if before != after} == {}


def test_a_card_laid_while_the_line_is_gone_is_played_once_and_the_score_waits(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page, deals=2)
    in_the_background(page)
    legal = page.locator(".hand .may:not([aria-pressed])")
    play(page, until=lambda: legal.count() > 0 and page.locator(".confirm, [data-do]").count() == 0)
    cards = page.locator(".hand button").count()
    page.context.set_offline(True)
    expect(page.get_by_test_id("lost")).to_contain_text("Attempting to reconnect")
    card = legal.first.get_attribute("data-card")
    legal.first.click(position=CORNER)
    expect(page.locator(f".hand [data-card={card}]")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_test_id("lost")).to_be_hidden(timeout=15_000)
    expect(page.locator(f".hand [data-card={card}]")).to_have_count(0)
    # The next question comes, and by then exactly that card is gone.
    play(page, until=lambda: legal.count() > 0, answer=lambda _: False)
    expect(page.locator(".hand button")).to_have_count(cards - 1)

    score = page.get_by_test_id("next")
    play(page, until=lambda: score.count() > 0, answer=within_the_deal)
    before = standing(page)
    cut_and_mend(page)
    assert standing(page) == before
    expect(score).to_be_enabled()
