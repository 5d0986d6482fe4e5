"""One question of French tarot, one answer out of the legal ones."""

from backend.bots.advice import Advice, Why
from backend.bots.french import bidding, dog, playing, showing
from backend.bots.french.game import GAMES
from backend.bots.offers import pass_if_allowed
from backend.rules.shared.actions import LegalAction
from backend.rules.shared.views import DealView


def advise(view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Answer the question that *view*'s seat is asked: see `backend.bots.choosing.advise`."""
    game = GAMES[view.players]
    match view.phase:
        case "auction":
            return bidding.bid(game, view, legal)
        case "king_call":
            return bidding.call(view, legal)
        case "discard":
            return dog.discard(game, view, legal)
        case "chelem":
            # No hand shows a chelem often enough to stake 200 on it.
            return pass_if_allowed(legal, Why.NOT_SURE_ENOUGH)
        case "play":
            return showing.show(game, view, legal) or playing.play(view, legal)
        case _:
            raise ValueError(view.phase)  # this game has no such question
