"""What must hold at every moment of every deal of two, on random deals."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.rules.shared.cards import Card
from backend.rules.shared.events import PileTurned
from tests.rules.playouts import Moment, closed_in_piles, random_moments, replayed, swapped
from tests.rules.portal.two.vocabulary import RULES
from tests.rules.properties import AT_THE_END, EVERY_MOMENT
from tests.rules.twins import assert_looks_the_same, hidden_places, twin_of


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(25))
def test_random_deals_keep_every_property(seed: int) -> None:
    """Cards conserved, `legal` = what `decide` accepts, the ledger sums, events replay, twins look the same."""
    rng, twins = Random(seed), 0
    moment = None
    for moment in random_moments(RULES, rng):
        for check in EVERY_MOMENT:
            check(moment)
        for viewer in (0, 1, None):
            twin = twin_of(moment, viewer, rng) if rng.random() < 0.3 else None
            if twin is not None:
                assert_looks_the_same(moment, twin, viewer)
                twins += 1
    assert moment is not None
    assert twins > 5
    for check in AT_THE_END:
        check(moment)


@settings(max_examples=60)
@given(st.integers(min_value=0))
def test_a_deal_of_any_seed_is_zero_sum_over_seventy_points(seed: int) -> None:
    *_, last = random_moments(RULES, Random(seed))
    result = RULES.result(last.deal)
    assert result is not None
    assert sum(result.scores) == 0
    assert sum(result.card_points or ()) == 70
    assert sum(last.public.tricks_won) == 27
    assert (result.declarer is None) == (result.won is None)


def test_two_deals_that_differ_in_closed_cards_only_look_the_same_to_everybody() -> None:
    seen = 0
    for seed in range(40):
        rng = Random(seed)
        for moment in random_moments(RULES, rng):
            twin = twin_with_closed_cards_swapped(moment, rng)
            if twin is not None:
                seen += 1
                for viewer in (0, 1, None):
                    assert_looks_the_same(moment, twin, viewer)
            if sum(moment.public.tricks_won) > 4:
                break
    assert seen > 300


def twin_with_closed_cards_swapped(moment: Moment, rng: Random) -> Moment | None:
    closed = sorted(closed_in_piles(moment))
    if len(closed) < 2:
        return None
    one, other = map(Card, rng.sample(closed, 2))
    return replayed(RULES, swapped(moment.setup, one, other), moment.actions)


def test_every_card_of_a_pile_is_turned_up_once_and_in_order() -> None:
    for seed in range(20):
        *_, last = random_moments(RULES, Random(seed))
        turned = [event for event in last.events if isinstance(event, PileTurned)]
        for seat in range(2):
            for pile, cards in enumerate(last.setup.piles[seat]):
                assert tuple(each.card for each in turned if (each.seat, each.pile) == (seat, pile)) == cards


def test_what_is_taken_is_taken_before_the_first_card_is_played() -> None:
    for seed in range(20):
        for before, after in pairwise(random_moments(RULES, Random(seed))):
            if before.public.phase == "play":
                new = after.events[len(before.events) :]
                assert not any(isinstance(event, PileTurned) and event.taken for event in new)


def test_the_piles_hide_cards_from_their_own_player_too() -> None:
    moment = next(random_moments(RULES, Random(1)))
    assert closed_in_piles(moment) <= set(hidden_places(moment, 0))
    assert closed_in_piles(moment) <= set(hidden_places(moment, 1))
