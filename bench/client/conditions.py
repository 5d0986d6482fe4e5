"""The slow phone: how a page is slowed down, and what it notes about itself from its first moment on."""

from typing import Any, Final

from playwright.sync_api import BrowserContext, CDPSession, Page, ViewportSize

MBIT_S: Final = 1.6
LATENCY_MS: Final = 150
SLOWER: Final = 4
PHONE: Final[ViewportSize] = {"width": 375, "height": 667}

# What happens before anybody can ask is kept by observers: paints, shifts, how long a tap waits, long frames.
_NOTES: Final = """
// Shifts count as Web Vitals does: the worst window of up to 5 s without a second of rest.
let shifts = { from: 0, last: 0, sum: 0 };
window.noted = { lcp: 0, cls: 0, shifts: [], pressed: [], taps: [], frames: [] };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) noted.lcp = one.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.hadRecentInput) continue;
    if (one.startTime - shifts.last > 1_000 || one.startTime - shifts.from > 5_000) {
      shifts = { from: one.startTime, last: 0, sum: 0 };
    }
    shifts.last = one.startTime;
    shifts.sum += one.value;
    noted.cls = Math.max(noted.cls, shifts.sum);
    const name = (node) => `${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`;
    const what = (one.sources ?? []).map(({ node }) => name(node));
    noted.shifts.push([one.value, ...what].join(' '));
  }
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.interactionId > 0)
      noted.taps.push([one.startTime, one.processingStart - one.startTime, one.duration]);
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
// Not by requestAnimationFrame: who asks for each frame makes the page draw frames that it would not need.
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) noted.frames.push(one.duration);
}).observe({ type: 'long-animation-frame', buffered: true });
"""


def slow_page(context: BrowserContext, *, cold: bool = True) -> tuple[Page, CDPSession]:
    """Open a page on the slow line and the slow processor; *cold* has nothing from the cache."""
    page = context.new_page()
    page.add_init_script(_NOTES)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": cold})
    session.send("Network.setBypassServiceWorker", {"bypass": cold})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": MBIT_S * 1e6 / 8,
            "uploadThroughput": MBIT_S * 1e6 / 8,
        },
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page, session


def noted(page: Page) -> dict[str, Any]:
    """What the page has noted so far: times in ms since it was asked for."""
    notes: dict[str, Any] = page.evaluate("noted")
    return notes


def when(page: Page, condition: str) -> float:
    """Wait until the JavaScript *condition* holds; the moment in ms since the page was asked for."""
    look = f"const look = () => ({condition}) ? resolve(performance.now()) : requestAnimationFrame(look);"
    moment: float = page.evaluate(f"() => new Promise((resolve) => {{ {look} look(); }})")
    return moment
