"""Properties of random deals, a few hundred here; `make fuzz` plays as many as one likes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.rules.registry import NAMES, ruleset
from tests.rules.fuzz import fuzz, fuzz_deal


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("first_seed", range(0, 400, 20))
def test_random_deals_keep_every_property(name: str, first_seed: int) -> None:
    """Cards conserved, `legal` = what `decide` accepts, the ledger sums, events replay, twins look the same."""
    seen = fuzz(ruleset(name), first_seed, 20)
    assert seen["cards_dealt"] == 20
    assert seen["twins"] > 50
    assert seen["kontra_said"] > 0
    assert seen["announced"] > 0


@settings(max_examples=10)
@given(st.integers(min_value=10**6))
def test_a_deal_of_any_seed_keeps_every_property(seed: int) -> None:
    fuzz_deal(ruleset("slovenian-4"), seed)
