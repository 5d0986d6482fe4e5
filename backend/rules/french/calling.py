"""The call of a card with five players (F-33)."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from backend.rules.french.terms import Terms
from backend.rules.shared.actions import Action, CallCard
from backend.rules.shared.cards import SUITS, Card, Seat
from backend.rules.shared.events import CardCalled
from backend.rules.shared.reasons import Reason, RuleViolation


@dataclass(frozen=True, slots=True)
class Calling:
    """The taker is to name a card, before the dog is seen."""

    terms: Terms


_FOURS: Final = tuple(tuple(Card(f"{suit}{rank}") for suit in SUITS) for rank in "KQCJ")


def decide(phase: Calling, seat: Seat, action: Action) -> CardCalled:
    """Judge the call. The taker may call a card of his own; it may lie in the dog (F-33, F-34).

    Raises:
        RuleViolation: WRONG_PHASE, CARD_NOT_CALLABLE.
    """
    if not isinstance(action, CallCard):
        raise RuleViolation(Reason.WRONG_PHASE, "a card is to be called first, by its name")
    if action.card not in callable_cards(phase.terms.hand(seat)):
        raise RuleViolation(Reason.CARD_NOT_CALLABLE, f"call {action.card}")
    return CardCalled(seat, action.card)


def legal(phase: Calling) -> tuple[CallCard, ...]:
    """List the four calls."""
    return tuple(map(CallCard, callable_cards(phase.terms.hand(phase.terms.taker))))


def callable_cards(hand: AbstractSet[Card]) -> tuple[Card, ...]:
    """Return the kings; the queens for who holds all four kings; then the cavaliers, and the jacks (F-33).

    Nobody holds sixteen court cards, so there is always something to call.
    """
    return next(four for four in _FOURS if not hand >= set(four))
