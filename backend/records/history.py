"""What is finished, for everybody to read: a player's page and sessions, a session's deals, one deal whole."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, cast

from sqlalchemy import func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from backend.accounts.names import known_skeleton
from backend.protocol.frames import RatingChange
from backend.records.database import Database
from backend.records.models import (
    AccountRow,
    DealRow,
    DealScoreRow,
    RatingChangeRow,
    RatingRow,
    SessionPlayerRow,
    SessionRow,
)
from backend.records.pages import (
    Cursor,
    DealSummary,
    PlayerPage,
    PlayerSession,
    RulesetRating,
    SessionPlayer,
    SessionSummary,
    StoredDeal,
)
from backend.rules.shared.results import LedgerLine
from backend.tables.model import EndReason, PlayerKind


async def player_named(database: Database, name: str) -> PlayerPage | None:
    """Find who is called *name* (as typed). Raises `RecordsDown`."""
    return await _player(database, AccountRow.skeleton == (known_skeleton(name) or ""))


async def player_of(database: Database, account: str) -> PlayerPage | None:
    """Return the page of an account. Raises `RecordsDown`."""
    return await _player(database, AccountRow.id == account)


async def sessions_of(
    database: Database, account: str, *, before: Cursor | None, limit: int
) -> tuple[tuple[PlayerSession, ...], Cursor | None]:
    """List finished sessions of *account*, the latest first, and say where to go on. Raises `RecordsDown`."""
    mine = (
        select(SessionPlayerRow.session_id, SessionPlayerRow.seat, SessionPlayerRow.finished_ms)
        .where(SessionPlayerRow.account_id == account, SessionPlayerRow.finished_ms.is_not(None))
        .order_by(SessionPlayerRow.finished_ms.desc(), SessionPlayerRow.session_id.desc())
        .limit(limit + 1)
    )
    if before is not None:
        mine = mine.where(tuple_(SessionPlayerRow.finished_ms, SessionPlayerRow.session_id) < tuple_(*before))
    async with database.read() as session:
        rows = (await session.execute(mine)).all()
        ids = [row.session_id for row in rows[:limit]]
        summaries = {one.id: one for one in await _summaries(session, ids)}
        changes = await _changes_of(session, account, ids)
    page = tuple(
        PlayerSession(summaries[row.session_id], row.seat, changes.get(row.session_id)) for row in rows[:limit]
    )
    last = rows[limit - 1] if len(rows) > limit else None
    return page, None if last is None else (cast("int", last.finished_ms), last.session_id)


async def session_by_id(database: Database, session_id: str) -> SessionSummary | None:
    """Return a session of which something is recorded. Raises `RecordsDown`."""
    async with database.read() as session:
        return next(iter(await _summaries(session, [session_id])), None)


async def deals_of(database: Database, session_id: str) -> tuple[DealSummary, ...]:
    """List the recorded deals of a session. Raises `RecordsDown`."""
    rows = select(DealRow).where(DealRow.session_id == session_id).order_by(DealRow.no)
    async with database.read() as session:
        return await _deal_summaries(session, (await session.scalars(rows)).all())


async def deal_of(database: Database, session_id: str, no: int) -> StoredDeal | None:
    """Return one recorded deal. Raises `RecordsDown`."""
    async with database.read() as session:
        row = await session.scalar(select(DealRow).where(DealRow.session_id == session_id, DealRow.no == no))
        if row is None:
            return None
        (summary,) = await _deal_summaries(session, [row])
    ledger = tuple(LedgerLine(**line | {"seats": tuple(line["seats"])}) for line in row.ledger)
    return StoredDeal(summary, tuple(row.seating), ledger, row.record)


async def _player(database: Database, which: Any) -> PlayerPage | None:  # noqa: ANN401  a condition on accounts
    async with database.read() as session:
        row = await session.scalar(select(AccountRow).where(which))
        if row is None:
            return None
        stored = select(RatingRow).where(RatingRow.account_id == row.id).order_by(RatingRow.ruleset)
        ratings = tuple(
            RulesetRating(rating.ruleset, round(rating.rating), rating.deals)
            for rating in await session.scalars(stored)
        )
    return PlayerPage(row.id, row.name, row.password_hash is not None, row.created_ms, row.game_points, ratings)


async def _summaries(session: AsyncSession, ids: Sequence[str]) -> list[SessionSummary]:
    name = func.coalesce(AccountRow.name, SessionPlayerRow.name)
    seated = (
        select(SessionPlayerRow, name)
        .outerjoin(AccountRow, AccountRow.id == SessionPlayerRow.account_id)
        .where(SessionPlayerRow.session_id.in_(ids))
        .order_by(SessionPlayerRow.seat)
    )
    seats: dict[str, list[tuple[SessionPlayerRow, str]]] = defaultdict(list)
    for row, now in await session.execute(seated):
        seats[row.session_id].append((row, now))
    rows = await session.scalars(select(SessionRow).where(SessionRow.id.in_(ids)))
    return [_summary(row, seats[row.id]) for row in rows]


def _summary(row: SessionRow, seated: Sequence[tuple[SessionPlayerRow, str]]) -> SessionSummary:
    """Put a session together. *seated* are its players by seat, with the names they have now."""
    players = [
        SessionPlayer(one.seat, now, cast("PlayerKind", one.kind), one.total, one.radli, one.winner)
        for one, now in seated
    ]
    cancelled = [one.seat for one, _ in seated if row.cancelled_by is not None and one.account_id == row.cancelled_by]
    return SessionSummary(
        id=row.id,
        ruleset=row.ruleset,
        ruleset_version=row.ruleset_version,
        rated=bool(row.options["rated"]),
        public=bool(row.options["public"]),
        created_ms=row.created_ms,
        finished_ms=row.finished_ms,
        reason=cast("EndReason | None", row.reason),
        cancelled_seat=cancelled[0] if cancelled else None,
        deals=row.deals,
        players=tuple(players),
        house=tuple((name, value) for name, value in row.options.get("house", ())),
    )


async def _changes_of(session: AsyncSession, account: str, ids: Sequence[str]) -> dict[str, float]:
    """Sum what the deals of each session did to the rating of *account*."""
    sums = (
        select(DealRow.session_id, func.sum(RatingChangeRow.after - RatingChangeRow.before))
        .join(RatingChangeRow, RatingChangeRow.deal_id == DealRow.id)
        .where(RatingChangeRow.account_id == account, DealRow.session_id.in_(ids))
        .group_by(DealRow.session_id)
    )
    return dict((await session.execute(sums)).all())


async def _deal_summaries(session: AsyncSession, rows: Sequence[DealRow]) -> tuple[DealSummary, ...]:
    ids = [row.id for row in rows]
    scores: dict[str, list[int]] = defaultdict(list)
    scored = select(DealScoreRow).where(DealScoreRow.deal_id.in_(ids)).order_by(DealScoreRow.seat)
    for score in await session.scalars(scored):
        scores[score.deal_id].append(score.score)
    changes: dict[str, list[RatingChange]] = defaultdict(list)
    changed = select(RatingChangeRow).where(RatingChangeRow.deal_id.in_(ids)).order_by(RatingChangeRow.seat)
    for change in await session.scalars(changed):
        changes[change.deal_id].append(RatingChange(seat=change.seat, before=change.before, after=change.after))
    return tuple(_deal(row, scores[row.id], changes[row.id]) for row in rows)


def _deal(row: DealRow, scores: Iterable[int], changes: Iterable[RatingChange]) -> DealSummary:
    return DealSummary(
        no=row.no,
        dealer=row.dealer,
        contract=row.contract,
        declarer=row.declarer,
        partner=row.partner,
        won=row.won,
        skis_round=row.skis_round,
        card_points=None if row.card_points is None else tuple(row.card_points),
        scores=tuple(scores),
        totals=tuple(row.totals),
        radli=tuple(row.radli),
        rating_changes=tuple(changes),
        finished_ms=row.finished_ms,
    )
