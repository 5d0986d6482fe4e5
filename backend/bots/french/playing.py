"""Playing a card for card points, on either side.

Each legal card is weighed as in the talon games: the points of the trick, times the odds that our side wins it, less
what the card would be worth later. The excuse wins nothing and is not lost; it saves a card worth more.
"""

from typing import Final

from backend.bots.advice import Advice, Why
from backend.bots.french.hands import HALVES, PETIT, RANK
from backend.bots.grounds import why_for_points
from backend.bots.odds import odds_of_winning
from backend.bots.offers import of_type, plainly
from backend.bots.sight import Sight, look
from backend.rules.shared.actions import LegalAction, PlayCard
from backend.rules.shared.cards import EXCUSE, TRUMP, Card
from backend.rules.shared.packs import TAROT_78
from backend.rules.shared.views import DealView

YET_TO_FALL: Final = 0.9
"""Points that each card still to be played brings to a trick."""
TRUMP_KEPT: Final = 0.6
"""What any trump is worth in a later trick, in points; TRUMP_HEIGHT times the square of its number is added."""
TRUMP_HEIGHT: Final = 0.014
PLAIN_KEPT: Final = {9: 1.5, 7: 0.8, 5: 0.4, 3: 0.2, 1: 0.0}
"""What a plain card is worth in a later trick, by its half points."""
VOID_MADE: Final = 0.8
"""What the last card of a suit is worth if gone."""
PETIT_LOST: Final = 9.0
"""An oudler fewer, or one more for the taker: five to fifteen points of what he needs; and it may fall last."""
EXCUSE_KEPT: Final = 3.0
"""What the excuse saves later; in the last trick it is lost like any card (F-21)."""
EXCUSE_LOST: Final = 12.0
_LAST_BUT_ONE: Final = 2


def play(view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Play the card with the best balance."""
    cards = tuple(offer.card for offer in of_type(PlayCard, legal))
    if not cards:
        return plainly(legal)
    if len(cards) == 1:
        return Advice(PlayCard(cards[0]), Why.ONLY_CHOICE)
    sight = look(view, TAROT_78)
    best = max(cards, key=lambda card: (_balance(sight, card), card))
    return Advice(PlayCard(best), why_for_points(sight, best, cards))


def _balance(sight: Sight, card: Card) -> float:
    ours = odds_of_winning(sight, card)
    on_table = [play.card for play in sight.view.trick if play.card != EXCUSE]
    if card != EXCUSE:
        on_table.append(card)
    stake = sum(HALVES[other] for other in on_table) / 2 + YET_TO_FALL * len(sight.after)
    return (2 * ours - 1) * stake - _later(sight, card) - _petit_risk(card, ours)


def _later(sight: Sight, card: Card) -> float:
    """What *card* would be worth if kept, in points."""
    left = len(sight.view.hand)
    if card == EXCUSE:
        return -EXCUSE_LOST if left == _LAST_BUT_ONE else EXCUSE_KEPT
    if left == 1:
        return 0.0
    if card[0] == TRUMP:
        return TRUMP_KEPT + TRUMP_HEIGHT * RANK[card] ** 2
    return PLAIN_KEPT[HALVES[card]] - VOID_MADE * (len(sight.mine(card[0])) == 1)


def _petit_risk(card: Card, ours: float) -> float:
    return PETIT_LOST * (1 - ours) if card == PETIT else 0.0
