"""Playing a card: which aim the contract sets."""

from collections.abc import Callable
from typing import Final, TypeAlias

from backend.bots.advice import Advice, Why
from backend.bots.offers import of_type, plainly
from backend.bots.sight import Sight, look
from backend.bots.tarok import play_negative, play_positive, play_valat
from backend.bots.tarok.game import Game
from backend.rules.shared.actions import LegalAction, PlayCard
from backend.rules.shared.cards import Card
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.views import DealView

Grounded: TypeAlias = tuple[Card, Why]
Player: TypeAlias = Callable[[Game, Sight, tuple[Card, ...]], Grounded]

_AIMS: Final[dict[str, Player]] = {
    "klop": play_negative.klop_card,
    "beggar": play_negative.beggar_card,
    "open_beggar": play_negative.beggar_card,
    "piccolo": play_negative.piccolo_card,
    "colour_valat": play_valat.valat_card,
    "colour_valat_without": play_valat.valat_card,
    "valat_without": play_valat.valat_card,
}


def play(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Play the card that serves the contract's aim best; card points where it sets no other."""
    cards = tuple(offer.card for offer in of_type(PlayCard, legal))
    if not cards:
        return plainly(legal)
    if len(cards) == 1:
        return Advice(PlayCard(cards[0]), Why.ONLY_CHOICE)
    aim = _AIMS.get(view.contract or "", play_positive.positive_card)
    card, why = aim(game, look(view, TAROK_54), cards)
    return Advice(PlayCard(card), why)
