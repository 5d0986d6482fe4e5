"""Measure the built client against a server of its own; print the figures with their budgets; fail where one is broken.

1.6 Mbit/s, 150 ms latency and a processor slowed down four times, on a screen of 375 × 667 in headless Chromium. The
socket itself is not slowed down: Chromium cannot. `python -m bench.client 50` plays fifty deals for the memory, 0 none.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench.client.figures import Figure, table
from bench.client.visits import DEALS, fifty_deals, first_visit, whole_deal
from bench.client.yardstick import yardstick
from tests.kit.chromium import ARGS, find_chromium
from tests.kit.servers import trula_server


def measured(deals: int) -> Iterator[Figure]:
    """Measure, figure by figure."""
    chromium = find_chromium()
    frames: list[dict[str, Any]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        trula_server(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium.program, args=list(ARGS), env={**os.environ, **chromium.env}
        ) as browser,
    ):
        yield from yardstick(browser)
        yield from first_visit(browser, server.url)
        yield from whole_deal(browser, server.url, frames)
        if deals > 0:
            yield from fifty_deals(browser, server.url, frames, deals)
        yield from yardstick(browser)


if __name__ == "__main__":
    found: list[Figure] = []
    try:
        found.extend(measured(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS))
    finally:
        print(table(found))
    sys.exit(0 if all(one.kept for one in found) else 1)
