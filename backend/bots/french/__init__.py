"""The bot for French tarot."""

from backend.bots.french.choosing import advise

__all__ = ["advise"]
