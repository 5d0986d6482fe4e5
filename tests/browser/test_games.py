"""A session of every game through the page, answered by what the page offers; the score is held to the record."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from backend.dealrecords.checking import verify_lines
from tests.browser.player import in_the_background, keenly, over, play, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

OFTEN = [
    ("slovenian-4", "Slovenian tarok, 4 players", 1),
    ("portal-2", "Play Tarock Online, 2 players", 1),
]
THE_OTHERS = [
    ("french-5", "French tarot, 5 players", 1),
    ("slovenian-3", "Slovenian tarok, 3 players", 1),
    ("slovenian-4", "Slovenian tarok, 5 players", 2),  # in one of them one may sit out
    ("portal-3", "Play Tarock Online, 3 players", 1),
    ("portal-4", "Play Tarock Online, 4 players", 1),
    ("french-3", "French tarot, 3 players", 1),
    ("french-4", "French tarot, 4 players", 1),
]
GAMES = [*OFTEN, *(pytest.param(*game, marks=pytest.mark.long) for game in THE_OTHERS)]
WRITTEN_WITHIN_S = 30


@pytest.mark.parametrize(
    ("ruleset", "game", "deals"), GAMES, ids=[game.replace(" players", "") for _, game, _ in (*OFTEN, *THE_OTHERS)]
)
def test_a_session_is_played_through_the_page(
    newcomer: Callable[..., Page], ruleset: str, game: str, deals: int
) -> None:
    page = newcomer()
    site, session = set_up_table(page, game=game, deals=deals).split("/table/")
    in_the_background(page)
    play(page, until=lambda: over(page), answer=keenly)

    rows = page.get_by_role("table", name="Score sheet").first.locator("tbody tr").all()
    booked = [_numbers(row.locator("td").all_inner_texts()) for row in rows]
    assert len(booked) == deals
    for no in range(1, deals + 1):
        deal = _recorded(page, f"{site}/api/sessions/{session}/deals/{no}")
        assert deal["record"]["rules"] == ruleset
        scores = dict(zip(deal["seating"], _verified(deal["record"])["scores"], strict=True))
        names = [player["name"] for player in deal["session"]["players"]]
        assert booked[no - 1] == [scores.get(seat, 0) for seat in range(len(names))], "the sheet books what it should"

        page.goto(f"{site}/session/{session}/deal/{no}")
        expect(page.get_by_test_id("replay-board")).to_be_visible()
        page.get_by_test_id("step-last").click()
        assert _ledger(page) == {names[seat]: score for seat, score in scores.items()}, "the ledger comes to the same"


def _recorded(page: Page, address: str) -> dict[str, Any]:
    """Read a deal, once it is written: that comes a moment after the table has shown its score."""
    until = time.monotonic() + WRITTEN_WITHIN_S
    while not (answer := page.request.get(address)).ok:
        assert time.monotonic() < until, answer.text()
        page.wait_for_timeout(200)
    deal: dict[str, Any] = answer.json()
    return deal


def _verified(record: dict[str, Any]) -> dict[str, Any]:
    """Replay *record* as `trula verify` does; return the result by the rules."""
    answer: dict[str, Any] = dict(next(iter(verify_lines([json.dumps(record).encode()]))))
    assert answer["ok"], answer
    assert answer["finished"], answer
    result: dict[str, Any] = answer["result"]
    return result


def _ledger(page: Page) -> dict[str, int]:
    """Read the totals off the ledger's columns, each headed by one name or more."""
    columns = page.locator(".ledger thead th").all()
    totals = _numbers(page.locator(".ledger tfoot td").all_inner_texts())
    named = [column.locator(".name").all_inner_texts() for column in columns]
    return {name: total for names, total in zip(named, totals, strict=True) for name in names}


def _numbers(texts: list[str]) -> list[int]:
    """Read cells of a score; nothing written is nothing booked, and so is the stroke of who sat out."""
    found = [re.search("[-−+]?[0-9]+", text) for text in texts]
    return [int(one.group().replace("−", "-")) if one else 0 for one in found]
