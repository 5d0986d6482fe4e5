"""Sessions of every game in the database: what is read is what was played."""

import pytest

from backend.records import history
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.leaderboard import leaderboard
from backend.records.recorder import Recorder
from backend.rules.registry import NAMES, ruleset
from backend.tables.machine import fold
from backend.tables.model import Player
from backend.tables.options import AfterDeals
from backend.tables.outbox import FinishedDeal, OutboxEntry, outbox_entries
from tests.records.entries import players, sits
from tests.tables.vocabulary import opened

TABLES = [(name, seats) for name in NAMES for seats in ruleset(name).table_sizes]


def played(name: str, seats: int, people: tuple[Player, ...], deals: int) -> tuple[OutboxEntry, ...]:
    """Play a session and return what it hands over."""
    server = opened(*people, ruleset=name, seats=seats, end=AfterDeals(deals))
    server.first_dealer = 0
    server.chance.seed(len(name) + seats)
    server.play_until("finished")
    return outbox_entries(fold(server.log[:1]), server.log[1:], server.table, server.now)


@pytest.mark.parametrize(("name", "seats"), TABLES)
async def test_a_session_is_read_as_it_was_played(
    database: Database, accounts: Accounts, recorder: Recorder, name: str, seats: int
) -> None:
    people = await players(accounts, seats)
    entries = played(name, seats, tuple(map(sits, people)), deals=seats)
    for entry in (*entries, *entries):
        await recorder.record(entry)
    deals = [entry for entry in entries if isinstance(entry, FinishedDeal)]
    summaries = await history.deals_of(database, "table")
    assert [(one.no, one.scores, one.totals, one.radli) for one in summaries] == [
        (entry.row.no, entry.row.scores, entry.row.totals, entry.row.radli) for entry in deals
    ]
    for entry, summary in zip(deals, summaries, strict=True):
        stored = await history.deal_of(database, "table", summary.no)
        assert stored is not None
        assert (stored.record, stored.ledger, stored.seating) == (entry.record, entry.result.ledger, entry.seating)
        assert summary.card_points == entry.result.card_points
        assert [change.seat for change in summary.rating_changes] == sorted(entry.seating)
        assert abs(sum(change.after - change.before for change in summary.rating_changes)) < 1e-9
    board = await leaderboard(database, name, offset=0, limit=50, you=people[0].id)
    assert (board.ruleset, board.players) == (name, seats)
    rated = sum(0 in entry.seating for entry in deals)
    assert board.you is not None
    assert board.you.deals == rated, "who sits out is not rated"
    page = await history.player_of(database, people[0].id)
    assert page is not None
    assert [(one.ruleset, one.deals) for one in page.ratings] == [(name, rated)]
    assert page.game_points == deals[-1].row.totals[0] + _charged(entries, 0)


def _charged(entries: tuple[OutboxEntry, ...], seat: int) -> int:
    """What the end of the session took from a seat: unused radli."""
    (end,) = [entry for entry in entries if not isinstance(entry, FinishedDeal)]
    last = [entry for entry in entries if isinstance(entry, FinishedDeal)][-1]
    return end.totals[seat] - last.row.totals[seat]


async def test_half_a_card_point_is_kept(database: Database, accounts: Accounts, recorder: Recorder) -> None:
    """Three and five French players may leave a half in the count."""
    people = await players(accounts, 3)
    for seed in range(12):
        server = opened(*map(sits, people), ruleset="french-3", end=AfterDeals(1))
        server.first_dealer = 0
        server.chance.seed(seed)
        server.play_until("finished")
        entry, _ = outbox_entries(fold(server.log[:1]), server.log[1:], server.table, server.now)
        assert isinstance(entry, FinishedDeal)
        points = entry.result.card_points
        if points is not None and points[0] % 1:
            await recorder.record(entry)
            (summary,) = await history.deals_of(database, "table")
            assert summary.card_points == points
            return
    raise AssertionError("no deal left a half")


async def test_the_house_options_of_a_session_are_shown(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    people = await players(accounts, 4)
    house = (("mond_penalty", 21), ("radli", False))
    server = opened(*map(sits, people), house=house, end=AfterDeals(1))
    server.play_until("finished")
    for entry in outbox_entries(fold(server.log[:1]), server.log[1:], server.table, server.now):
        await recorder.record(entry)
    session = await history.session_by_id(database, "table")
    assert session is not None
    assert session.house == house
