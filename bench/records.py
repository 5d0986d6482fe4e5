"""How fast records are replayed, views made and bots decide: prints, judges nothing. `python -m bench.records`."""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

from backend.bots import choose
from backend.dealrecords import DealRecord, as_json, read_line, record_of, replay
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.actions import Action
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import AnyRuleset
from bench.deals import Played, at_random, play_deal, shuffled_setup

DEALS: Final = 300


def main(deals: int) -> None:
    """Print each measure with its unit a CPU second, for every ruleset."""
    for name in NAMES:
        print(f"{name}, {deals} deals at random")
        _measure_all(ruleset(name), deals)


def _measure_all(rules: AnyRuleset, deals: int) -> None:
    random = Random(2026)  # noqa: S311  a seed makes runs comparable
    choosers = [at_random(random)] * rules.players
    played = [play_deal(rules, shuffled_setup(rules, random), choosers) for _ in range(deals)]
    _measure("random deals, every event redacted for 4 seats and spectators", lambda: _redact_all(rules, played))
    lines = [json.dumps(as_json(_record(rules, deal))).encode() for deal in played]
    _measure("deal records, read and replayed", lambda: sum(bool(replay(read_line(line)).events) for line in lines))
    questions = _questions(rules, random, max(1, deals // 10))
    _measure(
        "views of the seat to act", lambda: sum(rules.view(state, seat).viewer == seat for state, seat in questions)
    )
    asked = [(rules.view(state, seat), rules.legal(state, seat)) for state, seat in questions]
    _measure("lists of legal actions", lambda: sum(bool(rules.legal(state, seat)) for state, seat in questions))
    _measure("decisions of a bot, its view and the legal list given", lambda: sum(bool(choose(*ask)) for ask in asked))


def _measure(what: str, run: Callable[[], int]) -> None:
    before = process_time()
    count = run()
    print(f"{count / (process_time() - before):>10.0f} a second  {what}")


def _redact_all(rules: AnyRuleset, played: list[Played]) -> int:
    for deal in played:
        replay(_record(rules, deal))
        for event in deal.events:
            for audience in (*range(rules.players), None):
                rules.redact(event, audience)
    return len(played)


def _record(rules: AnyRuleset, deal: Played) -> DealRecord:
    return record_of(rules, deal.setup, deal.actions, deal.result)


def _questions(rules: AnyRuleset, random: Random, deals: int) -> list[tuple[Any, Seat]]:
    """Collect every state of some deals among bots, with the seat that is to act."""
    questions: list[tuple[Any, Seat]] = []

    def bot(_: AnyRuleset, state: Any, seat: Seat) -> Action:  # noqa: ANN401  a ruleset's state is opaque
        questions.append((state, seat))
        return choose(rules.view(state, seat), rules.legal(state, seat))

    for _ in range(deals):
        play_deal(rules, shuffled_setup(rules, random), [bot] * rules.players)
    return questions


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
