"""What a table waits for from the server itself, and when: the one deadline that the rooms keep for it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, assert_never

from backend.rules.shared.cards import Seat
from backend.tables.clock import WAITING_MS
from backend.tables.model import Dealing, Finished, Playing, Scored, Seating, Table
from backend.tables.seats import is_full, is_person, is_present, place_at

BOT_PAUSE_MS: Final = (600, 1_200)
FAST_BOT_PAUSE_MS: Final = (300, 600)
"""The shortest and the longest time a bot thinks."""
AWAY_PAUSE_MS: Final = 1_000
"""How long a bot waits before it acts for a player who is away: he may be back."""


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


def due(table: Table) -> Due | None:
    """Say what the table waits for from the server, and when; None once it is over."""
    match table.phase:
        case Seating() if is_full(table):
            return Due(table.question.asked_ms, DueKind.START)
        case Seating():
            return Due(table.creator_seen_ms + WAITING_MS, DueKind.CLOSE)
        case Dealing(dealing=None, not_before_ms=not_before):
            return Due(not_before, DueKind.PACK)
        case Dealing() | Playing():
            return _answer_due(table)
        case Scored():
            return Due(table.question.deadline_ms, DueKind.TIMEOUT)
        case Finished():
            return None
        case _ as never:
            assert_never(never)


def _answer_due(table: Table) -> Due:
    """Wait for the bot that is asked, if one is, else for the players' time."""
    bots = [(_acts_at(table, seat), seat) for seat in table.question.seats if not is_present(table, seat)]
    if not bots:
        return Due(table.question.deadline_ms, DueKind.TIMEOUT)
    at_ms, seat = min(bots)
    return Due(at_ms, DueKind.BOT, seat)


def _acts_at(table: Table, seat: Seat) -> int:
    place, asked = place_at(table, seat), table.question.asked_ms
    if is_person(place.player):
        return max(asked, place.away_since or 0) + AWAY_PAUSE_MS
    return asked + bot_pause(table)


def bot_pause(table: Table) -> int:
    """Return how long a bot thinks about the question asked, in ms: uneven, but the same on every worker."""
    shortest, longest = FAST_BOT_PAUSE_MS if table.options.pace == "fast" else BOT_PAUSE_MS
    return shortest + table.question.no * 389 % (longest - shortest + 1)
