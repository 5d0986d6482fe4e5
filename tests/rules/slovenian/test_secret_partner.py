"""S-25, S-29: in a lively announcement round, nothing anybody is given depends on who holds the called king."""

from random import Random

import pytest

from backend.rules.shared.actions import Action, NameContract, Pass
from tests.rules.playouts import Moment, after, opening, random_action, random_setup, replayed, swapped
from tests.rules.slovenian.vocabulary import RULES
from tests.rules.twins import assert_looks_the_same, hidden_places, laid_open


def next_action(moment: Moment, rng: Random) -> Action:
    """Pass, play a two, and then anything."""
    match moment.public.phase:
        case "auction":
            return Pass()
        case "contract":
            return NameContract("two")
        case _:
            return random_action(moment, rng)


def with_the_king_elsewhere(moment: Moment, viewer: int | None, rng: Random) -> Moment | None:
    """The same round with the called king in another hand that *viewer* cannot see, where it could go the same way."""
    king, places = moment.public.called_card, hidden_places(moment, viewer)
    others = sorted(card for card, place in places.items() if king in places and place != places[king])
    if king is None or not others:
        return None
    twin = replayed(RULES, swapped(moment.setup, king, rng.choice(others)), moment.actions)
    return twin if twin is not None and laid_open(twin) == laid_open(moment) else None


@pytest.mark.parametrize("seed", range(10))
def test_views_offers_and_events_do_not_tell_where_the_called_king_is(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for _ in range(3):
        moment = opening(RULES, random_setup(RULES, rng))
        while moment.public.phase not in ("play", "thrown_in") and not moment.setup.compulsory_klop:
            if moment.public.phase == "announcements":
                for viewer in (*range(4), None):
                    twin = with_the_king_elsewhere(moment, viewer, rng)
                    if twin is not None:
                        assert_looks_the_same(moment, twin, viewer)
                        compared += 1
            moment = after(moment, moment.seat, next_action(moment, rng))
    assert compared > 10
