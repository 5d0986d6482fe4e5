"""Why a card is played for card points: the ground a person would give, read off the trick. The same for every game."""

from typing import Final

from backend.bots.advice import Why
from backend.bots.odds import trust
from backend.bots.sight import Sight
from backend.rules.shared.cards import EXCUSE, MOND, PAGAT, SKIS, TRULA, TRUMP, Card, Seat

LONG: Final = 3
"""Cards of a suit that make it a long one."""
FRIEND: Final = 0.6
"""From this trust on a seat is taken for a friend."""
SMALL: Final = 0.5
"""The share of a king's worth up to which a card is no loss."""


def why_for_points(sight: Sight, card: Card, cards: tuple[Card, ...], *, emperor: bool = False) -> Why:
    """Say why *card*, out of the legal *cards*, is played; *emperor*: the pagat may win by the emperor's trick."""
    if card == EXCUSE:
        return Why.EXCUSE_SAVES
    if not sight.view.trick:
        return _lead(sight, card)
    played = {play.card for play in sight.view.trick}
    if emperor and played | {card} >= TRULA:
        return Why.EMPEROR_TRICK
    if card == SKIS and MOND in played and not _friendly(sight, _who_played(sight, MOND)):
        return Why.CATCH_THE_MOND
    return _win(sight, card) if sight.beats(card, sight.best) else _leave(sight, card, cards)


def _lead(sight: Sight, card: Card) -> Why:
    held = len(sight.mine(card[0]))
    sure = sight.higher(card) == 0
    if card[0] == TRUMP:
        return Why.LEAD_TOP_TRUMP if sure else Why.DRAW_TRUMPS
    if sure:
        return Why.LEAD_SURE_CARD
    if held == 1:
        return Why.LEAD_LAST_OF_SUIT
    return Why.LEAD_LONG_SUIT if held >= LONG else Why.LEAD_LOW


def _win(sight: Sight, card: Card) -> Why:
    if card == PAGAT:
        return Why.BRING_PAGAT_HOME
    if not sight.after:
        return Why.WIN_CHEAPLY
    if card[0] == TRUMP != sight.led:
        return Why.TRUMP_IN
    return Why.WIN_SURELY if sight.higher(card) == 0 and card[0] == sight.led else Why.TRY_TO_WIN


def _leave(sight: Sight, card: Card, cards: tuple[Card, ...]) -> Why:
    winner = sight.view.winning
    if winner is not None and _friendly(sight, winner):
        return Why.PARTNER_HAS_IT if _small(sight, card) else Why.THROW_POINTS_TO_PARTNER
    if PAGAT in cards and card[0] == TRUMP and card != PAGAT:
        return Why.KEEP_THE_PAGAT
    # Nothing that may be played wins: the least is given; else winning would cost more than the trick is worth.
    return Why.NOT_WORTH_IT if any(sight.beats(other, sight.best) for other in cards) else Why.CANNOT_WIN_SO_LOW


def _small(sight: Sight, card: Card) -> bool:
    return sight.pack.value[card] <= SMALL * max(sight.pack.value.values())


def _friendly(sight: Sight, seat: Seat) -> bool:
    return trust(sight, seat) >= FRIEND


def _who_played(sight: Sight, card: Card) -> Seat:
    return next(play.seat for play in sight.view.trick if play.card == card)
