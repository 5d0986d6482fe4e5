"""Reading the list of legal actions by type."""

from collections.abc import Iterable
from typing import TypeVar

from backend.bots.advice import Advice, Why
from backend.rules.shared.actions import Action, LegalAction, Pass, Template

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


def plainly(legal: tuple[LegalAction, ...]) -> Advice:
    """Take the first offer: nothing else is to be chosen here."""
    return Advice(first_action(legal), Why.ONLY_CHOICE)


def pass_if_allowed(legal: tuple[LegalAction, ...], why: Why) -> Advice:
    """Pass because of *why*; where nobody may pass, take the first offer."""
    return Advice(Pass(), why) if Pass() in legal else plainly(legal)
