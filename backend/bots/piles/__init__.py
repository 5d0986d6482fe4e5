"""The bot for the two-player game with open piles."""

from backend.bots.piles.choosing import choose

__all__ = ["choose"]
