"""How fast the machine is at this moment: always the same work, beside which the times of the client are to be read."""

import statistics
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser

from bench.client.conditions import PHONE, slow_page
from bench.client.figures import Figure

TIMES: Final = 7
#: A page as a plain one is made: 1,500 elements with words, styled, laid out and measured. In ms.
_WORK: Final = """() => {
  const began = performance.now();
  const place = document.createElement('div');
  for (let at = 0; at < 1500; at++) {
    const one = document.createElement('span');
    one.textContent = `word ${at} of many`;
    one.style.cssText = `display: inline-block; padding: ${at % 7}px; border-radius: 4px`;
    place.append(one);
  }
  document.body.append(place);
  void place.offsetHeight;
  place.remove();
  return performance.now() - began;
}"""


def yardstick(browser: Browser) -> Iterator[Figure]:
    """Measure a plain page's work on the slow processor, the median of some."""
    context = browser.new_context(viewport=PHONE)
    page, _ = slow_page(context)
    page.goto("about:blank")
    yield Figure(
        "yardstick: a plain page of 1,500 words", statistics.median(page.evaluate(_WORK) for _ in range(TIMES)), "ms"
    )
    context.close()
