"""The bot for French tarot."""

from backend.bots.french.choosing import choose

__all__ = ["choose"]
