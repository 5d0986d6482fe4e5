"""The bots: one question of a game, one answer out of the legal ones.

Pure and without memory: the same view and offers give the same answer, in well under a millisecond. Each game has its
folder, each phase of it its file. Whatever a phase decides, it picks from what is legal, so no answer of a bot can be
refused.
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from backend.bots import french, piles, tarok
from backend.bots.advice import Advice
from backend.rules.shared.actions import Action, ChoosePacket, Cut, DealingAction, LegalAction
from backend.rules.shared.views import DealView

Bot: TypeAlias = Callable[[DealView, tuple[LegalAction, ...]], Advice]

BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {
        "slovenian-3": partial(tarok.advise, tarok.SLOVENIAN_3),
        "slovenian-4": partial(tarok.advise, tarok.SLOVENIAN_4),
        "portal-2": piles.advise,
        "portal-3": partial(tarok.advise, tarok.PORTAL_3),
        "portal-4": partial(tarok.advise, tarok.PORTAL_4),
        "french-3": french.advise,
        "french-4": french.advise,
        "french-5": french.advise,
    }
)
"""Who plays which rule set."""


def choose(view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Answer the question that *view*'s seat is asked: see `advise`."""
    return advise(view, legal).action


def advise(view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Answer the question that *view*'s seat is asked, and say why.

    Args:
        view: Of the seat that is to act.
        legal: What `Ruleset.legal` offers it.

    Raises:
        ValueError: nobody is asked anything.
    """
    if not legal:
        raise ValueError(view.phase)
    return BOTS[view.ruleset](view, legal)


def choose_dealing(legal: tuple[DealingAction, ...]) -> DealingAction:
    """Cut in the middle, never knock; of packets the first, and the talon first."""
    for action in legal:
        if isinstance(action, Cut):
            return action
    for action in legal:
        if isinstance(action, ChoosePacket) and action.talon in {None, "talon_first"}:
            return action
    return legal[0]
