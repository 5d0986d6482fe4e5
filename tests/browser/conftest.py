"""A headless Chromium for pytest-playwright, wherever it comes from; a server; and people who come to it."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.kit import servers
from tests.kit.chromium import ARGS, find_chromium
from tests.kit.gallery import gallery as built_gallery


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = find_chromium()
    args = {**browser_type_launch_args, "args": list(ARGS), "env": {**os.environ, **chromium.env}}
    return args if chromium.program is None else {**args, "executable_path": str(chromium.program)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one server for all browser tests; they meet nobody but whom they bring."""
    with servers.trula_server(tmp_path_factory.mktemp("site")) as server:
        yield server.url


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery; `?scene=` and a name behind it show one."""
    with built_gallery(tmp_path_factory.mktemp("gallery")) as address:
        yield address


@pytest.fixture
def newcomer(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Callable[..., Page]]:
    """Make a page in a browser context of its own, at the front page: another person at another machine.

    He wants no motion and has no service worker unless a test says so: nothing waits for them, and the machine has less
    to do.
    """
    contexts: list[BrowserContext] = []
    usual = {**browser_context_args, "reduced_motion": "reduce", "service_workers": "block"}

    def come(at: str = site, **options: Any) -> Page:
        contexts.append(browser.new_context(**{**usual, **options}))
        page = contexts[-1].new_page()
        page.goto(at)
        return page

    yield come
    for context in contexts:
        context.close()
