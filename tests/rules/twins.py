"""Twin deals: two deals that differ only in what a seat cannot see, and were played alike."""

from random import Random
from typing import Final

from backend.rules.shared.actions import Action, Announce, CallCard, Kontra
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import (
    Announced,
    DealEvent,
    DealVoided,
    HandsThrownIn,
    KontraSaid,
    PileTurned,
    TrickWon,
)
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.playouts import EVERY_ACTION, Moment, closed_in_piles, listed, replayed, swapped


def twin_of(moment: Moment, viewer: Seat | None, rng: Random) -> Moment | None:
    """Swap two cards *viewer* cannot see in the cards dealt, and play the same actions.

    None where the actions are not all possible then, or nothing can be swapped. The called king is among the two as
    often as not, since who holds it is the secret that matters most.
    """
    places = hidden_places(moment, viewer)
    king = moment.public.called_card
    if len(set(places.values())) < 2:
        return None
    one = king if king is not None and king in places and rng.random() < 0.5 else rng.choice(sorted(places))
    others = sorted(card for card, place in places.items() if place != places[one])
    setup = swapped(moment.setup, one, rng.choice(others))
    twin = replayed(moment.rules, setup, moment.actions)
    return twin if twin is not None and laid_open(twin) == laid_open(moment) else None


def laid_open(moment: Moment) -> list[DealEvent]:
    """What decides in public by cards or knowledge of those who did it, so that twins must have it in common.

    An ultimo card turned up (S-27), a hand thrown in (S-9) or laid open for a bare petit (F-6), and whether a kontra
    was a kontra or a rekontra: its speaker knew which (`assert_looks_the_same` asks that of every offer) and said it
    aloud.
    """
    return [event for event in moment.events if isinstance(event, Announced | KontraSaid | HandsThrownIn | DealVoided)]


def hidden_places(moment: Moment, viewer: Seat | None) -> dict[Card, int]:
    """Find where the cards that *viewer* has not seen were dealt: a seat, -1 for the talon, a place below in a pile."""
    setup, public = moment.setup, moment.public
    in_hands = {
        card for seat, view in enumerate(moment.views) if seat != viewer for card in (*view.hand, *view.discards)
    }
    won = [event for event in moment.events if isinstance(event, TrickWon)]
    unseen_talon = {*setup.talon} - {card for event in won for card in (event.gift, *event.rest)}
    if public.talon is not None:
        unseen_talon = set()
        in_hands -= set(setup.talon)  # seen when it was turned up
    in_hands -= {*public.discards_shown, *(shown.card for shown in public.shown)}
    in_hands -= set(public.open_hand.cards) if public.open_hand else set()
    in_hands -= {card for poignee in public.poignees for card in poignee.cards}
    in_hands -= {event.card for event in moment.events if isinstance(event, PileTurned)}
    dealt_to = {card: seat for seat, hand in enumerate(setup.hands) for card in hand}
    in_piles = [card for piles in setup.piles for pile in piles for card in pile]
    dealt_to |= {card: -2 - place for place, card in enumerate(in_piles)}
    return {card: dealt_to.get(card, -1) for card in in_hands | unseen_talon | closed_in_piles(moment)}


def assert_looks_the_same(moment: Moment, twin: Moment, viewer: Seat | None) -> None:
    """Compare all that *viewer* is ever given: the view, every event, what it may do and what that would be."""
    rules = moment.rules
    assert rules.view(moment.deal, viewer) == rules.view(twin.deal, viewer)
    assert [rules.redact(event, viewer) for event in moment.events] == [rules.redact(e, viewer) for e in twin.events]
    if viewer is None:
        return
    choices = rules.legal(moment.deal, viewer)
    assert choices == rules.legal(twin.deal, viewer)
    accepted = listed(choices)
    for action in accepted:
        assert rules.decide(moment.deal, viewer, action) == rules.decide(twin.deal, viewer, action)
    for action in _TELLING:
        if action not in accepted:
            assert _refusal(moment, viewer, action) == _refusal(twin, viewer, action)


_TELLING: Final = tuple(action for action in EVERY_ACTION if isinstance(action, Announce | Kontra | CallCard))
"""Actions whose refusal could tell of another's side or cards."""


def _refusal(moment: Moment, seat: Seat, action: Action) -> Reason | None:
    try:
        moment.rules.decide(moment.deal, seat, action)
    except RuleViolation as refused:
        return refused.reason
    return None
