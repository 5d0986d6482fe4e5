"""What can be read: leaderboards, players' pages, sessions, deals."""

from collections.abc import Sequence

from backend.accounts.model import Account
from backend.records import history
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.leaderboard import Standing, leaderboard
from backend.records.models import RatingRow
from backend.records.recorder import Recorder
from tests.records.entries import RULESET, deal, end, header, players


async def test_equal_ratings_share_a_rank_and_ratings_are_rounded(database: Database, accounts: Accounts) -> None:
    people = await _rated(database, accounts, [1512.4, 1600.6, 1512.4, 1400.0])
    board = await leaderboard(database, RULESET, offset=0, limit=10, you=people[2].id)
    assert [(row.rank, row.rating) for row in board.rows] == [(1, 1601), (2, 1512), (2, 1512), (4, 1400)]
    assert board.players == 4
    assert board.you == Standing(2, people[2].name, 1512, 3)


async def test_pages_of_a_leaderboard_join_up(database: Database, accounts: Accounts) -> None:
    await _rated(database, accounts, [1500, 1500, 1500, 1600, 1400])
    whole = await leaderboard(database, RULESET, offset=0, limit=10, you=None)
    pages = [(await leaderboard(database, RULESET, offset=place, limit=1, you=None)).rows[0] for place in range(5)]
    assert tuple(pages) == whole.rows
    assert (await leaderboard(database, RULESET, offset=5, limit=10, you=None)).rows == ()


async def test_who_is_not_rated_has_no_line(database: Database, accounts: Accounts) -> None:
    await _rated(database, accounts, [1500])
    guest = await accounts.new_guest()
    assert (await leaderboard(database, RULESET, offset=0, limit=10, you=guest.id)).you is None
    assert (await leaderboard(database, "no-such", offset=0, limit=10, you=guest.id)).rows == ()


async def test_a_players_page(database: Database, accounts: Accounts, recorder: Recorder) -> None:
    people = await players(accounts, 2)
    await recorder.record(deal(header(people), 1, [60, -60, 0, 0], rated=[0, 1]))
    page = await history.player_named(database, people[1].name.upper())
    assert page is not None
    assert (page.name, page.registered, page.game_points) == (people[1].name, True, -60)
    assert [(one.ruleset, one.rating, one.deals) for one in page.ratings] == [(RULESET, 1488, 1)]
    assert page == await history.player_of(database, people[1].id)


async def test_nobodys_page(database: Database) -> None:
    for name in ("Nobody", "", "\x00", "\ud800", "x" * 1000):
        assert await history.player_named(database, name) is None


async def test_a_session_that_runs_is_in_no_history(database: Database, accounts: Accounts, recorder: Recorder) -> None:
    people = await players(accounts, 1)
    await recorder.record(deal(header(people), 1, [60, 0, 0, 0]))
    assert await history.sessions_of(database, people[0].id, before=None, limit=5) == ((), None)
    running = await history.session_by_id(database, "s1")
    assert running is not None
    assert (running.reason, running.finished_ms, running.deals) == (None, None, 1)


async def test_a_players_sessions_latest_first_page_by_page(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    people = await players(accounts, 2)
    for number in range(5):
        at = header(people, f"s{number}")
        await recorder.record(deal(at, 1, [60, -60, 0, 0], rated=[0, 1]))
        await recorder.record(end(at, [60, -60, 0, 0], deals=1))
    seen: list[str] = []
    before = None
    for _ in range(3):
        page, before = await history.sessions_of(database, people[0].id, before=before, limit=2)
        seen += [one.session.id for one in page]
    assert before is None
    assert seen == ["s4", "s3", "s2", "s1", "s0"]


async def test_a_session_with_its_players_totals_and_what_it_did_to_the_rating(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    people = [*await players(accounts, 2), await accounts.new_guest()]
    at = header(people)
    await recorder.record(deal(at, 1, [60, -60, 0, 0], rated=[0, 1]))
    await recorder.record(deal(at, 2, [60, -60, 0, 0], rated=[0, 1]))
    await recorder.record(end(at, [120, -120, 0, 0], deals=2))
    (mine,), _ = await history.sessions_of(database, people[0].id, before=None, limit=5)
    (guests,), _ = await history.sessions_of(database, people[2].id, before=None, limit=5)
    assert (mine.seat, guests.seat, guests.rating_change) == (0, 2, None)
    assert mine.rating_change is not None
    assert 23 < mine.rating_change < 24
    assert [(one.kind, one.total, one.winner) for one in mine.session.players] == [
        ("account", 120, True),
        ("account", -120, False),
        ("guest", 0, False),
        ("bot", 0, False),
    ]


async def test_a_guest_who_registers_is_seen_under_his_new_name(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    guest = await accounts.new_guest()
    await recorder.record(deal(header([guest]), 1, [60, 0, 0, 0]))
    await accounts.register(guest.id, "Mojca", "hash")
    session = await history.session_by_id(database, "s1")
    assert session is not None
    assert [one.name for one in session.players[:2]] == ["Mojca", "Bot 1"]


async def test_a_deal_whole(database: Database, accounts: Accounts, recorder: Recorder) -> None:
    people = await players(accounts, 2)
    entry = deal(header(people), 1, [60, -60, 0, 0], rated=[0, 1])
    changes = await recorder.record(entry)
    stored = await history.deal_of(database, "s1", 1)
    assert stored is not None
    assert (stored.record, stored.ledger, stored.seating) == (entry.record, entry.result.ledger, (0, 1, 2, 3))
    assert stored.summary.rating_changes == changes
    assert stored.summary.scores == (60, -60, 0, 0)
    assert await history.deals_of(database, "s1") == (stored.summary,)


async def test_what_is_not_recorded_is_not_there(database: Database, accounts: Accounts, recorder: Recorder) -> None:
    await recorder.record(deal(header(await players(accounts, 1)), 1, [60, 0, 0, 0]))
    assert await history.deal_of(database, "s1", 2) is None
    assert await history.session_by_id(database, "s2") is None
    assert await history.deals_of(database, "s2") == ()


async def _rated(database: Database, accounts: Accounts, ratings: Sequence[float]) -> list[Account]:
    people = await players(accounts, len(ratings))
    async with database.write() as session:
        for one, rating in zip(people, ratings, strict=True):
            session.add(RatingRow(account_id=one.id, ruleset=RULESET, rating=rating, deals=3))
    return people
