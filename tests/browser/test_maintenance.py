"""The page that a proxy shows while no server answers: whole in itself, in the reader's language, and it comes back."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from backend.api.page import CLIENT
from tests.browser.everybody import PHONE, violations

pytestmark = pytest.mark.browser

MADE: Final = CLIENT / "pages" / "maintenance.html"
ADDRESS: Final = "http://trula.test/table/1"


def test_it_says_what_happens_in_the_readers_language_and_comes_back_by_itself(newcomer: Callable[..., Page]) -> None:
    page = newcomer("about:blank", locale="sl-SI", **PHONE)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        if len(asked) > 2:
            route.fulfill(body="<h1>Trula</h1>", content_type="text/html")
        else:
            route.fulfill(status=503, body=MADE.read_text(), content_type="text/html")

    page.route("**/*", answer)
    page.goto(ADDRESS)
    expect(page.get_by_role("heading", level=1)).to_have_text("Trulo prenavljamo")
    expect(page.get_by_role("link")).to_have_text("Poskusi znova")
    assert page.locator("html").get_attribute("lang") == "sl"
    assert violations(page) == []
    expect(page.get_by_role("heading", level=1)).to_have_text("Trula", timeout=20_000)
    assert asked == ["GET", "HEAD", "HEAD", "GET"]  # it needs no file beside itself
