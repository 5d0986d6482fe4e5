"""Properties of random deals, a few hundred here; `make fuzz` plays as many as one likes."""

from collections.abc import Mapping
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.rules.registry import NAMES, ruleset
from tests.rules.fuzz import fuzz, fuzz_deal

SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "slovenian": ("announced", "kontra_said", "discarded"),
    "portal": ("announced", "kontra_said", "discarded"),
    "french": ("announced", "discarded", "deal_ended"),
    "portal-2": ("declared", "pile_turned"),
}
"""What random deals of a game, or of a family, must have shown, or they test little."""


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("first_seed", range(0, 60, 20))
def test_random_deals_keep_every_property(name: str, first_seed: int) -> None:
    """Cards conserved, `legal` = what `decide` accepts, the ledger sums, events replay, twins look the same."""
    rules = ruleset(name)
    seen = fuzz(rules, first_seed, 20)
    assert seen["cards_dealt"] == 20
    assert seen["twins"] > 50
    assert all(seen[kind] for kind in SHOWN.get(name, SHOWN[rules.family]))


@settings(max_examples=10)
@given(st.integers(min_value=10**6))
def test_a_deal_of_any_seed_keeps_every_property(seed: int) -> None:
    fuzz_deal(ruleset("slovenian-4"), seed)
