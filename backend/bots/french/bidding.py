"""The auction, and the call of a card with five players."""

from backend.bots.french.game import Game
from backend.bots.french.hands import RANK, by_suit, expected_margin
from backend.bots.offers import first_action, of_type
from backend.rules.shared.actions import Action, Bid, CallCard, LegalAction, Pass
from backend.rules.shared.cards import Card
from backend.rules.shared.views import DealView


def bid(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Bid the highest contract the hand is worth, since there is one round only (F-7); else pass."""
    margin = expected_margin(game.margin, view.hand)
    for contract, needed in reversed(tuple(game.needed.items())):
        if margin >= needed and Bid(contract) in legal:
            return Bid(contract)
    return Pass() if Pass() in legal else first_action(legal)


def call(view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Call a card not held, of the shortest suit that is not void, the higher the better."""
    calls = of_type(CallCard, legal)
    return min(calls, key=lambda offer: _call_cost(view.hand, offer.card)) if calls else first_action(legal)


def _call_cost(hand: tuple[Card, ...], card: Card) -> tuple[bool, bool, int, int]:
    mine = by_suit(hand, card[0])
    return card in hand, not mine, len(mine), -RANK[card]
