"""How well the bots play: contracts, how often they are made, scores. Prints. `python -m bench.bots [deals [seed]]`."""

import sys
from collections import Counter, defaultdict
from random import Random
from typing import Final

from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.game import AnyRuleset
from bench.deals import Played, at_random, by_bot, play_deal, shuffled_setup

DEALS: Final = 400


def main(deals: int, seed: int) -> None:
    """Print for each rule set what bots among themselves bid and make, and what a bot scores against chance."""
    for name in NAMES:
        rules, random = ruleset(name), Random(seed)  # noqa: S311  a seed makes runs comparable
        print(f"\n{name}")
        print(
            contracts([play_deal(rules, shuffled_setup(rules, random), [by_bot] * rules.players) for _ in range(deals)])
        )
        bots, others = against_chance(rules, deals, random)
        print(f"a bot against players at random: {bots:.1f} a deal, each of them {others:.1f}")


def against_chance(rules: AnyRuleset, deals: int, random: Random) -> tuple[float, float]:
    """Return the mean score a deal of one bot, and of one of the players at random around it; seats rotate."""
    chance, own, total = at_random(random), 0, 0
    for number in range(deals):
        bot = number % rules.players
        seats = [by_bot if seat == bot else chance for seat in range(rules.players)]
        scores = play_deal(rules, shuffled_setup(rules, random), seats).result.scores
        own += scores[bot]
        total += sum(scores)
    return own / deals, (total - own) / (rules.players - 1) / deals


def contracts(played: list[Played]) -> str:
    """Tell per contract: its share, how many were won, the mean of the declarer's side's points and score."""
    results = defaultdict(list)
    for deal in played:
        results[deal.result.contract].append(deal.result)
    rows = ["contract              share   won  points  score"]
    for contract, deals in sorted(results.items(), key=lambda row: -len(row[1])):
        won = sum(bool(result.won) for result in deals) / len(deals)
        points = sum(result.card_points[0] for result in deals if result.card_points) / len(deals)
        score = sum(result.scores[result.declarer or 0] for result in deals) / len(deals)
        rows.append(f"{contract!s:<20} {len(deals) / len(played):>6.1%} {won:>5.0%} {points:>7.1f} {score:>6.1f}")
    items = Counter(
        f"{line.item}{' announced' if line.announced else ''}{' lost' if line.points < 0 else ''}"
        for deal in played
        for line in deal.result.ledger
    )
    return "\n".join(rows) + "\n" + ", ".join(f"{item} {count}" for item, count in sorted(items.items()))


if __name__ == "__main__":
    arguments = [int(word) for word in sys.argv[1:]]
    main(*(arguments + [DEALS, 1][len(arguments) :]))
