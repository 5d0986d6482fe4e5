"""Every worked value of the two-player game, each by the function that plays by it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from backend.rules.portal.two import ending, tricks
from backend.rules.shared.cards import Card
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.results import ledger_scores
from tests.rules.portal.two.vocabulary import RULES, SOME_DEAL, Table, playing, setup

Input = dict[str, Any]


def score(given: Input) -> object:
    ledger = ending.score(RULES, 0, given["points"], declared=given["declared"])
    return dict(zip(("player", "opponent"), ledger_scores(ledger, 2), strict=True))


def uncover(given: Input) -> object:
    pile = given["pile_top_first"]
    table = Table.of(setup(closed=f"{' '.join(pile)} / / |")).say("declare")
    return lies(table, pile, [card for seat, number, card, taken in table.turned if (seat, number, taken) == (0, 0, 1)])


def after_play(given: Input) -> object:
    pile = given["pile_top_first"]
    table = playing("t1 | d1", f" | {' '.join(pile)}", on="t1").trick(given["played"])
    return lies(table, pile, sorted(set(table.view(1).hand) - {"d1"}), seat=1)


def lies(table: Table, pile: list[str], to_hand: list[str], seat: int = 0) -> object:
    top, closed = table.pile(seat)
    assert {*to_hand} <= {*table.view(seat).hand}
    return {"to_hand": to_hand, "face_up": top, "face_down": pile[len(pile) - closed :]}


def legal(given: Input) -> object:
    face_up = frozenset(map(Card, given["face_up"]))
    return sorted(tricks.playable(frozenset(map(Card, given["hand"])), face_up, tuple(map(Card, given["table"]))))


def counts(_: Input) -> object:
    piles = SOME_DEAL.piles[0]
    played = Table.of().say("pass", "pass").played_out()
    numbers = {"hand": len(SOME_DEAL.hands[0]), "piles": len(piles), "pile_size": len(piles[0])}
    return {**numbers, "tricks": sum(played.view().tricks_won), "talon": len(SOME_DEAL.talon)}


def trick_winner(given: Input) -> object:
    plays = given["plays"]
    return plays[tricks.winning_place(TAROK_54, tuple(Card(play["card"]) for play in plays))]["seat"]


KINDS: Final[dict[str, tuple[str, Callable[[Input], object]]]] = {
    "portal2_after_play": ("P-33", after_play),
    "portal2_cards": ("P-30", counts),
    "portal2_legal": ("P-33", legal),
    "portal2_score": ("P-35", score),
    "portal2_uncover": ("P-32", uncover),
    "trick_winner": ("P-3", trick_winner),
}
"""The rule point of each kind of vector, and who computes it."""

_FILE: Final = Path(__file__).parents[2] / "vectors.json"
VECTORS: Final = [v for v in json.loads(_FILE.read_text(encoding="utf-8"))["vectors"] if v["game"] == "portal2"]


def name(vector: Input) -> str:
    return f"{vector['id']}-{KINDS[vector['kind']][0]}-{vector['source'].replace(' ', '-')}"


@pytest.mark.parametrize("vector", VECTORS, ids=map(name, VECTORS))
def test_the_rules_give_the_worked_value(vector: Input) -> None:
    _, compute = KINDS[vector["kind"]]
    assert compute(vector["input"]) == vector["expected"], vector["why"]


def test_no_vector_of_the_game_is_left_out() -> None:
    assert {vector["kind"] for vector in VECTORS} == set(KINDS)
    assert len(VECTORS) == 23
