"""Reading the list of legal actions by type."""

from collections.abc import Iterable
from typing import TypeVar

from backend.rules.shared.actions import Action, LegalAction, Template

Kind = TypeVar("Kind", bound=Action)


def of_type(kind: type[Kind], legal: Iterable[LegalAction]) -> list[Kind]:
    """List the offers of one type, in their order."""
    return [action for action in legal if isinstance(action, kind)]


def first_action(legal: tuple[LegalAction, ...]) -> Action:
    """Return the first offer that is an action as it stands: what to do where no judgement applies."""
    for action in legal:
        if not isinstance(action, Template):
            return action
    raise ValueError(legal)
