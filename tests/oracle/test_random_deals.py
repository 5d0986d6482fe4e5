"""Random deals of every rule set, some in houses of their own: product and oracle agree on the result, and on every
card that might have been played.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from backend.dealrecords import as_json, record_of
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.actions import PlayCard
from backend.rules.shared.game import AnyRuleset
from tests.oracle.judging import JUDGES, judge
from tests.rules.playouts import Moment, random_moments

DEALS = 40


def test_the_oracle_knows_every_rule_set() -> None:
    assert set(JUDGES) == set(NAMES)


@pytest.mark.parametrize("first_seed", range(0, 5 * DEALS, DEALS))
@pytest.mark.parametrize("name", NAMES)
def test_product_and_oracle_agree_on_random_deals(name: str, first_seed: int) -> None:
    for seed in range(first_seed, first_seed + DEALS):
        rng = Random(seed)
        moments = list(random_moments(housed(name, rng), rng))
        last = moments[-1]
        result = last.rules.result(last.deal)
        if result is None:
            continue  # a hand was thrown in
        record = as_json(record_of(last.rules, last.setup, last.actions, result))
        stated, ours = record["result"], judge(record)
        assert isinstance(stated, dict)
        assert {key: ours.get(key) for key in stated} == stated, f"{name}, seed {seed}"
        assert [*playable(moments)] == [cards for trick in ours.get("tricks", ()) for cards in trick.allowed]


def housed(name: str, rng: Random) -> AnyRuleset:
    """The rule set as it is, or in every third deal as a house plays it."""
    rules = ruleset(name)
    if rng.random() < 2 / 3:
        return rules
    return rules.with_house({option.name: rng.choice(option.choices) for option in rules.house_options})


def playable(moments: list[Moment]) -> Iterator[set[str]]:
    """What the product lets each player choose among, card by card."""
    for moment, after in pairwise(moments):
        if isinstance(after.actions[-1][1], PlayCard):
            legal = moment.rules.legal(moment.deal, moment.seat)
            yield {offer.card for offer in legal if isinstance(offer, PlayCard)}
