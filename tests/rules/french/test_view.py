"""What a view shows of a deal that is played: the table, the tricks, the phases."""

import pytest

from backend.rules.shared.actions import Pass
from backend.rules.shared.events import AnnouncementsClosed
from backend.rules.shared.views import Play
from tests.rules.french.vocabulary import Table, cards, playing, setup, taken

DEALT = setup("h1 s1 | hK s9 | h2 s2 | h3 s3")
PLAYED = playing("garde_sans", 2, DEALT).trick("h1 hK h2 h3").say("play s9", "play s2")


def test_the_trick_going_on_shows_who_played_what_and_who_is_winning() -> None:
    """F-18, F-19"""
    view = PLAYED.view(0)
    assert view.trick == (Play(1, cards("s9")[0]), Play(2, cards("s2")[0]))
    assert (view.winning, view.to_act) == (1, (3,))
    assert PLAYED.say("play s3", "play s1").view().winning is None


def test_the_last_trick_and_the_number_of_tricks_are_seen() -> None:
    """F-18"""
    view = PLAYED.say("play s3", "play s1").view()
    assert view.tricks_won == (0, 2, 0, 0)
    assert view.last_trick is not None
    assert [play.seat for play in view.last_trick.plays] == [1, 2, 3, 0]
    assert view.tricks == ()  # older tricks are closed


def test_cards_are_shown_in_the_order_a_player_holds_them() -> None:
    view = PLAYED.view(3)
    assert view.hand == PLAYED.rules.pack.sort(view.hand)
    assert view.cards_left == (17, 16, 16, 17)
    assert (view.viewer, view.ruleset, view.players, view.talon_left) == (3, "french-4", 4, 0)


def test_the_phases_follow_each_other() -> None:
    table = Table.of(setup())
    assert table.phase == "auction"
    dog = taken("petite")
    assert (dog.phase, dog.lay_away().phase) == ("discard", "chelem")
    assert dog.view().items == dog.lay_away().view().items == ()
    assert playing("petite").phase == "play"


def test_between_the_contract_and_the_exchange_the_dog_turns_up() -> None:
    """F-9: three consequences, each a state of its own."""
    rules, table = PLAYED.rules, Table.of(setup()).say("bid petite", "pass", "pass")
    deal = rules.evolve(table.deal, rules.decide(table.deal, 3, Pass()))
    seen = []
    while (due := rules.settle(deal)) is not None:
        deal = rules.evolve(deal, due)
        view = rules.view(deal, None)
        seen.append((view.phase, view.talon and view.talon.taken, view.cards_left[0]))
    assert seen == [("talon", None, 18), ("talon", None, 18), ("discard", 0, 24)]


def test_no_event_happens_out_of_its_place() -> None:
    with pytest.raises(AssertionError, match="AnnouncementsClosed cannot happen in Playing"):
        PLAYED.rules.evolve(PLAYED.deal, AnnouncementsClosed())


def test_everything_may_be_looked_at_while_it_is_due() -> None:
    """Nobody is sent such a view, but no state is without one."""
    rules = PLAYED.rules
    deal = rules.begin(setup())
    assert rules.view(deal, 0).hand == ()
    assert rules.view(deal, 0).cards_left == (0, 0, 0, 0)
    assert rules.view(deal, 0).phase == "auction"
    bare = setup(" | t1 c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 d1 d2 d3 d4 d5 d6 d7 | t0 |")
    deal = rules.begin(bare)
    while (due := rules.settle(deal)) is not None:
        deal = rules.evolve(deal, due)
        assert rules.view(deal, 1).cards_left == (18, 18, 18, 18)
        assert rules.legal(deal, 0) == ()
