"""One question of a talon game, one answer out of the legal ones."""

from backend.bots.advice import Advice
from backend.bots.tarok import announcing, bidding, playing, talon
from backend.bots.tarok.game import Game
from backend.rules.shared.actions import LegalAction
from backend.rules.shared.views import DealView


def advise(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Answer the question that *view*'s seat is asked: see `backend.bots.choosing.advise`."""
    match view.phase:
        case "auction":
            return bidding.bid(game, view, legal)
        case "contract":
            return bidding.name_contract(game, view, legal)
        case "king_call":
            return talon.call_king(view, legal)
        case "talon":
            return talon.take(game, view, legal)
        case "discard":
            return talon.discard(game, view, legal)
        case "announcements":
            return announcing.speak(game, view, legal)
        case "play":
            return playing.play(game, view, legal)
        case _:
            raise ValueError(view.phase)  # this game has no such question
