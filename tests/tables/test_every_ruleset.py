"""Every rule set at every size of its tables: whole sessions, as a log, as it is stored, and as records."""

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

from backend.dealrecords import verify_lines
from backend.protocol.stored import read_events, read_table, write_events, write_table
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.actions import DealingAction
from backend.rules.shared.cards import PAGAT, is_trump
from backend.tables.commands import Act
from backend.tables.defaults import plain_action
from backend.tables.events import Acted, DealScored, SeatAway
from backend.tables.machine import fold
from backend.tables.model import Dealing, Playing
from backend.tables.options import AfterDeals, OnCall
from backend.tables.outbox import FinishedDeal, outbox_entries
from backend.tables.seats import deal_seat
from backend.tables.view import view_of_seat
from tests.tables.vocabulary import NOON, PEOPLE, STRANGER, Server, opened, pack_with, playing

FIVE = (*PEOPLE, STRANGER)
TABLES = [(name, seats) for name in NAMES for seats in ruleset(name).table_sizes]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def session(name: str, seats: int, deals: int, seed: int = 1) -> Server:
    """People on all seats, the first cards out."""
    server = opened(*FIVE[:seats], ruleset=name, seats=seats, end=AfterDeals(deals))
    server.first_dealer = seats - 1
    server.chance.seed(seed)
    server.play_until("playing")
    return server


def bidding(server: Server) -> bool:
    """Say whether it is the auction, where passes alone would void French deals for ever."""
    deal = view_of_seat(server.table, None).deal
    return deal is not None and deal.phase == "auction"


def records(server: Server) -> Iterator[FinishedDeal]:
    """List what the session handed over, as each commit of its log did."""
    before = fold(server.log[:1])
    after = server.table
    for entry in outbox_entries(before, server.log[1:], after, NOON):
        if isinstance(entry, FinishedDeal):
            yield entry


@every_table
def test_everybody_deals_and_the_log_is_the_table(name: str, seats: int) -> None:
    server = session(name, seats, deals=seats + 1)
    server.play_until("finished")
    dealers = [row.dealer for row in server.table.sheet]
    assert [row.no for row in server.table.sheet] == list(range(1, seats + 2))
    assert all(0 <= dealer < seats for dealer in dealers)
    assert fold(server.log) == server.table


@every_table
def test_it_comes_back_from_the_store_at_any_moment(name: str, seats: int) -> None:
    server = session(name, seats, deals=2)
    moves = 0
    while server.phase != "finished":
        moves += 1
        server.act()
        if moves % 7 == 0:
            assert read_table(write_table(server.table)) == server.table
    assert read_events(write_events(server.log)) == server.log


@every_table
def test_every_record_it_leaves_verifies_with_its_result(name: str, seats: int) -> None:
    server = session(name, seats, deals=3, seed=5)
    server.play_until("finished")
    entries = list(records(server))
    assert [entry.row.no for entry in entries] == [1, 2, 3]
    for entry in entries:
        (answer,) = verify_lines([entry.record.encode()])
        assert answer["ok"] is True, answer
        assert answer["finished"] is True
        assert json.loads(entry.record)["rules"] == name
        assert entry.rated == tuple(sorted(entry.seating))


@every_table
def test_every_default_is_legal_until_the_deals_are_counted(name: str, seats: int) -> None:
    """After the auction everybody's time runs out each time it can, and everybody comes back each time."""
    for seed in range(2):
        server = session(name, seats, deals=1, seed=seed)
        while server.phase in {"playing", "dealing"}:
            events = server.act() if bidding(server) else server.tick()
            assert not any(isinstance(event, Acted) and event.action.startswith("show") for event in events)
            for gone in [event for event in events if isinstance(event, SeatAway)]:
                if server.phase != "finished":
                    server.say(server.player(gone.seat), "back")
        assert len(server.table.sheet) == 1


@every_table
def test_the_plainest_answer_is_legal_too_where_a_bot_fails(name: str, seats: int) -> None:
    server = session(name, seats, deals=1, seed=9)
    while server.phase == "playing":
        if bidding(server):
            server.act()
            continue
        seat = server.question.seats[0]
        action = plain_action(server.table, seat)
        assert not isinstance(action, DealingAction)
        server.do(server.player(seat), Act(server.question.no, action))
    assert server.phase in {"finished", "dealing"}  # dealt again where all have passed


@every_table
def test_who_sits_out_and_who_looks_on_see_the_same_and_no_hand(name: str, seats: int) -> None:
    server = session(name, seats, deals=seats)
    for _ in range(60 * seats):
        if isinstance(server.table.phase, Playing):
            seating, public = server.table.phase.deal.seating, view_of_seat(server.table, None).deal
            assert public is not None
            assert public.hand == ()
            for seat in range(seats):
                seen = view_of_seat(server.table, seat).deal
                assert seen is not None
                assert (seen == public) == (deal_seat(seating, seat) is None)
        if server.phase == "finished":
            break
        server.act()


