"""The machine itself: turns, refusals that change nothing, events that cannot happen."""

import pytest

from backend.rules.shared.actions import PlayCard
from backend.rules.shared.cards import Card
from backend.rules.shared.events import AnnouncementsClosed, CardPlayed
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.slovenian.vocabulary import RULES, SOME_DEAL, Table, announcing, contracted, discard_low

STAGES = {
    "auction": Table.of(SOME_DEAL),
    "contract": Table.of(SOME_DEAL).say("pass", "pass", "pass"),
    "king_call": contracted("two", 0),
    "talon": contracted("two", 0).say("call h"),
    "discard": contracted("two", 0).say("call h", "take 0"),
    "announcements": announcing(),
    "play": announcing().to_play(),
}


@pytest.mark.parametrize("phase", STAGES)
def test_a_refused_command_changes_nothing(phase: str) -> None:
    table = STAGES[phase]
    before = repr(table.deal)
    for text in ("bid klop", "contract colour_valat", "discard t1", "take 9", "kontra valat", "raise three", "play t0"):
        with pytest.raises(RuleViolation):
            table.say(text)
    assert repr(table.deal) == before


@pytest.mark.parametrize("phase", STAGES)
def test_who_is_not_to_act_is_refused_and_offered_nothing(phase: str) -> None:
    table = STAGES[phase]
    assert table.phase == phase
    for seat in {0, 1, 2, 3} - {table.seat}:
        assert table.refused("pass", seat) == Reason.NOT_YOUR_TURN
        assert RULES.legal(table.deal, seat) == ()
    assert table.refused("pass", 7) == Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("phase", STAGES)
def test_every_phase_that_waits_offers_something(phase: str) -> None:
    assert RULES.legal(STAGES[phase].deal, STAGES[phase].seat)


def test_nothing_can_be_done_once_the_deal_is_over() -> None:
    table = STAGES["play"]
    while table.phase == "play":
        table = table.say(table.offers()[0])
    assert table.refused("pass", 0) == Reason.DEAL_FINISHED
    assert RULES.to_act(table.deal) == ()
    assert RULES.settle(table.deal) is None
    assert RULES.legal(table.deal, 0) == ()


def test_an_event_of_another_phase_is_our_fault_and_loud() -> None:
    with pytest.raises(AssertionError, match="CardPlayed cannot happen in Auction"):
        RULES.evolve(STAGES["auction"].deal, CardPlayed(0, Card("t1")))
    with pytest.raises(AssertionError):
        RULES.evolve(STAGES["talon"].deal, AnnouncementsClosed())


def test_a_detail_tells_people_checking_records_what_was_wrong() -> None:
    with pytest.raises(RuleViolation, match="card_not_held: t0 on an empty table"):
        RULES.decide(STAGES["play"].deal, 0, PlayCard(Card("t0")))


def test_the_raise_needs_a_fresh_round() -> None:
    assert discard_low(contracted("solo_one", 0).say("take 5")).offers("raise") == ["raise colour_valat"]
