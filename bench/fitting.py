"""Fits what bots expect of a hand: prints the straight lines of `backend/bots/*/game.py`. `python -m bench.fitting`.

One seat is made to play a contract, the bots play on, and what it takes is set against what its hand held.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import astuple
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from backend.bots.french.hands import shape as french_shape
from backend.bots.tarok.hands import shape as tarok_shape
from backend.rules.registry import ruleset
from backend.rules.shared.actions import Action, Bid, NameContract, Pass
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.game import AnyRuleset
from backend.rules.shared.results import DealResult
from bench.deals import Chooser, by_bot, play_deal, shuffled_setup

DEALS: Final = 3000
Hand = tuple[Card, ...]


class Fit(NamedTuple):
    """One line to fit: the contract that is forced, None where there is no auction, and what is measured."""

    ruleset: str
    contract: str | None
    features: Callable[[Hand], Sequence[float]]
    outcome: Callable[[DealResult, Seat], float]


def main(deals: int) -> None:
    """Print each line: the constant first, then its coefficients in the order of `Shape`, and the spread left."""
    for fit in FITS:
        held, taken = _sample(fit, deals)
        line, *_ = np.linalg.lstsq(held, taken, rcond=None)
        spread = float(np.std(taken - held @ line))
        print(f"{fit.ruleset:<12} {', '.join(f'{number:.2f}' for number in line)}  (± {spread:.1f})")


def _sample(fit: Fit, deals: int) -> tuple[Any, Any]:
    rules, random = ruleset(fit.ruleset), Random(2026)  # noqa: S311  a seed makes runs comparable
    held, taken = [], []
    for _ in range(deals):
        setup = shuffled_setup(rules, random)
        forehand = (setup.dealer + 1) % rules.players
        choosers = [_forced(fit.contract, seat == forehand) for seat in range(rules.players)]
        result = play_deal(rules, setup, choosers).result
        if result.void is None:
            held.append([1.0, *map(float, fit.features(setup.hands[forehand]))])
            taken.append(fit.outcome(result, forehand))
    return np.array(held), np.array(taken)


def _forced(contract: str | None, bids: bool) -> Chooser:  # noqa: FBT001
    """Bid and name *contract* in one seat, pass in the others, play on as a bot."""

    def chooser(rules: AnyRuleset, state: Any, seat: Seat) -> Action:  # noqa: ANN401  a ruleset's state is opaque
        legal = rules.legal(state, seat)
        match rules.view(state, seat).phase:
            case "auction":
                return Bid(contract) if bids and contract and Bid(contract) in legal else Pass()
            case "contract":
                return NameContract(contract or "")
            case "declaration":
                return Pass()
            case _:
                return by_bot(rules, state, seat)

    return chooser


def _taken(result: DealResult, _: Seat) -> float:
    assert result.card_points is not None
    return result.card_points[0]


def _margin(result: DealResult, seat: Seat) -> float:
    assert result.needed is not None
    return _taken(result, seat) - result.needed


def _own(result: DealResult, seat: Seat) -> float:
    assert result.card_points is not None
    return result.card_points[seat]


def _tarok(hand: Hand) -> Sequence[float]:
    return astuple(tarok_shape(hand))


def _french(hand: Hand) -> Sequence[float]:
    return astuple(french_shape(hand))


FITS: Final = (
    Fit("slovenian-4", "solo_three", _tarok, _taken),
    Fit("slovenian-3", "three", _tarok, _taken),
    Fit("portal-3", "three", _tarok, _taken),
    Fit("portal-2", None, _tarok, _own),
    *(Fit(f"french-{players}", "garde", _french, _margin) for players in (3, 4, 5)),
)

if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
