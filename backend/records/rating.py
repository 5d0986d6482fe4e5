"""The ratings in the database: read, moved and written within the recorder's transaction."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from backend.ratings import START, deltas
from backend.records.database import insert_new
from backend.records.models import RatingRow


async def rate(session: AsyncSession, ruleset: str, scores: dict[str, int]) -> dict[str, tuple[float, float]]:
    """Move the ratings of the accounts that played a deal with these *scores* (P-50, P-51).

    The rows are locked in id order before they are read, so that deals that are recorded at once count one after the
    other. (On SQLite the transaction holds the only write lock from its beginning.)

    Returns:
        For each account its rating before and after.
    """
    accounts = sorted(scores)
    fresh = [{"account_id": account, "ruleset": ruleset, "rating": START, "deals": 0} for account in accounts]
    await insert_new(session, RatingRow, fresh, RatingRow.account_id)
    stored = (
        select(RatingRow)
        .where(RatingRow.ruleset == ruleset, RatingRow.account_id.in_(accounts))
        .order_by(RatingRow.account_id)
        .with_for_update()
    )
    rows = (await session.scalars(stored)).all()
    before = [row.rating for row in rows]
    moved = deltas(before, [scores[row.account_id] for row in rows])
    for row, change in zip(rows, moved, strict=True):
        row.rating += change
        row.deals += 1
    await session.flush()
    return {row.account_id: (old, row.rating) for row, old in zip(rows, before, strict=True)}
