"""What everybody needs of a page, measured: axe, contrast in every look, text that is whole, targets that lie apart."""

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE: Final = Axe()
PHONE: Final = {"viewport": {"width": 375, "height": 667}, "has_touch": True}
DESK: Final = {"viewport": {"width": 1280, "height": 800}}
SCREENS: Final = pytest.mark.parametrize("screen", [pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk")])
#: Theme and felt, beside the light one; what each colour comes to on each felt is computed by the client's own tests.
LOOKS: Final = (("dark", "wine"), ("contrast", "slate"))


def violations(page: Page) -> list[str]:
    """What axe finds: the rule and the element."""
    return _found(page, {})


def poor_contrast(page: Page) -> list[str]:
    """The words axe finds too faint."""
    return _found(page, {"runOnly": ["color-contrast"]})


def wear(page: Page, theme: str, felt: str) -> None:
    """Let *page* look as the settings would."""
    page.evaluate("([theme, felt]) => Object.assign(document.documentElement.dataset, {theme, felt})", [theme, felt])


def settle(page: Page) -> None:
    """Let *page* measure the hand and lay it anew, after its size or that of its letters has changed."""
    page.evaluate("async () => { for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame); }")


def cut_text(page: Page) -> list[str]:
    """Words that their own box cuts off, hidden overflow wider or higher than it, where no title says it all."""
    cut: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter(one => {
            const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== '');
            const style = getComputedStyle(one);
            const hidden = [style.overflowX, style.overflowY].some(how => how === 'hidden' || how === 'clip');
            if (!own || !hidden || style.clipPath !== 'none' || one.closest('[title], svg, .unseen')) return false;
            return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4;
        }).map(one => one.outerHTML.slice(0, 120))"""
    )
    return cut


def overlaps(page: Page) -> list[str]:
    """Buttons and links that lie over one another, cards apart: they overlap on purpose."""
    found: list[str] = page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('button, a.btn, summary')]
                .filter(one => !one.matches('[data-card], .hand *') && one.checkVisibility())
                .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 2);
            const seen = ([one, box]) => {
                const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return on !== null && (one.contains(on) || on.contains(one));
            };
            const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
            const apart = (a, b) => before(a, b) || before(b, a);
            const visible = all.filter(seen);
            return visible.flatMap(([one, a], at) => visible.slice(at + 1)
                .filter(([, b]) => !apart(a, b))
                .map(([other]) => one.outerHTML.slice(0, 70) + ' / ' + other.outerHTML.slice(0, 70)));
        }"""
    )
    return found


def _found(page: Page, options: dict[str, object]) -> list[str]:
    found = AXE.run(page, options=options).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
