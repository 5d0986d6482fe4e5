"""What a table hands over for good: finished deals with their record, and the end."""

import json

import pytest

from backend.dealrecords import read_line, replay
from backend.tables.events import TableEvent
from backend.tables.model import Player, Table
from backend.tables.options import AfterDeals
from backend.tables.outbox import EndedSession, FinishedDeal, OutboxEntry, outbox_entries
from backend.tables.seats import rules_of
from tests.tables.vocabulary import ANA, BOR, CENE, DANA, GUEST, PEOPLE, Server, opened, playing


def entries_of(server: Server) -> list[OutboxEntry]:
    """Play to the end and collect what each commit hands over."""
    entries: list[OutboxEntry] = []
    while server.phase != "finished":
        before: Table = server.table
        events: tuple[TableEvent, ...] = server.act()
        entries.extend(outbox_entries(before, events, server.table, server.now))
    return entries


def deals_of(server: Server) -> list[FinishedDeal]:
    return [entry for entry in entries_of(server) if isinstance(entry, FinishedDeal)]


def test_each_deal_and_the_end_are_handed_over_once_and_in_order() -> None:
    entries = entries_of(playing(*PEOPLE, end=AfterDeals(3)))
    assert [entry.kind for entry in entries] == ["deal", "deal", "deal", "session"]


def test_the_last_deal_and_the_end_come_with_the_same_commit() -> None:
    server = playing(*PEOPLE)
    while True:
        before = server.table
        events = server.act()
        if entries := outbox_entries(before, events, server.table, server.now):
            break
    assert [entry.kind for entry in entries] == ["deal", "session"]


def test_a_deal_is_handed_over_where_nobody_waits_for_the_next_one() -> None:
    server = playing(ANA, end=AfterDeals(2))
    server.say(ANA, "leave")
    before = server.table
    while not server.table.sheet:
        before = server.table
        events = server.tick()
    assert server.phase == "dealing"
    assert [entry.kind for entry in outbox_entries(before, events, server.table, server.now)] == ["deal"]


def test_the_record_of_a_deal_replays_to_its_result() -> None:
    for entry in deals_of(playing(*PEOPLE, end=AfterDeals(3), cut=True)):
        played = replay(read_line(entry.record.encode()))
        assert rules_of(entry.header.options).result(played.state) == entry.result
        assert json.loads(entry.record)["result"]["scores"] == list(entry.result.scores)


def test_a_deal_has_an_id_of_its_own() -> None:
    ids = [entry.id for entry in deals_of(playing(*PEOPLE, end=AfterDeals(3)))]
    assert ids == ["table-1", "table-2", "table-3"]


def test_the_header_names_the_players_by_seat() -> None:
    (deal,) = deals_of(playing(ANA, GUEST))
    assert deal.header.players[:2] == (ANA, GUEST)
    assert [player.kind for player in deal.header.players] == ["account", "guest", "bot", "bot"]


def test_the_end_says_what_the_table_says() -> None:
    server = playing(*PEOPLE)
    end = entries_of(server)[-1]
    assert isinstance(end, EndedSession)
    assert server.table.phase.phase == "finished"
    assert (end.totals, end.winners) == (server.table.phase.totals, server.table.phase.winners)
    assert (end.reason, end.deals, end.cancelled_by) == ("completed", 1, None)


def test_a_table_that_closes_before_its_start_leaves_nothing() -> None:
    server = opened(ANA)
    before = server.table
    assert outbox_entries(before, server.say(ANA, "leave"), server.table, server.now) == ()


@pytest.mark.parametrize(
    ("people", "rated"),
    [
        pytest.param((ANA, BOR, CENE, DANA), (0, 1, 2, 3), id="four accounts"),
        pytest.param((ANA, GUEST, BOR), (0, 2), id="two accounts, a guest and a bot"),
        pytest.param((GUEST, ANA), (), id="one account"),
        pytest.param((GUEST,), (), id="none"),
    ],
)
def test_the_rated_seats_are_the_accounts_where_there_are_two(
    people: tuple[Player, ...], rated: tuple[int, ...]
) -> None:
    (deal,) = deals_of(playing(*people, creator=people[0]))
    assert deal.rated == rated


def test_at_an_unrated_table_nobody_is_rated() -> None:
    (deal,) = deals_of(playing(*PEOPLE, rated=False))
    assert deal.rated == ()


def test_a_seat_is_rated_though_a_bot_played_it() -> None:
    server = playing(*PEOPLE)
    server.say(BOR, "leave")
    (deal,) = deals_of(server)
    assert deal.rated == (0, 1, 2, 3)
