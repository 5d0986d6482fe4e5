"""The figures of the client: which budgets are kept, and how that is told; not how fast anything is."""

import pytest

from bench.client.figures import Figure, table


@pytest.mark.parametrize(
    ("value", "budget", "kept"),
    [
        pytest.param(2.0, 3.0, True, id="below"),
        pytest.param(3.0, 3.0, True, id="at it"),
        pytest.param(3.1, 3.0, False, id="over"),
        pytest.param(9.0, None, True, id="without one"),
    ],
)
def test_a_budget_is_the_most_a_figure_may_be(value: float, budget: float | None, *, kept: bool) -> None:
    assert Figure("it", value, "ms", budget).kept is kept


def test_the_table_tells_what_is_kept_and_what_is_broken() -> None:
    lines = table(
        [Figure("a", 1_499.96, "ms", 1_500), Figure("b", 0.0213, "", 0.02), Figure("c", 7, "kB")]
    ).splitlines()
    assert lines[2] == "| a | 1500 ms | 1500 ms | kept |"
    assert lines[3] == "| b | 0.021 | 0.02 | **broken** |"
    assert lines[4] == "| c | 7 kB |  |  |"
