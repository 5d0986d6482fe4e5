"""The auction, and the call of a card with five players."""

from backend.bots.advice import Advice, Why
from backend.bots.french.game import Game
from backend.bots.french.hands import RANK, by_suit, expected_margin
from backend.bots.offers import of_type, pass_if_allowed, plainly
from backend.rules.shared.actions import Bid, CallCard, LegalAction
from backend.rules.shared.cards import Card
from backend.rules.shared.views import DealView


def bid(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Bid the highest contract the hand is worth, since there is one round only (F-7); else pass."""
    margin = expected_margin(game.margin, view.hand)
    for contract, needed in reversed(tuple(game.needed.items())):
        if margin >= needed and Bid(contract) in legal:
            return Advice(Bid(contract), Why.STRONG_ENOUGH)
    return pass_if_allowed(legal, Why.TOO_WEAK_TO_BID)


def call(view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Call a card not held, of the shortest suit that is not void, the higher the better."""
    calls = of_type(CallCard, legal)
    if not calls:
        return plainly(legal)
    return Advice(min(calls, key=lambda offer: _call_cost(view.hand, offer.card)), Why.CALL_SHORT_SUIT)


def _call_cost(hand: tuple[Card, ...], card: Card) -> tuple[bool, bool, int, int]:
    mine = by_suit(hand, card[0])
    return card in hand, not mine, len(mine), -RANK[card]
