"""F-34: in whole deals of five, nothing anybody is given depends on who holds the called card."""

from random import Random

import pytest

from backend.rules.french.ruleset import FRENCH_5
from backend.rules.shared.actions import Action, Bid, Pass
from tests.rules.playouts import Moment, after, opening, random_action, random_setup, replayed, swapped
from tests.rules.twins import assert_looks_the_same, hidden_places, laid_open


def next_action(moment: Moment, contract: str, rng: Random) -> Action:
    """Let forehand take with *contract*, and then do anything."""
    if moment.public.phase == "auction":
        return Pass() if moment.public.bid else Bid(contract)
    return random_action(moment, rng)


def with_the_card_elsewhere(moment: Moment, viewer: int | None, rng: Random) -> Moment | None:
    """The same deal with the called card in another place that *viewer* cannot see, where it could go the same way."""
    card, places = moment.public.called_card, hidden_places(moment, viewer)
    others = sorted(other for other, place in places.items() if card in places and place != places[card])
    if card is None or not others:
        return None
    twin = replayed(FRENCH_5, swapped(moment.setup, card, rng.choice(others)), moment.actions)
    return twin if twin is not None and laid_open(twin) == laid_open(moment) else None


@pytest.mark.parametrize("contract", ["petite", "garde_sans"])
@pytest.mark.parametrize("seed", range(6))
def test_views_offers_and_events_do_not_tell_where_the_called_card_is(seed: int, contract: str) -> None:
    """F-34"""
    rng = Random(seed)
    compared = 0
    for _ in range(2):
        moment = opening(FRENCH_5, random_setup(FRENCH_5, rng))
        while not moment.over:
            for viewer in (*range(5), None):
                twin = with_the_card_elsewhere(moment, viewer, rng)
                if twin is not None:
                    assert_looks_the_same(moment, twin, viewer)
                    compared += 1
            moment = after(moment, moment.seat, next_action(moment, contract, rng))
    assert compared > 20
