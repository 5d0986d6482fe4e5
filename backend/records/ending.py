"""The end of a session in the database: totals, winners, and what the end itself costs."""

import structlog
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from backend.records.models import AccountRow, DealRow, DealScoreRow, SessionPlayerRow, SessionRow
from backend.records.sessions import Sitting, add_game_points, open_session
from backend.rules.shared.cards import Seat
from backend.tables.cancelling import CANCEL_CHARGE
from backend.tables.outbox import EndedSession

log = structlog.get_logger()


async def record_end(session: AsyncSession, entry: EndedSession) -> None:
    """Write the end of a session; one that has its end already stays as it is."""
    sitting = await open_session(session, entry.header)
    ended = (
        update(SessionRow)
        .where(SessionRow.id == entry.header.session, SessionRow.reason.is_(None))
        .values(reason=entry.reason, cancelled_by=entry.cancelled_by, finished_ms=entry.finished_ms)
        .returning(SessionRow.deals)
    )
    deals = await session.scalar(ended)
    if deals is None:
        return
    await _finish_players(session, entry)
    await add_game_points(session, await _charges(session, entry, sitting, deals))


async def _finish_players(session: AsyncSession, entry: EndedSession) -> None:
    for seat in range(len(entry.header.players)):
        await session.execute(
            update(SessionPlayerRow)
            .where(SessionPlayerRow.session_id == entry.header.session, SessionPlayerRow.seat == seat)
            .values(
                total=entry.totals[seat],
                radli=entry.radli[seat],
                winner=seat in entry.winners,
                finished_ms=entry.finished_ms,
            )
        )


async def _charges(session: AsyncSession, entry: EndedSession, sitting: Sitting, deals: int) -> dict[str, int]:
    """What the end adds to game points: the charge for unused radli (S-53), or that for cancelling (P-40)."""
    if entry.cancelled_by is not None:
        creator = await session.scalar(select(AccountRow.id).where(AccountRow.id == entry.cancelled_by))
        return {} if creator is None else {creator: -CANCEL_CHARGE}
    if deals != entry.deals:
        log.error("session_incomplete", session=entry.header.session, recorded=deals, played=entry.deals)
        return {}
    # The totals hold the charges, the recorded deals do not: together they come to the totals (P-42).
    played = await _played(session, entry.header.session)
    return {account: entry.totals[seat] - played.get(seat, 0) for seat, account in sitting.items()}


async def _played(session: AsyncSession, table: str) -> dict[Seat, int]:
    """Sum what the deals of a session brought each seat."""
    sums = (
        select(DealScoreRow.seat, func.sum(DealScoreRow.score))
        .join(DealRow, DealRow.id == DealScoreRow.deal_id)
        .where(DealRow.session_id == table)
        .group_by(DealScoreRow.seat)
    )
    return {seat: int(total) for seat, total in await session.execute(sums)}
