"""What people type to a table, read: the table's own commands, else the notation of the rules (docs/protocol.md)."""

from typing import Final

from backend.rules.shared.notation import parse_action, parse_dealing_action
from backend.tables.commands import (
    Act,
    ActDealing,
    Back,
    CallEnd,
    Cancel,
    Deal,
    FillBots,
    Leave,
    Next,
    PlayerCommand,
    Sit,
    Stand,
)
from backend.tables.model import Player, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import rules_of

_WORDS: Final[dict[str, PlayerCommand | Deal]] = {
    "stand": Stand(),
    "fill_bots": FillBots(),
    "start": FillBots(),
    "deal": Deal(),
    "cancel": Cancel(confirmed=False),
    "cancel confirmed": Cancel(confirmed=True),
    "call_end": CallEnd(),
    "next": Next(),
    "back": Back(),
    "leave": Leave(),
}
_DEALING_WORDS: Final = frozenset({"cut", "knock", "packet"})


def parse_command(text: str, turn: int | None, player: Player, table: Table) -> PlayerCommand | Deal:
    """Read one command of *player*.

    `Deal` is no command of the machine: the server brings a pack and submits `DealPack` in the player's name.

    Args:
        text: One line of notation, from anybody.
        turn: The number of the question that an action of the game answers; the table's own commands need none.
        player: Who says it; `sit` seats him.
        table: Whose pack the cards must be of.

    Raises:
        TableError: UNKNOWN_COMMAND for a `sit` without a seat, STALE_TURN for an action without its turn.
        RuleViolation: UNKNOWN_ACTION for what is neither a command nor an action.
    """
    if (command := _WORDS.get(text)) is not None:
        return command
    word = text.split(" ", 1)[0]
    if word == "sit":
        return Sit(_seat(text.removeprefix("sit ")), player)
    if word in _DEALING_WORDS:
        return ActDealing(_needed(turn), parse_dealing_action(text))
    action = parse_action(text, rules_of(table.options).pack)
    return Act(_needed(turn), action)


def _seat(word: str) -> int:
    if len(word) == 1 and word in "0123456789":
        return int(word)
    raise TableError(TableReason.UNKNOWN_COMMAND)


def _needed(turn: int | None) -> int:
    if turn is None:
        raise TableError(TableReason.STALE_TURN)
    return turn
