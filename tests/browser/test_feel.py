"""How cards feel under the hand: a tap or a drag is answered at once, a card that does not go says why, and more."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import CORNER, by_pointer, keenly, over, play, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

PHONE = {"viewport": {"width": 375, "height": 667}, "has_touch": True}


def may(page: Page) -> Locator:
    """The cards of the hand that may be played; those that may be laid away can be pressed and released."""
    return page.locator(".hand .may:not([aria-pressed])")


def asked_with_a_duty(page: Page) -> bool:
    """Whether a card is asked for, and some of the hand may not be played."""
    return page.locator(".hand .not").count() > 0 and may(page).count() > 0 and page.locator(".confirm").count() == 0


def code(card: Locator) -> str:
    """Which card it is."""
    return card.get_attribute("data-card") or ""


def in_hand(page: Page, card: str) -> Locator:
    """The place of *card* in the hand."""
    return page.locator(f".hand [data-card={card}]")


def in_trick(page: Page, card: str) -> Locator:
    """The place of *card* in the trick."""
    return page.locator(f".lay[data-card={card}]")


def drag(page: Page, card: Locator, by_x: int, by_y: int) -> None:
    """Take *card* by its corner once it lies still, move it, and let it go."""
    card.hover(position=CORNER)
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + CORNER["x"], box["y"] + CORNER["y"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by_x, y + by_y, steps=4)
    page.mouse.up()


def liking(page: Page, **wishes: bool) -> None:
    """Set what this person likes, as the settings would."""
    page.evaluate("wishes => localStorage.setItem('trula.settings', JSON.stringify(wishes))", wishes)
    page.reload()


def test_on_a_phone_a_card_tells_why_it_does_not_go_and_is_played_by_a_drag(newcomer: Callable[..., Page]) -> None:
    page = newcomer(**PHONE, reduced_motion="no-preference")
    set_up_table(page)
    play(page, until=lambda: asked_with_a_duty(page), answer=lambda at: not asked_with_a_duty(at) and by_pointer(at))

    barred, legal = page.locator(".hand .not").first, may(page).last
    barred_card, card = code(barred), code(legal)
    barred.tap(position=CORNER, force=True)
    expect(page.get_by_test_id("refused")).to_contain_text("You")
    expect(in_hand(page, barred_card)).to_be_visible()

    # A drag that ends in the hand takes the card back; one that ends on the table plays it.
    drag(page, in_hand(page, card), 15, 12)
    expect(in_hand(page, card)).not_to_have_attribute("data-dragged", "")
    assert in_trick(page, card).count() == 0
    drag(page, in_hand(page, card), 0, -220)
    expect(in_trick(page, card)).to_be_visible()
    expect(in_hand(page, card)).to_have_count(0)

    # While the others play a tap marks a card; it goes when it may, or is dropped with a word.
    ahead = page.locator(".hand button").last
    marked = code(ahead)
    ahead.tap(position=CORNER, force=True)
    gone = page.locator(f".hand [data-card={marked}]:not(.ahead)").or_(in_trick(page, marked))
    expect(gone.first).to_be_visible(timeout=20_000)


def test_a_raised_card_is_played_by_a_second_tap_and_put_back_by_escape(newcomer: Callable[..., Page]) -> None:
    page = newcomer(reduced_motion="no-preference")
    liking(page, confirm=True)
    set_up_table(page)
    play(page, until=lambda: may(page).count() > 0 and page.locator(".confirm").count() == 0)
    legal = may(page).first
    card = code(legal)
    legal.click(position=CORNER)
    expect(page.locator(".hand .picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .picked")).to_have_count(0)
    assert in_trick(page, card).count() == 0
    legal.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(in_trick(page, card)).to_be_visible()


@pytest.mark.long
def test_what_is_forced_plays_itself_without_motion_and_in_short_pauses(newcomer: Callable[..., Page]) -> None:
    page = newcomer(reduced_motion="reduce")
    liking(page, autoplay=True, fast=True)
    set_up_table(page)

    def where_there_is_a_choice(at: Page) -> bool:
        assert at.get_by_test_id("back").count() == 0, "the clock had to play what was forced"
        forced = may(at).count() == 1 and at.locator(".confirm, button[data-do]").count() == 0
        return not forced and keenly(at)

    play(page, until=lambda: over(page), answer=where_there_is_a_choice)
