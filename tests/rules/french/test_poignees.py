"""F-16, F-17: many trumps, shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.rules.french import poignees
from backend.rules.french.ruleset import FRENCH_3, FRENCH_4, FRENCH_5, FrenchRuleset
from backend.rules.shared.cards import Card
from backend.rules.shared.events import PoigneeShown
from backend.rules.shared.reasons import Reason
from tests.rules.french.vocabulary import ALL, Table, cards, playing, scored, setup, terms

TEN = "t2 t3 t4 t5 t6 t7 t8 t9 t10 t11"
ELEVEN = playing("garde_sans", 3, setup(f"{TEN} t12 h1 h2 h3 h4 h5 h6 h7"))
WITH_EXCUSE = playing("garde_sans", 3, setup("t0 t2 t3 t4 t5 t6 t7 t8 t9 t10 h1 h2 h3 h4 h5 h6 h7 h8"))


def test_a_poignee_is_offered_after_the_cards_before_ones_own_first_card() -> None:
    """F-16"""
    offered = ELEVEN.poignee
    assert offered is not None
    assert (offered.sizes, set(offered.cards), offered.excuse_at) == ((10,), set(cards(f"{TEN} t12")), None)
    assert len(ELEVEN.offers("play")) == 18
    assert ELEVEN.trick("h1").poignee is None  # seat 1 has too few


def test_showing_keeps_the_turn_and_all_see_it() -> None:
    """F-17"""
    table = ELEVEN.say(f"show {TEN}")
    assert table.events[-1] == PoigneeShown(0, cards(TEN))
    assert table.seat == 0
    for seat in (None, 2):
        (shown,) = table.view(seat).poignees
        assert (shown.seat, set(shown.cards)) == (0, set(cards(TEN)))


def test_each_shows_at_most_one() -> None:
    """F-17"""
    table = ELEVEN.say(f"show {TEN}")
    assert table.poignee is None
    assert table.refused(f"show {TEN}") == Reason.ALREADY_SHOWN


def test_after_the_first_trick_nobody_shows() -> None:
    """F-16"""
    table = ELEVEN.say("play h1")
    while not table.view().tricks_won[0] and len(table.view().trick):
        table = table.say(table.offers("play")[-1])
    assert table.refused(f"show {TEN}") == Reason.WRONG_PHASE


def test_each_may_show_in_his_own_turn_of_the_first_trick() -> None:
    """F-16: not before, though the trick is on."""
    table = playing("garde_sans", 3, setup(f"h1 | {TEN} h2 | h3 | h4"))
    assert table.refused(f"show {TEN}", seat=1) == Reason.NOT_YOUR_TURN
    assert table.say("play h1", f"show {TEN}").seat == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("show t2 t3 t4 t5 t6 t7 t8 t9 t10", Reason.WRONG_POIGNEE_COUNT),
        (f"show {TEN} t12", Reason.WRONG_POIGNEE_COUNT),
        ("show t2 t2 t4 t5 t6 t7 t8 t9 t10 t11", Reason.DUPLICATE_CARD),
        ("show t2 t3 t4 t5 t6 t7 t8 t9 t10 t13", Reason.CARD_NOT_HELD),
        ("show t2 t3 t4 t5 t6 t7 t8 t9 t10 h1", Reason.NO_POIGNEE),
        ("pass", Reason.WRONG_PHASE),
    ],
)
def test_only_so_many_trumps_of_ones_own_make_one(text: str, reason: Reason) -> None:
    """F-16"""
    assert ELEVEN.refused(text) == reason


def test_who_has_too_few_has_none() -> None:
    """F-16"""
    table = playing("garde_sans", 3, setup("t2 t3 t4 t5 t6 t7 t8 t9 t10 h1 h2 h3 h4 h5 h6 h7 h8 h9"))
    assert table.poignee is None
    assert table.refused("show t2 t3 t4 t5 t6 t7 t8 t9 t10") == Reason.NO_POIGNEE


def test_the_excuse_is_shown_where_it_completes_all_the_trumps_there_are() -> None:
    """F-16"""
    offered = WITH_EXCUSE.poignee
    assert offered is not None
    assert (offered.sizes, offered.excuse_at) == ((10,), 10)
    assert Card("t0") in offered.cards
    assert WITH_EXCUSE.say("show t0 t2 t3 t4 t5 t6 t7 t8 t9 t10").seat == 0


def test_the_excuse_is_not_shown_while_a_trump_stays_hidden() -> None:
    """F-16"""
    table = playing("garde_sans", 3, setup(f"t0 {TEN} h1 h2 h3 h4 h5 h6 h7"))
    assert table.refused("show t0 t2 t3 t4 t5 t6 t7 t8 t9 t10") == Reason.EXCUSE_NOT_SHOWABLE
    assert table.poignee is not None
    assert Card("t0") not in table.poignee.cards


def test_twelve_and_the_excuse_make_a_double_with_it_or_a_single_without() -> None:
    """F-16"""
    table = playing("garde_sans", 3, setup(f"t0 {TEN} t12 t13 h1 h2 h3 h4 h5"))
    assert table.poignee is not None
    assert (table.poignee.sizes, table.poignee.excuse_at) == ((10, 13), 13)
    assert table.refused("show t0 t2 t3 t4 t5 t6 t7 t8 t9 t10") == Reason.EXCUSE_NOT_SHOWABLE
    table.say(f"show {TEN}")
    table.say(f"show {TEN} t12 t13 t0")


@pytest.mark.parametrize(
    ("rules", "sizes"),
    [(FRENCH_3, (13, 15, 18)), (FRENCH_4, (10, 13, 15)), (FRENCH_5, (8, 10, 13))],
    ids=lambda each: str(each)[:20],
)
def test_the_sizes_differ_by_players_and_the_worths_do_not(rules: FrenchRuleset, sizes: tuple[int, ...]) -> None:
    """F-16, F-30, F-32"""
    assert tuple(each.size for each in rules.poignees) == sizes
    assert tuple(each.worth for each in rules.poignees) == (20, 30, 40)


def test_it_counts_for_the_side_that_wins_whoever_showed_it_and_is_not_multiplied() -> None:
    """F-17"""
    won = "0>0: t21 t1 hK c1; 0>0: sK dK cK cQ; 0>0: sQ hQ dQ c2"
    lost = "0>1: c1 t21 c2 c3"
    shown = f"1: {TEN}; 0: {TEN}"
    for played, points in ((won, 20), (lost, -20)):
        result = scored(terms("garde_contre"), played, shown=shown)
        mine = [line for line in result.ledger if line.item == "poignee" and line.seats == (0,)]
        assert [(line.points, line.multiplier, line.amount) for line in mine] == [(points, 1, 3 * points)] * 2


@given(st.sampled_from(ALL), st.data())
def test_what_is_offered_is_what_may_be_shown(rules: FrenchRuleset, data: st.DataObject) -> None:
    """F-16: whatever one holds, and whatever one tries to show of it."""
    hand = data.draw(st.sets(st.sampled_from([*rules.pack.cards[:22], *cards("hK h1")]), min_size=7))
    size = data.draw(st.sampled_from([8, 10, 13, 15, 18, len(hand), len(hand) - 1]))
    shown = tuple(data.draw(st.permutations(sorted(hand))))[:size]
    offered = poignees.offer(rules, hand)
    fine = (
        offered is not None
        and len(shown) in offered.sizes
        and set(shown) <= {*offered.cards}
        and (Card("t0") not in shown or len(shown) == offered.excuse_at)
    )
    assert (poignees.refusal(rules, hand, shown) is None) == fine


def test_the_table_forgets_no_poignee() -> None:
    """F-16: what was shown stays on view when it is played."""
    table = ELEVEN.say(f"show {TEN}", "play t2")
    assert isinstance(table, Table)
    assert len(table.view(1).poignees[0].cards) == 10
