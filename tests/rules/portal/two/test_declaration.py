"""P-31: the non-dealer is asked first; who declares ends it."""

import pytest

from backend.rules.shared.events import Declared, Passed
from backend.rules.shared.reasons import Reason
from tests.rules.portal.two.vocabulary import Table, setup


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_non_dealer_is_asked_first_and_leads_first(dealer: int) -> None:
    table = Table.of(setup(dealer=dealer))
    assert (table.phase, table.seat) == ("declaration", 1 - dealer)
    assert table.offers() == ["pass", "declare"]
    assert table.view().forehand == 1 - dealer
    for words in (("declare",), ("pass", "declare"), ("pass", "pass")):
        assert table.say(*words).seat == 1 - dealer  # P-34


def test_the_first_who_declares_ends_it() -> None:
    table = Table.of().say("declare")
    assert table.phase == "play"
    assert table.view().declarer == 0
    assert table.view().sides == ("declarer", "defenders")
    assert Declared(0) in table.events
    assert table.refused("declare", 1) == Reason.NOT_YOUR_TURN


def test_the_dealer_may_declare_what_the_other_has_left() -> None:
    table = Table.of().say("pass")
    assert (table.phase, table.seat, table.offers()) == ("declaration", 1, ["pass", "declare"])
    table = table.say("declare")
    assert table.view().declarer == 1
    assert table.view().sides == ("defenders", "declarer")


def test_where_nobody_declares_it_is_played_without_sides() -> None:
    table = Table.of().say("pass", "pass")
    view = table.view(0)
    assert (view.phase, view.declarer, view.partner, view.contract) == ("play", None, None, None)
    assert view.sides == (None, None)
    assert [event for event in table.events if isinstance(event, Passed)] == [Passed(0), Passed(1)]


def test_who_passed_stays_visible() -> None:
    table = Table.of().say("pass")
    assert [(turn.seat, turn.contract) for turn in table.view().auction] == [(0, None)]
    declared = table.say("declare").view()
    assert [turn.seat for turn in declared.auction] == [0]
    left = table.say("pass").played_out().view()
    assert [turn.seat for turn in left.auction] == [0, 1]


def test_nothing_else_can_be_said() -> None:
    table = Table.of()
    for text in ("bid two", "play t1", "announce trula", "kontra game", "contract two", "call h", "take 0"):
        assert table.refused(text) == Reason.WRONG_PHASE
    assert table.refused("declare", 1) == Reason.NOT_YOUR_TURN


def test_nobody_declares_twice_or_too_late() -> None:
    declared, left = Table.of().say("declare"), Table.of().say("pass", "pass")
    assert declared.refused("declare") == Reason.ALREADY_DECLARED
    assert left.refused("declare") == Reason.WRONG_PHASE
    assert declared.refused("pass") == Reason.WRONG_PHASE
