"""The rule points that stand behind what happens in a deal of two, and behind what is refused."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from backend.rules.shared.events import (
    CardPlayed,
    CardsDealt,
    DealEnded,
    DealEvent,
    Declared,
    Passed,
    PileTurned,
    TrickWon,
)
from backend.rules.shared.reasons import Reason

REFUSALS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.ALREADY_DECLARED: "P-31",
        Reason.CARD_NOT_HELD: "P-33",
        Reason.HAND_BEFORE_PILES: "P-33",
        Reason.MUST_FOLLOW_SUIT: "P-3",
        Reason.MUST_PLAY_TRUMP: "P-3",
    }
)
"""The point by which an action is refused."""


def points(event: DealEvent) -> tuple[str, ...]:
    """Name the rule points that *event* rests on; none for the events of other games."""
    match event:
        case CardsDealt():
            return ("P-30",)
        case Declared() | Passed():
            return ("P-31",)
        case PileTurned(taken=taken):
            return ("P-32",) if taken else ("P-32", "P-33")
        case CardPlayed():
            return ("P-3", "P-33")
        case TrickWon():
            return ("P-3",)
        case DealEnded(result):
            return ("P-1", *dict.fromkeys(line.rule for line in result.ledger))
        case _:
            return ()
