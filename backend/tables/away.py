"""Being away: a bot acts for the seat until its player takes it back; leaving; deadlines missed."""

from dataclasses import replace
from typing import assert_never

from backend.rules.shared.actions import DealingAction
from backend.rules.shared.cards import Seat
from backend.tables import dealing, playing, seating, sheet
from backend.tables.clock import check_turn
from backend.tables.commands import BotActs, TimeRanOut
from backend.tables.defaults import default_action, default_dealing
from backend.tables.events import BankUsed, SeatAway, SeatBack, TableEvent
from backend.tables.model import AccountId, Dealing, Playing, Scored, Seating, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import is_present, own_seat, place_at, with_place


def decide_leave(table: Table, actor: AccountId | None, at_ms: int) -> tuple[TableEvent, ...]:
    """Leave: before the start the seat is free; later a bot plays on and the result stays the player's.

    Raises:
        TableError: NOT_SEATED, also for who has left already.
    """
    if isinstance(table.phase, Seating):
        return seating.leave(table, actor)
    seat = own_seat(table, actor)
    if place_at(table, seat).left:
        raise TableError(TableReason.NOT_SEATED)
    return (SeatAway(seat, left=True, at_ms=at_ms),)


def decide_back(table: Table, actor: AccountId | None, at_ms: int) -> tuple[TableEvent, ...]:
    """Take one's seat back; while the table waits, say that its creator is there.

    Raises:
        TableError: NOT_SEATED, NOT_AWAY.
    """
    if isinstance(table.phase, Seating):
        return seating.still_there(table, actor, at_ms)
    seat = own_seat(table, actor)
    if not place_at(table, seat).away:
        raise TableError(TableReason.NOT_AWAY)
    return (SeatBack(seat),)


def taken_back(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """Return the player of *seat* if he is away: any command of his that is accepted takes the seat back."""
    return (SeatBack(seat),) if place_at(table, seat).away else ()


def decide_timeout(table: Table, command: TimeRanOut, at_ms: int) -> tuple[TableEvent, ...]:
    """Do by default what the time ran out for; who was asked is away from now on.

    Raises:
        TableError: NOT_STARTED, STALE_TURN, TOO_EARLY, WRONG_PHASE (nobody is asked, or a bot is).
    """
    if isinstance(table.phase, Seating):
        raise TableError(TableReason.NOT_STARTED)
    check_turn(table, command.turn)
    if at_ms < table.question.deadline_ms:
        raise TableError(TableReason.TOO_EARLY)
    if isinstance(table.phase, Scored):
        return sheet.all_ready(table, table.phase)
    late = next((seat for seat in table.question.seats if is_present(table, seat)), None)
    if late is None:
        raise TableError(TableReason.WRONG_PHASE)
    return (*_gone(table, late, at_ms), *_default(table, late))


def decide_bot(table: Table, command: BotActs) -> tuple[TableEvent, ...]:
    """Judge what the bot in a seat does; a bot, or for a player who is away.

    Raises:
        TableError: NOT_STARTED, STALE_TURN, NO_SUCH_SEAT, NOT_AWAY (its player acts for himself), WRONG_PHASE.
        RuleViolation: what the rules refuse.
    """
    if isinstance(table.phase, Seating):
        raise TableError(TableReason.NOT_STARTED)
    check_turn(table, command.turn)
    if not 0 <= command.seat < len(table.places):
        raise TableError(TableReason.NO_SUCH_SEAT)
    if is_present(table, command.seat):
        raise TableError(TableReason.NOT_AWAY)
    if isinstance(command.action, DealingAction):
        return dealing.done(table, command.seat, command.action)
    return playing.acted(table, command.seat, command.action)


def _gone(table: Table, seat: Seat, at_ms: int) -> tuple[TableEvent, ...]:
    bank = place_at(table, seat).bank_ms
    spent = (BankUsed(seat, bank),) if bank else ()
    return (*spent, SeatAway(seat, left=False, at_ms=at_ms))


def _default(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    phase = table.phase
    if isinstance(phase, Playing):
        return playing.acted(table, seat, default_action(table, phase, seat))
    if isinstance(phase, Dealing) and phase.dealing is not None:
        return dealing.done(table, seat, default_dealing(table, phase))
    raise TableError(TableReason.WRONG_PHASE)  # the window of the dealing step ends with a pack, not with a time-out


def evolve(table: Table, event: SeatAway | SeatBack) -> Table:
    """Keep who acts for himself. Who is away already keeps the moment since when he is."""
    place = place_at(table, event.seat)
    match event:
        case SeatAway(seat, left, at_ms):
            since = at_ms if place.away_since is None else place.away_since
            return with_place(table, seat, replace(place, away=True, left=left or place.left, away_since=since))
        case SeatBack(seat):
            return with_place(table, seat, replace(place, away=False, left=False, away_since=None))
        case _ as never:
            assert_never(never)
