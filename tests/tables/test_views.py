"""What a seat and a spectator see, and that nothing in it depends on a card they may not know."""

from dataclasses import asdict
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.rules.shared.cards import SUITS, Card, Seat
from backend.rules.shared.events import CardPlayed
from backend.rules.shared.reasons import RuleViolation
from backend.tables.events import Acted, CreatorSeen, InDeal, PackShuffled, TableEvent
from backend.tables.legal import legal_texts
from backend.tables.model import Playing
from backend.tables.options import AfterDeals
from backend.tables.redaction import redact
from backend.tables.seats import rules_of
from backend.tables.view import view, view_of_seat
from backend.tables.views import TableView
from tests.tables.vocabulary import ANA, BOR, PEOPLE, STRANGER, Server, opened, playing, started

RULES = rules_of(opened(ANA).table.options)


def cards_in(value: Any) -> set[str]:
    """Find every card named anywhere in a plain value."""
    if isinstance(value, dict):
        return set().union(*map(cards_in, value.values()), set())
    if isinstance(value, list | tuple):
        return set().union(*map(cards_in, value), set())
    return {value} if isinstance(value, str) and value in RULES.pack.rank else set()


def hands(server: Server) -> tuple[tuple[Card, ...], ...]:
    assert isinstance(server.table.phase, Playing)
    return server.table.phase.deal.setup.hands


def redacted(events: tuple[TableEvent, ...], seat: Seat | None) -> list[TableEvent | None]:
    return [redact(event, seat, RULES) for event in events]


# --- who sees what -------------------------------------------------------------------------------------------------


def test_a_player_sees_his_hand_and_nobody_elses() -> None:
    server = playing(*PEOPLE)
    for seat, player in enumerate(PEOPLE):
        seen = view(server.table, player.account)
        assert seen.seat == seat
        assert cards_in(asdict(seen)) == set(hands(server)[seat])


def test_a_stranger_and_nobody_see_what_spectators_see() -> None:
    server = playing(*PEOPLE)
    public = view(server.table, None)
    assert public == view(server.table, STRANGER.account) == view_of_seat(server.table, None)
    assert public.seat is None
    assert cards_in(asdict(public)) == set()


def test_before_the_start_the_view_holds_the_seats() -> None:
    seen = view(opened(ANA, BOR).table, BOR.account)
    assert (seen.phase, seen.seat, seen.deal, seen.dealing, seen.outcome) == ("seating", 1, None, None, None)
    assert [place and place.player for place in seen.places] == [ANA, BOR, None, None]


def test_the_view_of_the_dealing_step_says_who_is_to_cut_and_how_many_packets_are_left() -> None:
    server = started(*PEOPLE, cut=True)
    assert _dealing(server).actor is None
    server.tick()
    assert (_dealing(server).actor, _dealing(server).packets_left) == (1, None)
    server.say(BOR, "knock")
    assert (_dealing(server).actor, _dealing(server).packets_left) == (0, 4)
    server.say(ANA, "packet 3")
    assert (_dealing(server).actor, _dealing(server).packets_left) == (1, 3)
    assert cards_in(asdict(view(server.table, ANA.account))) == set()


def _dealing(server: Server) -> Any:
    return view(server.table, ANA.account).dealing


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_cards_played_are_told_to_everybody_unless_the_table_forbids_it(seat: Seat | None) -> None:
    for counter in (True, False):
        server = playing(*PEOPLE, counter=counter)
        fallen: list[Card] = []
        while len(fallen) < 8:
            server.act()
            happened = [event.event for event in server.log if isinstance(event, InDeal)]
            fallen = [event.card for event in happened if isinstance(event, CardPlayed)]
        deal = view_of_seat(server.table, seat).deal
        assert deal is not None
        assert set(fallen) <= set(deal.played) if counter else deal.played == ()


def test_the_view_of_a_finished_table_says_how_it_ended() -> None:
    server = playing(*PEOPLE)
    server.play_until("finished")
    seen = view(server.table, BOR.account)
    assert seen.outcome is not None
    assert seen.outcome.reason == "completed"
    assert (seen.deal_no, seen.phase, seen.question.seats) == (1, "finished", ())
    assert seen.deal is not None
    assert seen.deal.result is not None


def test_the_deal_number_counts_from_the_dealing_step_on() -> None:
    server = playing(*PEOPLE, end=AfterDeals(2))
    assert view(server.table, None).deal_no == 1
    server.play_until("scored")
    assert view(server.table, None).deal_no == 1
    server.play_until("dealing")
    assert view(server.table, None).deal_no == 2


def test_the_answers_are_for_the_seat_that_is_asked() -> None:
    server = playing(*PEOPLE)
    asked = server.question.seats[0]
    assert [bool(legal_texts(server.table, seat)) for seat in range(4)] == [seat == asked for seat in range(4)]
    server.play_until("finished")
    assert legal_texts(server.table, asked) == ()


def test_who_is_ready_is_asked_no_more() -> None:
    server = playing(*PEOPLE, end=AfterDeals(2))
    server.play_until("scored")
    assert legal_texts(server.table, 0) == ("next",)
    server.say(ANA, "next")
    assert legal_texts(server.table, 0) == ()
    assert view(server.table, None).ready == (0,)


