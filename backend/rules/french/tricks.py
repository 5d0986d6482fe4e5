"""Cards in a trick: who wins it, and what may be played to it (F-19, F-20, F-36).

The excuse is written as a trump but plays as none: it follows, beats and asks for nothing.
"""

from collections.abc import Set as AbstractSet

from backend.rules.shared.cards import EXCUSE, TRUMP, Card
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason


def winning_place(pack: Pack, cards: tuple[Card, ...]) -> int:
    """Return the place, from 0, of the card that wins *cards*, in the order played; the excuse wins nothing (F-20)."""
    asked = [card for card in cards if card != EXCUSE]
    if not asked:
        return 0  # the excuse lies there alone
    trumps = [card for card in asked if card[0] == TRUMP]
    best = max(trumps or [card for card in asked if card[0] == asked[0][0]], key=pack.rank.__getitem__)
    return cards.index(best)


def playable(pack: Pack, hand: AbstractSet[Card], table: tuple[Card, ...]) -> AbstractSet[Card]:
    """Return the cards of *hand* that may be played on *table* (cards in the order played, empty when leading)."""
    asked = [card for card in table if card != EXCUSE]
    if not asked:
        return hand  # F-20: if the excuse was led, the next card sets the suit
    cards = _following(hand, asked[0][0]) or _trumping(pack, hand, asked) or hand
    return cards | {EXCUSE} if EXCUSE in hand else cards


def refusal(pack: Pack, hand: AbstractSet[Card], table: tuple[Card, ...], card: Card) -> Reason | None:
    """Say why *card* may not be played, None where it may."""
    if card not in hand:
        return Reason.CARD_NOT_HELD
    if card in playable(pack, hand, table):
        return None
    led = next(other[0] for other in table if other != EXCUSE)
    if card[0] == TRUMP and not _following(hand, led):
        return Reason.MUST_OVERTRUMP
    return Reason.MUST_FOLLOW_SUIT if any(_suited(other, led) for other in hand) else Reason.MUST_PLAY_TRUMP


def first_leads(hand: AbstractSet[Card], called: Card) -> AbstractSet[Card]:
    """Return what may be led first: of the called suit only the called card, if there is anything else (F-36)."""
    return {card for card in hand if card[0] != called[0] or card == called} or hand


def _suited(card: Card, suit: str) -> bool:
    return card[0] == suit and card != EXCUSE


def _following(hand: AbstractSet[Card], suit: str) -> AbstractSet[Card]:
    """F-19: no duty to beat in a suit. (A trump led is followed by `_trumping`.)"""
    return {card for card in hand if card[0] == suit} if suit != TRUMP else frozenset()


def _trumping(pack: Pack, hand: AbstractSet[Card], asked: list[Card]) -> AbstractSet[Card]:
    """F-19: a trump, above all trumps on the table if possible, else any."""
    trumps = {card for card in hand if _suited(card, TRUMP)}
    highest = max((pack.rank[card] for card in asked if card[0] == TRUMP), default=0)
    return {card for card in trumps if pack.rank[card] > highest} or trumps
