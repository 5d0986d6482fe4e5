"""Cards in a trick: who wins it, and what may be played to it (P-3, P-33)."""

from collections.abc import Set as AbstractSet

from backend.rules.shared.cards import TRUMP, Card
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason


def winning_place(pack: Pack, cards: tuple[Card, ...]) -> int:
    """Return the place, from 0, of the card that wins *cards*, in the order played: no trick is an emperor's (P-3)."""
    suit = TRUMP if any(card[0] == TRUMP for card in cards) else cards[0][0]
    return cards.index(max((card for card in cards if card[0] == suit), key=pack.rank.__getitem__))


def playable(hand: AbstractSet[Card], face_up: AbstractSet[Card], table: tuple[Card, ...]) -> AbstractSet[Card]:
    """Return the cards that may be played on *table* (empty when leading), of the hand and face up on the piles."""
    return _following(hand | face_up, table[0][0]) if table else hand or face_up


def refusal(hand: AbstractSet[Card], face_up: AbstractSet[Card], table: tuple[Card, ...], card: Card) -> Reason | None:
    """Say why *card* may not be played, None where it may."""
    available = hand | face_up
    if card not in available:
        return Reason.CARD_NOT_HELD
    if card in playable(hand, face_up, table):
        return None
    if not table:
        return Reason.HAND_BEFORE_PILES
    follows = any(other[0] == table[0][0] for other in available)
    return Reason.MUST_FOLLOW_SUIT if follows else Reason.MUST_PLAY_TRUMP


def _following(cards: AbstractSet[Card], led: str) -> AbstractSet[Card]:
    """P-3: follow suit, else play a tarok, else anything."""
    return {card for card in cards if card[0] == led} or {card for card in cards if card[0] == TRUMP} or cards
