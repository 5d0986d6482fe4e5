"""Cut or knock (S-8): the player opposite the dealer cuts, or knocks and the packets are chosen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import play, set_up_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

PLAYERS = 4
HAND = 12


@pytest.fixture
def four(newcomer: Callable[..., Page]) -> list[Page]:
    """Four people at a table with "cut or knock"."""
    pages = [newcomer() for _ in range(PLAYERS)]
    address = set_up_table(pages[0], bots=False, cut=True)
    for page in pages[1:]:
        sit_down(page, address)
    return pages


def test_the_pack_is_cut_where_the_player_opposite_the_dealer_lifts_it(four: list[Page]) -> None:
    cutter = four[_asked(four, "Cut the pack, or knock")]
    assert _dealer(cutter) == "top", "the dealer sits opposite"
    cutter.get_by_label("Cards to lift").fill("20")
    cutter.get_by_role("button", name="Lift 20 cards").click()
    _all_are_dealt(four)


@pytest.mark.parametrize(
    "place",
    [
        "Talon in the middle",
        pytest.param("Talon first", marks=pytest.mark.long),
        pytest.param("Talon last", marks=pytest.mark.long),
    ],
)
def test_forehand_who_takes_the_first_packet_says_where_the_talon_comes(four: list[Page], place: str) -> None:
    _knock(four)
    forehand = four[_asked(four, "Choose a packet")]
    assert _dealer(forehand) == "left", "forehand is the next after the dealer"
    expect(_packets(forehand)).to_have_count(4)
    _packets(forehand).first.click()
    forehand.get_by_role("button", name=place).click()
    _all_are_dealt(four)  # the others get the second, the third and the fourth


def test_each_picks_a_packet_where_forehand_leaves_the_first(four: list[Page]) -> None:
    _knock(four)
    seats = []
    for left in (4, 3, 2):
        seats.append(_asked(four, "Choose a packet"))
        packets = _packets(four[seats[-1]])
        expect(packets).to_have_count(left)
        packets.last.click()
        expect(four[seats[-1]].get_by_role("region", name="Choose a packet")).to_be_hidden()
    assert [(seat - seats[0]) % PLAYERS for seat in seats] == [0, 1, 2]
    _all_are_dealt(four)


def test_bots_cut_and_so_does_who_plays_with_them(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page, cut=True)
    play(page, until=lambda: page.locator(".hand button").count() == HAND)


def _asked(pages: list[Page], title: str) -> int:
    """Wait until one of *pages* shows the paper *title*; say which."""

    def shown() -> list[int]:
        return [at for at, page in enumerate(pages) if page.get_by_role("region", name=title).count() > 0]

    play(*pages, until=lambda: shown() != [], answer=lambda _page: False)
    return shown()[0]


def _knock(pages: list[Page]) -> None:
    pages[_asked(pages, "Cut the pack, or knock")].get_by_role("button", name="Knock").click()


def _packets(page: Page) -> Locator:
    return page.get_by_role("button", name="Packet")


def _dealer(page: Page) -> str | None:
    """Where on the screen of *page* the dealer sits."""
    return page.locator(".plate").filter(has_text="dealer").get_attribute("data-position")


def _all_are_dealt(pages: list[Page]) -> None:
    for page in pages:
        expect(page.locator(".hand button")).to_have_count(HAND)
    held = [page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.card)") for page in pages]
    assert len({card for hand in held for card in hand}) == PLAYERS * HAND
