"""Who stands where in a ruleset."""

from dataclasses import dataclass

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from backend.records.database import Database
from backend.records.models import AccountRow, RatingRow


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a leaderboard. Equal ratings share a *rank* (from 1); *rating* is rounded for show (P-52)."""

    rank: int
    name: str
    rating: int
    deals: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a leaderboard, best first. *players* counts all who are rated; *you* is the line of who asked."""

    ruleset: str
    players: int
    rows: tuple[Standing, ...]
    you: Standing | None


async def leaderboard(database: Database, ruleset: str, *, offset: int, limit: int, you: str | None) -> Leaderboard:
    """Read a page of the leaderboard of *ruleset*, and the line of the account *you* wherever it stands.

    Raises:
        RecordsDown: the database cannot be reached.
    """
    page = _lines(ruleset).order_by(RatingRow.rating.desc(), RatingRow.account_id.desc()).offset(offset).limit(limit)
    async with database.read() as session:
        players = await session.scalar(select(func.count()).where(RatingRow.ruleset == ruleset)) or 0
        rows = await _standings(session, ruleset, page, offset)
        mine = () if you is None else await _standings(session, ruleset, _lines(ruleset, you), 0)
    return Leaderboard(ruleset, players, rows, mine[0] if mine else None)


_Lines = Select[str, float, int]


def _lines(ruleset: str, account: str | None = None) -> _Lines:
    lines = (
        select(AccountRow.name, RatingRow.rating, RatingRow.deals)
        .join(RatingRow, RatingRow.account_id == AccountRow.id)
        .where(RatingRow.ruleset == ruleset)
    )
    return lines if account is None else lines.where(RatingRow.account_id == account)


async def _standings(session: AsyncSession, ruleset: str, lines: _Lines, offset: int) -> tuple[Standing, ...]:
    """Number *lines*: the first by counting those above it, the others from there."""
    standings: list[Standing] = []
    rank, last = 0, None
    for place, (name, rating, deals) in enumerate(await session.execute(lines), start=offset + 1):
        if last is None:
            rank = await _above(session, ruleset, rating) + 1
        elif rating != last:
            rank = place
        standings.append(Standing(rank, name, round(rating), deals))
        last = rating
    return tuple(standings)


async def _above(session: AsyncSession, ruleset: str, rating: float) -> int:
    above = select(func.count()).where(RatingRow.ruleset == ruleset, RatingRow.rating > rating)
    return await session.scalar(above) or 0
