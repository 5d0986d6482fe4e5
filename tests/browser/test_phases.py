"""Every phase of a table, drawn by the gallery, for everybody: looks, large text, narrow screens; the sounds."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.everybody import DESK, LOOKS, cut_text, overlaps, poor_contrast, settle, violations, wear

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

TALON_GAMES: Final = [
    "dealing",
    "seating",
    "auction",
    "naming",
    "king",
    "talon",
    "singles",
    "discard",
    "announce",
    "play",
    "gift",
    "beggar",
    "scored",
    "finished",
]
OTHER_GAMES: Final = ["dog", "chelem", "poignee", "piles"]
PHASES = pytest.mark.parametrize("phase", [*TALON_GAMES, *OTHER_GAMES])


@pytest.fixture
def show(newcomer: Callable[..., Page], gallery: str) -> Callable[..., Page]:
    """Open a scene on a screen."""

    def open_scene(phase: str, screen: dict[str, Any]) -> Page:
        page = newcomer(f"{gallery}?scene={phase}", reduced_motion="reduce", **screen)
        page.locator("main").wait_for()
        return page

    return open_scene


@pytest.mark.long  # tests/browser/test_snapshots.py asks the same of every scene on a phone
@PHASES
def test_axe_finds_nothing_in_any_phase_on_a_desk(show: Callable[..., Page], phase: str) -> None:
    assert violations(show(phase, DESK)) == []


@PHASES
def test_all_words_can_be_read_in_every_look(show: Callable[..., Page], phase: str) -> None:
    page = show(phase, DESK)
    for look in LOOKS:
        wear(page, *look)
        assert {look: poor_contrast(page)} == {look: []}


@PHASES
def test_text_of_twice_the_size_fits_and_nothing_is_wider_than_the_narrowest_phone(
    show: Callable[..., Page], phase: str
) -> None:
    page = show(phase, DESK)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert _fits(page)
    assert (cut_text(page), overlaps(page)) == ([], [])
    page.set_viewport_size({"width": 375, "height": 667})  # here a plate shortens names, which its seat has in full
    assert _fits(page)
    assert overlaps(page) == []
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": 320, "height": 640})
    assert _fits(page)


def test_every_sound_is_heard_and_none_is_loud_or_long(show: Callable[..., Page]) -> None:
    page = show("sounds", DESK)
    page.locator("[data-sound]").nth(7).wait_for()
    sounds: list[tuple[str, float, int]] = page.locator("[data-sound]").evaluate_all(
        "all => all.map(({dataset: one}) => [one.sound, Number(one.peak), Number(one.ms)])"
    )
    assert len(sounds) == 8
    assert [name for name, peak, _ in sounds if not 0.05 < peak < 0.8] == []
    assert [name for name, _, ms in sounds if not 15 < ms < 1_600] == []


def _fits(page: Page) -> bool:
    settle(page)
    fits: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fits
