"""Whether to show a poignée."""

from backend.bots.advice import Advice, Why
from backend.bots.french.game import Game
from backend.bots.french.hands import RANK, expected_margin
from backend.rules.shared.actions import LegalAction, ShowPoignee, ShowTemplate
from backend.rules.shared.cards import EXCUSE
from backend.rules.shared.views import DealView


def show(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice | None:
    """Show as many of the lowest trumps as may be, where the taker should win: the winners get it (F-17)."""
    if view.viewer != view.declarer or expected_margin(game.margin, view.hand) < game.poignee:
        return None
    for offer in legal:
        if isinstance(offer, ShowTemplate):
            return Advice(_largest(offer), Why.SHOW_TRUMPS)
    return None


def _largest(offer: ShowTemplate) -> ShowPoignee:
    size = max(offer.sizes)
    if size == offer.excuse_at:
        return ShowPoignee(offer.cards)
    trumps = sorted((card for card in offer.cards if card != EXCUSE), key=RANK.__getitem__)
    return ShowPoignee(tuple(trumps[:size]))
