"""Announcements and kontra: only what is nearly sure."""

from typing import Final

from backend.bots.advice import Advice, Why
from backend.bots.offers import of_type, pass_if_allowed
from backend.bots.tarok.game import Game
from backend.bots.tarok.hands import by_suit, expected_points
from backend.rules.shared.actions import Announce, Kontra, LegalAction
from backend.rules.shared.cards import KINGS, PAGAT, SKIS, TRULA, TRUMP, Card
from backend.rules.shared.views import DealView

HELD_FOR: Final[dict[str, frozenset[Card]]] = {
    "trula": TRULA,
    "kings": KINGS,
    "pagat_ultimo": frozenset({PAGAT, SKIS}),
    "trula_pagat": TRULA,
}
"""What a hand must hold itself to announce each bonus."""


def speak(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Announce what the hand nearly makes by itself, kontra with a hand that could have played; else pass."""
    said = {item.target for item in view.items if view.viewer in item.announcers}
    for announcement in of_type(Announce, legal):
        if announcement.bonus not in said and _nearly_sure(game, announcement.bonus, view.hand):
            return Advice(announcement, Why.NEARLY_SURE)
    if Kontra("game") in legal and _kontra_game(game, view):
        return Advice(Kontra("game"), Why.STRONG_AGAINST)
    return pass_if_allowed(legal, Why.NOT_SURE_ENOUGH)


def _nearly_sure(game: Game, bonus: str, hand: tuple[Card, ...]) -> bool:
    """Say whether the hand holds what the bonus is made of, and taroks enough to keep it safe.

    King ultimo and valat hang on what others hold, so they are not among those.
    """
    held, taroks = frozenset(hand), len(by_suit(hand, TRUMP))
    return bonus in game.taroks_for and HELD_FOR[bonus] <= held and taroks >= game.taroks_for[bonus]


def _kontra_game(game: Game, view: DealView) -> bool:
    if view.contract not in game.needed:
        return False  # a beggar is not beaten by points
    level = next((item.level for item in view.items if item.target == "game"), 0)
    points = expected_points(game.points, view.hand)
    if view.viewer in {view.declarer, view.partner}:
        return points >= game.rekontra_points
    return level == 0 and points >= game.kontra_points and len(by_suit(view.hand, TRUMP)) >= game.kontra_taroks
