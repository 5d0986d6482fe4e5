"""Play for every trick, or against it: colour valats and valat without."""

from backend.bots.advice import Why
from backend.bots.sight import Sight
from backend.bots.tarok.game import Game
from backend.bots.tarok.hands import RANK, by_suit
from backend.rules.shared.cards import TRUMP, Card


def valat_card(_game: Game, sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, Why]:
    """The declarer plays from the top; the others keep what may win one trick."""
    trumps = sight.view.contract == "valat_without"
    if sight.me == sight.view.declarer or sight.led is None:
        return max(cards, key=lambda card: (_lead_worth(sight, card, trumps=trumps), card)), Why.FROM_THE_TOP
    winners = [card for card in cards if sight.beats(card, sight.best, trumps=trumps)]
    if winners and sight.view.winning == sight.view.declarer:
        return max(winners, key=lambda card: (RANK[card], card)), Why.STOP_THE_VALAT
    return min(cards, key=lambda card: (_keep_worth(sight, card, trumps=trumps), card)), Why.KEEP_WHAT_MAY_WIN


def _lead_worth(sight: Sight, card: Card, *, trumps: bool) -> float:
    """Prefer a card that nothing unseen beats, from the longest suit; taroks first where they trump."""
    first = 30.0 if trumps and card[0] == TRUMP else 0.0
    return first - 10 * sight.higher(card) + len(by_suit(sight.view.hand, card[0])) + 0.1 * RANK[card]


def _keep_worth(sight: Sight, card: Card, *, trumps: bool) -> float:
    """Prefer to keep high cards that can win a trick: taroks only where they trump."""
    if card[0] == TRUMP and not trumps:
        return 0.0
    return (10.0 if card[0] == TRUMP else 0.0) + RANK[card] + len(by_suit(sight.view.hand, card[0]))
