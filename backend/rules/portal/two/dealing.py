"""Dealing for two: hands in packets, then the closed piles (P-30)."""

from backend.rules.portal.two.values import Values
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.game import DealtCards


def dealt(rules: Values, pack: tuple[Card, ...], dealer: Seat) -> DealtCards:
    """Deal the shuffled *pack*: packets in turn to the non-dealer and the dealer, then a pile each in turn."""
    in_hands = rules.players * rules.hand_size
    hands = [sum(own, ()) for own in _in_turn(rules, pack[:in_hands], rules.packet)]
    piles = [tuple(own) for own in _in_turn(rules, pack[in_hands:], rules.pile_size)]
    by_seat = slice(None) if dealer == 1 else slice(None, None, -1)
    return DealtCards(tuple(hands[by_seat]), (), tuple(piles[by_seat]))


def _in_turn(rules: Values, cards: tuple[Card, ...], size: int) -> list[list[tuple[Card, ...]]]:
    """Cut *cards* into packets of *size* and give them out in turn, from the non-dealer on."""
    packets = [cards[start : start + size] for start in range(0, len(cards), size)]
    return [packets[place :: rules.players] for place in range(rules.players)]
