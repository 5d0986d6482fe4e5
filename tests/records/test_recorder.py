"""Recording: exactly once, with Elo (P-50 to P-53), game points (P-42) and cancelling (P-40)."""

import asyncio
import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from backend.accounts.model import Account
from backend.records.accounts import Accounts
from backend.records.database import Database, RecordsDown
from backend.records.models import AccountRow, DealRow, RatingChangeRow, RatingRow, SessionPlayerRow, SessionRow
from backend.records.recorder import Recorder
from tests.records.entries import RULESET, deal, end, header, players

ELO: list[dict[str, Any]] = [
    vector
    for vector in json.loads((Path(__file__).parents[1] / "rules" / "vectors.json").read_text("utf-8"))["vectors"]
    if vector["kind"] == "elo"
]


@pytest.mark.parametrize("vector", ELO, ids=[vector["id"] for vector in ELO])
async def test_a_rated_deal_moves_the_ratings_by_what_the_vectors_say(
    database: Database, accounts: Accounts, recorder: Recorder, vector: dict[str, Any]
) -> None:
    """P-50."""
    ratings, scores = vector["input"]["ratings"], vector["input"]["hand_scores"]
    people = await players(accounts, len(ratings))
    await _start_from(database, people, ratings)
    padded = [*scores, *[0] * (4 - len(scores))]
    changes = await recorder.record(deal(header(people), 1, padded, rated=range(len(ratings))))
    moved = vector["expected"]["mean_over_opponents"]
    assert [change.after - change.before for change in changes] == pytest.approx(moved, abs=5e-5)
    assert [change.before for change in changes] == ratings
    assert [await accounts.rating_of(one.id, RULESET) for one in people] == [change.after for change in changes]


