"""The table's geometry in every phase, at five sizes: each thing has a place of its own, and nothing moves it."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.everybody import settle
from tests.kit.gallery import scene_names

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 375, "height": 667},
    {"width": 667, "height": 375},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
PHONES: Final = SIZES[:2]
_NAMES: Final = """
    play auction naming king talon singles discard announce scored dealing seating finished gift beggar three five
    sits-out declaration piles piles-only tarot-auction dog dog-trumps chelem poignee tarot tarot-3 tarot-5 call void
    scored-french scored-five scored-portal scored-klop
"""
SCENES: Final = frozenset(_NAMES.split())
"""The scenes that are a table."""
TAP: Final = 43.5
"""The least side of a target, with half a pixel for rounding."""

COVERED: Final = """() => {
    const seen = (one) => getComputedStyle(one).visibility !== 'hidden';
    const boxes = (name, query) => [...document.querySelectorAll(query)].filter(seen)
        .map((one) => ({ name, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && box.height > 2);
    const [plates, papers, signs, contract, trick, hand] = [
        boxes('plate', '.plate'), boxes('paper', '.felt > .over > *'), boxes('sign', '.say > *'),
        boxes('contract', '.contract-place b, .contract-place span'), boxes('trick', '.trick .lay'),
        boxes('hand', '.hand-place button'),
    ];
    const over = ({ box: a }, { box: b }) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const faults = [];
    const apart = (some, others) => some.forEach((one, at) => others.forEach((other, place) => {
        if ((some !== others || at < place) && over(one, other)) faults.push(`${one.name} on ${other.name}`);
    }));
    apart(plates, plates);
    for (const others of [papers, signs, contract, trick, hand]) apart(others, plates);
    for (const others of [signs, contract, hand]) apart(papers, others);
    apart(signs, trick);
    apart(contract, trick);
    const felt = document.querySelector('.felt').getBoundingClientRect();
    for (const { name, box } of [...plates, ...papers, ...signs, ...contract])
        if (box.left < felt.left - 1 || box.right > felt.right + 1 ||
            box.top < felt.top - 1 || box.bottom > felt.bottom + 1)
            faults.push(`${name} leaves the felt`);
    return faults;
}"""

SMALL: Final = f"""() => [...document.querySelectorAll('.table button, .table a, .table input')]
    .filter((one) => one.closest('.hand') === null && one.closest('.piles') === null)
    .map((one) => {{
        const [box, around] = [one.getBoundingClientRect(), getComputedStyle(one, '::after')];
        // Words within a line reach beyond themselves.
        const reach = around.content !== 'none' && around.position === 'absolute' ? around : box;
        return {{ one, shown: box.width > 0, width: parseFloat(reach.width), height: parseFloat(reach.height) }};
    }})
    .filter(({{ shown, width, height }}) => shown && (height < {TAP} || width < {TAP}))
    .map(({{ one, width, height }}) => [one.textContent.trim() || one.ariaLabel, width, height].join(' '))"""

PLACES: Final = """() => [...document.querySelectorAll('.plate, .trick .lay, .hand-place button, .say > *, .bar')]
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def tables(page: Page, gallery: str) -> list[str]:
    """The scenes that are a table."""
    names = [name for name in scene_names(page, gallery) if name in SCENES]
    assert len(names) == len(SCENES), "a scene has another name now"
    return names


def show(page: Page, gallery: str, name: str) -> None:
    page.goto(f"{gallery}?scene={name}", wait_until="commit")
    page.locator(".plate").first.wait_for()


def measured(page: Page, script: str, size: ViewportSize) -> Any:
    """What *script* finds at *size*, once the hand has been measured and laid anew."""
    page.set_viewport_size(size)
    settle(page)
    return page.evaluate(script)


def test_papers_plates_signs_tricks_and_hands_keep_apart_and_a_thumb_meets_what_is_pressed(
    page: Page, gallery: str, tables: list[str]
) -> None:
    """One test, because going through all scenes takes a minute."""
    covered, small = list[str](), list[str]()
    for name in tables:
        show(page, gallery, name)
        for size in SIZES:
            at = f"{name} {size['width']}x{size['height']}"
            covered += [f"{at}: {fault}" for fault in sorted(set(measured(page, COVERED, size)))]
            if size in PHONES:
                small += [f"{at}: {fault}" for fault in page.evaluate(SMALL)]
    assert not covered, "\n".join(covered)
    assert not small, "\n".join(small)


def test_nothing_moves_when_the_side_opens_or_shows_something_else(page: Page, gallery: str) -> None:
    page.set_viewport_size(SIZES[0])
    show(page, gallery, "play")
    before = page.evaluate(PLACES)
    page.get_by_test_id("side").click()
    page.get_by_role("tab", name="Cards played").click()
    expect(page.locator("[data-counted]")).to_have_count(54)
    assert page.evaluate(PLACES) == before
    page.set_viewport_size(SIZES[3])
    show(page, gallery, "play")
    before = page.evaluate(PLACES)
    for tab in ("Chat", "Cards played", "Score"):
        page.get_by_role("tab", name=tab).click()
        assert page.evaluate(PLACES) == before


def test_the_counter_strikes_what_has_fallen_and_marks_one_s_own(page: Page, gallery: str) -> None:
    page.set_viewport_size(SIZES[3])
    show(page, gallery, "play")
    page.get_by_role("tab", name="Cards played").click()
    where = {
        card: page.locator(f"[data-counted={card}]").get_attribute("class") or "" for card in ("t3", "t22", "t21", "hQ")
    }
    assert "gone" in where["t3"]
    assert "mine" in where["t22"]
    assert "out" in where["t21"]
    assert "gone" in where["hQ"]


def test_the_question_comes_before_the_hand_for_who_walks_by_tab(page: Page, gallery: str) -> None:
    page.set_viewport_size(SIZES[3])
    show(page, gallery, "auction")
    order: list[str] = page.locator(".felt button").evaluate_all(
        "all => all.map((one) => one.closest('.over') ? 'question' : one.closest('.hand-place') ? 'hand' : 'other')"
    )
    assert order.index("hand") > max(at for at, where in enumerate(order) if where == "question")
