"""What a table waits for from the server itself, and when: the one deadline that the rooms keep for it."""

from dataclasses import dataclass
from enum import StrEnum

from backend.rules.shared.cards import Seat


class DueKind(StrEnum):
    """What the server must bring when the time has come."""

    START = "start"  # a first dealer
    PACK = "pack"  # a shuffled pack
    BOT = "bot"  # a bot's decision
    TIMEOUT = "timeout"  # the question's time has run out
    CLOSE = "close"  # a waiting table is given up


@dataclass(frozen=True, slots=True)
class Due:
    """At *at_ms* (Unix) the table wants a system command of this *kind*; *seat* is the bot's table seat."""

    at_ms: int
    kind: DueKind
    seat: Seat | None = None
