"""The two-player game: whether to declare, and which card to play out of the hand and from the piles."""

from dataclasses import replace
from typing import Final

from backend.bots.advice import Advice, Why
from backend.bots.offers import of_type, pass_if_allowed, plainly
from backend.bots.sight import look
from backend.bots.tarok.game import SLOVENIAN_4, HandPoints
from backend.bots.tarok.hands import expected_points
from backend.bots.tarok.play_positive import positive_card
from backend.rules.shared.actions import Declare, LegalAction, PlayCard
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.views import DealView, Side

PILES: Final = replace(
    SLOVENIAN_4,
    points=HandPoints(22.1, 0.7, 0.04, 3.6, 2.6, 1.9, 2.5, 1.9, 0.3),
    captured_mond=0.0,
    emperor=False,
)
"""What fifteen cards in hand should bring of all that is played, and that neither mond nor pagat is special."""
DECLARED_FROM: Final = 37.0
"""Two points above half: from there a win counted twice outweighs a loss counted thrice (P-35)."""


def advise(view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Answer the question that *view*'s seat is asked: see `backend.bots.choosing.advise`."""
    if view.phase == "declaration":
        return _declare(view, legal)
    cards = tuple(offer.card for offer in of_type(PlayCard, legal))
    if not cards:
        return plainly(legal)
    if len(cards) == 1:
        return Advice(PlayCard(cards[0]), Why.ONLY_CHOICE)
    card, why = positive_card(PILES, look(_with_piles(view), TAROK_54), cards)
    return Advice(PlayCard(card), why)


def _declare(view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    if Declare() in legal and expected_points(PILES.points, view.hand) >= DECLARED_FROM:
        return Advice(Declare(), Why.STRONG_ENOUGH)
    return pass_if_allowed(legal, Why.NOT_SURE_ENOUGH)


def _with_piles(view: DealView) -> DealView:
    """Count the cards that lie face up before the viewer as his, and each other player as the other side."""
    me = view.viewer
    assert me is not None
    tops = tuple(pile.top for pile in view.piles[me] if pile.top is not None)
    left = tuple(
        held + sum(pile.closed + (pile.top is not None) for pile in piles)
        for held, piles in zip(view.cards_left, view.piles, strict=True)
    )
    sides: tuple[Side | None, ...] = tuple("declarer" if seat == me else "defenders" for seat in range(view.players))
    return replace(view, hand=(*view.hand, *tops), cards_left=left, sides=sides)
