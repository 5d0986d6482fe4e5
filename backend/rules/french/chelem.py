"""The taker's one word before the first card: chelem, or not (F-12, F-13a)."""

from dataclasses import dataclass
from typing import Final

from backend.rules.french.terms import Terms
from backend.rules.shared.actions import Action, Announce, Pass
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import Announced, AnnouncementsClosed, Passed
from backend.rules.shared.reasons import Reason, RuleViolation

CHELEM: Final = "chelem"


@dataclass(frozen=True, slots=True)
class ChelemAsked:
    """The taker is asked."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class ChelemAnswered:
    """He has answered; the play is about to begin."""

    terms: Terms
    announced: bool


def decide(seat: Seat, action: Action) -> Announced | Passed:
    """Judge the answer.

    Raises:
        RuleViolation: WRONG_PHASE, UNKNOWN_ACTION for a bonus that does not exist.
    """
    match action:
        case Pass():
            return Passed(seat)
        case Announce(bonus) if bonus == CHELEM:
            return Announced(seat, bonus, None)
        case Announce(bonus):
            raise RuleViolation(Reason.UNKNOWN_ACTION, f"no such bonus: {bonus[:30]!r}")
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "the taker is asked for a chelem")


def legal() -> tuple[Action, ...]:
    """List both answers."""
    return (Pass(), Announce(CHELEM))


def settle() -> AnnouncementsClosed:
    """Begin the play."""
    return AnnouncementsClosed()
