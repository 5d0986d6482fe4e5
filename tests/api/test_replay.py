"""Replays of every game: all hands open at every step, and the closed piles too."""

import json

import pytest

from backend.api.reading import Record
from backend.api.replay import ReplayUnavailableError, replay_steps
from backend.rules.registry import ruleset
from tests.dealrecords.samples import EVERY_GAME, Json, changed

every_game = pytest.mark.parametrize("record", EVERY_GAME, ids=lambda record: record["rules"])


@every_game
def test_a_deal_is_shown_step_by_step_to_its_result(record: Json) -> None:
    steps = replay_steps(json.dumps(record))
    assert [[step.seat, step.action] for step in steps[1:]] == record["actions"]
    result = steps[-1].view.result
    assert result is not None
    assert list(result.scores) == record["result"]["scores"]
    assert steps[0].view.result is None or not record["actions"]


@every_game
def test_every_step_names_the_points_of_the_rules_it_rests_on(record: Json) -> None:
    rules, steps = ruleset(record["rules"]), replay_steps(json.dumps(record))
    for step in steps:
        assert step.rules
        assert set(step.rules) == {point for event in step.events for point in rules.points(event)}
        assert len(step.rules) == len(set(step.rules))


@every_game
def test_no_card_is_lost_from_sight(record: Json) -> None:
    """At the first step hands, piles and talon are the pack; then a card only goes from a hand, a pile or the talon."""
    first, *steps = replay_steps(json.dumps(record))
    seen = _cards(first.hands) + [card for own in first.closed for card in _cards(own)]
    turned = [pile.top for own in first.view.piles for pile in own if pile.top is not None]
    assert sorted(seen + turned + record.get("talon", "").split()) == sorted(ruleset(record["rules"]).pack.cards)
    for step in steps:
        assert [len(own) for own in step.closed] == [len(own) for own in step.view.piles]
        for own, views in zip(step.closed, step.view.piles, strict=True):
            assert [len(cards) for cards in own] == [pile.closed for pile in views]


def _cards(piles: tuple[tuple[str, ...], ...]) -> list[str]:
    return [card for pile in piles for card in pile]


@pytest.mark.parametrize("record", [one for one in EVERY_GAME if "piles" in one], ids=lambda record: record["rules"])
def test_a_closed_pile_is_turned_up_from_its_top(record: Json) -> None:
    steps = replay_steps(json.dumps(record))
    turned: list[tuple[int, int, str]] = []
    for step in steps:
        turned += [(event.seat, event.pile, event.card) for event in step.events if event.kind == "pile_turned"]
        for seat, piles in enumerate(record["piles"]):
            for number, pile in enumerate(piles):
                up = [card for owner, place, card in turned if (owner, place) == (seat, number)]
                assert [*up, *step.closed[seat][number]] == pile.split()


@every_game
def test_the_schema_of_a_record_holds_every_game(record: Json) -> None:
    written = Record.model_validate(record).model_dump(mode="json", exclude_none=True)
    stated = {key: value for key, value in record.items() if key in written}
    stated["result"] = {key: value for key, value in record["result"].items() if value is not None}
    assert written == stated


@every_game
def test_a_record_that_todays_rules_refuse_has_no_replay(record: Json) -> None:
    for wrong in (changed(record, rules_version=9), changed(record, options={"roulette": 1}), {}):
        with pytest.raises(ReplayUnavailableError):
            replay_steps(json.dumps(wrong))
