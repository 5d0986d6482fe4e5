"""What the server itself brings to a table when it is due: chance, time, and the bots' answers."""

import secrets
from collections.abc import Callable
from typing import TypeAlias, assert_never

from backend.rooms.tasks import Faults
from backend.rules.shared.actions import Action, DealingAction
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.game import AnyRuleset
from backend.tables.commands import BotActs, Close, DealPack, Start, SystemCommand, TimeRanOut
from backend.tables.defaults import bot_action, plain_action
from backend.tables.due import Due, DueKind
from backend.tables.model import Table
from backend.tables.seats import rules_of

Bot: TypeAlias = Callable[[Table, Seat], Action | DealingAction]

_RANDOM = secrets.SystemRandom()


def shuffled_pack(rules: AnyRuleset) -> tuple[Card, ...]:
    """Shuffle with the operating system's generator: nobody can compute what comes from what he has seen."""
    pack = list(rules.pack.cards)
    _RANDOM.shuffle(pack)
    return tuple(pack)


def command_due(table: Table, due: Due, faults: Faults, think: Bot = bot_action) -> SystemCommand:
    """Make the command that *due* asks for. A bot decides here by *think*; it takes about a millisecond."""
    match due.kind:
        case DueKind.START:
            return Start(_RANDOM.randrange(len(table.places)))
        case DueKind.PACK:
            return DealPack(shuffled_pack(rules_of(table.options)))
        case DueKind.BOT:
            assert due.seat is not None
            return BotActs(table.question.no, due.seat, _thought(table, due.seat, faults, think))
        case DueKind.TIMEOUT:
            return TimeRanOut(table.question.no)
        case DueKind.CLOSE:
            return Close()
        case _ as never:
            assert_never(never)


def _thought(table: Table, seat: Seat, faults: Faults, think: Bot) -> Action | DealingAction:
    try:
        return think(table, seat)
    except Exception as error:  # noqa: BLE001  a bot's fault, told and counted, must not stop the people at its table
        faults.note("bot_failed", error)
        return plain_action(table, seat)
