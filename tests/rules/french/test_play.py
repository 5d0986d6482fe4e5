"""F-18, F-19, F-20, F-21: the play of the cards and the excuse."""

import pytest

from backend.rules.french.ruleset import FRENCH_4
from backend.rules.shared.events import TrickWon
from backend.rules.shared.reasons import Reason
from tests.rules.french.vocabulary import Table, endgame, playing, scored, setup, terms

FIRST = playing("garde_sans", 2, setup("h1 | hK | h2 | h3"))


def won(table: Table) -> list[tuple[int, int | None]]:
    """Who won each trick, and who kept the excuse he played to it."""
    return [(event.seat, event.excuse) for event in table.events if isinstance(event, TrickWon)]


def test_the_player_on_the_dealers_right_leads_and_the_winner_of_a_trick_leads_the_next() -> None:
    """F-18"""
    assert FIRST.seat == 0
    table = FIRST.trick("h1 hK h2 h3")
    assert won(table) == [(1, None)]
    assert table.seat == 1


def test_a_suit_is_followed_and_need_not_be_beaten() -> None:
    """F-19"""
    table = endgame("hQ | h2 hK t5 s3 | h4 | h5").say("play hQ")
    assert table.offers() == ["play hK", "play h2"]
    assert table.refused("play t5") == table.refused("play s3") == Reason.MUST_FOLLOW_SUIT
    assert table.refused("play h9") == Reason.CARD_NOT_HELD


def test_who_cannot_follow_must_trump() -> None:
    """F-19"""
    table = endgame("hQ | t5 t12 s3 | h4 | h5").say("play hQ")
    assert table.offers() == ["play t12", "play t5"]
    assert table.refused("play s3") == Reason.MUST_PLAY_TRUMP


def test_a_trump_must_go_above_those_on_the_table() -> None:
    """F-19: over a team-mate's as well."""
    table = endgame("hQ | t10 | t5 t12 s3 | h5").say("play hQ", "play t10")
    assert table.offers() == ["play t12"]
    assert table.refused("play t5") == Reason.MUST_OVERTRUMP
    assert table.refused("play s3") == Reason.MUST_PLAY_TRUMP


def test_who_cannot_go_above_plays_any_trump_but_a_trump() -> None:
    """F-19"""
    table = endgame("hQ | t10 | t5 t8 s3 | h5").say("play hQ", "play t10")
    assert table.offers() == ["play t8", "play t5"]
    assert table.refused("play s3") == Reason.MUST_PLAY_TRUMP


def test_a_led_trump_is_to_be_beaten_too() -> None:
    """F-19"""
    table = endgame("t9 | t5 t12 s3 | h4 | h5").say("play t9")
    assert table.offers() == ["play t12"]
    assert table.refused("play t5") == Reason.MUST_OVERTRUMP
    assert table.refused("play s3") == Reason.MUST_FOLLOW_SUIT


def test_who_has_neither_suit_nor_trump_plays_anything() -> None:
    """F-19"""
    table = endgame("hQ | s3 dK | h4 | h5").say("play hQ")
    assert table.offers() == ["play s3", "play dK"]


def test_the_excuse_may_be_played_instead_of_any_card() -> None:
    """F-20"""
    for hand in ("hK t0 t5", "t0 t5", "t0 s3"):
        assert "play t0" in endgame(f"h2 | {hand} | h4 | h5").say("play h2").offers()


def test_the_excuse_does_not_count_as_a_trump_to_be_played_or_beaten() -> None:
    """F-20"""
    table = endgame("hQ | t0 s3 | t0 | h5").say("play hQ")
    assert table.offers() == ["play t0", "play s3"]
    over = endgame("hQ | t0 | t1 s3 | h5").say("play hQ", "play t0")
    assert over.offers() == ["play t1"]


def test_the_excuse_follows_no_suit() -> None:
    """F-20: who has it and no other trump is void in trumps."""
    assert endgame("t9 | t0 s3 | h4 | h5").say("play t9").offers() == ["play t0", "play s3"]


def test_a_led_excuse_lets_the_next_card_set_the_suit() -> None:
    """F-20"""
    table = endgame("t0 c1 | hK s3 t5 | h4 s9 | h5 s4", "0>1: c2 c3 c4 c5").say("play t0")
    assert table.offers() == ["play t5", "play hK", "play s3"]
    assert table.view().winning == 0
    assert table.say("play s3").offers() == ["play s9"]
    assert won(table.trick("s3 s9 s4")) == [(2, 0)]


