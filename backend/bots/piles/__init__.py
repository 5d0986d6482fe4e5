"""The bot for the two-player game with open piles."""

from backend.bots.piles.choosing import advise

__all__ = ["advise"]
