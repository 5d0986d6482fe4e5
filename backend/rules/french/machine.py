"""The deal machine: which phase follows which, and which file answers in each.

Theory of operation. A deal is one frozen value, of a type per phase:

    Undealt ─CardsDealt─▶ Auction ─ContractNamed─▶ Calling (five players)
       │                     │                        │ CardCalled
       ▼                     │ DealVoided             ▼
    PetitSec ─DealVoided─┐   │                    DogFaceDown (petite, garde) ─TalonShown─▶ DogShown
                         ▼   ▼                        ┊ (garde sans, contre)                   │ TalonTaken
                          Void                        ▼                                        ▼
                            │      ChelemAnswered ◀─ ChelemAsked ◀──────Discarded────────── Discarding
                  DealEnded │             │ AnnouncementsClosed
                            ▼             ▼
                         Voided        Playing ─DealEnded─▶ Finished

Three functions move it. `decide` judges what a seat wants to do and says what then happens, as an event; it refuses
with a `RuleViolation` and never changes anything. `settle` says what is now due without anybody's decision: cards
dealt, the dog turned up and taken, a trick won, the deal counted or void. `evolve` alone makes states, out of a state
and an event; given the events of a deal it makes the same states again. `shared.game.step` joins the three until
nothing more is due.

Each phase answers in its own file with functions of the same names; this file knows the order of the phases and no rule
of the game. `legal` lists what `decide` accepts, out of the same checks. What a seat may see is made in `view.py` and
`shared/redaction.py`.
"""

from typing import Final, TypeAlias, assert_never

from backend.rules.french import auction, calling, chelem, dog, ending, opening, play
from backend.rules.french.auction import Auction
from backend.rules.french.calling import Calling
from backend.rules.french.chelem import ChelemAnswered, ChelemAsked
from backend.rules.french.dog import Discarding, DogFaceDown, DogShown
from backend.rules.french.ending import Finished, Void, Voided
from backend.rules.french.opening import PetitSec, Undealt
from backend.rules.french.play import Playing
from backend.rules.french.terms import Terms
from backend.rules.french.values import Values
from backend.rules.shared.actions import Action, LegalAction
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import (
    Announced,
    AnnouncementsClosed,
    BidMade,
    CardCalled,
    CardPlayed,
    CardsDealt,
    ContractNamed,
    DealEnded,
    DealEvent,
    DealVoided,
    Discarded,
    Passed,
    PoigneeShown,
    TalonShown,
    TalonTaken,
    TrickWon,
)
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.turns import check_turn, is_asked

Deal: TypeAlias = (
    Undealt
    | PetitSec
    | Auction
    | Calling
    | DogFaceDown
    | DogShown
    | Discarding
    | ChelemAsked
    | ChelemAnswered
    | Playing
    | Void
    | Voided
    | Finished
)
"""A deal in one of its phases."""

_NOBODY: Final[tuple[Seat, ...]] = ()


def decide(rules: Values, deal: Deal, seat: Seat, action: Action) -> DealEvent:
    """Judge *action* of *seat*, and say what happens.

    Raises:
        RuleViolation: NOT_YOUR_TURN, DEAL_FINISHED, else what the phase's own `decide` names. Nothing has changed.
    """
    check_turn(to_act(deal), seat)
    match deal:
        case Playing():
            return play.decide(rules, deal, seat, action)
        case Auction():
            return auction.decide(rules, deal, seat, action)
        case Calling():
            return calling.decide(deal, seat, action)
        case Discarding():
            return dog.decide(deal, seat, action)
        case ChelemAsked():
            return chelem.decide(seat, action)
        case Undealt() | PetitSec() | DogFaceDown() | DogShown() | ChelemAnswered() | Void() | Voided() | Finished():
            raise RuleViolation(Reason.DEAL_FINISHED)
        case _ as never:
            assert_never(never)


def settle(rules: Values, deal: Deal) -> DealEvent | None:
    """Name the consequence now due, None where the deal waits for somebody or is over."""
    match deal:
        case Playing():
            return DealEnded(ending.result(rules, deal)) if deal.over else play.settle(rules, deal)
        case Auction():
            return auction.settle(rules, deal)
        case Undealt():
            return opening.deal(deal)
        case PetitSec():
            return opening.show_bare_petit(rules, deal)
        case DogFaceDown():
            return dog.show(deal)
        case DogShown():
            return dog.take(deal)
        case ChelemAnswered():
            return chelem.settle()
        case Void():
            return DealEnded(ending.void_result(rules, deal.why.reason))
        case Calling() | Discarding() | ChelemAsked() | Voided() | Finished():
            return None
        case _ as never:
            assert_never(never)


def evolve(rules: Values, deal: Deal, event: DealEvent) -> Deal:  # noqa: C901  a transition a line
    """Return the deal after *event*, which `decide` or `settle` named for exactly this deal."""
    match deal, event:
        case Playing(), CardPlayed() | PoigneeShown() | TrickWon():
            return play.evolve(deal, event)
        case Playing(), DealEnded(result):
            return Finished(deal, result)
        case Auction(), BidMade() | Passed():
            return auction.evolve(rules, deal, event)
        case Auction(), ContractNamed():
            terms = auction.terms(rules, deal, event)
            return Calling(terms) if rules.calls else _after_call(terms)
        case Calling(terms), CardCalled(_, card):
            return _after_call(terms.with_called(card))
        case DogFaceDown(terms), TalonShown():
            return DogShown(terms)
        case DogShown(terms), TalonTaken():
            return Discarding(terms.with_dog())
        case Discarding(terms), Discarded(_, shown, hidden):
            return ChelemAsked(terms.with_discards((*shown, *(hidden or ()))))
        case ChelemAsked(terms), Announced() | Passed():
            return ChelemAnswered(terms, isinstance(event, Announced))
        case ChelemAnswered(terms, announced), AnnouncementsClosed():
            return play.begin(terms, announced=announced)
        case Undealt(setup), CardsDealt():
            bare = opening.holder_of_bare_petit(rules, setup)
            return Auction(setup) if bare is None else PetitSec(setup, bare)
        case PetitSec() | Auction(), DealVoided():
            return ending.void(deal, event)
        case Void(), DealEnded(result):
            return Voided(deal, result)
        case _:
            raise AssertionError(f"{type(event).__name__} cannot happen in {type(deal).__name__}")


def to_act(deal: Deal) -> tuple[Seat, ...]:
    """List the seats the deal waits for: one, or none when it is over or something is due."""
    match deal:
        case Playing():
            return (deal.turn,)
        case Auction():
            return (deal.speaker,)
        case Calling(terms) | Discarding(terms) | ChelemAsked(terms):
            return (terms.taker,)
        case Undealt() | PetitSec() | DogFaceDown() | DogShown() | ChelemAnswered() | Void() | Voided() | Finished():
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
        case Auction():
            return auction.legal(rules, deal)
        case Calling():
            return calling.legal(deal)
        case Discarding():
            return (dog.legal(deal, rules.pack),)
        case ChelemAsked():
            return chelem.legal()
        case Undealt() | PetitSec() | DogFaceDown() | DogShown() | ChelemAnswered() | Void() | Voided() | Finished():
            return ()
        case _ as never:
            assert_never(never)


def _after_call(terms: Terms) -> Deal:
    return DogFaceDown(terms) if terms.contract.exchanges else ChelemAsked(terms)
