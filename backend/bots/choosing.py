"""The bot: one question of the game, one answer out of the legal ones.

Pure and without memory: the same view and offers give the same answer, in well under a millisecond. Each phase has its
file. Whatever a phase decides, it picks from what is legal, so no answer of a bot can be refused.
"""

from typing import assert_never

from backend.bots import announcing, bidding, playing, talon
from backend.bots.offers import first_action
from backend.rules.shared.actions import Action, ChoosePacket, Cut, DealingAction, LegalAction
from backend.rules.shared.views import DealView


def choose(view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Answer the question that *view*'s seat is asked.

    Args:
        view: Of the seat that is to act.
        legal: What `Ruleset.legal` offers it; not empty.
    """
    match view.phase:
        case "auction":
            return bidding.bid(view, legal)
        case "contract":
            return bidding.name_contract(view, legal)
        case "king_call":
            return talon.call_king(view, legal)
        case "talon":
            return talon.take(view, legal)
        case "discard":
            return talon.discard(view, legal)
        case "announcements":
            return announcing.speak(view, legal)
        case "declaration" | "chelem":
            return first_action(legal)
        case "play":
            return playing.play(view, legal)
        case "thrown_in" | "finished":
            raise ValueError(view.phase)  # nobody is asked anything
        case _ as never:
            assert_never(never)


def choose_dealing(legal: tuple[DealingAction, ...]) -> DealingAction:
    """Cut in the middle, never knock; of packets the first, and the talon first."""
    for action in legal:
        if isinstance(action, Cut):
            return action
    for action in legal:
        if isinstance(action, ChoosePacket) and action.talon in {None, "talon_first"}:
            return action
    return legal[0]
