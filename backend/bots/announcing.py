"""Announcements and kontra: only what is nearly sure."""

from typing import Final

from backend.bots.hands import by_suit, expected_points
from backend.bots.offers import first_action, of_type
from backend.rules.shared.actions import Action, Announce, Kontra, LegalAction, Pass
from backend.rules.shared.cards import KINGS, PAGAT, SKIS, TRULA, TRUMP, Card
from backend.rules.shared.views import DealView

TAROKS_FOR: Final = {"trula": 7, "kings": 7, "pagat_ultimo": 10}
"""How many taroks keep safe what a hand holds of each bonus; king ultimo and valat hang on what others hold."""

HELD_FOR: Final[dict[str, frozenset[Card]]] = {
    "trula": TRULA,
    "kings": KINGS,
    "pagat_ultimo": frozenset({PAGAT, SKIS}),
}
"""What a hand must hold itself to announce each bonus."""

KONTRA_POINTS: Final = 35.5
"""The `expected_points` from which a defender's hand beats most declarers."""
KONTRA_TAROKS: Final = 6
REKONTRA_POINTS: Final = 42.0


def speak(view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Announce what the hand nearly makes by itself, kontra with a hand that could have played; else pass."""
    said = {item.target for item in view.items if view.viewer in item.announcers}
    for announcement in of_type(Announce, legal):
        if announcement.bonus not in said and _nearly_sure(announcement.bonus, view.hand):
            return announcement
    if Kontra("game") in legal and _kontra_game(view):
        return Kontra("game")
    return Pass() if Pass() in legal else first_action(legal)


def _nearly_sure(bonus: str, hand: tuple[Card, ...]) -> bool:
    return bonus in HELD_FOR and HELD_FOR[bonus] <= frozenset(hand) and len(by_suit(hand, TRUMP)) >= TAROKS_FOR[bonus]


def _kontra_game(view: DealView) -> bool:
    level = next((item.level for item in view.items if item.target == "game"), 0)
    points = expected_points(view.hand)
    if view.viewer in {view.declarer, view.partner}:
        return points >= REKONTRA_POINTS
    return level == 0 and points >= KONTRA_POINTS and len(by_suit(view.hand, TRUMP)) >= KONTRA_TAROKS
