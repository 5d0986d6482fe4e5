"""Every worked value of vectors.json for the portal's games for three and four, by the functions that play by it."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from backend.rules.portal import ending, scoring
from backend.rules.portal.ruleset import PORTAL_3, PORTAL_4, PortalRuleset
from backend.rules.portal.scoring import Parties
from backend.rules.shared.cards import Card
from backend.rules.shared.results import LedgerLine, ledger_scores
from backend.rules.tarok import play, tricks
from backend.rules.tarok.bonuses import Outcome
from backend.rules.tarok.knowledge import true_sides
from backend.rules.tarok.play import Playing, Trick
from backend.rules.tarok.terms import Terms
from backend.rules.tarok.values import BonusName
from tests.rules import vectors
from tests.rules.tarok.vocabulary import named, setup
from tests.rules.vectors import Input


def score(rules: PortalRuleset, given: Input) -> object:
    contract, outcomes = named(rules, given["contract"]), [outcome(item) for item in given["items"]]
    sides = parties(rules, given["game_contra"])
    return told(rules, scoring.score_positive(rules, contract, sides, given["declarer_points"], outcomes))


def parties(rules: PortalRuleset, contra: int = 1) -> Parties:
    """Seat 0 alone against the others."""
    return Parties((0,), tuple(range(1, rules.players)), contra)


def outcome(item: Input) -> Outcome:
    name: BonusName = "trula_pagat" if item["name"] == "trulapagat" else item["name"]
    return Outcome(name, "declarer", item["success"], item["announced"], item["contra"])


def told(rules: PortalRuleset, lines: tuple[LedgerLine, ...]) -> object:
    declarer, *opponents = ledger_scores(lines, rules.players)
    (each,) = set(opponents)
    return {"declarer": declarer, "each_opponent": each}


def flat(rules: PortalRuleset, given: Input) -> object:
    """Played out: a deal in which the declarer, seat 0, takes so many tricks and then no more."""
    return told(rules, ending.result(rules, played(rules, given["contract"], given["tricks"])).ledger)


def played(rules: PortalRuleset, contract: str, own_tricks: int) -> Playing:
    dealt = setup(rules)
    terms = Terms(dealt, (), contract, 0, named(rules, contract))
    won = [0] * own_tricks + [1] * (rules.hand_size - own_tricks)
    taken = [Trick(0, tuple(hand[number] for hand in dealt.hands), seat) for number, seat in enumerate(won)]
    begun = play.begin(terms, (), true_sides(terms))
    return Playing(terms, (), begun.public, begun.kept, begun.hands, 1, (), tuple(taken))


def klop(rules: PortalRuleset, given: Input) -> object:
    lines = scoring.score_klop(named(rules, "klop"), given["points"], given["tricks"])
    return list(ledger_scores(lines, rules.players))


def legal_moves(rules: PortalRuleset, given: Input) -> object:
    hand, table = frozenset(map(Card, given["hand"])), tuple(map(Card, given["table"]))
    return sorted(tricks.playable(rules, named(rules, given["contract"]), hand, table, frozenset()))


def trick_winner(rules: PortalRuleset, given: Input) -> object:
    cards = tuple(Card(each["card"]) for each in given["plays"])
    return given["plays"][tricks.winning_place(rules, named(rules, "two"), cards)]["seat"]


KINDS: Final[dict[str, tuple[str, Callable[[PortalRuleset, Input], object]]]] = {
    "legal_moves": ("P-19", legal_moves),
    "portal_flat": ("P-18", flat),
    "portal_klop": ("P-19", klop),
    "portal_score": ("P-16", score),
    "trick_winner": ("P-3", trick_winner),
}
"""For each kind of vector the rule point it is about, and the function that works it out."""

GAMES: Final = {"portal3": PORTAL_3, "portal4": PORTAL_4}
VECTORS: Final = vectors.of_games(GAMES)
NAMES: Final = vectors.named(VECTORS, {kind: point for kind, (point, _) in KINDS.items()})


@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_the_rules_give_the_worked_value(vector: dict[str, Any]) -> None:
    _, compute = KINDS[vector["kind"]]
    assert compute(GAMES[vector["game"]], vector["input"]) == vector["expected"], vector["why"]


def test_no_vector_of_the_games_is_left_out() -> None:
    assert {vector["kind"] for vector in VECTORS} == set(KINDS)
    assert len(VECTORS) == 27
