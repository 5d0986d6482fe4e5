"""One question of French tarot, one answer out of the legal ones."""

from backend.bots.french import bidding, dog, playing, showing
from backend.bots.french.game import GAMES
from backend.bots.offers import first_action
from backend.rules.shared.actions import Action, LegalAction, Pass
from backend.rules.shared.views import DealView


def choose(view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Answer the question that *view*'s seat is asked: see `backend.bots.choosing.choose`."""
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
            return Pass() if Pass() in legal else first_action(legal)
        case "play":
            return showing.show(game, view, legal) or playing.play(view, legal)
        case _:
            raise ValueError(view.phase)  # this game has no such question
