"""Play random deals with random legal actions and check every property: `python -m tests.rules.fuzz --deals 10000`."""

import argparse
import time
from collections import Counter
from random import Random

from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.game import AnyRuleset
from tests.rules.models import run_model
from tests.rules.playouts import Moment, random_moments
from tests.rules.properties import AT_THE_END, EVERY_MOMENT
from tests.rules.twins import assert_looks_the_same, twin_of


def fuzz(rules: AnyRuleset, first_seed: int, deals: int) -> Counter[str]:
    """Play *deals* deals, one a seed, and count what happened. A failing property raises with its seed."""
    seen: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + deals):
        try:
            seen += fuzz_deal(rules, seed)
        except Exception as failure:
            failure.add_note(f"{rules.name}, seed {seed}")
            raise
    return seen


def fuzz_deal(rules: AnyRuleset, seed: int) -> Counter[str]:
    """Play the deal of *seed* and check all properties, twins at a few moments."""
    rng = Random(seed)
    seen: Counter[str] = Counter()
    moment: Moment | None = None
    for moment in random_moments(rules, rng):
        for check in EVERY_MOMENT:
            check(moment)
        seen += _compare_twin(moment, rng) if _worth_a_twin(moment, rng) else Counter()
    assert moment is not None
    for check in AT_THE_END:
        check(moment)
    result = rules.result(moment.deal)
    seen["thrown in" if result is None else f"contract {result.contract}"] += 1
    seen += Counter(event.kind for event in moment.events)
    return seen


def _worth_a_twin(moment: Moment, rng: Random) -> bool:
    """A twin replays the whole deal, so most are made where sides are secret."""
    phase = moment.public.phase
    return rng.random() < (0.5 if phase == "announcements" else 0.1)


def _compare_twin(moment: Moment, rng: Random) -> Counter[str]:
    viewer = rng.choice((*range(moment.rules.players), None))
    twin = twin_of(moment, viewer, rng)
    if twin is None:
        return Counter()
    assert_looks_the_same(moment, twin, viewer)
    return Counter(["twins", f"twins in {moment.public.phase}"])


def main() -> None:
    """Fuzz every rule set, and print what the deals held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--models", type=int, help="deals of the state machine, a tenth of the others if not given")
    parser.add_argument("--rules", choices=NAMES, action="append")
    wanted = parser.parse_args()
    for name in wanted.rules or NAMES:
        began = time.monotonic()
        seen = fuzz(ruleset(name), wanted.seed, wanted.deals)
        print(f"{name}: {wanted.deals} deals in {time.monotonic() - began:.0f} s")
        for what, count in sorted(seen.items()):
            print(f"  {count:9} {what}")
        began, examples = time.monotonic(), wanted.deals // 10 if wanted.models is None else wanted.models
        run_model(name, max(examples, 1))
        print(f"{name}: {examples} deals of the state machine in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
