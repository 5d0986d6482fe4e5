"""How fast the rules play random deals, beside OpenSpiel's tarok. Prints, judges nothing.

`python -m bench.engine [rounds [seconds]]`. Every ruleset plays whole deals, dealing and counting included; at each
step the legal actions are listed and one is chosen. Bids are modest, so that hands are played out: nobody bids, where
that leaves a game to play, or the first to speak bids the lowest and the others pass; nobody announces anything, as
OpenSpiel cannot. With the events off, what happens is thrown away; with the events on it is used as a table uses it:
each event redacted and a view made, for every seat and for spectators. OpenSpiel plays in the same run, with as many
players or with four. The kernel's row is what is to be had at most: the play of the cards alone, on bit sets.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.actions import Action, Bid, LegalAction, NameContract, Pass, PlayCard
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import AnyRuleset, settle_all, step
from bench import kernel
from bench.deals import concrete, shuffled_setup
from bench.openspiel import openspiel
from bench.timing import Deal, Pace, paces

ROUNDS: Final = 5
SECONDS: Final = 0.3
FEWEST_ACTIONS: Final = 20
"""A deal of fewer was not played out: in some games the cards are thrown in where all pass."""

PEER_SIZES: Final = (3, 4)
AUCTIONS: Final = {"all pass": False, "lowest bid": True}

Use: TypeAlias = Callable[[AnyRuleset, Any, tuple[DealEvent, ...]], object]
"""What is done with a state and the events that led to it."""


class Row(NamedTuple):
    """A line of the table: who plays, with events off and on, and which row of OpenSpiel's it is held against."""

    off: str
    on: str | None
    peer: str | None


def main(rounds: int, seconds: float) -> None:
    """Measure and print."""
    deals: dict[str, Deal] = {}
    rows = [*_peers(deals), *_engines(deals), *_kernels(deals)]
    pace = paces(deals, rounds, seconds)
    print("| game | deals a CPU second | actions a CPU second | to OpenSpiel | with events | to OpenSpiel |")
    print("|---|---|---|---|---|---|")
    for row in rows:
        print(_line(row, pace))


def engine(rules: AnyRuleset, use: Use, *, opening: bool) -> Deal:
    """Play deals of ours; *use* is told of each step."""

    def deal(random: Random) -> int:
        state, events = settle_all(rules, rules.begin(shuffled_setup(rules, random)))
        use(rules, state, events)
        actions, unbid = 0, opening
        while acting := rules.to_act(state):
            action = _modest(rules.legal(state, acting[0]), random, open_bid=unbid)
            unbid = unbid and not isinstance(action, Bid)
            state, events = step(rules, state, acting[0], action)
            use(rules, state, events)
            actions += 1
        return actions

    return deal


def throw_away(rules: AnyRuleset, state: object, events: tuple[DealEvent, ...]) -> None:
    """Events off."""


def tell_all(rules: AnyRuleset, state: object, events: tuple[DealEvent, ...]) -> None:
    """Events on: what a table makes of a step, for everybody who watches it."""
    for seat in (*range(rules.players), None):
        for event in events:
            rules.redact(event, seat)
        rules.view(state, seat)


def _modest(legal: tuple[LegalAction, ...], random: Random, *, open_bid: bool) -> Action:
    first = legal[0]
    match first:
        case PlayCard():
            choice = random.choice(legal)
            return choice if isinstance(choice, PlayCard) else first  # nobody shows a poignée
        case Pass():
            return concrete(legal[1], random) if open_bid and isinstance(legal[-1], Bid) else first
        case NameContract():
            return first
        case _:
            return concrete(random.choice(legal), random)


def _peers(deals: dict[str, Deal]) -> list[Row]:
    for players in PEER_SIZES:
        for auction, opening in AUCTIONS.items():
            deals[f"OpenSpiel, {players} players, {auction}"] = openspiel(players, opening=opening)
    return [Row(name, None, None) for name in deals]


def _engines(deals: dict[str, Deal]) -> list[Row]:
    rows = []
    for name in NAMES:
        rules = ruleset(name)
        players = rules.players if rules.players in PEER_SIZES else max(PEER_SIZES)
        for auction, opening in AUCTIONS.items():
            off, on = engine(rules, throw_away, opening=opening), engine(rules, tell_all, opening=opening)
            if off(Random(0)) < FEWEST_ACTIONS:  # noqa: S311  a trial
                continue
            row = Row(f"{name}, {auction}", f"{name}, {auction}, events", f"OpenSpiel, {players} players, {auction}")
            deals |= {row.off: off, f"{row.on}": on}
            rows.append(row)
    return rows


def _kernels(deals: dict[str, Deal]) -> list[Row]:
    language = "Python" if f"{kernel.__file__}".endswith(".py") else "compiled"
    made = {f"kernel, tricks of a klop, {language}": kernel.playout}
    deals |= made
    return [Row(name, None, f"OpenSpiel, {max(PEER_SIZES)} players, all pass") for name in made]


def _line(row: Row, pace: dict[str, Pace]) -> str:
    off, on = pace[row.off], pace[row.on] if row.on else None
    cells = [row.off, f"{off.deals_a_second:,.0f}", f"{off.actions_a_second:,.0f}"]
    cells += [f"{off.ratio(pace[row.peer]):.3f}" if row.peer else "1"]
    cells += [f"{on.deals_a_second:,.0f}", f"{on.ratio(pace[row.peer]):.3f}"] if on and row.peer else ["", ""]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    rounds, seconds = [*sys.argv[1:], *[str(ROUNDS), str(SECONDS)][len(sys.argv) - 1 :]]
    main(int(rounds), float(seconds))
