"""The declaration: the game is played for a multiplier, or left as it is (P-31)."""

from dataclasses import dataclass
from typing import assert_never

from backend.rules.portal.two.opening import forehand
from backend.rules.shared.actions import Action, Declare, Pass
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import Declared, Passed
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation


@dataclass(frozen=True, slots=True)
class Declaring:
    """Each is asked once, the non-dealer first. *passed* have left it."""

    setup: DealSetup
    passed: tuple[Seat, ...] = ()

    @property
    def speaker(self) -> Seat:
        """Who is asked."""
        return self.setup.dealer if self.passed else forehand(self.setup)


@dataclass(frozen=True, slots=True)
class Terms:
    """What the deal is played for: who declared, if anybody did, after who had *passed*."""

    setup: DealSetup
    passed: tuple[Seat, ...]
    declarer: Seat | None


def decide(seat: Seat, action: Action) -> Declared | Passed:
    """Judge a word.

    Raises:
        RuleViolation: WRONG_PHASE.
    """
    match action:
        case Declare():
            return Declared(seat)
        case Pass():
            return Passed(seat)
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "declare or pass")


def evolve(phase: Declaring, event: Declared | Passed) -> Declaring | Terms:
    """Book a word: the first who declares ends it, and so does the second pass."""
    match event:
        case Declared(seat):
            return Terms(phase.setup, phase.passed, seat)
        case Passed(seat):
            passed = (*phase.passed, seat)
            return Terms(phase.setup, passed, None) if phase.passed else Declaring(phase.setup, passed)
        case _ as never:
            assert_never(never)


def legal() -> tuple[Pass | Declare, ...]:
    """List what the one who is asked may say, whatever he holds."""
    return (Pass(), Declare())
