"""What deals and ends of sessions have in common in the database: the session, who sat there, game points."""

from dataclasses import asdict
from typing import TypeAlias

import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from backend.records.database import insert_new
from backend.records.models import AccountRow, SessionPlayerRow, SessionRow
from backend.rules.shared.cards import Seat
from backend.tables.outbox import SessionHeader

log = structlog.get_logger()

Sitting: TypeAlias = dict[Seat, str]
"""The accounts at a table, by table seat. Bots have none."""


async def open_session(session: AsyncSession, header: SessionHeader) -> Sitting:
    """Insert the session with its players where it is new, and return the accounts at its table."""
    sitting = await _sitting(session, header)
    options = header.options
    row = {
        "id": header.session,
        "ruleset": options.ruleset,
        "ruleset_version": options.ruleset_version,
        "options": asdict(options),
        "creator": header.creator,
        "created_ms": header.created_ms,
    }
    if await insert_new(session, SessionRow, [row], SessionRow.id):
        players = [
            {
                "session_id": header.session,
                "seat": seat,
                "account_id": sitting.get(seat),
                "name": player.name,
                "kind": player.kind,
            }
            for seat, player in enumerate(header.players)
        ]
        await insert_new(session, SessionPlayerRow, players, SessionPlayerRow.seat)
    return sitting


async def add_game_points(session: AsyncSession, points: dict[str, int]) -> None:
    """Add to accounts' game points (P-42).

    The rows are locked in id order, so that two recorders never wait for each other in a circle.
    """
    for account in sorted(points):
        if points[account]:
            await session.execute(
                update(AccountRow)
                .where(AccountRow.id == account)
                .values(game_points=AccountRow.game_points + points[account])
            )


async def _sitting(session: AsyncSession, header: SessionHeader) -> Sitting:
    people = {seat: player.account for seat, player in enumerate(header.players) if player.kind != "bot"}
    known = set(await session.scalars(select(AccountRow.id).where(AccountRow.id.in_(people.values()))))
    if missing := set(people.values()) - known:
        # The outbox must go on: an entry never waits for an account that is gone.
        log.error("accounts_missing", session=header.session, accounts=sorted(missing))
    return {seat: account for seat, account in people.items() if account in known}
