"""The king call, the talon and the discard."""

from collections.abc import Iterable
from typing import Final

from backend.bots.advice import Advice, Why
from backend.bots.discards import candidates, laid_away
from backend.bots.offers import of_type, plainly
from backend.bots.tarok.game import Game
from backend.bots.tarok.hands import VALUE, by_suit, expected_points
from backend.rules.shared.actions import CallKing, DiscardTemplate, LegalAction, TakeTalon
from backend.rules.shared.cards import TRUMP, Card, Suit, king_of
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.views import DealView

POINT_SAVED: Final = 0.8
"""What a card point is worth in the discard, or not left in the talon, beside a point that the hand should win."""


def call_king(view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Call a king not held, of the shortest suit that is not void: a card is left to lead to it."""
    calls = of_type(CallKing, legal)
    if not calls:
        return plainly(legal)
    return Advice(min(calls, key=lambda call: _call_cost(view.hand, call.suit)), Why.CALL_SHORT_SUIT)


def _call_cost(hand: tuple[Card, ...], suit: Suit) -> tuple[bool, bool, int, bool]:
    cards = by_suit(hand, suit)
    return king_of(suit) in hand, not cards, len(cards), f"{suit}Q" in hand


def take(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Take the set that leaves the best hand after the discard, and the least points in the talon."""
    takes, shown = of_type(TakeTalon, legal), view.talon
    if not takes or shown is None:
        return plainly(legal)
    best = max(takes, key=lambda offer: _set_worth(game, view, shown.sets[offer.index]))
    return Advice(best, Why.KING_IN_SET if view.called_card in shown.sets[best.index] else Why.BEST_SET)


def _set_worth(game: Game, view: DealView, cards: tuple[Card, ...]) -> float:
    together = (*view.hand, *cards)
    allowed = tuple(card for card in together if VALUE[card] < VALUE[king_of("h")])
    away = _best_discard(game, together, allowed, len(cards))
    kept = [card for card in together if card not in away]
    # The called king in the set is a sure king and brings the rest of the talon home with it (S-20).
    return expected_points(game.points, kept) + POINT_SAVED * _points((*away, *cards)) + 4 * (view.called_card in cards)


def discard(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Lay away plain cards: whole suits where that makes a void, else the cards that are hard to bring home."""
    for offer in legal:
        if isinstance(offer, DiscardTemplate):
            return laid_away(view.hand, _from_template(game, view.hand, offer))
    return plainly(legal)


def _from_template(game: Game, hand: tuple[Card, ...], offer: DiscardTemplate) -> tuple[Card, ...]:
    if offer.trumps is None:
        return _best_discard(game, hand, offer.cards, offer.count)
    taroks = by_suit(offer.cards, TRUMP)[: offer.trumps]
    plain = tuple(card for card in offer.cards if card[0] != TRUMP)
    return (*taroks, *_best_discard(game, hand, plain, offer.count - len(taroks)))


def _best_discard(game: Game, hand: tuple[Card, ...], allowed: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Choose *count* of the *allowed* cards; taroks only where nothing else is left."""
    plain = [card for card in allowed if card[0] != TRUMP]
    if len(plain) <= count:
        return (*plain, *by_suit(allowed, TRUMP)[: count - len(plain)])
    return max(candidates(TAROK_54, hand, plain, count), key=lambda away: _discard_worth(game, hand, away))


def _discard_worth(game: Game, hand: tuple[Card, ...], away: tuple[Card, ...]) -> float:
    return expected_points(game.points, (card for card in hand if card not in away)) + POINT_SAVED * _points(away)


def _points(cards: Iterable[Card]) -> float:
    return sum(VALUE[card] - 2 / 3 for card in cards)
