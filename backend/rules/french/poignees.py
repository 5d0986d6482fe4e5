"""Showing many trumps before one's own first card (F-16, F-17)."""

from collections.abc import Set as AbstractSet

from backend.rules.french.values import Values
from backend.rules.shared.actions import ShowTemplate
from backend.rules.shared.cards import EXCUSE, Card, is_trump
from backend.rules.shared.reasons import Reason


def offer(rules: Values, hand: AbstractSet[Card]) -> ShowTemplate | None:
    """Say what of a whole *hand* may be shown; None where it is too little.

    The excuse is a trump here too, but stands in only where no trump stays unshown (F-16).
    """
    trumps = {card for card in hand if is_trump(card)}
    excuse_at = len(trumps) if EXCUSE in trumps and rules.poignee(len(trumps)) else None
    if excuse_at is None:
        trumps.discard(EXCUSE)
    sizes = tuple(each.size for each in rules.poignees if each.size <= len(trumps))
    return ShowTemplate(sizes, rules.pack.sort(trumps), excuse_at) if sizes else None


def refusal(rules: Values, hand: AbstractSet[Card], cards: tuple[Card, ...]) -> Reason | None:
    """Say why *cards* of a whole *hand* may not be shown, None where they may."""
    if len(set(cards)) != len(cards):
        return Reason.DUPLICATE_CARD
    if not hand >= set(cards):
        return Reason.CARD_NOT_HELD
    offered = offer(rules, hand)
    if offered is None or not all(map(is_trump, cards)):
        return Reason.NO_POIGNEE
    if len(cards) not in offered.sizes:
        return Reason.WRONG_POIGNEE_COUNT
    return Reason.EXCUSE_NOT_SHOWABLE if EXCUSE in cards and len(cards) != offered.excuse_at else None
