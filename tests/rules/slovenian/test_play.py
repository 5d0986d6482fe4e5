"""S-30 to S-37, S-20, S-45: leading, taking tricks, gifts, early ends, what stays visible."""

import pytest

from backend.rules.shared.events import HandOpened, TrickWon
from backend.rules.shared.reasons import Reason
from tests.rules.slovenian.vocabulary import Table, announcing, cards, contracted, discard_low, setup


def last_trick(table: Table) -> TrickWon:
    return next(event for event in reversed(table.events) if isinstance(event, TrickWon))


def played_on(table: Table) -> Table:
    """Play the first legal card until the deal is over."""
    while table.phase == "play":
        table = table.say(table.offers()[0])
    return table


def test_the_winner_of_a_trick_leads_the_next() -> None:
    table = contracted("klop", 0, setup("h4 | hQ h1 | h3 | hK")).trick("h4 hQ h3")
    assert table.refused("pass") == Reason.WRONG_PHASE
    table = table.trick("hK")
    assert last_trick(table).seat == table.seat == 3


def test_the_table_shows_who_is_winning() -> None:
    table = contracted("klop", 0, setup("h4 | hQ | h3 | hK")).trick("h4 hQ h3")
    view = table.view()
    assert [(play.seat, play.card) for play in view.trick] == [(0, "h4"), (1, "hQ"), (2, "h3")]
    assert view.winning == 1
    assert table.trick("hK").view().winning is None


def test_the_first_six_tricks_of_klop_earn_the_talon_from_the_top() -> None:
    table = contracted("klop", 0, setup("", "t2 hK s7 d4 cQ t9"))
    assert table.view().talon_left == 6
    gifts = []
    while table.phase == "play":
        before = table.view().talon_left
        table = table.say(table.offers()[0])
        if table.view().tricks_won != (0, 0, 0, 0) and table.view().trick == ():
            gifts.append(last_trick(table).gift)
            assert table.view().talon_left == max(before - 1, 0)
    assert gifts == [*cards("t2 hK s7 d4 cQ t9"), *[None] * 6]
    assert table.view().last_trick is not None


def test_an_emperor_trick_is_the_pagats_and_called_so() -> None:
    table = contracted("solo_without", 0, setup("t22 | t21 | t1 | t2")).trick("t22 t21 t1 t2")
    assert (last_trick(table).seat, last_trick(table).emperor) == (2, True)
    view = table.view().last_trick
    assert view is not None
    assert view.emperor


def test_a_mond_that_falls_to_the_skis_is_named_with_its_player() -> None:
    table = contracted("solo_without", 0, setup("t22 | t21 | t3 | t2")).trick("t22 t21 t3 t2")
    assert (last_trick(table).seat, last_trick(table).captured) == (0, 1)
    view = table.view().last_trick
    assert view is not None
    assert view.captured == 1


def test_where_a_captured_mond_costs_nothing_none_is_named() -> None:
    table = contracted("beggar", 2, setup("t22 | t21 | t3 | t4")).trick("t3 t4 t22 t21")
    assert last_trick(table).captured is None


def test_the_rest_of_the_talon_goes_with_a_called_king_taken_from_it() -> None:
    table = announcing("h4 | h3 | | h2", "hK t2 s7 d4 cQ t9", declarer=2).to_play().trick("h4 h3 hK h2")
    assert last_trick(table).seat == 2
    assert last_trick(table).rest == cards("s7 d4 cQ t9")


def test_a_called_king_left_in_the_talon_takes_nothing_along() -> None:
    table = announcing("h4 | h3 | hJ | h2", "t2 t3 hK s7 d4 cQ", declarer=2).to_play().trick("h4 h3 hJ h2")
    assert last_trick(table).rest == ()


def test_a_beggar_ends_when_the_declarer_takes_a_trick() -> None:
    table = contracted("beggar", 1, setup("h4 | hK | h3 | h2")).trick("hK h3 h2 h4")
    assert table.phase == "finished"
    assert table.result.scores == (0, -70, 0, 0)
    assert table.result.card_points is None


def test_a_valat_contract_ends_when_the_declarer_loses_a_trick() -> None:
    table = contracted("colour_valat_without", 1, setup("h4 | h2 | h3 | hK")).trick("h2 h3 hK h4")
    assert table.phase == "finished"
    assert table.result.scores == (0, -125, 0, 0)
    assert not table.result.won


def test_an_announced_valat_is_played_to_the_end() -> None:
    table = discard_low(contracted("solo_three", 0).say("take 0")).say("announce valat").to_play()
    table = played_on(table)
    assert sum(table.view().tricks_won) == 12


def test_an_open_beggar_opens_the_hand_after_the_first_trick() -> None:
    table = contracted("open_beggar", 1, setup("h1 | h4 | h3 | h2"))
    assert table.view(0).open_hand is None
    table = table.trick("h4 h3 h2 h1")
    opened = table.events[-1]
    assert isinstance(opened, HandOpened)
    assert (opened.seat, opened.cards) == (1, table.view(1).hand)
    seen = table.view(3).open_hand
    assert seen is not None
    assert seen.cards == table.view(1).hand


@pytest.mark.parametrize("contract", ["klop", "beggar", "solo_without", "valat_without"])
def test_no_other_hand_is_laid_open(contract: str) -> None:
    """S-36"""
    table = contracted(contract, 0, setup("hK h1 | h4 | h3 | h2")).trick("hK h4 h3 h2")
    assert table.view(2).open_hand is None


def test_a_lost_open_beggar_opens_nothing() -> None:
    table = contracted("open_beggar", 1, setup("h4 | hK | h3 | h2")).trick("hK h3 h2 h4")
    assert not any(isinstance(event, HandOpened) for event in table.events)


@pytest.mark.parametrize(("contract", "stay"), [("beggar", True), ("open_beggar", True), ("solo_without", False)])
def test_the_cards_played_stay_visible_in_beggars_only(contract: str, *, stay: bool) -> None:
    table = contracted(contract, 1, setup("h1 | h4 | h3 | h2")).trick("h4 h3 h2 h1")
    assert len(table.view(2).tricks) == stay
    assert table.view(2).last_trick is not None


def test_a_beggar_without_a_trick_is_won_at_the_end() -> None:
    low = "c7 c8 c9 s7 s8 s9 h4 h3 h2 d4 d3 t2"
    table = played_on(contracted("beggar", 1, setup(f"| {low} | |")))
    assert table.phase == "finished"
    assert table.result.won == (table.view().tricks_won[1] == 0)


def test_a_revoke_is_refused_not_punished() -> None:
    """S-55: nothing has changed, and the trick goes on."""
    table = contracted("klop", 0, setup("h4 | hQ t5 | h3 | hK")).trick("h4")
    assert table.refused("play t5") == Reason.MUST_FOLLOW_SUIT
    assert table.trick("hQ").view().winning == 1
