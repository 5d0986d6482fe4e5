"""Every scene of the gallery: what a screen reader is told of it, and boxes that neither leave the page nor overlap.

The accessibility trees stand in snapshots/<scene>.yml; `TRULA_SNAPSHOTS=write pytest tests/browser/test_snapshots.py`
writes them anew. Look at the difference before it is committed.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.gallery import built_gallery, scene_names

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

STORED: Final = Path(__file__).parent / "snapshots"
WRITE: Final = os.environ.get("TRULA_SNAPSHOTS") == "write"
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 375, "height": 667},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1280, "height": 800},
}
# What depends on the clock or on how much fits.
VARIES: Final = ((re.compile(r"\b\d{1,2}:\d{2}\b"), "time"), (re.compile(r"\b\d+ s\b"), "seconds"))
FAULTS: Final = (Path(__file__).parent / "boxes.js").read_text()


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    with built_gallery() as address:
        yield address


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=SIZES["desktop"])
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def scenes(page: Page, gallery: str) -> list[str]:
    return [name for name in scene_names(page, gallery) if name != "sounds"]


def tree(page: Page) -> str:
    """What is told of the page, with what varies taken out."""
    text = page.locator("#app").aria_snapshot()
    for pattern, word in VARIES:
        text = pattern.sub(word, text)
    return f"{text}\n"


def test_every_scene_tells_a_screen_reader_what_it_told_before(page: Page, gallery: str, scenes: list[str]) -> None:
    page.set_viewport_size(SIZES["desktop"])
    differing: list[str] = []
    STORED.mkdir(exist_ok=True)
    for name in scenes:
        page.goto(f"{gallery}?scene={name}")
        page.wait_for_timeout(150)
        stored, told = STORED / f"{name}.yml", tree(page)
        if WRITE:
            stored.write_text(told)
        elif not stored.exists() or stored.read_text() != told:
            differing.append(f"{name}:\n{told}")
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_leaves_the_page_and_nothing_one_can_press_lies_on_another(
    page: Page, gallery: str, scenes: list[str], size: str
) -> None:
    page.set_viewport_size(SIZES[size])
    faults: dict[str, list[str]] = {}
    for name in scenes:
        page.goto(f"{gallery}?scene={name}")
        page.wait_for_timeout(150)
        found: list[str] = page.evaluate(FAULTS)
        if found:
            faults[name] = found
    assert not faults, "\n".join(f"{name}: {'; '.join(found)}" for name, found in faults.items())


def test_no_snapshot_is_left_of_a_scene_that_is_gone(scenes: list[str]) -> None:
    assert {path.stem for path in STORED.glob("*.yml")} == set(scenes)
