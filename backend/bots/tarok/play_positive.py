"""Play for card points, on either side.

Each legal card is weighed: the points of the trick, times the odds that our side wins it, less what the card would be
worth later.
"""

from collections.abc import Iterable
from typing import Final

from backend.bots.advice import Why
from backend.bots.grounds import why_for_points
from backend.bots.odds import odds_of_winning, trust
from backend.bots.sight import Sight
from backend.bots.tarok.game import Game
from backend.bots.tarok.hands import RANK, VALUE, by_suit
from backend.rules.shared.cards import MOND, PAGAT, SKIS, TRULA, TRUMP, Card, Seat
from backend.rules.shared.views import Play

SKIS_FALLS: Final = 0.5
"""How often who holds the škis plays it on the mond."""
PAGAT_LOST: Final = 20.0
"""Beyond its points: the trula goes with it, and the shame."""
YET_TO_FALL: Final = 1.0
"""Points that each card still to be played brings to a trick."""
TAROK_KEPT: Final = 0.6
"""What any tarok is worth in a later trick, in points; TAROK_HEIGHT times the square of its rank is added."""
TAROK_HEIGHT: Final = 0.016
PLAIN_KEPT: Final = {5: 2.0, 4: 0.8, 3: 0.4, 2: 0.2, 1: 0.0}
"""What a plain card is worth in a later trick, by its card value."""
VOID_MADE: Final = 0.8
"""What the last card of a suit is worth if gone."""


def positive_card(game: Game, sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, Why]:
    """Choose the card with the best balance."""
    best = max(cards, key=lambda card: (_balance(game, sight, card), card))
    return best, why_for_points(sight, best, cards, emperor=game.emperor)


def _balance(game: Game, sight: Sight, card: Card) -> float:
    crowned = emperor(sight, card) if game.emperor else None
    ours = odds_of_winning(sight, card) if crowned is None else trust(sight, crowned)
    stake = points((card, *(play.card for play in sight.view.trick))) + YET_TO_FALL * len(sight.after)
    mond = game.captured_mond * _mond_risk(sight, card)
    return (2 * ours - 1) * stake - _later(sight, card) - mond - _pagat_risk(card, ours)


def emperor(sight: Sight, card: Card) -> Seat | None:
    """Name who wins the emperor's trick that *card* completes or falls into (S-33); None where it is none."""
    plays = (*sight.view.trick, Play(sight.me, card))
    if not TRULA.issubset(play.card for play in plays):
        return None
    return next(play.seat for play in plays if play.card == PAGAT)


def points(cards: Iterable[Card]) -> float:
    """Card points of a few cards, by their share: a card of value v brings v - 2/3 (S-4)."""
    return sum(VALUE[card] - 2 / 3 for card in cards)


def _later(sight: Sight, card: Card) -> float:
    """What *card* would be worth if kept, in points."""
    if len(sight.view.hand) == 1:
        return 0.0
    if card[0] == TRUMP:
        return TAROK_KEPT + TAROK_HEIGHT * RANK[card] ** 2
    lone = len(by_suit(sight.view.hand, card[0])) == 1
    return PLAIN_KEPT[VALUE[card]] - VOID_MADE * lone


def _mond_risk(sight: Sight, card: Card) -> float:
    """How likely a mond of our side falls to the škis with *card*; below zero where it is theirs."""
    played = {play.card for play in sight.view.trick}
    if card == SKIS and MOND in played:
        owner = next(play.seat for play in sight.view.trick if play.card == MOND)
        return 0.5 * (2 * trust(sight, owner) - 1)
    if card != MOND:
        return 0.0
    if SKIS in played:
        return 1.0
    skis_out = sight.higher(MOND)
    return sum(SKIS_FALLS * sight.holds_one(seat, skis_out) for seat in sight.after)


def _pagat_risk(card: Card, ours: float) -> float:
    return PAGAT_LOST * (1 - ours) if card == PAGAT else 0.0
