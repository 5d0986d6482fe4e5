"""From a seat's view to an action; sees exactly what a seat sees."""

from backend.bots.advice import Advice, Why
from backend.bots.choosing import advise, choose, choose_dealing

__all__ = ["Advice", "Why", "advise", "choose", "choose_dealing"]
