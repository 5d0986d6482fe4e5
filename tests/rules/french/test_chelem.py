"""F-12 to F-15: the slam."""

import pytest

from backend.rules.shared.events import Announced, AnnouncementsClosed, Passed
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from tests.rules.french.vocabulary import endgame, scored, taken, terms

ALL_OURS = "0>0: t21 c1 c2 c3; 0>0: t20 d1 d2 d3"
ALL_THEIRS = "0>1: c1 t21 c2 c3; 1>2: d1 t20 d2 d3"
SPLIT = "0>0: t21 c1 c2 c3; 0>1: d1 t20 d2 d3"


def lines(result: DealResult, item: str) -> list[tuple[int, bool]]:
    """The taker's points for *item* from each defender, and whether it was announced."""
    return [(line.points, line.announced) for line in result.ledger if line.item == item and line.seats == (0,)]


def test_the_taker_is_asked_after_the_discard_and_others_are_not() -> None:
    """F-12, F-13a"""
    table = taken("garde", 2).lay_away()
    assert (table.phase, table.seat) == ("chelem", 2)
    assert table.offers() == ["pass", "announce chelem"]
    assert table.refused("announce chelem", seat=0) == Reason.NOT_YOUR_TURN
    assert table.refused("announce valat") == Reason.UNKNOWN_ACTION
    assert table.refused("play t1") == table.refused("show t1 t2") == Reason.WRONG_PHASE


@pytest.mark.parametrize("contract", ["garde_sans", "garde_contre"])
def test_without_a_discard_he_is_asked_after_the_bids(contract: str) -> None:
    """F-12"""
    assert taken(contract, 3).phase == "chelem"


def test_who_announces_leads_and_all_know_it() -> None:
    """F-12"""
    table = taken("garde_sans", 2).say("announce chelem")
    assert table.events[-2:] == (Announced(2, "chelem", None), AnnouncementsClosed())
    assert table.seat == 2
    (item,) = table.view(0).items
    assert (item.target, item.announcers, item.side, item.level) == ("chelem", (2,), "declarer", 0)


def test_who_passes_does_not_lead_for_that() -> None:
    """F-13a, F-18"""
    table = taken("garde_sans", 2).say("pass")
    assert table.events[-2:] == (Passed(2), AnnouncementsClosed())
    assert table.seat == 0
    assert table.view().items == ()


@pytest.mark.parametrize(
    ("played", "announced", "booked"),
    [
        pytest.param(ALL_OURS, False, [(200, False)], id="made silently"),
        pytest.param(ALL_OURS, True, [(400, True)], id="made as announced"),
        pytest.param(SPLIT, True, [(-200, True)], id="announced and failed"),
        pytest.param(SPLIT, False, [], id="nobody made one"),
        pytest.param(ALL_THEIRS, False, [(-200, False)], id="made by the defence"),
        pytest.param(ALL_THEIRS, True, [(-200, True), (-200, False)], id="failed, and made by the defence"),
    ],
)
def test_a_chelem_is_worth(played: str, announced: bool, booked: list[tuple[int, bool]]) -> None:  # noqa: FBT001
    """F-13, F-13a: 400 announced, 200 silent, -200 failed; and the defence's counts besides."""
    result = scored(terms("garde_contre"), played, announced=announced)
    assert lines(result, "chelem") == booked
    assert all(line.multiplier == 1 for line in result.ledger if line.item == "chelem")


def test_each_defender_pays_the_chelem_whole() -> None:
    """F-13"""
    result = scored(terms("petite"), ALL_OURS, announced=True)
    assert [line.amount for line in result.ledger if line.item == "chelem"] == [1200, -400]


def test_the_excuse_kept_for_the_last_trick_wins_it_where_its_side_took_all_before() -> None:
    """F-14: led or not."""
    assert endgame("t0 | t2 | h1 | h2", "0>0: c1 c2 c3 c4").trick("t0 t2 h1 h2").result.declarer == 0
    led = endgame("t0 | t2 | h1 | h2", "0>0: c1 c2 c3 c4").trick("t0 t2 h1 h2").view().last_trick
    assert led is not None
    assert (led.winner, led.excuse) == (0, None)


def test_the_excuse_wins_for_a_taker_who_did_not_lead() -> None:
    """F-14"""
    table = endgame("hK | t0 | h1 | h2", "0>1: c1 t2 c3 c4", of=terms("garde", 1)).trick("hK t0 h1 h2")
    last = table.view().last_trick
    assert last is not None
    assert last.winner == 1
    assert table.result.won is not None


def test_the_excuse_wins_for_the_defence_as_well() -> None:
    """F-14: "its player's side"; two defenders may have taken the tricks."""
    table = endgame("hK | t0 | h1 | h2", "0>2: c1 c2 t3 c4; 2>3: d1 t4 d2 d3").trick("hK t0 h1 h2")
    last = table.view().last_trick
    assert last is not None
    assert last.winner == 1
    assert table.result.oudlers == 0


@pytest.mark.parametrize("before", ["0>1: c1 t2 c3 c4", "0>0: t21 c1 c2 c3; 0>1: c4 t2 d1 d2"])
def test_the_excuse_wins_nothing_where_a_trick_was_lost(before: str) -> None:
    """F-14, F-20"""
    last = endgame("t0 | h3 | h1 | h2", before).trick("t0 h3 h1 h2").view().last_trick
    assert last is not None
    assert last.winner == 1


def test_played_before_the_last_trick_the_excuse_wins_nothing() -> None:
    """F-14: a taker who announced may play it earlier; the chelem fails on that trick."""
    table = endgame("t0 t20 | h3 h4 | h1 d1 | h2 d2", "0>0: c1 c2 c3 c4").trick("t0 h3 h1 h2")
    last = table.view().last_trick
    assert last is not None
    assert (last.winner, last.excuse) == (1, 0)


def test_the_view_shows_who_is_winning_the_last_trick_with_the_excuse() -> None:
    """F-14"""
    table = endgame("hK | t0 | h1 | h2", "0>2: c1 c2 t3 c4")
    many = ";".join(["0>2: c1 c2 t3 c4"] * 17)
    assert table.trick("hK t0").view().winning == 0  # not the last of eighteen
    assert endgame("hK | t0 | h1 | h2", many).trick("hK t0").view().winning == 1
    lost = many.replace("0>2", "0>0", 1)
    assert endgame("hK | t0 | h1 | h2", lost).trick("hK t0").view().winning == 0


def test_where_the_excuse_won_the_last_trick_the_petit_counts_in_the_last_but_one() -> None:
    """F-14"""
    early = scored(terms("garde"), "0>0: t21 c1 c2 c3; 0>0: t1 c4 c5 c6; 0>0: t0 h1 h2 h3")
    assert lines(early, "petit_au_bout") == [(10, False)]
    assert {line.rule for line in early.ledger if line.item == "petit_au_bout"} == {"F-14"}
    late = scored(terms("garde"), "0>0: t20 c1 c2 c3; 0>0: t21 c4 c5 c6; 0>0: t0 t1 h2 h3")
    assert lines(late, "petit_au_bout") == []


def test_a_chelem_without_the_excuse_leaves_it_to_the_defence() -> None:
    """F-15: it is worth four there, and the taker has 87."""
    deal = terms("garde_sans")
    played = ["t21", "t0", *(c for hand in deal.setup.hands for c in hand if c not in ("t21", "t0"))]
    whole = "; ".join("0>0: " + " ".join(played[start : start + 4]) for start in range(0, 72, 4))
    result = scored(deal, whole)
    assert result.card_points == (87, 4)
    assert lines(result, "chelem") == [(200, False)]