async def test_the_same_deal_twice_changes_nothing_and_tells_the_same(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    people = await players(accounts, 2)
    entry = deal(header(people), 1, [60, -60, 0, 0], rated=[0, 1])
    first = await recorder.record(entry)
    before = await _everything(database)
    assert await recorder.record(entry) == first
    assert await _everything(database) == before


async def test_ratings_go_on_from_where_they_stand(accounts: Accounts, recorder: Recorder) -> None:
    people = await players(accounts, 2)
    one = await recorder.record(deal(header(people, "s1"), 1, [60, 0, 0, 0], rated=[0, 1]))
    two = await recorder.record(deal(header(people, "s2"), 1, [60, 0, 0, 0], rated=[0, 1]))
    assert [change.before for change in two] == [change.after for change in one]
    assert two[0].after - two[0].before < 12


async def test_a_deal_without_rated_seats_moves_no_rating(accounts: Accounts, recorder: Recorder) -> None:
    people = [*await players(accounts, 1), await accounts.new_guest()]
    assert await recorder.record(deal(header(people), 1, [60, 0, 0, 0])) == ()
    assert [await accounts.rating_of(one.id, RULESET) for one in people] == [None, None]


async def test_only_rated_seats_are_compared(accounts: Accounts, recorder: Recorder) -> None:
    """P-53: the guest in seat 1 scores best, and it matters to nobody."""
    one, two = await players(accounts, 2)
    people = [one, await accounts.new_guest(), two]
    changes = await recorder.record(deal(header(people), 1, [10, 90, -10, 0], rated=[0, 2]))
    assert [(change.seat, change.after) for change in changes] == [(0, 1512.0), (2, 1488.0)]


async def test_the_deal_is_kept_with_its_record_ledger_and_scores(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    people = await players(accounts, 2)
    await recorder.record(deal(header(people), 1, [60, -60, 0, 0], record='{"rules": "slovenian-4"}'))
    async with database.read() as session:
        row = (await session.scalars(select(DealRow))).one()
    assert row.record == '{"rules": "slovenian-4"}'
    assert row.ledger[0]["item"] == "game"
    assert (row.contract, row.declarer, row.partner, row.won, row.card_points) == ("two", 0, 2, True, [40, 30])


async def test_game_points_sum_all_deal_scores_and_may_be_negative(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    """P-42."""
    people = await players(accounts, 2)
    at = header(people)
    await recorder.record(deal(at, 1, [60, -60, 0, 0], rated=[0, 1]))
    await recorder.record(deal(at, 2, [-5, -20, 0, 0], rated=[0, 1]))
    await recorder.record(end(at, [55, -80, 0, 0], deals=2))
    assert await _game_points(database, people) == [55, -80]


async def test_unused_radli_enter_the_game_points_at_the_end_once(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    """S-53: a total is 100 lower for a radl left; the deals alone do not say so."""
    people = await players(accounts, 2)
    at = header(people)
    await recorder.record(deal(at, 1, [60, -60, 0, 0]))
    await recorder.record(end(at, [-40, -160, -100, -100], deals=1))
    await recorder.record(end(at, [-40, -160, -100, -100], deals=1))
    assert await _game_points(database, people) == [-40, -160]


async def test_cancelling_costs_the_creator_25_game_points_once_and_no_rating(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    """P-40: and nobody else anything."""
    people = await players(accounts, 3)
    at = header(people, creator=people[1].id)
    for _ in range(3):
        entry = end(at, [0, 0, 0, 0], reason="cancelled", cancelled_by=people[1].id)
        assert await recorder.record(entry) == ()
    assert await _game_points(database, people) == [0, -25, 0]
    async with database.read() as session:
        assert await session.scalar(select(SessionRow.reason)) == "cancelled"
        assert await session.scalar(select(func.count()).select_from(RatingRow)) == 0


async def test_what_a_guest_played_is_his_when_he_registers(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    guest = await accounts.new_guest()
    at = header([guest])
    await recorder.record(deal(at, 1, [70, 0, 0, 0]))
    player = await accounts.register(guest.id, "Mojca", "no hash")
    await recorder.record(deal(at, 2, [5, 0, 0, 0]))
    await recorder.record(end(at, [75, 0, 0, 0], deals=2))
    assert player.id == guest.id
    assert await _game_points(database, [player]) == [75]
    async with database.read() as session:
        mine = select(SessionPlayerRow.total).where(SessionPlayerRow.account_id == player.id)
        assert await session.scalar(mine) == 75


async def test_winners_share_a_win(database: Database, accounts: Accounts, recorder: Recorder) -> None:
    people = await players(accounts, 2)
    at = header(people)
    await recorder.record(deal(at, 1, [30, 30, 0, 0]))
    await recorder.record(end(at, [30, 30, 0, 0], deals=1))
    async with database.read() as session:
        won = select(SessionPlayerRow.seat).where(SessionPlayerRow.winner).order_by(SessionPlayerRow.seat)
        assert (await session.scalars(won)).all() == [0, 1]


async def test_recorders_at_once_record_each_deal_exactly_once(
    database_url: str, database: Database, accounts: Accounts
) -> None:
    """Three consumers, each with all entries of two tables of the same four players: as if a lease had broken."""
    people = await players(accounts, 4)
    entries = [
        deal(header(people, table), no, [10 * no, 5, -5, -10], rated=range(4)) for no in range(1, 6) for table in "ab"
    ]
    others = [Database(database_url) for _ in range(3)]
    await asyncio.gather(*(_record_all(Recorder(other), entries) for other in others))
    for other in others:
        await other.close()
    sums = [10 * sum(range(1, 6)) * 2, 50, -50, -100]
    assert await _game_points(database, people) == sums
    async with database.read() as session:
        assert await session.scalar(select(func.count()).select_from(DealRow)) == 10
        ratings = dict((await session.execute(select(RatingRow.account_id, RatingRow.rating))).all())
        deals = set(await session.scalars(select(RatingRow.deals)))
        moved = await session.execute(
            select(RatingChangeRow.account_id, func.sum(RatingChangeRow.after - RatingChangeRow.before)).group_by(
                RatingChangeRow.account_id
            )
        )
        sums_of_changes = dict(moved.all())
    assert deals == {10}
    assert sum(ratings.values()) == pytest.approx(6000)
    assert {one: 1500 + change for one, change in sums_of_changes.items()} == pytest.approx(ratings)


async def test_deals_recorded_at_once_are_rated_one_after_the_other(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    """All drawn, so that game points, which lock the accounts, are not touched: the ratings' own locks must do."""
    people = await players(accounts, 2)
    await _start_from(database, people, [1700, 1500])
    entries = [deal(header(people, f"s{number}"), 1, [0, 0, 0, 0], rated=[0, 1]) for number in range(12)]
    changes = await asyncio.gather(*map(recorder.record, entries))
    async with database.read() as session:
        assert set(await session.scalars(select(RatingRow.deals))) == {7 + 12}
    befores = sorted((change[0].before for change in changes), reverse=True)
    afters = sorted((change[0].after for change in changes), reverse=True)
    assert befores == [1700, *afters[:-1]], "each began where another ended"


async def test_another_record_under_a_recorded_id_does_not_replace_it(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    """Redis rolled back behind a recorded deal and another one was played: the database stands."""
    people = await players(accounts, 2)
    at = header(people)
    first = await recorder.record(deal(at, 1, [60, 0, 0, 0], rated=[0, 1]))
    before = await _everything(database)
    assert await recorder.record(deal(at, 1, [0, 60, 0, 0], rated=[0, 1], record='{"other": 1}')) == first
    assert await _everything(database) == before


async def test_an_account_that_is_gone_does_not_stop_the_outbox(
    database: Database, accounts: Accounts, recorder: Recorder
) -> None:
    known = (await players(accounts, 1))[0]
    gone = Account("not-there", "Nobody", registered=True)
    at = header([known, gone], creator=gone.id)
    assert await recorder.record(deal(at, 1, [60, -60, 0, 0], rated=[0, 1])) == ()
    await recorder.record(end(at, [60, -60, 0, 0], reason="cancelled", cancelled_by=gone.id))
    assert await _game_points(database, [known]) == [60]


async def test_a_database_that_is_away_is_said_so_and_nothing_wedges(tmp_path: Path) -> None:
    for url in ("postgresql+asyncpg://nobody@127.0.0.1:9/none", f"sqlite+aiosqlite:///{tmp_path}/no/such/folder.db"):
        away = Database(url)
        for _ in range(12):  # more often than the pool has places
            with pytest.raises(RecordsDown):
                await Recorder(away).record(end(header([]), [0, 0, 0, 0]))
        assert not await away.ping()
        await away.close()
    await asyncio.to_thread(_let_connections_end)


def _let_connections_end() -> None:
    # A failed connection to SQLite has a thread that tells the loop of its end a moment later: not to a closed loop.
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            thread.join()


async def _record_all(recorder: Recorder, entries: Sequence[Any]) -> None:
    for entry in entries:
        await recorder.record(entry)


async def _start_from(database: Database, people: Sequence[Account], ratings: Sequence[float]) -> None:
    async with database.write() as session:
        for one, rating in zip(people, ratings, strict=True):
            session.add(RatingRow(account_id=one.id, ruleset=RULESET, rating=rating, deals=7))


async def _game_points(database: Database, people: Sequence[Account]) -> list[int]:
    async with database.read() as session:
        rows = await session.execute(select(AccountRow.id, AccountRow.game_points))
        points = dict(rows.all())
    return [points[one.id] for one in people]


async def _everything(database: Database) -> list[Any]:
    async with database.read() as session:
        return [
            [tuple(row) for row in await session.execute(select(model.__table__))]
            for model in (AccountRow, SessionRow, SessionPlayerRow, DealRow, RatingRow, RatingChangeRow)
        ]
