"""Play against tricks: klop, and both sides of a beggar or a piccolo.

Everybody must beat if he can (S-38), so the legal cards either all beat the best card or none does.
"""

from typing import Final

from backend.bots.advice import Why
from backend.bots.sight import Sight
from backend.bots.tarok.game import Game
from backend.bots.tarok.hands import RANK, VALUE, by_suit
from backend.rules.shared.cards import TRUMP, Card

TRICK_COST: Final = 30.0
"""How much winning a trick with one's own lead weighs against being rid of a dangerous card."""


def klop_card(_: Game, sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, Why]:
    """Each for himself: win few points, better none."""
    if sight.led is None:
        return max(cards, key=lambda card: (_lead_worth(sight, card), card)), Why.LEAD_WILL_BE_BEATEN
    if not sight.beats(cards[0], sight.best):
        return _rid_of(sight, cards), Why.DUCK_AND_UNLOAD
    # Forced to win: with everybody behind him a high card is spent here, else a low one may yet be beaten.
    if not sight.after:
        return _highest(cards), Why.FORCED_SO_HIGH
    return min(cards, key=lambda card: (RANK[card], VALUE[card])), Why.FORCED_SO_LOW


def beggar_card(game: Game, sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, Why]:
    """The declarer ducks; the others make him win."""
    declarer = sight.view.declarer
    if sight.me == declarer:
        return klop_card(game, sight, cards)
    if sight.led is None:
        return max(cards, key=lambda card: (_attack(sight, card), card)), Why.FORCE_THE_DECLARER
    if declarer in sight.after:
        return min(cards, key=lambda card: (RANK[card], card)), Why.STAY_BELOW_DECLARER
    # The declarer has played: high cards are of no use against him any more.
    return _highest(cards), Why.DUCK_AND_UNLOAD


def piccolo_card(game: Game, sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, Why]:
    """The declarer takes one trick as soon as he can, then ducks; the others make him win a second (P-18)."""
    declarer = sight.view.declarer
    if sight.me == declarer and not sight.view.tricks_won[sight.me]:
        return _highest(cards), Why.TAKE_THE_ONE_TRICK
    return beggar_card(game, sight, cards)


def _highest(cards: tuple[Card, ...]) -> Card:
    return max(cards, key=lambda card: (RANK[card], card))


def _rid_of(sight: Sight, cards: tuple[Card, ...]) -> Card:
    """Throw off the most dangerous card: a high tarok, a king, the last of a suit in which others lie lower."""
    return max(cards, key=lambda card: (_danger(sight, card), card))


def _danger(sight: Sight, card: Card) -> float:
    lower, higher = sight.lower(card), sight.higher(card)
    mine = len(by_suit(sight.view.hand, card[0]))
    return lower / (1 + higher) + (0.3 * VALUE[card] if card[0] != TRUMP else 0.1 * RANK[card]) - 0.2 * mine


def _lead_worth(sight: Sight, card: Card) -> float:
    """Lead what is dangerous to keep, while somebody still beats it nearly surely."""
    nobody = 1.0
    for seat in sight.after:
        nobody *= 1 - sight.holds_one(seat, sight.higher(card))
    return _danger(sight, card) - TRICK_COST * nobody


def _attack(sight: Sight, card: Card) -> float:
    """How surely the declarer must win when *card* is led."""
    declarer, shown = sight.view.declarer, sight.view.open_hand
    if declarer is None:
        return 0.0
    if shown is not None:
        return _beaten_by(shown.cards, card) - 0.01 * RANK[card]
    return sight.holds_one(declarer, sight.higher(card)) - 0.05 * RANK[card]


def _beaten_by(hand: tuple[Card, ...], card: Card) -> float:
    """Say what share of the cards that *hand* may follow with win over a led *card*."""
    follow = by_suit(hand, card[0])
    if follow:
        return sum(RANK[other] > RANK[card] for other in follow) / len(follow)
    return float(bool(by_suit(hand, TRUMP)))
