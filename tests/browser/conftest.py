"""A headless Chromium for pytest-playwright, wherever it comes from."""

import os
from typing import Any

import pytest

from tests.kit.chromium import ARGS, find_chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = find_chromium()
    args = {**browser_type_launch_args, "args": list(ARGS), "env": {**os.environ, **chromium.env}}
    return args if chromium.program is None else {**args, "executable_path": str(chromium.program)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}}
