"""How a deal of two begins: the cards come out (P-30)."""

from dataclasses import dataclass

from backend.rules.portal.two.values import Values
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import CardsDealt
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation


@dataclass(frozen=True, slots=True)
class Undealt:
    """The cards are about to come out."""

    setup: DealSetup


def begin(rules: Values, setup: DealSetup) -> Undealt:
    """Check that *setup* deals the whole pack, and put it down. Radli and compulsory klop do not exist here.

    Raises:
        RuleViolation: BAD_RECORD, since a setup only comes from our own dealing or from a record.
    """
    fault = _fault(rules, setup)
    if fault:
        raise RuleViolation(Reason.BAD_RECORD, fault)
    return Undealt(DealSetup(setup.dealer, setup.hands, (), piles=setup.piles))


def deal(phase: Undealt) -> CardsDealt:
    """Bring the cards out."""
    setup = phase.setup
    return CardsDealt(setup.dealer, setup.hands, (), compulsory_klop=False, piles=setup.piles)


def forehand(setup: DealSetup) -> Seat:
    """Return the non-dealer, who is asked first and leads first (P-31, P-34)."""
    return 1 - setup.dealer


def _fault(rules: Values, setup: DealSetup) -> str:
    if setup.dealer not in range(rules.players):
        return f"dealer {setup.dealer} is no seat"
    if [len(hand) for hand in setup.hands] != [rules.hand_size] * rules.players:
        return f"hands: not {rules.players} of {rules.hand_size} cards"
    if [[len(pile) for pile in piles] for piles in setup.piles] != [[rules.pile_size] * rules.piles] * rules.players:
        return f"piles: not {rules.piles} of {rules.pile_size} cards for each of {rules.players}"
    if setup.talon:
        return "talon: there is none"
    return (
        "" if sorted(_cards(setup)) == sorted(rules.pack.cards) else "hands and piles are not the pack, each card once"
    )


def _cards(setup: DealSetup) -> list[Card]:
    in_piles = [card for piles in setup.piles for pile in piles for card in pile]
    return [*in_piles, *(card for hand in setup.hands for card in hand)]
