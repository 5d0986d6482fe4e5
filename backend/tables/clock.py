"""Time at the table: questions and their deadlines, banks, and the credit for our own faults."""

from dataclasses import replace
from typing import Final, assert_never

from backend.rules.shared.cards import Seat
from backend.tables.commands import CreditClock
from backend.tables.events import BankUsed, ClockCredited, QuestionAsked, TableEvent
from backend.tables.model import Dealing, Place, Question, Seating, Table
from backend.tables.options import CLOCKS
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import is_present, place_at, with_place

GRACE_MS: Final = 1_500
"""What the first turn after a trick gets on top, since everybody looks at the trick first."""
READY_MS: Final = 15_000
"""How long a table waits for everybody to be ready for the next deal."""
WAITING_MS: Final = 15 * 60_000
"""How long a table waits without its creator before it closes."""
ABANDONED_MS: Final = 5 * 60_000
"""How long every person must have been away for the session to end after the deal."""
FIRST_WINDOW_BOTS_MS: Final = 3_000
FIRST_WINDOW_PEOPLE_MS: Final = 8_000
"""How long the first dealing step lasts at least: the window in which the creator may cancel (P-40)."""
WINDOW_MS: Final = 2_000
WINDOW_BOT_DEALS_MS: Final = 1_000
SHOWN_HAND_MS: Final = 6_000
"""How long the dealing step lasts at least where a hand shown for a void deal is to be read."""


def full_bank(table: Table) -> int:
    """Return the time bank that a player has at the start of a deal."""
    return CLOCKS[table.options.pace].bank_ms


def ask_turn(table: Table, seats: tuple[Seat, ...], at_ms: int, *, grace: bool = False) -> QuestionAsked:
    """Ask *seats* for an action: a turn's time, then what is left of the bank."""
    ends = at_ms + CLOCKS[table.options.pace].turn_ms + (GRACE_MS if grace else 0)
    bank = max((place_at(table, seat).bank_ms for seat in seats), default=0)
    return QuestionAsked(Question(table.question.no + 1, seats, at_ms, ends, ends + bank))


def ask_until(table: Table, seats: tuple[Seat, ...], at_ms: int, deadline_ms: int) -> QuestionAsked:
    """Wait until *deadline_ms*, without a bank; *seats* may shorten the wait."""
    return QuestionAsked(Question(table.question.no + 1, seats, at_ms, deadline_ms, deadline_ms))


def overrun(table: Table, seat: Seat, at_ms: int) -> tuple[TableEvent, ...]:
    """Take what *seat* used beyond its turn from its bank; nothing where a bot acts for it."""
    late = min(at_ms - table.question.turn_ends_ms, place_at(table, seat).bank_ms)
    return (BankUsed(seat, late),) if late > 0 and is_present(table, seat) else ()


def check_turn(table: Table, turn: int) -> None:
    """Refuse an answer to any question but the one that is asked.

    Raises:
        TableError: STALE_TURN.
    """
    if turn != table.question.no:
        raise TableError(TableReason.STALE_TURN)


def decide_credit(command: CreditClock) -> tuple[TableEvent, ...]:
    """Credit the time that passed while nobody swept."""
    if command.late_ms <= 0:
        raise TableError(TableReason.TOO_EARLY)
    return (ClockCredited(command.late_ms),)


def evolve(table: Table, event: BankUsed | QuestionAsked | ClockCredited) -> Table:
    """Keep the clocks."""
    match event:
        case QuestionAsked(question):
            return replace(table, question=question, answered=False)
        case BankUsed(seat, ms):
            place = place_at(table, seat)
            return with_place(table, seat, replace(place, bank_ms=place.bank_ms - ms))
        case ClockCredited(ms):
            return _credited(table, ms)
        case _ as never:
            assert_never(never)


def _credited(table: Table, ms: int) -> Table:
    """Move every moment that something is counted from: the question, the dealing window, the waiting, the absence."""
    question = replace(
        table.question,
        asked_ms=table.question.asked_ms + ms,
        turn_ends_ms=table.question.turn_ends_ms + ms,
        deadline_ms=table.question.deadline_ms + ms,
    )
    table = replace(table, question=question, places=tuple(_away_later(place, ms) for place in table.places))
    if isinstance(table.phase, Dealing):
        return replace(table, phase=replace(table.phase, not_before_ms=table.phase.not_before_ms + ms))
    if isinstance(table.phase, Seating):
        return replace(table, creator_seen_ms=table.creator_seen_ms + ms)
    return table


def _away_later(place: Place | None, ms: int) -> Place | None:
    if place is None or place.away_since is None:
        return place
    return replace(place, away_since=place.away_since + ms)
