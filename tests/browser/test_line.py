"""The two states of lost connection, and play that resumes at the very card."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import play, set_up_table
from tests.kit import servers

pytestmark = [pytest.mark.browser, pytest.mark.servers, pytest.mark.timeout(300)]


def test_without_a_network_the_page_cannot_find_the_internet(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    play(page, until=lambda: page.locator(".hand .may").count() > 0)
    cards = page.locator(".hand button").count()
    page.context.set_offline(True)
    banner = page.get_by_test_id("lost")
    expect(banner).to_contain_text("We can’t find the internet")
    expect(banner).to_contain_text("Attempting to reconnect")
    page.context.set_offline(False)
    expect(banner).to_be_hidden(timeout=15_000)
    assert page.locator(".hand button").count() == cards
    play(page, until=lambda: page.locator(".hand button").count() < cards)


def test_while_the_server_is_renewed_the_page_says_so_and_play_goes_on_when_it_is_back(
    newcomer: Callable[..., Page], tmp_path: Path
) -> None:
    port = servers.free_port()
    with servers.trula_server(tmp_path, port=port) as server:
        page = newcomer(server.url)
        set_up_table(page)
        play(page, until=lambda: page.locator(".hand .may").count() > 0)
        hand = page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.card)")
        server.stop()
        banner = page.get_by_test_id("lost")
        expect(banner).to_contain_text("Trula is being renewed; your table is safe.", timeout=15_000)
        expect(banner).to_contain_text("Attempting to reconnect")
    with servers.trula_server(tmp_path, port=port):
        expect(banner).to_be_hidden(timeout=30_000)
        now = page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.card)")
        assert set(now) <= set(hand)
        play(page, until=lambda: page.locator(".hand button").count() < len(hand))
