"""The deal machine of the two-player game: which phase follows which, and which file answers in each.

Theory of operation. A deal is one frozen value, of a type per phase:

    Undealt ─CardsDealt─▶ Declaring ─Declared, or the second Passed─▶ Uncovering ─the last PileTurned─▶ Playing
                                                                          │ ▲                            │
                                                                          └─┘ PileTurned        DealEnded│
                                                                                                         ▼
                                                                                                     Finished

`decide`, `settle` and `evolve` move it as they do every deal (docs/architecture.md, "The state machine"). Nobody
decides anything in Uncovering: it is settled, card by card (P-32).
"""

from typing import Final, TypeAlias, assert_never

from backend.rules.portal.two import declaration, ending, opening, play
from backend.rules.portal.two.declaration import Declaring, Terms
from backend.rules.portal.two.ending import Finished
from backend.rules.portal.two.opening import Undealt
from backend.rules.portal.two.play import Playing, Uncovering
from backend.rules.portal.two.values import Values
from backend.rules.shared.actions import Action, LegalAction
from backend.rules.shared.cards import Seat
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
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.turns import check_turn, is_asked

Deal: TypeAlias = Undealt | Declaring | Uncovering | Playing | Finished
"""A deal in one of its phases."""

_NOBODY: Final[tuple[Seat, ...]] = ()


def decide(deal: Deal, seat: Seat, action: Action) -> DealEvent:
    """Judge *action* of *seat*, and say what happens.

    Raises:
        RuleViolation: NOT_YOUR_TURN, DEAL_FINISHED, else what the phase's own `decide` names. Nothing has changed.
    """
    check_turn(to_act(deal), seat)
    match deal:
        case Playing():
            return play.decide(deal, seat, action)
        case Declaring():
            return declaration.decide(seat, action)
        case Undealt() | Uncovering() | Finished():
            raise RuleViolation(Reason.DEAL_FINISHED)
        case _ as never:
            assert_never(never)


def settle(rules: Values, deal: Deal) -> DealEvent | None:
    """Name the consequence now due, None where the deal waits for somebody or is over."""
    match deal:
        case Playing():
            return DealEnded(ending.result(rules, deal)) if play.is_over(rules, deal) else play.settle(rules, deal)
        case Uncovering():
            return play.settle_uncovering(deal)
        case Undealt():
            return opening.deal(deal)
        case Declaring() | Finished():
            return None
        case _ as never:
            assert_never(never)


def evolve(deal: Deal, event: DealEvent) -> Deal:
    """Return the deal after *event*, which `decide` or `settle` named for exactly this deal."""
    match deal, event:
        case Playing(), CardPlayed() | PileTurned() | TrickWon():
            return play.evolve(deal, event)
        case Playing(), DealEnded(result):
            return Finished(deal, result)
        case Uncovering(), PileTurned():
            return play.evolve_uncovering(deal, event)
        case Declaring(), Declared() | Passed():
            said = declaration.evolve(deal, event)
            return play.uncover(said) if isinstance(said, Terms) else said
        case Undealt(setup), CardsDealt():
            return Declaring(setup)
        case _:
            raise AssertionError(f"{type(event).__name__} cannot happen in {type(deal).__name__}")


def to_act(deal: Deal) -> tuple[Seat, ...]:
    """List the seats the deal waits for: one, or none when it is over or something is due."""
    match deal:
        case Playing():
            return (deal.turn,)
        case Declaring():
            return (deal.speaker,)
        case Undealt() | Uncovering() | Finished():
            return _NOBODY
        case _ as never:
            assert_never(never)


def legal(rules: Values, deal: Deal, seat: Seat) -> tuple[LegalAction, ...]:
    """List everything `decide` would accept from *seat*."""
    if not is_asked(to_act(deal), seat):
        return ()
    match deal:
        case Playing():
            return play.legal(rules, deal)
        case Declaring():
            return declaration.legal()
        case Undealt() | Uncovering() | Finished():
            return ()
        case _ as never:
            assert_never(never)