# --- redaction -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_nobody_sees_the_pack_or_the_log_of_actions(seat: Seat | None) -> None:
    assert redact(PackShuffled((Card("t21"),)), seat, RULES) == PackShuffled(None)
    assert redact(Acted(0, "discard hK"), seat, RULES) is None
    assert redact(CreatorSeen(1), seat, RULES) is None


def test_dealt_cards_are_told_to_their_seat_only() -> None:
    server = playing(*PEOPLE)
    for seat in range(4):
        told = [event for event in redacted(server.log, seat) if event is not None]
        assert cards_in([asdict(event) for event in told]) == set(hands(server)[seat])
    assert cards_in([asdict(event) for event in redacted(server.log, None) if event is not None]) == set()


def test_events_are_told_as_they_are_where_they_are_public() -> None:
    server = playing(*PEOPLE)
    server.play_until("finished")
    hidden = (Acted, CreatorSeen, PackShuffled, InDeal)
    public = [event for event in server.log if not isinstance(event, hidden)]
    assert redacted(tuple(public), 2) == public


# --- twins: two tables that differ only in what a seat cannot know -------------------------------------------------


def swapped(pack: tuple[Card, ...], one: Card, other: Card) -> tuple[Card, ...]:
    exchange = {one: other, other: one}
    return tuple(exchange.get(card, card) for card in pack)


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 70), data=st.data())
def test_two_tables_that_differ_in_hidden_cards_look_the_same(seed: int, moves: int, data: st.DataObject) -> None:
    """Play one table; then play its twin, in which two unseen cards of two others are exchanged, by the same texts.

    As long as the rules let the twin follow, the third seat and the spectators get the same views and events.
    """
    first = started(*PEOPLE)
    first.chance.seed(seed)
    pack = first.next_pack().pack
    first.pack = pack
    first.tick()
    if first.phase != "playing":
        return
    viewer, one, other = data.draw(st.permutations(range(4)))[:3]
    texts = _played(first, moves)
    pair = _unseen_pair(first, one, other, view_of_seat(first.table, viewer), data)
    if pair is None:
        return
    twin = started(*PEOPLE)
    twin.pack = swapped(pack, *pair)
    twin.tick()
    if twin.phase != "playing":  # the exchange took somebody's only tarok (S-9)
        return
    try:
        for asked, text in texts:
            twin.wait(500)
            twin.say(twin.player(asked), text)
    except RuleViolation:  # the exchanged cards do not allow that play: this is no twin
        return
    audiences: tuple[Seat | None, ...] = (viewer, None)
    for seat in audiences:
        assert view_of_seat(first.table, seat) == view_of_seat(twin.table, seat)
        assert redacted(first.log, seat) == redacted(twin.log, seat)
    assert legal_texts(first.table, viewer) == legal_texts(twin.table, viewer)


def _played(server: Server, moves: int) -> list[tuple[Seat, str]]:
    """Play *moves* actions and return them as seat and text."""
    start = len(server.log)
    for _ in range(moves):
        if server.phase != "playing":
            break
        server.act()
    return [(event.seat, event.action) for event in server.log[start:] if isinstance(event, Acted)]


def _unseen_pair(
    server: Server, one: Seat, other: Seat, seen: TableView, data: st.DataObject
) -> tuple[Card, Card] | None:
    """Choose a card of each of two seats that the viewer has not seen; None where there is none left."""
    deal = next(event.event for event in server.log if isinstance(event, InDeal) and event.event.kind == "cards_dealt")
    assert deal.kind == "cards_dealt"
    shown = _cards_told(server.log, seen.seat)
    left = [[card for card in deal.hands[seat] or () if card not in shown] for seat in (one, other)]
    if not all(left):
        return None
    return data.draw(st.sampled_from(left[0])), data.draw(st.sampled_from(left[1]))


def test_every_view_of_a_whole_session_holds_only_cards_that_were_dealt_or_shown_to_it() -> None:
    """A seat's view names no card that neither its own events have named nor the piles, as they are counted."""
    server = playing(*PEOPLE)
    audiences: tuple[Seat | None, ...] = (*range(4), None)
    called = {f"{suit}K" for suit in SUITS}  # a king that is called is named, whoever holds it
    told = {seat: called | _cards_told(server.log, seat) for seat in audiences}
    while server.phase != "finished":
        events = server.act()
        for seat in audiences:
            told[seat] |= _cards_told(events, seat)
            seen = asdict(view_of_seat(server.table, seat))
            if seen["phase"] in {"scored", "finished"}:
                told[seat] |= cards_in(seen["deal"]["counted"])
            assert cards_in(seen) <= told[seat]


def _cards_told(events: tuple[TableEvent, ...], seat: Seat | None) -> set[str]:
    return cards_in([asdict(event) for event in redacted(events, seat) if event is not None])


def test_the_seats_of_a_view_are_different_for_each_pair_of_players() -> None:
    server = playing(*PEOPLE)
    views = [view(server.table, player.account) for player in PEOPLE]
    assert all(one.deal != other.deal for one, other in combinations(views, 2))
