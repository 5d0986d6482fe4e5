"""The measurement of the engines, as far as it can be right or wrong: what it measures, not how fast."""

from random import Random

import pytest

from backend.rules.registry import NAMES, ruleset
from bench.engine import AUCTIONS, FEWEST_ACTIONS, engine, main, throw_away
from bench.openspiel import openspiel


def test_it_prints_a_row_for_every_ruleset_beside_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    main(rounds=1, seconds=0.001)
    table = capsys.readouterr().out.splitlines()
    assert len({line.count("|") for line in table}) == 1
    first_cells = [line.split("|")[1].strip() for line in table]
    for name in (*NAMES, "OpenSpiel"):
        assert any(cell.startswith(f"{name}, ") for cell in first_cells), name


@pytest.mark.parametrize(("players", "tricks"), [(4, 12), (3, 16)])
@pytest.mark.parametrize("opening", AUCTIONS.values(), ids=AUCTIONS)
def test_both_engines_play_their_hands_out(players: int, tricks: int, *, opening: bool) -> None:
    rules, random = ruleset(f"slovenian-{players}"), Random(1)
    ours, theirs = engine(rules, throw_away, opening=opening), openspiel(players, opening=opening)
    for _ in range(5):
        assert min(ours(random), theirs(random)) >= players * tricks + players


def test_a_deal_thrown_in_where_all_pass_is_not_counted_as_played() -> None:
    french = engine(ruleset("french-4"), throw_away, opening=False)
    assert french(Random(1)) < FEWEST_ACTIONS
