"""How a deal begins: the cards come out, and a hand without taroks throws them in again (S-9)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from backend.rules.shared.cards import Card, is_trump
from backend.rules.shared.events import CardsDealt, HandsThrownIn, ThrownInHand
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.tarok.values import Values


@dataclass(frozen=True, slots=True)
class Undealt:
    """The cards are about to come out."""

    setup: DealSetup


@dataclass(frozen=True, slots=True)
class Tarokless:
    """Somebody was dealt no tarok; the hands are about to be shown."""

    setup: DealSetup


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """The hands are thrown in. This deal is over without a result; the same dealer deals again."""

    setup: DealSetup


def begin(rules: Values, setup: DealSetup) -> Undealt:
    """Check that *setup* deals the whole pack, and put it down; what the game does not have is left out of it.

    Raises:
        RuleViolation: BAD_RECORD, since a setup only comes from our own dealing or from a record.
    """
    fault = _fault(rules, setup)
    if fault:
        raise RuleViolation(Reason.BAD_RECORD, fault)
    return Undealt(
        replace(
            setup,
            compulsory_klop=setup.compulsory_klop and rules.compulsory_klop,
            radli=setup.radli if setup.radli and rules.radli else (0,) * rules.players,
        )
    )


def deal(phase: Undealt) -> CardsDealt:
    """Bring the cards out."""
    setup = phase.setup
    return CardsDealt(setup.dealer, setup.hands, setup.talon, setup.compulsory_klop)


def throw_in(phase: Tarokless) -> HandsThrownIn:
    """Show every hand without taroks to all (S-9)."""
    hands = enumerate(phase.setup.hands)
    return HandsThrownIn(tuple(ThrownInHand(seat, hand) for seat, hand in hands if has_no_tarok(hand)))


def has_no_tarok(hand: Iterable[Card]) -> bool:
    """Say whether *hand* holds no tarok; the škis is one (S-9)."""
    return not any(is_trump(card) for card in hand)


def _fault(rules: Values, setup: DealSetup) -> str:
    if not 0 <= setup.dealer < rules.players:
        return f"dealer {setup.dealer} is no seat"
    if [len(hand) for hand in setup.hands] != [rules.hand_size] * rules.players:
        return f"hands: not {rules.players} of {rules.hand_size} cards"
    dealt = sorted((*setup.talon, *(card for hand in setup.hands for card in hand)))
    if dealt != sorted(rules.pack.cards):
        return "hands and talon are not the pack, each card once"
    if setup.radli and (len(setup.radli) != rules.players or min(setup.radli) < 0):
        return f"radli: not {rules.players} counts"
    return ""
