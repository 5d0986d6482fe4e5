"""How well the bots play: contracts, how often they are made, scores. Prints. `python bench/bots.py [deals [seed]]`."""

import sys
from collections import Counter, defaultdict
from random import Random
from typing import Final

from backend.rules.registry import ruleset
from bench.deals import Played, at_random, by_bot, play_deal, shuffled_setup

DEALS: Final = 400
RANDOM_SEATS: Final = (0, 2)


def main(deals: int, seed: int) -> None:
    """Print what bots among themselves bid and make, and what two of them score against two at random."""
    rules, random = ruleset("slovenian-4"), Random(seed)  # noqa: S311  a seed makes runs comparable
    among = [play_deal(rules, shuffled_setup(rules, random), [by_bot] * 4) for _ in range(deals)]
    print(contracts(among))
    chance = at_random(random)
    totals = [0, 0]
    for number in range(deals):
        setup = shuffled_setup(rules, random)
        seats = [chance if (seat + number) % 2 else by_bot for seat in range(4)]
        for seat, score in enumerate(play_deal(rules, setup, seats).result.scores):
            totals[seats[seat] is by_bot] += score
    print(f"\n{deals} deals, two bots against two at random: {totals[1]} to {totals[0]}")


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
