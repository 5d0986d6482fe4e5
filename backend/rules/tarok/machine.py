"""The deal machine: which phase follows which, and which file answers in each.

Theory of operation. A deal is one frozen value, of a type per phase:

    Undealt ─CardsDealt─▶ Auction ─AuctionWon─▶ Naming ─ContractNamed─┬─▶ Playing        nothing to say before play
       │                     └─ContractNamed, all having passed───────┤
       │                                                              ├─▶ Announcing     no exchange, but kontra
       └─▶ Tarokless ─HandsThrownIn─▶ ThrownIn                        ├─▶ KingCall       a partner
                                                                      │      │ KingCalled
                                                                      └─▶ TalonFaceDown  no partner
                                                                             │ TalonShown
        Playing ◀─AnnouncementsClosed─ Announcing ◀─Discarded─ Discarding ◀─TalonTaken─ TalonChoice
           │ ▲                              │
  DealEnded│ └────────ContractRaised────────┘
           ▼
       Finished

Three functions move it. `decide` judges what a seat wants to do and says what then happens, as an event; it refuses
with a `RuleViolation` and never changes anything. `settle` says what is now due without anybody's decision: cards
dealt, auction won, trick taken, deal counted. `evolve` alone makes states, out of a state and an event; given the
events of a deal it makes the same states again. `shared.game.step` joins the three until nothing more is due.

Each phase answers in its own file with functions of the same names; this file knows the order of the phases and no rule
of the game. Which way a contract takes, it says itself (`contracts.py`); how a deal is scored, the game
(`TalonGame.count`). `legal` lists what `decide` accepts, out of the same checks. What a seat may see is made in
`view.py` and `shared/redaction.py`.
"""

from typing import Final, TypeAlias, assert_never

from backend.rules.shared.actions import Action, LegalAction
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import (
    Announced,
    AnnouncementsClosed,
    AuctionWon,
    BidMade,
    CardPlayed,
    CardsDealt,
    ContractNamed,
    ContractRaised,
    DealEnded,
    DealEvent,
    Discarded,
    HandOpened,
    HandsThrownIn,
    KingCalled,
    KontraSaid,
    Passed,
    TalonShown,
    TalonTaken,
    TrickWon,
)
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.turns import check_turn, is_asked
from backend.rules.tarok import announcements, auction, king_call, opening, play, talon
from backend.rules.tarok.announcements import Announcing
from backend.rules.tarok.auction import Auction, Naming, known_contract
from backend.rules.tarok.ending import Finished, TalonGame
from backend.rules.tarok.king_call import KingCall
from backend.rules.tarok.knowledge import true_sides
from backend.rules.tarok.opening import Tarokless, ThrownIn, Undealt
from backend.rules.tarok.play import Playing
from backend.rules.tarok.talon import Discarding, TalonChoice, TalonFaceDown
from backend.rules.tarok.terms import Terms
from backend.rules.tarok.values import Values

Deal: TypeAlias = (
    Undealt
    | Tarokless
    | ThrownIn
    | Auction
    | Naming
    | KingCall
    | TalonFaceDown
    | TalonChoice
    | Discarding
    | Announcing
    | Playing
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
        case Naming():
            return auction.decide_name(rules, deal, action)
        case KingCall():
            return king_call.decide(seat, action)
        case TalonChoice():
            return talon.decide_take(deal, seat, action)
        case Discarding():
            return talon.decide_discard(deal, seat, action)
        case Announcing():
            return announcements.decide(rules, deal, seat, action)
        case Undealt() | Tarokless() | ThrownIn() | TalonFaceDown() | Finished():
            raise RuleViolation(Reason.DEAL_FINISHED)
        case _ as never:
            assert_never(never)


def settle(rules: TalonGame, deal: Deal) -> DealEvent | None:
    """Name the consequence now due, None where the deal waits for somebody or is over."""
    match deal:
        case Playing():
            return DealEnded(rules.count(deal)) if play.is_over(rules, deal) else play.settle(rules, deal)
        case Auction():
            return auction.settle(rules, deal)
        case Naming():
            return auction.settle_name(rules, deal)
        case Announcing():
            return announcements.settle(rules, deal)
        case Undealt():
            return opening.deal(deal)
        case Tarokless():
            return opening.throw_in(deal)
        case TalonFaceDown():
            return talon.show(deal)
        case KingCall() | TalonChoice() | Discarding() | ThrownIn() | Finished():
            return None
        case _ as never:
            assert_never(never)


def evolve(rules: Values, deal: Deal, event: DealEvent) -> Deal:  # noqa: C901  a transition a line
    """Return the deal after *event*, which `decide` or `settle` named for exactly this deal."""
    match deal, event:
        case Playing(), CardPlayed() | TrickWon() | HandOpened():
            return play.evolve(deal, event)
        case Playing(), DealEnded(result):
            return Finished(deal, result)
        case Auction(), BidMade() | Passed() | AuctionWon():
            return auction.evolve(rules, deal, event)
        case Naming() | Auction(), ContractNamed():
            return _after_naming(auction.evolve_name(rules, deal, event))
        case KingCall(terms), KingCalled(_, suit):
            return TalonFaceDown(terms.with_called(suit))
        case TalonFaceDown(terms), TalonShown():
            return TalonChoice(terms)
        case TalonChoice(terms), TalonTaken(_, index):
            return Discarding(terms.with_taken(index))
        case Discarding(terms), Discarded(_, shown, hidden):
            return announcements.begin(terms.with_discards((*shown, *(hidden or ()))))
        case Announcing(), Announced() | KontraSaid() | Passed():
            return announcements.evolve(rules, deal, event)
        case Announcing(terms), ContractRaised(_, contract):
            return play.begin(terms.raised_to(known_contract(rules, contract)), (), deal.public)
        case Announcing(terms, said, public), AnnouncementsClosed():
            return play.begin(terms, said, public)
        case Undealt(setup), CardsDealt():
            tarokless = rules.throws_in and any(map(opening.has_no_tarok, setup.hands))
            return Tarokless(setup) if tarokless else auction.begin(rules, setup)
        case Tarokless(setup), HandsThrownIn():
            return ThrownIn(setup)
        case _:
            raise AssertionError(f"{type(event).__name__} cannot happen in {type(deal).__name__}")


def to_act(deal: Deal) -> tuple[Seat, ...]:
    """List the seats the deal waits for: one, or none when it is over or something is due."""
    match deal:
        case Playing():
            return (deal.turn,)
        case Auction() | Announcing():
            return (deal.speaker,)
        case Naming():
            return (deal.seat,)
        case KingCall(terms) | TalonChoice(terms) | Discarding(terms):
            return (terms.named_by,)
        case Undealt() | Tarokless() | ThrownIn() | TalonFaceDown() | Finished():
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
        case Naming():
            return auction.legal_names(rules, deal)
        case KingCall():
            return king_call.legal()
        case TalonChoice():
            return talon.legal_takes(deal)
        case Discarding():
            return (talon.legal_discards(deal, rules.pack),)
        case Announcing():
            return announcements.legal(rules, deal)
        case Undealt() | Tarokless() | ThrownIn() | TalonFaceDown() | Finished():
            return ()
        case _ as never:
            assert_never(never)


def _after_naming(terms: Terms) -> Deal:
    if terms.contract.calls_king:
        return KingCall(terms)
    if terms.contract.talon_set:
        return TalonFaceDown(terms)
    if terms.contract.kontra:
        return announcements.begin(terms)
    return play.begin(terms, (), true_sides(terms))
