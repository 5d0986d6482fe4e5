"""Every worked value of vectors.json for French tarot, each by the function that plays by it.

A case is named by the vector's id, its rule point and its source.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

import pytest

from backend.rules.french import counting, dog, poignees, scoring
from backend.rules.french import tricks as following
from backend.rules.french.auction import Auction, legal
from backend.rules.french.counting import Count
from backend.rules.french.play import Trick
from backend.rules.french.ruleset import FrenchRuleset
from backend.rules.french.scoring import Entry
from backend.rules.shared.actions import Bid
from backend.rules.shared.cards import Card
from backend.rules.shared.events import TrickWon
from backend.rules.shared.results import ledger_scores
from backend.rules.shared.views import PoigneeView, Side
from tests.rules import vectors
from tests.rules.french.vocabulary import BY_GAME, Table, endgame, setup, terms
from tests.rules.vectors import Input, Vector


def cards(given: Input, key: str) -> tuple[Card, ...]:
    return tuple(map(Card, given[key]))


def card_points(rules: FrenchRuleset, given: Input) -> object:
    return str(counting.points(counting.half_points(rules.pack, cards(given, "cards"))))


def threshold(rules: FrenchRuleset, given: Input) -> object:
    return scoring.needed(rules, Count(0, given["bouts"]))


def score(rules: FrenchRuleset, given: Input) -> object:
    deal = terms(given["contract"], partner=None if given["taker_alone"] else 1, rules=rules)
    counted = Count(int(Fraction(given["attack_points"]) * 2), given["bouts"])
    account = [*scoring.game(rules, deal.contract, counted)]
    if given["petit_au_bout"]:
        account.append(scoring.petit_au_bout(rules, deal.contract, _side(given["petit_au_bout"] == 1), "F-22"))
    sizes = {each.worth: each.size for each in rules.poignees}
    shown = [PoigneeView(0, rules.pack.cards[: sizes[worth]]) for worth in given["poignees"]]
    account += scoring.poignees(rules, shown, won=scoring.is_made(rules, counted))
    account.append(Entry("chelem", given["chelem_bonus"], "F-13"))  # which chelem it is, `chelem` below says
    assert given["chelem_bonus"] in {0, *chelems(rules)}
    return list(ledger_scores(scoring.ledger(deal, account), rules.players))


def chelems(rules: FrenchRuleset) -> list[int]:
    """What a chelem comes to: made silently, made as announced, failed, made by the defence."""
    ways = [("declarer", False), ("declarer", True), ("split", True), ("defenders", False)]
    return [
        sum(entry.points for entry in scoring.chelem(rules, _winners(who), announced=announced))
        for who, announced in ways
    ]


def _winners(who: str) -> list[Side]:
    return ["declarer", "defenders"] if who == "split" else [_side(who == "declarer")]


def _side(attack: bool) -> Side:  # noqa: FBT001
    return "declarer" if attack else "defenders"


def petit_au_bout(rules: FrenchRuleset, given: Input) -> object:
    deal = terms(given["contract"], rules=rules)
    entry = scoring.petit_au_bout(rules, deal.contract, _side(given["won_by"] == "attack"), "F-22")
    return list(ledger_scores(scoring.ledger(deal, [entry]), rules.players))


def trick_winner(rules: FrenchRuleset, given: Input) -> object:
    """The cards are played as a last trick; but for a slam by seat 0, who leads, both sides have had one before."""
    played = cards(given, "cards_in_order")
    before = "0>0: c1 c2 c3 c4" if given["slam_last_trick"] else "0>0: c1 c2 c3 c4; 0>1: d1 d2 d3 d4"
    table = endgame("|".join(played), before, rules=rules).trick(" ".join(played))
    (won,) = (event.seat for event in table.events if isinstance(event, TrickWon))
    return won


def legal_moves(rules: FrenchRuleset, given: Input) -> object:
    hand, table = frozenset(cards(given, "hand")), cards(given, "table")
    allowed = following.playable(rules.pack, hand, table)
    refused = {card for card in hand if following.refusal(rules.pack, hand, table, card) is not None}
    assert allowed == hand - refused
    return sorted(allowed, key=lambda card: (card != "t0", card))  # as the vectors have it


def discard_set(rules: FrenchRuleset, given: Input) -> object:
    may_go = dog.discardable(frozenset(cards(given, "hand")), given["need"])
    return {"allowed": sorted(may_go.plain | may_go.trumps), "trumps_allowed": may_go.forced}


def poignee_sizes(rules: FrenchRuleset, given: Input) -> object:
    trumps = [Card(f"t{number + 1}") for number in range(given["trumps_without_excuse"])]
    hand = frozenset([*trumps, *([Card("t0")] if given["has_excuse"] else [])])
    offered = poignees.offer(rules, hand)
    return [] if offered is None else list(offered.sizes)


def excuse(rules: FrenchRuleset, given: Input) -> object:
    """Seat 0 takes alone in a garde contre; another trick follows or not, all of it the defenders'."""
    deal, played = terms("garde_contre", rules=rules), cards(given, "trick")
    leader = (0 if given["excuse_by"] == "attack" else 1) - played.index(Card("t0"))
    winner = (leader + following.winning_place(rules.pack, played)) % rules.players
    if given["won_by"] == "attack":
        assert winner == 0
    trick = Trick(leader % rules.players, played, winner if given["won_by"] == "attack" else 3)
    after = () if given["last_trick"] else (Trick(3, tuple(map(Card, ("c1", "c2", "c3", "c4"))), 3),)
    attack = counting.count(rules, deal, (trick, *after)).halves
    owner = counting.excuse_goes(rules, deal, trick, last=given["last_trick"])
    return {
        "attack": str(counting.points(attack)),
        "defence": str(counting.points(counting.half_points(rules.pack, played) - attack)),
        "excuse_owner": "attack" if owner == "declarer" else "defence",
    }


def bidding(rules: FrenchRuleset, given: Input) -> object:
    table = Table.of(setup(rules=rules), rules)
    table = table.say(*(word if word == "pass" else f"bid {word}" for word in given["bids"]))
    assert isinstance(table.deal, Auction)
    return [action.contract if isinstance(action, Bid) else "pass" for action in legal(rules, table.deal)]


KINDS: Final[dict[str, tuple[Callable[[FrenchRuleset, Input], object], str]]] = {
    "f_card_points": (card_points, "F-2"),
    "f_threshold": (threshold, "F-3"),
    "f_score": (score, "F-23"),
    "f_petit_au_bout": (petit_au_bout, "F-22"),
    "f_trick_winner": (trick_winner, "F-19"),
    "f_legal_moves": (legal_moves, "F-19"),
    "f_discard_set": (discard_set, "F-10"),
    "f_poignee_sizes": (poignee_sizes, "F-16"),
    "f_excuse": (excuse, "F-20"),
    "f_bidding": (bidding, "F-7"),
}
"""For each kind of vector the function that works it out, and the rule point it is about."""

VECTORS: Final = vectors.of_games(BY_GAME)


@pytest.mark.parametrize(
    "vector", VECTORS, ids=vectors.named(VECTORS, {kind: point for kind, (_, point) in KINDS.items()})
)
def test_vector(vector: Vector) -> None:
    worked_out = KINDS[vector["kind"]][0](BY_GAME[vector["game"]], vector["input"])
    assert worked_out == vector["expected"], f"{vector['source']}: {vector['why']}"


def test_every_kind_of_vector_is_worked_out() -> None:
    assert {vector["kind"] for vector in VECTORS} == set(KINDS)
