"""Cancelling a session: only its creator, only before the cards of the first deal are dealt (P-40 to P-42)."""

from typing import Final

from backend.tables.commands import Cancel
from backend.tables.ending import ended
from backend.tables.events import TableEvent
from backend.tables.model import AccountId, Dealing, Playing, Scored, Seating, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import rules_of

CANCEL_CHARGE: Final = 25
"""Game points that cancelling costs the creator (P-40)."""


def decide(table: Table, actor: AccountId | None, command: Cancel) -> tuple[TableEvent, ...]:
    """Judge `cancel confirmed`.

    Raises:
        TableError: in this order NOT_CREATOR (always at a matchmaking table), NOT_STARTED (a table that waits is
            closed by `leave`, at no cost), NOT_FIRST_DEAL, CARDS_DEALT, CONFIRMATION_REQUIRED.
    """
    if actor is None or actor != table.creator:
        raise TableError(TableReason.NOT_CREATOR)
    if (reason := why_not(table)) is not None:
        raise TableError(reason)
    if not command.confirmed:
        raise TableError(TableReason.CONFIRMATION_REQUIRED)
    return (ended(table, "cancelled", actor),)


def why_not(table: Table) -> TableReason | None:
    """Say why even the creator may not cancel now; None where he may."""
    match table.phase:
        case Seating():
            return TableReason.NOT_STARTED
        case Dealing() as phase:
            if phase.no > 1:
                return TableReason.NOT_FIRST_DEAL
            return TableReason.CARDS_DEALT if _cards_dealt(table, phase) else None
        case Playing(deal=deal) | Scored(deal=deal):
            return TableReason.NOT_FIRST_DEAL if deal.no > 1 else TableReason.CARDS_DEALT
        case _:
            return TableReason.TABLE_FINISHED


def _cards_dealt(table: Table, phase: Dealing) -> bool:
    """In a redeal the cards have been out; else they are once the pack is taken, after the cut or the first packet."""
    return phase.redeal or (phase.dealing is not None and rules_of(table.options).cards_taken(phase.dealing))
