"""Every rule set as a state machine, a few deals here; `make fuzz` plays many."""

import pytest

from backend.rules.registry import NAMES
from tests.rules.models import run_model


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_steps_lead_a_deal_where_the_rules_do_not_hold(name: str) -> None:
    """No dead end, typed refusals that change nothing, balanced scores, nothing hidden seen, records that verify."""
    run_model(name, examples=15)
