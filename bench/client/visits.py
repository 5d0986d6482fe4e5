"""The visits that are measured: a first one to the front page, one into a deal, a whole deal, and fifty of them."""

import gzip
import json
import math
import statistics
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute

from backend.api.page import CLIENT
from bench.client.conditions import PHONE, noted, slow_page, when
from bench.client.figures import Figure
from tests.browser.player import PLAYABLE, by_touch, in_a_hurry, play

DEALS: Final = 50
WARM: Final = 5
VISITS: Final = 3
KB: Final = 1_000
MB: Final = 1_000_000
DRAWN: Final = "main.table [data-testid=leave]"
TABLE_DRAWN: Final = f"document.querySelector({DRAWN!r})"
SCORED: Final = "[data-testid=next]"
MY_TURN: Final = f"document.querySelector({PLAYABLE!r})"
REACTION_MS: Final = 400
TAP_MS: Final = 60
#: What begins so soon after a card was pressed is that press.
PRESSED_MS: Final = 200
MY_CARD: Final = ".hand .may:not([aria-pressed])"
CORNER_OF: Final = """(query) => {
  const box = document.querySelector(query)?.getBoundingClientRect();
  noted.pressed.push(performance.now());
  return box && { x: box.x + 12, y: box.y + 12 };
}"""


def first_visit(browser: Browser, site: str) -> Iterator[Figure]:
    """From nothing to the front page, and by its button to a table; of times the median of some visits, each cold."""
    visits = [list(_first_visit(browser, site)) for _ in range(VISITS)]
    yield from map(_middle, zip(*visits, strict=True))


def _first_visit(browser: Browser, site: str) -> Iterator[Figure]:
    context = browser.new_context(viewport=PHONE, locale="en-GB")
    page, _ = slow_page(context)
    page.goto(site, wait_until="commit")
    ready = when(page, "window.trulaReady")
    page.wait_for_load_state("networkidle")
    home = noted(page)
    yield Figure("front page: largest paint", home["lcp"], "ms", 1_500)
    yield Figure("front page: the client has taken over", ready, "ms")
    yield Figure("front page: layout shift", home["cls"], "", 0.02)
    tapped = page.evaluate("performance.now()")
    page.get_by_test_id("practise").click()
    drawn = when(page, TABLE_DRAWN)
    yield Figure("front page, then a practice table: without the time one reads", ready + drawn - tapped, "ms", 3_000)
    scripts = _loaded(page, ".js")
    yield Figure("script until a table can be played, gzipped", sum(map(_gzipped, scripts)) / KB, "kB", 150)
    yield Figure("words of one language, gzipped", sum(map(_gzipped, _loaded(page, ".json"))) / KB, "kB")
    deck = sum(len(gzip.compress(path.read_bytes(), 9)) for path in (CLIENT / "cards").glob("*.svg"))
    yield Figure("all cards of both packs and the backs, gzipped", deck / KB, "kB", 400)
    context.close()


def whole_deal(browser: Browser, site: str, frames: list[dict[str, Any]]) -> Iterator[Figure]:
    """A deal on the phone up to its score, another tab comes in amid it; what was received is kept in *frames*."""
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB")
    page, session = slow_page(context, cold=False)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(json.loads(data))))
    page.goto(site)
    page.get_by_test_id("practise").click()
    play(page, until=lambda: page.locator(".hand .may").count() > 0, answer=by_touch)
    yield from _into_play(page)
    page.evaluate("noted.frames.length = 0")
    began = time.monotonic()
    finger = partial(by_finger, session=session)
    play(page, until=lambda: page.locator(SCORED).count() > 0, answer=lambda one: finger(one) or by_touch(one))
    notes = noted(page)
    taps = [tap for tap in notes["taps"] if any(0 < tap[0] - at < PRESSED_MS for at in notes["pressed"])]
    _, waits, answers = zip(*taps, strict=True)
    yield Figure("a tap on a card waits for its handler: 95 of 100 no longer than", _of_100(waits, 95), "ms", 50)
    yield Figure("a tap on a card waits for its handler, median", statistics.median(waits), "ms")
    yield Figure("until the answer is painted, median", statistics.median(answers), "ms")
    yield Figure("a whole deal: layout shift", notes["cls"], "", 0.02)
    for shift in notes["shifts"]:
        print(f"  shift {shift}")
    lasted = (time.monotonic() - began) / 60
    yield Figure("a whole deal: frames that take over 50 ms, a minute", len(notes["frames"]) / lasted, "")
    yield Figure("a whole deal: the longest frame", max(notes["frames"], default=0), "ms")
    context.close()


