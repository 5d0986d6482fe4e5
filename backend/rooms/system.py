"""What the server itself brings to a table when it is due: chance, time, and the bots' answers."""

import secrets
from typing import assert_never

from backend.rules.shared.cards import Card
from backend.rules.shared.game import AnyRuleset
from backend.tables.commands import BotActs, Close, DealPack, Start, SystemCommand, TimeRanOut
from backend.tables.defaults import bot_action
from backend.tables.due import Due, DueKind
from backend.tables.model import Table
from backend.tables.seats import rules_of

_RANDOM = secrets.SystemRandom()


def shuffled_pack(rules: AnyRuleset) -> tuple[Card, ...]:
    """Shuffle with the operating system's generator: nobody can compute what comes from what he has seen."""
    pack = list(rules.pack.cards)
    _RANDOM.shuffle(pack)
    return tuple(pack)


def command_due(table: Table, due: Due) -> SystemCommand:
    """Make the command that *due* asks for. A bot decides here; it takes about a millisecond."""
    match due.kind:
        case DueKind.START:
            return Start(_RANDOM.randrange(len(table.places)))
        case DueKind.PACK:
            return DealPack(shuffled_pack(rules_of(table.options)))
        case DueKind.BOT:
            assert due.seat is not None
            return BotActs(table.question.no, due.seat, bot_action(table, due.seat))
        case DueKind.TIMEOUT:
            return TimeRanOut(table.question.no)
        case DueKind.CLOSE:
            return Close()
        case _ as never:
            assert_never(never)
