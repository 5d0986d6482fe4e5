"""P-3, P-4, P-18 to P-21: leading, the highest tarok, beating, open hands, early ends."""

import pytest

from backend.rules.portal.ruleset import PORTAL_4
from backend.rules.shared.events import HandOpened, TrickWon
from backend.rules.shared.reasons import Reason
from tests.rules.portal.vocabulary import contracted, exchanged, playing
from tests.rules.tarok import vocabulary as words


@pytest.mark.parametrize(
    ("contract", "leader"),
    [
        *((contract, 0) for contract in ("three", "two", "one", "solo_three", "solo_two", "solo_one")),
        *((contract, 2) for contract in ("solo_without", "piccolo", "beggar", "open_beggar")),
    ],
)
def test_the_first_player_leads_or_the_declarer_where_nothing_is_exchanged(contract: str, leader: int) -> None:
    """P-4"""
    assert playing(contract, 2).seat == leader


def test_the_first_player_leads_in_klop() -> None:
    """P-4, P-19"""
    assert playing("klop", 0).seat == 0


def test_the_skis_wins_over_mond_and_pagat() -> None:
    """P-3"""
    table = playing("solo_without", 0, "t21 | t22 | t1 | t2").trick("t21 t22 t1 t2")
    won = table.events[-1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.emperor) == (1, False)


@pytest.mark.parametrize("contract", ["klop", "piccolo", "beggar", "open_beggar"])
def test_a_card_that_beats_must_be_played(contract: str) -> None:
    """P-19, P-20"""
    table = playing(contract, 0, "hJ | hQ h1 | |").trick("hJ")
    assert table.refused("play h1") == Reason.MUST_BEAT
    assert table.offers() == ["play hQ"]


def test_in_solo_without_nobody_must_beat() -> None:
    assert "play h1" in playing("solo_without", 0, "hJ | hQ h1 | |").trick("hJ").offers()


@pytest.mark.parametrize("contract", ["klop", "piccolo", "beggar"])
def test_the_pagat_is_played_like_any_tarok_unless_the_house_has_it_last(contract: str) -> None:
    """P-21"""
    assert "play t1" in playing(contract, 0, "t1").offers()
    house = PORTAL_4.with_house({"pagat_last": True})
    assert playing(contract, 0, "t1", rules=house).refused("play t1") == Reason.PAGAT_LAST


def test_mond_and_skis_do_not_force_the_pagat() -> None:
    """P-3, P-20: it would not win."""
    table = playing("klop", 0, "t21 | t22 | t1 t2 |").trick("t21 t22")
    assert {"play t1", "play t2"} <= set(table.offers())


def test_an_open_beggars_hand_is_open_before_the_first_lead() -> None:
    """P-18"""
    table = contracted("open_beggar", 1)
    assert table.view(0).open_hand is None
    table = table.to_play()
    opened = table.events[-1]
    assert isinstance(opened, HandOpened)
    seen = table.view(3).open_hand
    assert seen is not None
    assert seen.cards == opened.cards == table.view(1).hand
    assert len(seen.cards) == 12


@pytest.mark.parametrize("contract", ["piccolo", "beggar", "solo_without"])
def test_no_other_hand_is_laid_open(contract: str) -> None:
    """P-18"""
    table = playing(contract, 1, "h1 | h4 | h3 | h2")
    assert table.view(0).open_hand is None
    assert table.trick("h4 h3 h2 h1").view(0).open_hand is None


@pytest.mark.parametrize(("contract", "value"), [("beggar", 70), ("open_beggar", 80)])
def test_a_beggar_is_over_with_the_declarers_first_trick(contract: str, value: int) -> None:
    """P-18"""
    table = playing(contract, 1, "h4 | hK | h3 | h2").trick("hK h3 h2 h4")
    assert table.phase == "finished"
    assert table.result.scores == (value, -value, value, value)
    assert table.result.card_points is None


def test_a_piccolo_goes_on_after_one_trick_and_is_over_with_the_second() -> None:
    """P-18"""
    table = playing("piccolo", 1, "h4 c7 | hK cK | h3 c8 | h2 c9").trick("hK h3 h2 h4")
    assert table.phase == "play"
    table = table.trick("cK c8 c9 c7")
    assert table.phase == "finished"
    assert table.result.scores == (60, -60, 60, 60)


@pytest.mark.parametrize("contract", ["piccolo", "beggar", "open_beggar"])
def test_the_cards_played_stay_visible(contract: str) -> None:
    """P-18"""
    table = playing(contract, 1, "h1 | h4 | h3 | h2").trick("h4 h3 h2 h1")
    assert len(table.view(2).tricks) == 1


def test_klops_talon_stays_closed() -> None:
    """P-19: no gifts, and nobody sees it."""
    table = playing("klop", 0)
    assert (table.view().talon, table.view().talon_left) == (None, 0)
    tricks = [event for event in table.to_the_end().events if isinstance(event, TrickWon)]
    assert len(tricks) == 12
    assert all(trick.gift is None for trick in tricks)


def test_a_called_king_taken_from_the_talon_takes_the_rest_along() -> None:
    """P-10"""
    table = exchanged("two", 2, "h4 | h3 | | h2", "hK t2 s7 d4 cQ t9").to_play().trick("h4 h3 hK h2")
    won = table.events[-1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.rest) == (2, words.cards("s7 d4 cQ t9"))
