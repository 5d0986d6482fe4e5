"""One table as a state machine: who sits, deals, plays, scores and ends, and nothing of how it is kept or sent.

Theory of operation. A table is a value (`model.Table`) that only events change. Its life is a walk through five phases:

    seating ──full──▶ dealing ──cards out──▶ playing ──counted──▶ scored ──everybody ready──▶ dealing …
       │                 │ ▲                    │                   │
       └─closed          │ └──dealt again───────┘                   └─▶ finished: completed, abandoned
                         └─cancelled (P-40)

A deal is dealt again by the same dealer where hands were thrown in (S-9), by the next one where it is void (F-6, F-8).

A command comes from an account or, with actor None, from the server, which alone brings time and chance: the first
dealer, the shuffled pack, what a bot does, that a time has run out. `decide` judges it against the table and answers
with the events it amounts to, or refuses with a reason and changes nothing. `settle` names the next consequence that
nobody decides: the rules' own (a trick won, the deal counted), the row on the sheet, the next dealing step, the end,
and last the question that the table now waits with. `evolve` is the only place where a table is made. `step` runs the
three until the table is quiet: the events of one command are one batch.

Each question has a number, and an answer names the number it answers; so a late or repeated answer never answers
another question. `due.due` reads from a quiet table what it waits for and until when: the rooms keep that one deadline.

Folding the events from `TableOpened` on makes the very same table, the deal's state included, since the events carry
all that came from outside: the pack, the players, the moments. What people may see of them is `redaction`'s and
`view`'s business. The deal itself is opaque here: only the rule set reads it, and no rule set is known by name.
"""

from typing import TypeAlias, assert_never

from backend.tables import away, cancelling, clock, dealing, ending, playing, seating, sheet
from backend.tables.commands import (
    Act,
    ActDealing,
    Back,
    BotActs,
    CallEnd,
    Cancel,
    Close,
    Command,
    CreditClock,
    DealPack,
    FillBots,
    Leave,
    Next,
    Sit,
    Stand,
    Start,
    SystemCommand,
    TimeRanOut,
)
from backend.tables.events import (
    Acted,
    BankUsed,
    ClockCredited,
    CreatorSeen,
    DealBegan,
    DealingDone,
    DealingStarted,
    DealScored,
    EndCalled,
    InDeal,
    LastDealsSet,
    PackShuffled,
    PlayerReady,
    PlayerSat,
    PlayerStood,
    QuestionAsked,
    SeatAway,
    SeatBack,
    SessionEnded,
    SessionStarted,
    SkisRoundSet,
    TableEvent,
    TableOpened,
)
from backend.tables.model import AccountId, Dealing, Finished, Player, Playing, Scored, Seating, Table
from backend.tables.options import TableOptions
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import own_seat, seats_for

Step: TypeAlias = tuple[Table, tuple[TableEvent, ...]]
SeatedCommand: TypeAlias = CallEnd | Next | Act | ActDealing


def open_table(
    table_id: str, options: TableOptions, creator: AccountId | None, at_ms: int, seated: tuple[Player, ...] = ()
) -> Step:
    """Open a table with *seated* in its first seats (bots may be among them).

    *creator* is None for a table made by matchmaking. *at_ms* is Unix time, as everywhere here.

    Raises:
        TableError: NO_SUCH_SEAT or ALREADY_SEATED where *seated* do not fit.
    """
    opened = TableOpened(table_id, options, creator, seats_for(options), at_ms)
    table, events = seating.opened(opened), list[TableEvent]([opened])
    for seat, player in enumerate(seated):
        table, more = step(table, None, Sit(seat, player), at_ms)
        events.extend(more)
    return table, tuple(events)


def step(table: Table, actor: AccountId | None, command: Command, at_ms: int) -> Step:
    """Decide, evolve, then settle until nothing more is due.

    Raises:
        TableError, RuleViolation: the command is refused; nothing has changed.
    """
    events = list(decide(table, actor, command, at_ms))
    for event in events:
        table = evolve(table, event)
    while (due := settle(table, at_ms)) is not None:
        table = evolve(table, due)
        events.append(due)
    return table, tuple(events)