def by_finger(page: Page, session: CDPSession) -> bool:
    """Tap the first card that may be played, as a person does: some time after he sees it, and no script looks on."""
    if page.locator(MY_CARD).count() == 0 or page.locator(".confirm").count() > 0:
        return False
    page.wait_for_timeout(REACTION_MS)
    at = page.evaluate(CORNER_OF, MY_CARD)
    if at is None:
        return False
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    time.sleep(TAP_MS / 1_000)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(REACTION_MS)
    return True


def _into_play(page: Page) -> Iterator[Figure]:
    visits = [list(_by_address(page)) for _ in range(VISITS)]
    yield from map(_middle, zip(*visits, strict=True))


def _by_address(page: Page) -> Iterator[Figure]:
    second, _ = slow_page(page.context)
    second.goto(page.url, wait_until="commit")
    yield Figure("by its address into a deal: until a card can be played", when(second, MY_TURN), "ms", 3_000)
    yield Figure("by its address into a deal: layout shift", noted(second)["cls"], "", 0.02)
    second.close()


def fifty_deals(browser: Browser, site: str, frames: list[dict[str, Any]], deals: int = DEALS) -> Iterator[Figure]:
    """The memory of a tab that has shown the recorded deal *deals* times."""
    context = browser.new_context(viewport=PHONE, locale="en-GB")
    page, sockets = context.new_page(), list[WebSocketRoute]()
    in_a_hurry(page)
    welcome = next(frame for frame in frames if frame["t"] == "welcome")
    table = next(frame["table"] for frame in frames if frame["t"] == "snapshot")
    told = [frame for frame in frames if frame["t"] in {"snapshot", "ev"} and frame["table"] == table]

    def answer(socket: WebSocketRoute, data: str | bytes) -> None:
        asked = json.loads(data)
        if asked["t"] == "hello":
            socket.send(json.dumps(told[0] | {"v": 1}))
        elif asked["t"] == "ping":
            socket.send(json.dumps({"t": "pong", "n": asked["n"], "now_ms": int(time.time() * 1_000)}))

    def replay(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(partial(answer, socket))
        socket.send(json.dumps(welcome))

    page.route_web_socket("**/ws", replay)
    page.goto(f"{site}/table/{table}")
    page.locator(DRAWN).wait_for()
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    version, early = 1, dict[str, float]()
    for deal in range(deals):
        for frame in (one for one in told if one["t"] == "ev"):
            version += 1
            sockets[-1].send(json.dumps(frame | {"v": version}))
        # By a locator: a handle of what was found would keep it in memory.
        page.locator(SCORED).wait_for(state="hidden")
        page.locator(SCORED).wait_for(timeout=120_000)
        if deal == WARM - 1:
            early = _memory(session)
    late = _memory(session)
    yield Figure(f"script heap after {deals} deals", late["JSHeapUsedSize"] / MB, "MB")
    for name, key, allowed in (
        ("script heap", "JSHeapUsedSize", 10),
        ("nodes", "Nodes", 10),
        ("listeners", "JSEventListeners", 10),
    ):
        growth = 100 * (late[key] / early[key] - 1)
        yield Figure(f"{name}: growth from deal {WARM} to {deals}", growth, "%", allowed)
    context.close()


def _memory(session: CDPSession) -> dict[str, float]:
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in metrics}


def _middle(figures: Sequence[Figure]) -> Figure:
    """The middle one of the same figure, measured several times; of shifts the worst."""
    ordered = sorted(figures, key=lambda one: one.value)
    return ordered[-1] if figures[0].unit == "" else ordered[len(ordered) // 2]


def _of_100(values: Sequence[float], part: int) -> float:
    """The value that *part* of 100 values do not exceed."""
    return sorted(values)[math.ceil(len(values) * part / 100) - 1]


def _loaded(page: Page, ending: str) -> set[str]:
    """The paths of the files of that ending which *page* has asked for."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {path for path in (urlsplit(name).path for name in names) if path.endswith(ending) and "/sw.js" not in path}


def _gzipped(path: str) -> int:
    return len(gzip.compress((CLIENT / path.lstrip("/")).read_bytes(), 9))
