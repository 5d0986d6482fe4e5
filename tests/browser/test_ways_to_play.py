"""A session from the front page to its end in each way people have: keys, the accessibility tree, a finger."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.listener import Listener
from tests.browser.player import CORNER, by_keyboard, by_touch, in_a_hurry, over, play, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

PHONE: Final = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
MOST_TABS: Final = 80


def walk_to(page: Page, goal: Locator) -> None:
    """Press Tab until *goal* has the focus."""
    for _ in range(MOST_TABS):
        if goal.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {goal}")


def pick(page: Page, radio: Locator) -> None:
    """Walk to the group of *radio*, and to it with the arrows."""
    name = radio.get_attribute("name")
    walk_to(page, page.locator(f"input[name={name}]:checked"))
    for _ in range(MOST_TABS):
        if radio.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {radio}")


@pytest.mark.parametrize(
    "game",
    [
        "Play Tarock Online, 2 players",
        *(pytest.param(f"{name}, 4 players", marks=pytest.mark.long) for name in ("Slovenian tarok", "French tarot")),
    ],
)
def test_a_session_is_set_up_and_played_by_keyboard_alone(newcomer: Callable[..., Page], game: str) -> None:
    page = newcomer()
    in_a_hurry(page)
    page.reload()
    link = page.get_by_role("link", name="Set up a table")
    walk_to(page, link)
    page.keyboard.press("Enter")
    pick(page, page.get_by_role("radio", name=game))
    deals = page.get_by_label("Deals", exact=True)
    walk_to(page, deals)
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    pick(page, page.get_by_label("Fast: 10 s a turn"))
    pick(page, page.get_by_label("Whoever has the link"))
    walk_to(page, page.get_by_label("Fill the empty seats with bots at once"))
    page.keyboard.press("Space")
    walk_to(page, page.get_by_role("button", name="Open the table"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    play(page, until=lambda: over(page), answer=by_keyboard)
    walk_to(page, page.get_by_role("link", name="Score sheet and replays"))
    page.keyboard.press("Enter")
    expect(page.locator("tbody th a")).to_have_count(1)


def test_a_session_is_played_by_who_knows_only_the_accessibility_tree(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    in_a_hurry(page)
    page.reload()
    set_up_table(page)
    listener = Listener(page)
    play(page, until=listener.knows_the_end, answer=listener.answer)

    heard = " ".join(listener.heard)
    assert re.search(r"The cards are dealt. You hold .*tarok", heard)
    assert len(re.findall(r"Your turn: ", heard)) >= 12
    assert len(re.findall(r"You play (?:škis|mond|pagat|tarok|\S+ of)", heard)) == 12
    assert listener.unheard == [], "what may be played was said before it was asked for"

    # How it ended, as the tree tells: who won, with how many points, by which ledger.
    tree = listener.listen()
    standing = [one.text for one in tree if one.role == "listitem" and "The session is over" in one.within]
    points = {name: number(text) for name, text in (entry.rsplit(" ", 1) for entry in standing)}
    assert len(points) == 4
    assert set(points) >= {"You"}
    best = max(points.values())
    winners = [name for name, each in points.items() if each == best]
    verdict = next(one.text for one in tree if one.role == "paragraph" and "The session is over" in one.within)
    assert number(verdict.rsplit(" ", 1)[1]) == best
    assert all(name in verdict for name in winners)
    rows = [one.name for one in tree if one.role == "row" and "Score sheet" in one.within]
    assert sorted(number(cell) for cell in rows[-1].split(" ")[1:]) == sorted(points.values())
    told = [one.name for one in tree if one.role == "row" and "Score sheet" not in one.within]
    ledger = next(row for row in reversed(told) if row.startswith("Total "))
    booked = {number(figure) for row in rows for figure in re.findall(r"[+−]\d+", row)}
    assert {number(figure) for figure in ledger.split(" ")[1:]} <= booked | {0}


@pytest.mark.long
def test_a_session_is_set_up_and_played_by_touch(newcomer: Callable[..., Page]) -> None:
    page = newcomer(**PHONE)
    in_a_hurry(page)
    page.reload()
    page.get_by_role("link", name="Set up a table").tap()
    deals = page.get_by_label("Deals", exact=True)
    deals.tap()
    deals.fill("1")
    page.get_by_label("Fast: 10 s a turn").tap()
    page.get_by_label("Whoever has the link").tap()
    page.get_by_label("Fill the empty seats with bots at once").tap()
    page.get_by_role("button", name="Open the table").tap()
    page.wait_for_url("**/table/*")

    # The first card goes by a finger that draws it out of the hand, the others by taps.
    legal = page.locator(".hand .may")
    asked = page.locator(".confirm, button[data-do]:enabled")
    play(
        page,
        until=lambda: legal.count() > 0 and asked.count() == 0,
        answer=lambda at: (legal.count() == 0 or asked.count() > 0) and by_touch(at),
    )
    card = legal.last.get_attribute("data-card")
    draw(page, page.locator(f".hand [data-card={card}]"), up=220)
    expect(page.locator(f".hand [data-card={card}]")).to_have_count(0)
    expect(page.locator(f".lay[data-card={card}]")).to_be_visible()
    play(page, until=lambda: over(page), answer=by_touch)

    # The score is behind a button on a phone, and comes up from below.
    page.get_by_test_id("side").tap()
    expect(page.get_by_role("dialog").get_by_role("table", name="Score sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Score sheet and replays").tap()
    expect(page.locator("tbody th a")).to_have_count(1)


def draw(page: Page, card: Locator, up: int) -> None:
    """Put a finger on the corner of *card*, move it upwards, and lift it."""
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    x, y = box["x"] + CORNER["x"], box["y"] + CORNER["y"]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        at = {"x": x, "y": y - up * step / 5}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def number(text: str) -> int:
    """Read a figure as the page writes it: with a real minus, nothing for nothing."""
    return int(text.replace("−", "-").replace("+", "") or 0)
