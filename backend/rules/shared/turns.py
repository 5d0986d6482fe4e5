"""Whose turn it is, for the machines of all games."""

from backend.rules.shared.cards import Seat
from backend.rules.shared.reasons import Reason, RuleViolation


def is_asked(waited_for: tuple[Seat, ...], seat: Seat) -> bool:
    """Say whether *seat* may answer: it is waited for, or nobody is, which the phase itself then refuses."""
    return not waited_for or seat in waited_for


def check_turn(waited_for: tuple[Seat, ...], seat: Seat) -> None:
    """Refuse who is not waited for.

    Raises:
        RuleViolation: NOT_YOUR_TURN.
    """
    if not is_asked(waited_for, seat):
        raise RuleViolation(Reason.NOT_YOUR_TURN, f"seat {waited_for[0]} is to act")
