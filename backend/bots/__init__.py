"""From a seat's view to an action; sees exactly what a seat sees."""

from backend.bots.choosing import choose, choose_dealing

__all__ = ["choose", "choose_dealing"]
