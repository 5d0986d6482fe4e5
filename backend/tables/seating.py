"""Before the start: players sit down and stand up, bots fill up, the table starts or closes."""

from dataclasses import replace
from typing import Final, assert_never

from backend.rules.shared.cards import Seat
from backend.tables.clock import WAITING_MS, ask_until
from backend.tables.commands import FillBots, Sit, Stand, Start
from backend.tables.dealing import first_deal
from backend.tables.ending import ended
from backend.tables.events import (
    CreatorSeen,
    PlayerSat,
    PlayerStood,
    SessionStarted,
    TableEvent,
    TableOpened,
)
from backend.tables.model import AccountId, Place, Player, Question, Seating, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import is_full, own_seat, persons, seat_of, with_place

BOT_NAMES: Final = ("Zala", "Miha", "Neža", "Jaka", "Ajda", "Luka")
"""First names for bots, by number; the view marks who is one."""


def bot(number: int) -> Player:
    """Return a bot. At one table each has a number of its own, from 0."""
    return Player(f"bot:{number}", BOT_NAMES[number % len(BOT_NAMES)], "bot")


def decide(
    table: Table, actor: AccountId | None, command: Sit | Stand | FillBots | Start, at_ms: int
) -> tuple[TableEvent, ...]:
    """Judge what is said about the seats.

    Raises:
        TableError: ALREADY_STARTED once the session has begun, else what each command says.
    """
    if not isinstance(table.phase, Seating):
        raise TableError(TableReason.ALREADY_STARTED)
    match command:
        case Sit(seat, player):
            return (*_sit(table, seat, player), *seen(table, actor, at_ms))
        case Stand():
            return (PlayerStood(own_seat(table, actor)), *seen(table, actor, at_ms))
        case FillBots():
            return (*_fill(table, actor), *seen(table, actor, at_ms))
        case Start(first_dealer):
            return _start(table, first_dealer, at_ms)
        case _ as never:
            assert_never(never)


def seen(table: Table, actor: AccountId | None, at_ms: int) -> tuple[TableEvent, ...]:
    """Note that the one for whom the table is kept open is there; at a matchmaking table that is anybody."""
    return (CreatorSeen(at_ms),) if actor is not None and table.creator in {None, actor} else ()


def still_there(table: Table, actor: AccountId | None, at_ms: int) -> tuple[TableEvent, ...]:
    """Keep the table open: said by its creator, or by anybody seated at a matchmaking table.

    Raises:
        TableError: NOT_SEATED, NOT_AWAY (somebody else's table needs nothing of the kind).
    """
    if actor != table.creator:
        own_seat(table, actor)
    if events := seen(table, actor, at_ms):
        return events
    raise TableError(TableReason.NOT_AWAY)


def leave(table: Table, actor: AccountId | None) -> tuple[TableEvent, ...]:
    """Leave before the start: the seat is free again, and a creator takes the table with him, at no cost (P-41)."""
    seat = seat_of(table, actor)
    stood = () if seat is None else (PlayerStood(seat),)
    if actor is not None and actor == table.creator:
        return (*stood, ended(table, "closed"))
    if seat is None:
        raise TableError(TableReason.NOT_SEATED)
    return stood


def decide_close(table: Table, at_ms: int) -> tuple[TableEvent, ...]:
    """Give up a table that waited too long without its creator.

    Raises:
        TableError: ALREADY_STARTED, WRONG_PHASE (it is full and starts), TOO_EARLY.
    """
    if not isinstance(table.phase, Seating):
        raise TableError(TableReason.ALREADY_STARTED)
    if is_full(table):
        raise TableError(TableReason.WRONG_PHASE)
    if at_ms < table.creator_seen_ms + WAITING_MS:
        raise TableError(TableReason.TOO_EARLY)
    return (ended(table, "closed"),)


def _sit(table: Table, seat: Seat, player: Player) -> tuple[TableEvent, ...]:
    if seat_of(table, player.account) is not None:
        raise TableError(TableReason.ALREADY_SEATED)
    if not 0 <= seat < len(table.places):
        raise TableError(TableReason.NO_SUCH_SEAT)
    if table.places[seat] is not None:
        raise TableError(TableReason.SEAT_TAKEN)
    return (PlayerSat(seat, player),)


def _fill(table: Table, actor: AccountId | None) -> tuple[TableEvent, ...]:
    """Put bots on the empty seats; somebody must be seated, since a table of bots alone would play for nobody."""
    if table.creator is None:
        own_seat(table, actor)
    elif actor != table.creator:
        raise TableError(TableReason.NOT_CREATOR)
    if not persons(table):
        raise TableError(TableReason.NOT_SEATED)
    if is_full(table):
        raise TableError(TableReason.WRONG_PHASE)
    empty = [seat for seat, place in enumerate(table.places) if place is None]
    bots = [player for player in map(bot, range(len(table.places))) if seat_of(table, player.account) is None]
    return tuple(PlayerSat(seat, player) for seat, player in zip(empty, bots, strict=False))


def _start(table: Table, first_dealer: Seat, at_ms: int) -> tuple[TableEvent, ...]:
    if not is_full(table):
        raise TableError(TableReason.NOT_STARTED)
    if not 0 <= first_dealer < len(table.places):
        raise TableError(TableReason.NO_SUCH_SEAT)
    return (SessionStarted(first_dealer), first_deal(table, first_dealer, at_ms))


def settle(table: Table, at_ms: int) -> TableEvent | None:
    """Ask for the start once the last seat is taken; give up a matchmaking table from which everybody has gone."""
    if table.creator is None and not any(table.places):
        return ended(table, "closed")
    return ask_until(table, (), at_ms, at_ms) if table.answered and is_full(table) else None


def opened(event: TableOpened) -> Table:
    """Make the table."""
    nothing = (0,) * event.seats
    return Table(
        id=event.id,
        options=event.options,
        creator=event.creator,
        created_ms=event.at_ms,
        creator_seen_ms=event.at_ms,
        places=(None,) * event.seats,
        sheet=(),
        totals=nothing,
        radli=nothing,
        skis_round=False,
        skis_deals_left=None,
        question=_waiting(0, event.at_ms),
        phase=Seating(),
        answered=True,
    )


def evolve(table: Table, event: PlayerSat | PlayerStood | CreatorSeen | SessionStarted) -> Table:
    """Keep the seats."""
    match event:
        case PlayerSat(seat, player):
            return replace(with_place(table, seat, Place(player)), answered=True)
        case PlayerStood(seat):
            waiting = _waiting(table.question.no, table.creator_seen_ms)
            return replace(with_place(table, seat, None), question=waiting, answered=True)
        case CreatorSeen(at_ms):
            return replace(table, creator_seen_ms=at_ms, question=_waiting(table.question.no, at_ms))
        case SessionStarted():
            return table
        case _ as never:
            assert_never(never)


def _waiting(no: int, seen_ms: int) -> Question:
    return Question(no, (), seen_ms, seen_ms + WAITING_MS, seen_ms + WAITING_MS)
