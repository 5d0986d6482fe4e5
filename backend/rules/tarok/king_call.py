"""Calling a king (S-17)."""

from dataclasses import dataclass

from backend.rules.shared.actions import Action, CallKing
from backend.rules.shared.cards import SUITS, Seat
from backend.rules.shared.events import KingCalled
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.tarok.terms import Terms


@dataclass(frozen=True, slots=True)
class KingCall:
    """The declarer is to name a suit, before the talon is seen."""

    terms: Terms


def decide(seat: Seat, action: Action) -> KingCalled:
    """Judge the call. Any king may be called, the declarer's own too; it may lie in the talon (S-17).

    Raises:
        RuleViolation: WRONG_PHASE, NO_SUCH_KING.
    """
    if not isinstance(action, CallKing):
        raise RuleViolation(Reason.WRONG_PHASE, "a king is to be called first")
    if action.suit not in SUITS:
        raise RuleViolation(Reason.NO_SUCH_KING, f"no king of {action.suit!r}")
    return KingCalled(seat, action.suit)


def legal() -> tuple[CallKing, ...]:
    """List the four calls."""
    return tuple(CallKing(suit) for suit in SUITS)
