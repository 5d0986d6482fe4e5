"""Elo after a deal: P-50 to P-53."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.ratings import START, K, deltas

VECTORS: list[dict[str, Any]] = [
    vector
    for vector in json.loads((Path(__file__).parents[1] / "rules" / "vectors.json").read_text("utf-8"))["vectors"]
    if vector["kind"] == "elo"
]
SEATS = st.lists(st.tuples(st.floats(-500, 4000), st.integers(-2000, 2000)), max_size=5)


def _columns(seats: list[tuple[float, int]]) -> tuple[list[float], list[int]]:
    return [rating for rating, _ in seats], [score for _, score in seats]


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_worked_deals_move_the_ratings_by_the_mean_over_the_opponents(vector: dict[str, Any]) -> None:
    """P-51."""
    assert vector["input"]["k"] == K
    moved = deltas(vector["input"]["ratings"], vector["input"]["hand_scores"])
    assert moved == pytest.approx(vector["expected"]["mean_over_opponents"], abs=5e-5)


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_the_other_reading_is_one_constant_away(vector: dict[str, Any]) -> None:
    moved = deltas(vector["input"]["ratings"], vector["input"]["hand_scores"], divisor=lambda _: 1)
    assert moved == pytest.approx(vector["expected"]["sum_over_opponents"], abs=5e-5)


def test_a_player_begins_with_1500() -> None:
    """P-52."""
    assert START == 1500


@pytest.mark.parametrize("alone", [((), ()), ((1500.0,), (70,))], ids=["nobody", "one"])
def test_fewer_than_two_rated_seats_move_nothing(alone: tuple[tuple[float, ...], tuple[int, ...]]) -> None:
    assert deltas(*alone) == (0.0,) * len(alone[0])


def test_each_rating_needs_its_score() -> None:
    with pytest.raises(ValueError, match="argument 2"):
        deltas([1500, 1500], [1])


@given(SEATS)
def test_what_one_wins_others_lose(seats: list[tuple[float, int]]) -> None:
    assert sum(deltas(*_columns(seats))) == pytest.approx(0, abs=1e-9)


@given(SEATS)
def test_one_deal_moves_no_rating_by_more_than_k(seats: list[tuple[float, int]]) -> None:
    """P-51."""
    assert all(abs(moved) <= K for moved in deltas(*_columns(seats)))


@given(SEATS)
def test_the_order_of_the_seats_does_not_matter(seats: list[tuple[float, int]]) -> None:
    moved = deltas(*_columns(seats))
    for order in list(permutations(range(len(seats))))[:24]:
        shuffled = deltas(*_columns([seats[seat] for seat in order]))
        assert shuffled == pytest.approx([moved[seat] for seat in order], abs=1e-9)


@given(SEATS, st.integers(1, 50))
def test_a_better_score_never_moves_a_rating_less(seats: list[tuple[float, int]], more: int) -> None:
    if not seats:
        return
    (rating, score), *others = seats
    before = deltas(*_columns(seats))
    after = deltas(*_columns([(rating, score + more), *others]))
    assert after[0] >= before[0] - 1e-9
