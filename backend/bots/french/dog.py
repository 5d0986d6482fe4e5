"""What a taker lays away."""

from typing import Final

from backend.bots.advice import Advice
from backend.bots.discards import candidates, laid_away
from backend.bots.french.game import Game
from backend.bots.french.hands import HALVES, by_suit, expected_margin
from backend.bots.offers import plainly
from backend.rules.shared.actions import DiscardTemplate, LegalAction
from backend.rules.shared.cards import TRUMP, Card
from backend.rules.shared.packs import TAROT_78
from backend.rules.shared.views import DealView

POINT_SAVED: Final = 1.0
"""What a card point laid away is worth, beside a point of margin."""


def discard(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Lay away whole suits where that makes a void, and the cards that are hard to bring home."""
    for offer in legal:
        if isinstance(offer, DiscardTemplate):
            return laid_away(view.hand, _from_template(game, view.hand, offer))
    return plainly(legal)


def _from_template(game: Game, hand: tuple[Card, ...], offer: DiscardTemplate) -> tuple[Card, ...]:
    """Take the lowest trumps where trumps are forced (F-10), and the best of the plain cards."""
    trumps = by_suit(offer.cards, TRUMP)[: offer.trumps or 0]
    plain = [card for card in offer.cards if card[0] != TRUMP]
    count = offer.count - len(trumps)
    best = max(candidates(TAROT_78, hand, plain, count), key=lambda away: _worth(game, hand, away))
    return (*trumps, *best)


def _worth(game: Game, hand: tuple[Card, ...], away: tuple[Card, ...]) -> float:
    kept = expected_margin(game.margin, (card for card in hand if card not in away))
    return kept + POINT_SAVED * sum(HALVES[card] for card in away) / 2
