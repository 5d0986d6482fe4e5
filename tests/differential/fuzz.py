"""Play random deals in our engine and in OpenSpiel's: `python -m tests.differential.fuzz --deals 100000`."""

import argparse
import time
from collections import Counter
from typing import Final

from backend.rules.registry import NAMES
from backend.rules.shared.game import AnyRuleset
from tests.differential.differences import Difference, as_peer
from tests.differential.lockstep import play

COMPARED: Final = tuple(name for name in NAMES if name in {"slovenian-3", "slovenian-4"})
"""The rulesets that OpenSpiel plays too."""


def compare(rules: AnyRuleset, first_seed: int, deals: int) -> Counter[str]:
    """Compare *deals* deals, one a seed, and count contracts, choices and the known differences met.

    Raises:
        AssertionError: there is a difference that is not known; its notes name the seed.
    """
    seen = Counter({_label(known): 0 for known in Difference if known.value.dealt_with in {"reckoned", "left out"}})
    for seed in range(first_seed, first_seed + deals):
        try:
            deal = play(rules, seed)
        except Exception as failure:
            failure.add_note(f"{rules.name}, seed {seed}")
            raise
        seen["choices"] += deal.choices
        seen[f"contract {deal.contract}"] += 1
        seen["deals with the same score"] += not deal.met
        seen.update(map(_label, deal.met))
    return seen


def _label(known: Difference) -> str:
    return f"{known.value.dealt_with}: {known.value.theirs} ({known.value.rule})"


def main() -> None:
    """Compare, and print what the deals held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    for name in COMPARED:
        began = time.monotonic()
        seen = compare(as_peer(name), wanted.seed, wanted.deals)
        print(f"{name} and OpenSpiel's tarok: {wanted.deals} deals in {time.monotonic() - began:.0f} s")
        for what, count in sorted(seen.items()):
            print(f"  {count:9} {what}")


if __name__ == "__main__":
    main()
