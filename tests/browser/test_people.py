"""Several browsers at one table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from backend.ratings import START, deltas
from tests.browser.player import in_the_background, over, play, register, set_up_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.mark.long
def test_four_browsers_play_one_deal_and_their_ratings_change(newcomer: Callable[..., Page]) -> None:
    names = ["Ana", "Boris", "Cilka", "David"]
    pages = [newcomer() for _ in names]
    for page, name in zip(pages, names, strict=True):
        register(page, name)
    address = set_up_table(pages[0], bots=False, public=True)
    for page in pages[1:]:
        sit_down(page, address)

    play(*pages, until=lambda: all(over(page) for page in pages))
    assert len({page.locator("tr.total").last.inner_text() for page in pages}) == 1

    for page in pages:
        expect(page.get_by_test_id("ratings").get_by_role("listitem")).to_have_count(len(names))

    pages[0].goto("/".join(address.split("/")[:3]) + "/leaderboard/slovenian-4")
    ours = [pages[0].get_by_role("row").filter(has=pages[0].get_by_role("link", name=name)) for name in names]
    ratings = [int(row.locator(".rating").inner_text()) for row in ours]
    assert sum(ratings) == pytest.approx(6000, abs=2)


def test_one_rated_deal_moves_two_players_by_what_the_formula_says(newcomer: Callable[..., Page], site: str) -> None:
    names = ["Eva", "Filip"]
    pages = [newcomer() for _ in names]
    for page, name in zip(pages, names, strict=True):
        register(page, name)
    sit_down(pages[1], set_up_table(pages[0], bots=False, public=True))
    pages[0].get_by_test_id("fill").click()
    for page in pages:
        in_the_background(page)
    play(*pages, until=lambda: all(over(page) for page in pages))

    sheet = pages[0].get_by_role("table", name="Score sheet").last
    scores = [_points(cell) for cell in sheet.locator("tbody td").all_inner_texts()][: len(names)]
    moved = deltas([START, START], scores)
    shown = [str(round(START + change)) for change in moved]
    for page in pages:  # a line appears when the deal is recorded
        expect(page.get_by_test_id("ratings").locator("b")).to_have_text(shown)

    board = newcomer(f"{site}/leaderboard/slovenian-4")
    for name, rating in zip(names, shown, strict=True):
        row = board.get_by_role("row").filter(has=board.get_by_role("link", name=name))
        expect(row.locator(".rating")).to_have_text(rating)
    for name, rating in zip(names, shown, strict=True):
        board.goto(f"{site}/player/{name}")
        expect(board.locator("dd", has_text="1 rated deal")).to_have_text(re.compile(rf"^{rating}\s"))


def test_two_who_look_for_people_meet_at_one_table(newcomer: Callable[..., Page]) -> None:
    first, second = newcomer(), newcomer()
    for page in (first, second):
        page.get_by_test_id("play-now").click()
        page.wait_for_url("**/table/*")
    assert first.url == second.url
    expect(first.locator(".plate:not(.empty)")).to_have_count(2)
    for page in (first, second):
        page.get_by_role("button", name="Stand up").click()


def test_what_one_says_the_other_reads_and_may_mute(newcomer: Callable[..., Page]) -> None:
    creator, guest = newcomer(), newcomer()
    address = set_up_table(creator, bots=False)
    guest.goto(address)
    guest.get_by_test_id("sit").click()
    for page in (creator, guest):
        page.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Good luck!").click()
    guest.get_by_role("textbox", name="Say something").fill("Dober dan")
    guest.get_by_role("button", name="Send").click()
    said = creator.get_by_role("list", name="Chat")
    expect(said).to_contain_text("Good luck!")
    expect(said).to_contain_text("Dober dan")
    creator.get_by_role("button", name="Mute").click()
    expect(said).not_to_contain_text("Dober dan")


def test_a_spectator_sees_the_table_and_no_hand(newcomer: Callable[..., Page]) -> None:
    player, watcher = newcomer(), newcomer()
    address = set_up_table(player, public=True)
    player.locator(".hand button").first.wait_for()
    watcher.goto(address)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    assert watcher.locator(".hand button").count() == 0


def _points(cell: str) -> int:
    """Read a cell of the paper sheet: empty for nothing, with a real minus."""
    return int(cell.strip().replace("−", "-") or 0)