def decide(table: Table, actor: AccountId | None, command: Command, at_ms: int) -> tuple[TableEvent, ...]:
    """Say what *command* of *actor* (None: the server) amounts to at *at_ms*, or refuse it. Never changes *table*.

    Raises:
        TableError: TABLE_FINISHED, or what the command's own file says.
        RuleViolation: what the rules of the game refuse.
    """
    if isinstance(table.phase, Finished):
        raise TableError(TableReason.TABLE_FINISHED)
    if isinstance(command, SystemCommand):
        return _decide_server(table, actor, command, at_ms)
    if isinstance(command, SeatedCommand):
        return _decide_seated(table, actor, command, at_ms)
    match command:
        case Sit() | Stand() | FillBots():
            return seating.decide(table, actor, command, at_ms)
        case Cancel():
            return cancelling.decide(table, actor, command)
        case Leave():
            return away.decide_leave(table, actor, at_ms)
        case Back():
            return away.decide_back(table, actor, at_ms)
        case _ as never:
            assert_never(never)


def _decide_server(table: Table, actor: AccountId | None, command: SystemCommand, at_ms: int) -> tuple[TableEvent, ...]:
    """Judge what the server brings; of this only the pack is brought in a player's name, the dealer's."""
    if isinstance(command, DealPack):
        return dealing.decide_pack(table, actor, command, at_ms)
    if actor is not None:
        raise TableError(TableReason.UNKNOWN_COMMAND)
    match command:
        case Start():
            return seating.decide(table, actor, command, at_ms)
        case Close():
            return seating.decide_close(table, at_ms)
        case TimeRanOut():
            return away.decide_timeout(table, command, at_ms)
        case BotActs():
            return away.decide_bot(table, command)
        case CreditClock():
            return clock.decide_credit(command)
        case _ as never:
            assert_never(never)


def _decide_seated(table: Table, actor: AccountId | None, command: SeatedCommand, at_ms: int) -> tuple[TableEvent, ...]:
    """Judge what a seated player says; if it is accepted, he is back at his seat."""
    seat = own_seat(table, actor)
    match command:
        case CallEnd():
            events = ending.decide_call(table, seat)
        case Next():
            events = sheet.decide_next(table, seat)
        case Act():
            events = playing.decide(table, seat, command, at_ms)
        case ActDealing():
            events = dealing.decide_action(table, seat, command, at_ms)
        case _ as never:
            assert_never(never)
    return (*away.taken_back(table, seat), *events)


def settle(table: Table, at_ms: int) -> TableEvent | None:
    """Name the consequence now due that nobody decides, or None where the table is quiet."""
    match table.phase:
        case Seating():
            return seating.settle(table, at_ms)
        case Dealing() as phase:
            return dealing.settle(table, phase, at_ms)
        case Playing() as phase:
            return playing.settle(table, phase, at_ms)
        case Scored() as phase:
            return sheet.settle(table, phase, at_ms)
        case Finished():
            return None
        case _ as never:
            assert_never(never)


def evolve(table: Table, event: TableEvent) -> Table:
    """Do the bookkeeping of *event*; total on real events."""
    match event:
        case TableOpened():
            return seating.opened(event)
        case PlayerSat() | PlayerStood() | CreatorSeen() | SessionStarted():
            return seating.evolve(table, event)
        case DealingStarted() | PackShuffled() | DealingDone() | DealBegan():
            return dealing.evolve(table, event)
        case Acted() | InDeal():
            return playing.evolve(table, event)
        case BankUsed() | QuestionAsked() | ClockCredited():
            return clock.evolve(table, event)
        case SeatAway() | SeatBack():
            return away.evolve(table, event)
        case DealScored() | PlayerReady():
            return sheet.evolve(table, event)
        case EndCalled() | SkisRoundSet() | LastDealsSet() | SessionEnded():
            return ending.evolve(table, event)
        case _ as never:
            assert_never(never)


def fold(events: tuple[TableEvent, ...]) -> Table:
    """Make the table again from all its events, `TableOpened` first."""
    first, *rest = events
    assert isinstance(first, TableOpened)
    table = seating.opened(first)
    for event in rest:
        table = evolve(table, event)
    return table
