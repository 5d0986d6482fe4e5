"""How a deal begins: the cards come out, and a bare petit makes the deal void (F-6)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from backend.rules.french.values import Values
from backend.rules.shared.cards import PAGAT, Card, Seat, is_trump
from backend.rules.shared.events import CardsDealt, DealVoided
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation


@dataclass(frozen=True, slots=True)
class Undealt:
    """The cards are about to come out."""

    setup: DealSetup


@dataclass(frozen=True, slots=True)
class PetitSec:
    """*seat* was dealt a bare petit and is about to show his hand."""

    setup: DealSetup
    seat: Seat


def begin(rules: Values, setup: DealSetup) -> Undealt:
    """Check that *setup* deals the whole pack, and put it down. Radli and klop are of another game and left out.

    Raises:
        RuleViolation: BAD_RECORD, since a setup only comes from our own dealing or from a record.
    """
    fault = _fault(rules, setup)
    if fault:
        raise RuleViolation(Reason.BAD_RECORD, fault)
    return Undealt(replace(setup, compulsory_klop=False, radli=()))


def deal(phase: Undealt) -> CardsDealt:
    """Bring the cards out."""
    setup = phase.setup
    return CardsDealt(setup.dealer, setup.hands, setup.talon, setup.compulsory_klop)


def holder_of_bare_petit(rules: Values, setup: DealSetup) -> Seat | None:
    """Find who must show his hand (F-6); nobody where the house plays on."""
    if not rules.petit_sec:
        return None
    return next((seat for seat, hand in enumerate(setup.hands) if is_bare_petit(hand)), None)


def is_bare_petit(hand: Iterable[Card]) -> bool:
    """Say whether the 1 is the only trump of *hand*, the excuse counted in (F-6)."""
    return [card for card in hand if is_trump(card)] == [PAGAT]


def show_bare_petit(rules: Values, phase: PetitSec) -> DealVoided:
    """Show the hand: the deal is void before anybody bids (F-6)."""
    return DealVoided("petit_sec", phase.seat, rules.pack.sort(phase.setup.hands[phase.seat]))


def _fault(rules: Values, setup: DealSetup) -> str:
    if not 0 <= setup.dealer < rules.players:
        return f"dealer {setup.dealer} is no seat"
    if [len(hand) for hand in setup.hands] != [rules.hand_size] * rules.players:
        return f"hands: not {rules.players} of {rules.hand_size} cards"
    dealt = sorted((*setup.talon, *(card for hand in setup.hands for card in hand)))
    if dealt != sorted(rules.pack.cards):
        return "hands and dog are not the pack, each card once"
    return "there are no piles" if setup.piles else ""
