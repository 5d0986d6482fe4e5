"""Cards in a trick: who wins it, and what may be played to it (F-19, F-20, F-36).

The excuse is written as a trump but plays as none: it follows, beats and asks for nothing.
"""

from collections.abc import Set as AbstractSet

from backend.rules.shared.cards import EXCUSE, TRUMP, Card
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason


def winning_place(pack: Pack, cards: tuple[Card, ...]) -> int:
    """Return the place, from 0, of the card that wins *cards*, in the order played; the excuse wins nothing (F-20)."""
    asked = _without_excuse(cards)
    return cards.index(_highest(pack, asked)) if asked else 0  # the excuse lies there alone


def playable(pack: Pack, hand: AbstractSet[Card], table: tuple[Card, ...]) -> AbstractSet[Card]:
    """Return the cards of *hand* that may be played on *table* (cards in the order played, empty when leading)."""
    asked = _without_excuse(table)
    if not asked:
        return hand  # F-20: if the excuse was led, the next card sets the suit
    cards = _following(pack, hand, asked[0]) or _trumping(pack, hand, asked) or hand
    return cards | {EXCUSE} if EXCUSE in hand else cards


def refusal(pack: Pack, hand: AbstractSet[Card], table: tuple[Card, ...], card: Card) -> Reason | None:
    """Say why *card* may not be played, None where it may."""
    if card not in hand:
        return Reason.CARD_NOT_HELD
    if card in playable(pack, hand, table):
        return None
    led = _without_excuse(table)[0]
    if card[0] == TRUMP and not _following(pack, hand, led):
        return Reason.MUST_OVERTRUMP
    return Reason.MUST_FOLLOW_SUIT if hand & pack.suits[led[0]] else Reason.MUST_PLAY_TRUMP


def first_leads(hand: AbstractSet[Card], called: Card) -> AbstractSet[Card]:
    """Return what may be led first: of the called suit only the called card, if there is anything else (F-36)."""
    return {card for card in hand if card[0] != called[0] or card == called} or hand


def _without_excuse(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != EXCUSE) if EXCUSE in cards else cards


def _highest(pack: Pack, cards: tuple[Card, ...]) -> Card:
    highest = cards[0]
    for card in cards:
        if card in pack.beaten_by[highest]:
            highest = card
    return highest


def _following(pack: Pack, hand: AbstractSet[Card], led: Card) -> AbstractSet[Card]:
    """F-19: no duty to beat in a suit. (A trump led is followed by `_trumping`.)"""
    return frozenset() if led[0] == TRUMP else hand & pack.suits[led[0]]


def _trumping(pack: Pack, hand: AbstractSet[Card], asked: tuple[Card, ...]) -> AbstractSet[Card]:
    """F-19: a trump, above all trumps on the table if possible, else any."""
    trumps, highest = hand & pack.suits[TRUMP], _highest(pack, asked)
    return trumps & pack.beaten_by[highest] or trumps
