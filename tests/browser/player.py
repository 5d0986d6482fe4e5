"""Somebody who plays through the page: answers whatever the table asks, and notes how it went."""

import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error, Locator, Page, Position, expect

PATIENCE_S: Final = 240
LOOKS_EVERY_MS: Final = 100
MOST_TABS: Final = 60
PLAYABLE: Final = ".hand .may, .piles .may"
KEEN: Final = ", ".join(f"button[data-do^={word}]:enabled" for word in ("declare", "bid", "contract", "call", "take"))
#: Whether anything is asked at all: one look, where each choice would be one of its own.
ASKED: Final = f"""document.querySelector(
    '.confirm, [data-testid=next], [data-testid=poignee], button[data-do]:enabled, {PLAYABLE}') !== null"""
CORNER: Final[Position] = {"x": 9, "y": 24}  # the part of a card that its neighbour does not cover


def set_up_table(
    page: Page,
    *,
    game: str = "Slovenian tarok, 4 players",
    deals: int = 1,
    bots: bool = True,
    public: bool = False,
    cut: bool = False,
) -> str:
    """Open a fast table by the form; return its address."""
    page.get_by_role("link", name="Set up a table").click()
    page.get_by_label(game, exact=True).check()
    page.get_by_label("Deals", exact=True).fill(str(deals))
    page.get_by_label("Fast: 10 s a turn").check()
    page.get_by_label("Anybody" if public else "Whoever has the link").check()
    if cut or page.get_by_label("Cut or knock").count():
        page.get_by_label("Cut or knock").set_checked(cut)
    page.get_by_label("Fill the empty seats with bots at once").set_checked(bots)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return page.url


def register(page: Page, name: str) -> None:
    """Register, whoever one has been before."""
    page.get_by_role("button", name="Register").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").fill("a good long word")
    dialog.get_by_role("button", name="Register", exact=True).click()
    expect(dialog).to_be_hidden()


def in_a_hurry(page: Page) -> None:
    """Like short pauses, from the next page on."""
    page.add_init_script("localStorage.setItem('trula.settings', '{\"fast\":true}')")


def in_the_background(page: Page) -> None:
    """Be a page that nobody looks at, which lets no complete trick lie for the eye."""
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")


def choose_language(page: Page, name: str) -> None:
    """Have the page speak the language that calls itself *name*; at a table on a phone it is in the menu."""
    page.locator("[data-testid=language], [data-testid=menu]").first.click()
    page.get_by_role("button", name=name, exact=True).click()


def sit_down(page: Page, address: str) -> None:
    """Take the first free seat of the table at *address*."""
    page.goto(address)
    page.get_by_test_id("sit").click()
    expect(page.get_by_test_id("sit")).to_be_hidden()


def play(*pages: Page, until: Callable[[], bool], answer: Callable[[Page], bool] | None = None) -> None:
    """Answer the questions of all *pages* until *until* says so.

    Raises:
        TimeoutError: it takes too long; the message tells what the last page shows.
    """
    answers = answer or by_pointer
    end = time.monotonic() + PATIENCE_S
    while not until():
        if time.monotonic() > end:
            raise TimeoutError(pages[-1].locator("body").inner_text())
        for page in pages:
            answers(page)
        pages[0].wait_for_timeout(LOOKS_EVERY_MS)


def by_pointer(page: Page) -> bool:
    """Answer the question on *page* by clicking, if there is one: pass where one may, else the first choice."""
    return _by_pointer(page, _choices(page))


def within_the_deal(page: Page) -> bool:
    """Answer the question on *page* by clicking, but leave the score for as long as it stays."""
    _next_deal, *choices = _choices(page)
    return _by_pointer(page, tuple(choices))


def by_touch(page: Page) -> bool:
    """Answer the question on *page* with a finger, as `by_pointer` does with the mouse."""
    return _by_pointer(page, _choices(page), Locator.tap)


def _by_pointer(page: Page, choices: tuple[Locator, ...], press: Callable[..., None] = Locator.click) -> bool:
    if not page.evaluate(ASKED):
        return False
    try:
        return _lay_away(page, press) or any(_press(choice, press) for choice in choices)
    except Error as error:  # the table moved on while the pointer did
        if re.search("detached|Timeout|not visible|not attached", error.message):
            return False
        raise


def keenly(page: Page) -> bool:
    """Answer by clicking as who wants to play: bid, call, take, declare, show a poignée; announce nothing."""
    return _by_pointer(page, (page.get_by_test_id("poignee"), page.locator(KEEN).first, *_choices(page)))


def by_keyboard(page: Page) -> bool:
    """Answer the question on *page* with Tab, the arrow keys and Enter alone."""
    if not page.evaluate(ASKED):
        return False
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        for _ in range(MOST_TABS):  # the hand is one stop: from a card that is chosen or may not be played to the next
            on = _focused(page)
            if on != "other card":
                break
            page.keyboard.press("ArrowRight")
        if on == "choice":
            page.keyboard.press("Enter")
            return True
    return False


def by_digits(page: Page) -> bool:
    """Answer with single keys: a digit leads to the first choice, Enter takes it."""
    if not page.evaluate(ASKED):
        return False
    page.keyboard.press("1")
    for _ in range(MOST_TABS):
        if _focused(page) != "other card":
            break
        page.keyboard.press("ArrowRight")
    if _focused(page) != "choice":
        return False
    page.keyboard.press("Enter")
    return True


def _focused(page: Page) -> str:
    """What has the focus: a `choice`, an `other card` of the hand, or something else."""
    kind: str = page.evaluate(
        """() => {
          const on = document.activeElement;
          if (on === null || on.matches(':disabled')) return 'else';
          const choices = '[data-do], .confirm, [data-testid=next], .hand .may:not(.picked), .piles .may';
          if (on.matches(choices) && on.getAttribute('aria-disabled') !== 'true') return 'choice';
          return on.matches('.hand button') ? 'other card' : 'else';
        }"""
    )
    return kind


def over(page: Page) -> bool:
    """Whether the page tells that the session is over."""
    return page.get_by_test_id("winner").count() > 0


def in_mid_trick(page: Page) -> bool:
    """Whether it is my turn with some cards in the trick; a whole one only lies there to be looked at."""
    return 0 < page.get_by_test_id("trick").locator(".lay").count() < 4 and page.locator(PLAYABLE).count() > 0


def _choices(page: Page) -> tuple[Locator, ...]:
    return (
        page.get_by_test_id("next"),
        page.locator("button[data-do=pass]:enabled"),
        page.locator("button[data-do]:enabled").first,
        page.locator(PLAYABLE).first,
    )


def _press(choice: Locator, press: Callable[..., None]) -> bool:
    if choice.count() == 0:
        return False
    press(choice, position=CORNER, timeout=1_500)
    return True


def _lay_away(page: Page, press: Callable[..., None]) -> bool:
    """Confirm what is picked in the hand, a discard or a poignée, once it is enough."""
    confirm = page.locator(".confirm")
    if confirm.count() == 0:
        return False
    for card in page.locator(".hand .may:not(.picked)").all():
        if confirm.is_enabled():
            break
        press(card, position=CORNER, timeout=1_500)
    press(confirm, timeout=1_500)
    return True
