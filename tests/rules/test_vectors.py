"""Every worked value of vectors.json that the rule sets so far can serve, each by the function that plays by it.

The vectors of other games (French, the portal's, three players) are not collected until their rules exist: KINDS lists
exactly what is.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from backend.rules.shared.actions import Bid, NameContract, Pass
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.counting import card_points
from backend.rules.shared.events import Announced, Passed
from backend.rules.shared.game import DealSetup
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.reasons import RuleViolation
from backend.rules.shared.results import ledger_scores
from backend.rules.shared.views import Side
from backend.rules.slovenian import klop, radli, scoring, sheet
from backend.rules.slovenian.ruleset import SLOVENIAN_4
from backend.rules.tarok import announcements, opening, play, tricks
from backend.rules.tarok.bonuses import Outcome
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.items import Item
from backend.rules.tarok.knowledge import at_first, known_sides, true_sides
from backend.rules.tarok.play import Trick
from backend.rules.tarok.talon import KEPT, discard_visibility
from backend.rules.tarok.terms import Terms, talon_sets
from tests.rules.slovenian.vocabulary import SOME_DEAL, auction, king_dealt_to

Input = dict[str, Any]
RULES: Final = SLOVENIAN_4


def contract(name: str) -> Contract:
    found = RULES.contract(name)
    assert found is not None
    return found


def cards(given: Input, key: str) -> tuple[Card, ...]:
    return tuple(map(Card, given[key]))


def counted(given: Input) -> object:
    return card_points(TAROK_54.value[card] for card in cards(given, "cards"))


# --- dealing and the sheet


def dealt(given: Input) -> object:
    pack = TAROK_54.cards
    out = RULES.dealt(RULES.shuffled(pack, given["players"] - 1, cut=False))
    assert out is not None
    hands = [[pack.index(card) for card in hand] for hand in out.hands]
    return {"talon": [pack.index(card) for card in out.talon], "hands": hands}


def no_tarok_hand(given: Input) -> object:
    return opening.has_no_tarok(cards(given, "hand"))


def misdeal(given: Input) -> object:
    return sheet.misdeal_penalty(RULES.misdeal_penalty, given["nth_by_same_dealer"])


def compulsory(given: Input) -> object:
    return RULES.compulsory_after(tuple(given["totals_before"]), tuple(given["totals_after"]))


def session_end(given: Input) -> object:
    return list(RULES.final_totals(tuple(given["totals"]), tuple(given["radli"])))


def skis_round(given: Input) -> object:
    dealer, holder = given["dealer"], given["skis_dealt_to"]
    hands = [() if seat != holder else (Card("t22"),) for seat in range(given["players"])]
    after = RULES.skis_round_after(dealer, DealSetup(dealer, tuple(hands), ()), given["players"])
    return {"hands_after": after} | ({"another_skis_round": True} if after is None else {})


# --- auction and contract


def bidding(given: Input) -> object:
    state = auction(given["actions"], compulsory_klop=given["compulsory_klop"])
    (seat,) = RULES.to_act(state)
    phase = {"auction": "bid", "contract": "declare"}[RULES.view(state, None).phase]
    return {"to_speak": seat, "phase": phase, "legal": [word(action) for action in RULES.legal(state, seat)]}


def word(action: object) -> str:
    match action:
        case Bid(name) | NameContract(name):
            return name
        case _:
            return "pass"


def bid_legal(given: Input) -> object:
    state = auction(given["actions"], compulsory_klop=given["compulsory_klop"])
    seat, name = given["action"]
    try:
        RULES.decide(state, seat, Pass() if name == "pass" else Bid(name))
    except RuleViolation:
        return False
    return True


def first_leader(given: Input) -> object:
    terms = Terms(SOME_DEAL, (), None, 2, contract(given["contract"]))
    leader = play.begin(terms, (), true_sides(terms)).leader
    return {0: "forehand", 2: "declarer"}[leader]


def partner(given: Input) -> object:
    return king_called(given["declarer"], given["holders"]["hK"]).partner


def king_called(declarer: Seat, holder: Seat | str) -> Terms:
    return Terms(king_dealt_to(holder), (), None, declarer, contract("two")).with_called("h")


# --- talon


def sets(given: Input) -> object:
    return [list(cards) for cards in talon_sets(cards(given, "talon"), contract(given["contract"]).talon_set)]


def legal_discards(given: Input) -> object:
    return sorted(set(cards(given, "hand")) - KEPT)


def visibility(given: Input) -> object:
    shown, hidden = discard_visibility(cards(given, "discards"))
    return {"public": list(shown), "hidden_count": len(hidden)}


def rest_owner(given: Input) -> object:
    terms, tricks_taken = exchange(given, ("t21", "d4", "cQ", "t9"))
    won = [trick for trick in tricks_taken if trick.rest and trick.winner == terms.named_by]
    return "declarer" if won else "opponents"


def exchange(given: Input, rest: tuple[str, ...]) -> tuple[Terms, tuple[Trick, ...]]:
    """A contract with two cards taken and *rest* left; the called king falls in one trick if the declarer took it."""
    took_king = given["king_set_taken"]
    talon = (("hK" if took_king else "h4"), "s7", *rest)
    setup = DealSetup(3, SOME_DEAL.hands, tuple(map(Card, talon)))
    terms = Terms(setup, (), None, 0, contract("two")).with_called("h").with_taken(0)
    trick = tuple(map(Card, ("hK", "h1", "h2", "t5")))
    winner = 0 if given.get("declarer_won_trick_with_king") else 3
    return terms, (Trick(0, trick, winner, rest=terms.talon_rest),) if took_king else ()


# --- announcements and kontra


def has_round(given: Input) -> object:
    return contract(given["contract"]).normal


def round_over(given: Input) -> object:
    phase = announcements.begin(king_called(0, 2))
    for turn in given["turns_from_declarer"]:
        if turn == "say":
            phase = announcements.evolve(RULES, phase, Announced(phase.speaker, "trula", None))
        phase = announcements.evolve(RULES, phase, Passed(phase.speaker))
    return announcements.is_over(RULES.players, phase)


def kontra_right(given: Input) -> object:
    holder, actor, target = given["called_king_holder"], given["actor"], given["target"]
    terms = king_called(given["declarer"], holder) if holder is not None else solo(given["declarer"])
    public = list(at_first(terms))
    for seat, side in given["revealed"].items():
        public[int(seat)] = "defenders" if side == "defender" else "declarer"
    everybody = "partner" in given["revealed"].values()
    known = known_sides(terms, true_sides(terms) if everybody else tuple(public), actor)
    owner = terms.named_by if target == "game" else target["announcement_by"]
    item = Item("game" if target == "game" else "trula", terms.side(owner), (owner,), given["level"])
    return announcements.kontra_refusal(RULES, item, known, actor, owner) is None


def solo(declarer: Seat) -> Terms:
    return Terms(SOME_DEAL, (), None, declarer, contract("solo_three"))


# --- play


def legal_moves(given: Input) -> object:
    kept = {Card(given["announced_card"])} if "announced_card" in given else set()
    return sorted(
        tricks.playable(
            RULES, contract(given["contract"]), frozenset(cards(given, "hand")), cards(given, "table"), kept
        )
    )


def trick_winner(given: Input) -> object:
    played = tuple(Card(each["card"]) for each in given["plays"])
    return given["plays"][tricks.winning_place(RULES, contract(given["contract"]), played)]["seat"]


def mond_penalty(given: Input) -> object:
    if "trick" in given:
        terms = Terms(SOME_DEAL, (), None, 3, contract(given["contract"]))
        trick = Trick(1, cards(given, "trick"), 1)
        line = scoring.captured_mond(RULES, terms, (trick,))
        return line and {trick.player_of(Card("t21")): "player of T21"}[line.seats[0]]
    if given["contract"] == "solo_without":
        setup = DealSetup(3, SOME_DEAL.hands, cards(given, "talon_rest"))
        return scoring.captured_mond(RULES, Terms(setup, (), None, 0, contract("solo_without")), ())
    terms, taken = exchange(given, tuple(given["talon_rest"]))
    line = scoring.captured_mond(RULES, terms, taken)
    return line and {terms.named_by: "declarer"}[line.seats[0]]


# --- scoring


def difference(given: Input) -> object:
    return scoring.difference(RULES, given["points"])


def score_contract(given: Input) -> object:
    scored = scoring.score_normal(
        RULES,
        contract(given["contract"]),
        account(given),
        given["declarer_side_points"],
        given["game_kontra"],
        outcomes(given),
    )
    return with_mond(given, ledger_scores(scored.lines, RULES.players))


def account(given: Input) -> scoring.Account:
    seats = (given["declarer"],) if given.get("partner") is None else (given["declarer"], given["partner"])
    return scoring.Account(seats, 2 if given["declarer_has_radl"] else 1)


def outcomes(given: Input) -> list[Outcome]:
    """What `bonuses.outcomes` would find: a valat alone, or the items."""
    side: dict[str, Side] = {"decl": "declarer", "def": "defenders"}
    valat = given["valat"]
    if valat is None:
        return [
            Outcome(item["name"], side[item["by"]], item["success"], item["announced"], item["kontra"])
            for item in given["items"]
        ]
    by, won = valat["announced_by"], valat["won_by"]
    return [Outcome("valat", side[by or won], (by or won) == won, by is not None, valat["kontra"])]


def with_mond(given: Input, scores: tuple[int, ...]) -> list[int]:
    loser = given["mond_lost_by"]
    return [score - (RULES.mond_penalty if seat == loser else 0) for seat, score in enumerate(scores)]


def score_flat(given: Input) -> object:
    scored = scoring.score_flat(contract(given["contract"]), account(given), won=given["success"])
    return with_mond(given, ledger_scores(scored.lines, RULES.players))


def score_klop(given: Input) -> object:
    before = tuple(given["radli_before"])
    lines = klop.score_klop(RULES, contract("klop"), given["points"], given["tricks_won"], before)
    after = radli.radli_after(before, klop.klop_winners(given["tricks_won"]), award=True)
    return {"scores": list(ledger_scores(lines, RULES.players)), "radli_after": list(after)}


def radli_award(given: Input) -> object:
    return int(radli.everybody_gets_one(RULES, contract(given["contract"]), valat=given["valat"] is not None))


def radli_sequence(given: Input) -> object:
    totals = [0, 0, 0, 0]
    open_radli: tuple[int, ...] = (0, 0, 0, 0)
    for hand in given["hands"]:
        won = (hand["declarer"],) if hand["won"] else ()
        for seat, points in enumerate(hand_scores(hand, open_radli)):
            totals[seat] += points
        award = radli.everybody_gets_one(RULES, contract(hand["contract"]), valat=False)
        open_radli = radli.radli_after(open_radli, won, award=award)
    final = RULES.final_totals(tuple(totals), open_radli)
    return {"totals": totals, "radli": list(open_radli), "final": list(final)}


def hand_scores(hand: Input, open_radli: tuple[int, ...]) -> list[int]:
    if hand["declarer"] is None:
        return list(hand["scores_before_radli"])
    doubled = RULES.radl_factor if open_radli[hand["declarer"]] else 1
    side = (hand["declarer"], hand["partner"])
    return [hand["side_score"] * doubled if seat in side else 0 for seat in range(4)]


KINDS: Final[dict[tuple[str, str], Callable[[Input], object]]] = {
    ("tarok54", "card_points"): counted,
    ("slovenian4", "announcement_round"): has_round,
    ("slovenian4", "announcement_round_over"): round_over,
    ("slovenian4", "bid_legal"): bid_legal,
    ("slovenian4", "bidding"): bidding,
    ("slovenian4", "compulsory_klop"): compulsory,
    ("slovenian4", "deal"): dealt,
    ("slovenian4", "difference"): difference,
    ("slovenian4", "discard_visibility"): visibility,
    ("slovenian4", "first_leader"): first_leader,
    ("slovenian4", "kontra_right"): kontra_right,
    ("slovenian4", "legal_discards"): legal_discards,
    ("slovenian4", "legal_moves"): legal_moves,
    ("slovenian4", "legal_moves_announced"): legal_moves,
    ("slovenian4", "misdeal_penalty"): misdeal,
    ("slovenian4", "mond_penalty"): mond_penalty,
    ("slovenian4", "no_tarok_hand"): no_tarok_hand,
    ("slovenian4", "partner"): partner,
    ("slovenian4", "radli_award"): radli_award,
    ("slovenian4", "radli_sequence"): radli_sequence,
    ("slovenian4", "score_contract"): score_contract,
    ("slovenian4", "score_flat"): score_flat,
    ("slovenian4", "score_klop"): score_klop,
    ("slovenian4", "session_end"): session_end,
    ("slovenian4", "skis_round"): skis_round,
    ("slovenian4", "talon_rest_owner"): rest_owner,
    ("slovenian4", "talon_sets"): sets,
    ("slovenian4", "trick_winner"): trick_winner,
}

VECTORS: Final = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))["vectors"]
SERVED: Final = [vector for vector in VECTORS if (vector["game"], vector["kind"]) in KINDS]


@pytest.mark.parametrize("vector", SERVED, ids=[vector["id"] for vector in SERVED])
def test_the_rules_give_the_worked_value(vector: dict[str, Any]) -> None:
    value = KINDS[vector["game"], vector["kind"]](vector["input"])
    assert value == vector["expected"], vector["why"]


def test_no_vector_of_a_game_we_play_is_left_out() -> None:
    assert {v["kind"] for v in VECTORS if v["game"] in ("tarok54", "slovenian4")} == {kind for _, kind in KINDS}
    assert len(SERVED) == 249