@every_table
def test_where_there_is_no_skis_round_a_call_of_all_ends_the_session_with_the_deal(name: str, seats: int) -> None:
    server = opened(*FIVE[:seats], ruleset=name, seats=seats, end=OnCall())
    server.first_dealer = 0
    server.play_until("playing")
    for player in FIVE[:seats]:
        server.say(player, "call_end")
    server.play_until("scored" if ruleset(name).family == "slovenian" else "finished")
    assert len(server.table.sheet) == 1
    assert server.table.skis_round == (server.phase == "scored")


@pytest.mark.parametrize("name", NAMES)
def test_every_house_option_is_played_stored_and_recorded(name: str) -> None:
    rules = ruleset(name)
    house = tuple(
        (option.name, next(choice for choice in option.choices if choice != option.default))
        for option in rules.house_options
    )
    server = opened(*FIVE[: rules.players], ruleset=name, end=AfterDeals(1), house=house)
    server.first_dealer = 0
    server.play_until("finished")
    stored = write_table(server.table)
    assert json.loads(stored)["sv"] == (2 if house else 1), "a server without house options must not play on"
    assert read_table(stored) == server.table
    (entry,) = records(server)
    assert json.loads(entry.record)["options"] == dict(house)
    (answer,) = verify_lines([entry.record.encode()])
    assert answer["ok"] is True, answer


# --- void deals (F-6, F-8) -----------------------------------------------------------------------------------------

FRENCH = [name for name in NAMES if ruleset(name).family == "french"]


def all_pass(server: Server) -> None:
    """Let everybody pass in the auction of a French deal."""
    for _ in range(ruleset(server.table.options.ruleset).players):
        server.say(server.asked, "pass")


@pytest.mark.parametrize("name", FRENCH)
def test_a_deal_that_all_pass_goes_to_the_next_dealer_and_is_no_deal_of_the_session(name: str) -> None:
    players = ruleset(name).players
    server = playing(*FIVE[:players], first_dealer=0, ruleset=name, end=AfterDeals(1))
    all_pass(server)
    phase = server.table.phase
    assert isinstance(phase, Dealing)
    assert (phase.no, phase.dealer, phase.redeal, phase.compulsory) == (1, 1, True, False)
    assert phase.void is not None
    assert (phase.void.reason, phase.void.hand) == ("all_passed", None)
    assert not server.table.sheet
    assert server.refuses(server.player(0), "cancel confirmed") == "cards_dealt"
    server.play_until("finished")
    (row,) = server.table.sheet
    assert row.no == 1
    assert len(list(records(server))) == 1
    assert fold(server.log) == server.table
    assert not any(isinstance(event, DealScored) and event.result.void for event in server.log)


def bare_petit(name: str) -> list[str]:
    """Make a hand with the petit for its only trump."""
    rules = ruleset(name)
    dealt = rules.dealt(rules.shuffled(rules.pack.cards, 0, cut=False))
    assert dealt is not None
    plain = [card for card in rules.pack.cards if not is_trump(card)]
    return [PAGAT, *plain[: len(dealt.hands[0]) - 1]]


@pytest.mark.parametrize("name", FRENCH)
def test_a_bare_petit_is_shown_long_enough_to_be_seen(name: str) -> None:
    players = ruleset(name).players
    server = playing(*FIVE[:players], first_dealer=0, ruleset=name, end=AfterDeals(3))
    server.play_until("scored")
    server.play_until("dealing")
    hand = bare_petit(name)
    assert isinstance(server.table.phase, Dealing)
    server.pack = pack_with(server, server.table.phase.dealer, " ".join(hand))
    server.tick()
    view = view_of_seat(server.table, 0).dealing
    assert view is not None
    assert view.void is not None
    assert view.void.reason == "petit_sec"
    assert view.void.hand is not None
    assert set(view.void.hand.cards) == set(hand)
    assert view.not_before_ms - server.now == 6_000
    assert (view.no, view.dealer) == (2, 2)
    assert read_table(write_table(server.table)) == server.table
    server.tick()
    assert view_of_seat(server.table, 0).dealing is None, "forgotten with the next cards"


@pytest.mark.parametrize("name", [name for name in FRENCH if ruleset(name).players == len(PEOPLE)])
def test_the_deals_of_a_session_are_numbered_without_gaps_over_void_ones(name: str) -> None:
    server = playing(*PEOPLE, ruleset=name, end=AfterDeals(3))
    for _ in range(4):
        all_pass(server)
        server.play_until("playing")
    server.play_until("finished")
    numbers = [row.no for row in server.table.sheet]
    assert numbers == [1, 2, 3]
    assert all((later.dealer - earlier.dealer) % 4 >= 1 for earlier, later in pairwise(server.table.sheet))
