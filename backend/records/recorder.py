"""From the outbox into the database: one transaction an entry, exactly once whoever delivers it how often."""

from dataclasses import asdict
from typing import assert_never

import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from backend.protocol.frames import RatingChange
from backend.records.database import Database, insert_new
from backend.records.ending import record_end
from backend.records.models import DealRow, DealScoreRow, RatingChangeRow, SessionRow
from backend.records.rating import rate
from backend.records.sessions import Sitting, add_game_points, open_session
from backend.tables.outbox import EndedSession, FinishedDeal, OutboxEntry

log = structlog.get_logger()


class Recorder:
    """Records the entries of the outbox, in the order in which they come."""

    def __init__(self, database: Database) -> None:
        """Record in *database*."""
        self._database = database

    async def record(self, entry: OutboxEntry) -> tuple[RatingChange, ...]:
        """Record *entry*; one that is recorded already changes nothing.

        Returns:
            What the deal did to the ratings, by table seat, also when the entry is repeated; empty where it is not
            rated, and for the end of a session.

        Raises:
            RecordsDown: nothing is recorded; try again.
        """
        async with self._database.write() as session:
            match entry:
                case FinishedDeal():
                    return await _record_deal(session, entry)
                case EndedSession():
                    await record_end(session, entry)
                    return ()
                case _ as never:
                    assert_never(never)


async def _record_deal(session: AsyncSession, entry: FinishedDeal) -> tuple[RatingChange, ...]:
    sitting = await open_session(session, entry.header)
    if not await insert_new(session, DealRow, [_deal(entry)], DealRow.id):
        return await _recorded(session, entry)
    scores = entry.row.scores
    rows = [
        {"deal_id": entry.id, "seat": seat, "account_id": sitting.get(seat), "score": score}
        for seat, score in enumerate(scores)
    ]
    await insert_new(session, DealScoreRow, rows, DealScoreRow.seat)
    one_more = update(SessionRow).where(SessionRow.id == entry.header.session).values(deals=SessionRow.deals + 1)
    await session.execute(one_more)
    await add_game_points(session, {account: scores[seat] for seat, account in sitting.items()})
    return await _rate(session, entry, sitting)


async def _rate(session: AsyncSession, entry: FinishedDeal, sitting: Sitting) -> tuple[RatingChange, ...]:
    """Rate the rated seats among themselves, from the ratings stored at this moment (P-50, P-53)."""
    scores = {sitting[seat]: entry.row.scores[seat] for seat in entry.rated if seat in sitting}
    if len(scores) < 2:  # noqa: PLR2004  nobody to be compared with
        return ()
    moved = await rate(session, entry.header.options.ruleset, scores)
    seats = {account: seat for seat, account in sitting.items()}
    changes = {
        account: RatingChange(seat=seats[account], before=before, after=after)
        for account, (before, after) in moved.items()
    }
    rows = [{"deal_id": entry.id, "account_id": account, **dict(change)} for account, change in changes.items()]
    await insert_new(session, RatingChangeRow, rows, RatingChangeRow.seat)
    return tuple(sorted(changes.values(), key=lambda change: change.seat))


async def _recorded(session: AsyncSession, entry: FinishedDeal) -> tuple[RatingChange, ...]:
    """Return what a deal recorded before did. What the database has stands, whatever Redis says now."""
    record = await session.scalar(select(DealRow.record).where(DealRow.id == entry.id))
    if record != entry.record:
        log.error("deal_differs", deal=entry.id)  # Redis went back behind a deal that is recorded
    changes = select(RatingChangeRow).where(RatingChangeRow.deal_id == entry.id).order_by(RatingChangeRow.seat)
    return tuple(
        RatingChange(seat=row.seat, before=row.before, after=row.after) for row in await session.scalars(changes)
    )


def _deal(entry: FinishedDeal) -> dict[str, object]:
    row, result = entry.row, entry.result
    return {
        "id": entry.id,
        "session_id": entry.header.session,
        "no": row.no,
        "dealer": row.dealer,
        "contract": row.contract,
        "declarer": row.declarer,
        "partner": row.partner,
        "won": result.won,
        "skis_round": row.skis_round,
        "card_points": None if result.card_points is None else list(result.card_points),
        "totals": list(row.totals),
        "radli": list(row.radli),
        "seating": list(entry.seating),
        "ledger": [asdict(line) for line in result.ledger],
        "record": entry.record,
        "finished_ms": entry.finished_ms,
    }
