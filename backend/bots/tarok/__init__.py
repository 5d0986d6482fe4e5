"""The bot for the talon games of the 54-card pack: Slovenian tarok, the portal's games for three and four."""

from backend.bots.tarok.choosing import advise
from backend.bots.tarok.game import PORTAL_3, PORTAL_4, SLOVENIAN_3, SLOVENIAN_4

__all__ = ["PORTAL_3", "PORTAL_4", "SLOVENIAN_3", "SLOVENIAN_4", "advise"]