def test_the_excuse_stays_with_its_player_where_the_other_side_won() -> None:
    """F-20: and is told so; nothing is exchanged where his own side won."""
    theirs = endgame("t0 c1 | hK h9 | h4 s9 | h5 s4").trick("t0 hK h4 h5")
    assert won(theirs) == [(1, 0)]
    own = endgame("hK c1 | h3 h9 | t0 s9 | t5 s4").trick("hK h3 t0 t5")
    assert won(own) == [(3, None)]
    last = theirs.view().last_trick
    assert last is not None
    assert last.excuse == 0


@pytest.mark.parametrize(
    ("first", "points", "oudlers"),
    [
        pytest.param("0>1: t0 hK h1 h2", 4, 1, id="the takers excuse, their trick"),
        pytest.param("3>1: h1 t0 hK h2", 4, 1, id="the takers excuse, led by another"),
        pytest.param("1>0: t0 h1 h2 hK", 6, 0, id="their excuse, the takers trick"),
        pytest.param("0>0: hK t0 h1 h2", 6, 0, id="led by the taker, their excuse"),
        pytest.param("1>2: t0 hK h1 h2", 0, 0, id="theirs both"),
    ],
)
def test_the_owners_side_gives_a_half_point_for_it(first: str, points: float, oudlers: int) -> None:
    """F-20: four for the owner's side, and its half point to the winner's."""
    result = scored(terms("garde_contre"), f"{first}; 1>1: c1 c2 c3 c4")
    assert result.card_points is not None
    assert (result.card_points[0], result.oudlers) == (points, oudlers)


def test_the_discard_counts_as_a_pile_to_give_from() -> None:
    """F-20: points are counted, whether a card to give was there or not."""
    assert scored(terms("garde", away="c5 c6 c7 c8 c9 c10"), "0>1: t0 hK h1 h2; 1>1: c1 c2 c3 c4").card_points == (
        7,
        84,
    )


LAST = "0>0: t21 c1 c2 c3; 0>1: c4 t2 c5 c6; {last}"
SIDE = FRENCH_4.with_house({"excuse_last": "side"})


@pytest.mark.parametrize(
    ("last", "oudlers", "elsewhere"),
    [
        pytest.param("1>2: t0 hK h1 h2", 1, 2, id="a defender plays it and another wins"),
        pytest.param("0>1: t0 hK h1 h2", 1, 1, id="the taker plays it and loses the trick"),
        pytest.param("1>0: t0 h1 h2 hK", 2, 2, id="a defender plays it and the taker wins"),
    ],
)
def test_in_the_last_trick_the_excuse_goes_with_the_trick(last: str, oudlers: int, elsewhere: int) -> None:
    """F-21: or, where the house has it so, to the other side."""
    assert scored(terms("garde_contre"), LAST.format(last=last)).oudlers == oudlers
    assert scored(terms("garde_contre"), LAST.format(last=last), rules=SIDE).oudlers == elsewhere


def test_where_the_excuse_changes_side_a_half_may_be_left_with_four_players() -> None:
    """F-21, F-24, F-31: the one way to it."""
    result = scored(terms("garde_contre"), LAST.format(last="1>2: t0 hK h1 h2"), rules=SIDE)
    assert result.card_points == (6 + 4.5, 85 - 4.5)
    assert sum(result.scores) == 0


def test_an_excuse_that_won_the_last_trick_stays() -> None:
    """F-14, F-21"""
    assert scored(terms("garde_contre"), "0>0: t21 c1 c2 c3; 0>0: t0 h1 h2 h3", rules=SIDE).oudlers == 2


def test_nobody_keeps_the_excuse_of_the_last_trick() -> None:
    """F-21"""
    assert won(endgame("t0 | hK | h4 | h5", "0>1: c2 c3 c4 c5").trick("t0 hK h4 h5")) == [(1, None)]


def test_only_cards_are_played_and_only_in_turn() -> None:
    assert FIRST.refused("bid garde") == FIRST.refused("pass") == Reason.WRONG_PHASE
    assert FIRST.refused("play hK", seat=1) == Reason.NOT_YOUR_TURN


def test_after_the_last_trick_nothing_may_be_done() -> None:
    over = endgame("t9 | hK | h4 | h5", "0>1: c2 c3 c4 c5").trick("t9 hK h4 h5")
    assert over.phase == "finished"
    assert FRENCH_4.to_act(over.deal) == ()
    assert FRENCH_4.legal(over.deal, 0) == ()
    assert over.refused("pass", seat=0) == Reason.DEAL_FINISHED
