"""Every scene of the gallery: what a screen reader is told, axe, and boxes that neither leave the page nor overlap.

The accessibility trees stand in snapshots/<scene>.yml; `TRULA_SNAPSHOTS=write pytest tests/browser/test_snapshots.py`
writes them anew. Look at the difference before it is committed.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.everybody import violations
from tests.kit.gallery import scene_names

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

STORED: Final = Path(__file__).parent / "snapshots"
WRITE: Final = os.environ.get("TRULA_SNAPSHOTS") == "write"
SETTLED_MS: Final = 120
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 375, "height": 667},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1280, "height": 800},
}
#: A page on its way has no title yet.
UNTITLED: Final = "page-has-heading-one"
#: What is said of a question is said once the question is painted.
PAINTED: Final = "new Promise(done => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))))"
SCANNED: Final = ("phone",)
# What depends on the clock or on how much fits.
VARIES: Final = (
    (re.compile(r"127\.0\.0\.1:\d+"), "address"),
    (re.compile(r"\b\d{1,2}:\d{2}\b"), "time"),
    (re.compile(r"\b\d+ s\b"), "seconds"),
)
FAULTS: Final = (Path(__file__).parent / "boxes.js").read_text()


@dataclass(frozen=True)
class Look:
    """What a scene tells a screen reader, what axe finds in it, and what is wrong with its boxes at each size."""

    told: str
    violations: dict[str, list[str]]
    faults: dict[str, list[str]]


@pytest.fixture
def looks(browser: Browser, gallery: str) -> Iterator[dict[str, Look]]:
    """What every scene tells and how its boxes lie."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=SIZES["desktop"])
    page = context.new_page()
    yield {name: look(page, f"{gallery}?scene={name}") for name in scene_names(page, gallery) if name != "sounds"}
    context.close()


def look(page: Page, address: str) -> Look:
    page.goto(address)
    page.locator("#app > *").first.wait_for()
    page.wait_for_timeout(SETTLED_MS)
    page.evaluate(PAINTED)
    told, found, faults = page.locator("#app").aria_snapshot(), dict[str, list[str]](), dict[str, list[str]]()
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.wait_for_timeout(SETTLED_MS)
        faults[size] = page.evaluate(FAULTS)
        if size in SCANNED:
            found[size] = [one for one in violations(page) if not (UNTITLED in one and "state-wait" in address)]
    for pattern, word in VARIES:
        told = pattern.sub(word, told)
    return Look(f"{told}\n", found, faults)


def test_every_scene_tells_what_it_told_before_passes_axe_and_keeps_its_boxes_apart(looks: dict[str, Look]) -> None:
    """One test, because going through all scenes takes minutes; what is wrong is told by scene."""
    found = {
        "told otherwise": _told_otherwise(looks),
        "axe": {name: seen.violations for name, seen in looks.items() if any(seen.violations.values())},
        "boxes that leave the page or lie on each other": {
            name: seen.faults for name, seen in looks.items() if any(seen.faults.values())
        },
        "snapshots of no scene": {path.stem for path in STORED.glob("*.yml")} - set(looks),
    }
    assert {what: where for what, where in found.items() if where} == {}


def _told_otherwise(looks: dict[str, Look]) -> dict[str, str]:
    STORED.mkdir(exist_ok=True)
    differing: dict[str, str] = {}
    for name, seen in looks.items():
        stored = STORED / f"{name}.yml"
        if WRITE:
            stored.write_text(seen.told)
        elif not stored.exists() or stored.read_text() != seen.told:
            differing[name] = seen.told
    return differing
