"""Every worked value of vectors.json for Slovenian tarok, for three and four, by the functions that play by it."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.counting import card_points
from backend.rules.shared.events import Announced, Passed
from backend.rules.shared.game import DealSetup
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.results import ledger_scores
from backend.rules.shared.views import Side
from backend.rules.slovenian import klop, radli, scoring, sheet
from backend.rules.slovenian.ruleset import SLOVENIAN_3, SLOVENIAN_4, SlovenianRuleset
from backend.rules.tarok import announcements, opening, play, tricks
from backend.rules.tarok.bonuses import Outcome
from backend.rules.tarok.items import Item
from backend.rules.tarok.knowledge import at_first, known_sides, true_sides
from backend.rules.tarok.play import Trick
from backend.rules.tarok.talon import KEPT, discard_visibility
from backend.rules.tarok.terms import Terms, talon_sets
from tests.rules import vectors
from tests.rules.slovenian.vocabulary import SOME_DEAL, king_dealt_to
from tests.rules.tarok.vocabulary import auction, named

Input = dict[str, Any]


def cards(given: Input, key: str) -> tuple[Card, ...]:
    return tuple(map(Card, given[key]))


def counted(rules: SlovenianRuleset, given: Input) -> object:
    return card_points(TAROK_54.value[card] for card in cards(given, "cards"))


# --- dealing and the sheet


def dealt(rules: SlovenianRuleset, given: Input) -> object:
    pack = TAROK_54.cards
    out = rules.dealt(rules.shuffled(pack, given["players"] - 1, cut=False))
    assert out is not None
    hands = [[pack.index(card) for card in hand] for hand in out.hands]
    return {"talon": [pack.index(card) for card in out.talon], "hands": hands}


def no_tarok_hand(rules: SlovenianRuleset, given: Input) -> object:
    return opening.has_no_tarok(cards(given, "hand"))


def misdeal(rules: SlovenianRuleset, given: Input) -> object:
    return sheet.misdeal_penalty(rules.misdeal_penalty, given["nth_by_same_dealer"])


def compulsory(rules: SlovenianRuleset, given: Input) -> object:
    return rules.compulsory_after(tuple(given["totals_before"]), tuple(given["totals_after"]))


def session_end(rules: SlovenianRuleset, given: Input) -> object:
    return list(rules.final_totals(tuple(given["totals"]), tuple(given["radli"])))


def skis_round(rules: SlovenianRuleset, given: Input) -> object:
    dealer, holder = given["dealer"], given["skis_dealt_to"]
    hands = [() if seat != holder else (Card("t22"),) for seat in range(given["players"])]
    after = rules.skis_round_after(dealer, DealSetup(dealer, tuple(hands), ()), given["players"])
    return {"hands_after": after} | ({"another_skis_round": True} if after is None else {})


# --- auction and contract


def bidding(rules: SlovenianRuleset, given: Input) -> object:
    table = auction(rules, given["actions"], compulsory_klop=given["compulsory_klop"])
    view = table.view()
    if view.contract is not None:  # all have passed, and nobody names what follows
        return {"to_speak": None, "phase": "declare", "legal": [view.contract]}
    phase = {"auction": "bid", "contract": "declare"}[view.phase]
    return {"to_speak": table.seat, "phase": phase, "legal": [offer.split(" ")[-1] for offer in table.offers()]}


def bid_legal(rules: SlovenianRuleset, given: Input) -> object:
    table = auction(rules, given["actions"], compulsory_klop=given["compulsory_klop"])
    seat, name = given["action"]
    return table.seat == seat and (name if name == "pass" else f"bid {name}") in table.offers()


def first_leader(rules: SlovenianRuleset, given: Input) -> object:
    terms = Terms(SOME_DEAL, (), None, 2, named(rules, given["contract"]))
    leader = play.begin(terms, (), true_sides(terms)).leader
    return {0: "forehand", 2: "declarer"}[leader]


def partner(rules: SlovenianRuleset, given: Input) -> object:
    return king_called(rules, given["declarer"], given["holders"]["hK"]).partner


def king_called(rules: SlovenianRuleset, declarer: Seat, holder: Seat | str) -> Terms:
    return Terms(king_dealt_to(holder), (), None, declarer, named(rules, "two")).with_called("h")


# --- talon


def sets(rules: SlovenianRuleset, given: Input) -> object:
    return [list(cards) for cards in talon_sets(cards(given, "talon"), named(rules, given["contract"]).talon_set)]


def legal_discards(rules: SlovenianRuleset, given: Input) -> object:
    return sorted(set(cards(given, "hand")) - KEPT)


def visibility(rules: SlovenianRuleset, given: Input) -> object:
    shown, hidden = discard_visibility(cards(given, "discards"))
    return {"public": list(shown), "hidden_count": len(hidden)}


def rest_owner(rules: SlovenianRuleset, given: Input) -> object:
    terms, tricks_taken = exchange(rules, given, ("t21", "d4", "cQ", "t9"))
    won = [trick for trick in tricks_taken if trick.rest and trick.winner == terms.named_by]
    return "declarer" if won else "opponents"


def exchange(rules: SlovenianRuleset, given: Input, rest: tuple[str, ...]) -> tuple[Terms, tuple[Trick, ...]]:
    """A contract with two cards taken and *rest* left; the called king falls in one trick if the declarer took it."""
    took_king = given["king_set_taken"]
    talon = (("hK" if took_king else "h4"), "s7", *rest)
    setup = DealSetup(3, SOME_DEAL.hands, tuple(map(Card, talon)))
    terms = Terms(setup, (), None, 0, named(rules, "two")).with_called("h").with_taken(0)
    trick = tuple(map(Card, ("hK", "h1", "h2", "t5")))
    winner = 0 if given.get("declarer_won_trick_with_king") else 3
    return terms, (Trick(0, trick, winner, rest=terms.talon_rest),) if took_king else ()


# --- announcements and kontra


def has_round(rules: SlovenianRuleset, given: Input) -> object:
    return named(rules, given["contract"]).normal


def round_over(rules: SlovenianRuleset, given: Input) -> object:
    phase = announcements.begin(king_called(rules, 0, 2))
    for turn in given["turns_from_declarer"]:
        if turn == "say":
            phase = announcements.evolve(rules, phase, Announced(phase.speaker, "trula", None))
        phase = announcements.evolve(rules, phase, Passed(phase.speaker))
    return announcements.is_over(rules.players, phase)


def kontra_right(rules: SlovenianRuleset, given: Input) -> object:
    holder, actor, target = given["called_king_holder"], given["actor"], given["target"]
    terms = king_called(rules, given["declarer"], holder) if holder is not None else solo(rules, given["declarer"])
    public = list(at_first(terms))
    for seat, side in given["revealed"].items():
        public[int(seat)] = "defenders" if side == "defender" else "declarer"
    everybody = "partner" in given["revealed"].values()
    known = known_sides(terms, true_sides(terms) if everybody else tuple(public), actor)
    owner = terms.named_by if target == "game" else target["announcement_by"]
    item = Item("game" if target == "game" else "trula", terms.side(owner), (owner,), given["level"])
    return announcements.kontra_refusal(rules, item, known, actor, owner) is None


def solo(rules: SlovenianRuleset, declarer: Seat) -> Terms:
    return Terms(SOME_DEAL, (), None, declarer, named(rules, "solo_three"))


# --- play


def legal_moves(rules: SlovenianRuleset, given: Input) -> object:
    kept = {Card(given["announced_card"])} if "announced_card" in given else set()
    return sorted(
        tricks.playable(
            rules, named(rules, given["contract"]), frozenset(cards(given, "hand")), cards(given, "table"), kept
        )
    )


def trick_winner(rules: SlovenianRuleset, given: Input) -> object:
    played = tuple(Card(each["card"]) for each in given["plays"])
    return given["plays"][tricks.winning_place(rules, named(rules, given["contract"]), played)]["seat"]


def mond_penalty(rules: SlovenianRuleset, given: Input) -> object:
    if "trick" in given:
        terms = Terms(SOME_DEAL, (), None, 3, named(rules, given["contract"]))
        trick = Trick(1, cards(given, "trick"), 1)
        line = scoring.captured_mond(rules, terms, (trick,))
        return line and {trick.player_of(Card("t21")): "player of T21"}[line.seats[0]]
    if given["contract"] == "solo_without":
        setup = DealSetup(3, SOME_DEAL.hands, cards(given, "talon_rest"))
        return scoring.captured_mond(rules, Terms(setup, (), None, 0, named(rules, "solo_without")), ())
    terms, taken = exchange(rules, given, tuple(given["talon_rest"]))
    line = scoring.captured_mond(rules, terms, taken)
    return line and {terms.named_by: "declarer"}[line.seats[0]]


# --- scoring


def difference(rules: SlovenianRuleset, given: Input) -> object:
    return scoring.difference(rules, given["points"])


def score_contract(rules: SlovenianRuleset, given: Input) -> object:
    scored = scoring.score_normal(
        rules,
        named(rules, given["contract"]),
        account(rules, given),
        given["declarer_side_points"],
        given["game_kontra"],
        outcomes(rules, given),
    )
    return with_mond(rules, given, ledger_scores(scored.lines, rules.players))


def account(rules: SlovenianRuleset, given: Input) -> scoring.Account:
    seats = (given["declarer"],) if given.get("partner") is None else (given["declarer"], given["partner"])
    return scoring.Account(seats, 2 if given["declarer_has_radl"] else 1)


def outcomes(rules: SlovenianRuleset, given: Input) -> list[Outcome]:
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


def with_mond(rules: SlovenianRuleset, given: Input, scores: tuple[int, ...]) -> list[int]:
    loser = given["mond_lost_by"]
    return [score - (rules.mond_penalty if seat == loser else 0) for seat, score in enumerate(scores)]


def score_flat(rules: SlovenianRuleset, given: Input) -> object:
    scored = scoring.score_flat(named(rules, given["contract"]), account(rules, given), won=given["success"])
    return with_mond(rules, given, ledger_scores(scored.lines, rules.players))


def score_klop(rules: SlovenianRuleset, given: Input) -> object:
    before = tuple(given["radli_before"])
    lines = klop.score_klop(rules, named(rules, "klop"), given["points"], given["tricks_won"], before)
    after = radli.radli_after(before, klop.klop_winners(given["tricks_won"]), award=True)
    return {"scores": list(ledger_scores(lines, rules.players)), "radli_after": list(after)}


def radli_award(rules: SlovenianRuleset, given: Input) -> object:
    return int(radli.everybody_gets_one(rules, named(rules, given["contract"]), valat=given["valat"] is not None))


def radli_sequence(rules: SlovenianRuleset, given: Input) -> object:
    totals = [0, 0, 0, 0]
    open_radli: tuple[int, ...] = (0, 0, 0, 0)
    for hand in given["hands"]:
        won = (hand["declarer"],) if hand["won"] else ()
        for seat, points in enumerate(hand_scores(rules, hand, open_radli)):
            totals[seat] += points
        award = radli.everybody_gets_one(rules, named(rules, hand["contract"]), valat=False)
        open_radli = radli.radli_after(open_radli, won, award=award)
    final = rules.final_totals(tuple(totals), open_radli)
    return {"totals": totals, "radli": list(open_radli), "final": list(final)}


def hand_scores(rules: SlovenianRuleset, hand: Input, open_radli: tuple[int, ...]) -> list[int]:
    if hand["declarer"] is None:
        return list(hand["scores_before_radli"])
    doubled = rules.radl_factor if open_radli[hand["declarer"]] else 1
    side = (hand["declarer"], hand["partner"])
    return [hand["side_score"] * doubled if seat in side else 0 for seat in range(4)]


KINDS: Final[dict[str, tuple[str, Callable[[SlovenianRuleset, Input], object]]]] = {
    "announcement_round": ("S-23", has_round),
    "announcement_round_over": ("S-24", round_over),
    "bid_legal": ("S-13", bid_legal),
    "bidding": ("S-13", bidding),
    "card_points": ("S-4", counted),
    "compulsory_klop": ("S-16", compulsory),
    "deal": ("S-7", dealt),
    "difference": ("S-44", difference),
    "discard_visibility": ("S-19", visibility),
    "first_leader": ("S-30", first_leader),
    "kontra_right": ("S-29", kontra_right),
    "legal_discards": ("S-19", legal_discards),
    "legal_moves": ("S-31", legal_moves),
    "legal_moves_announced": ("S-27", legal_moves),
    "misdeal_penalty": ("S-10", misdeal),
    "mond_penalty": ("S-41", mond_penalty),
    "no_tarok_hand": ("S-9", no_tarok_hand),
    "partner": ("S-17", partner),
    "radli_award": ("S-51", radli_award),
    "radli_sequence": ("S-50", radli_sequence),
    "score_contract": ("S-44", score_contract),
    "score_flat": ("S-49", score_flat),
    "score_klop": ("S-45", score_klop),
    "session_end": ("S-53", session_end),
    "skis_round": ("S-54", skis_round),
    "talon_rest_owner": ("S-20", rest_owner),
    "talon_sets": ("S-18", sets),
    "trick_winner": ("S-32", trick_winner),
}
"""For each kind of vector the rule point it is about, and the function that works it out."""

GAMES: Final = {"tarok54": SLOVENIAN_4, "slovenian4": SLOVENIAN_4, "slovenian3": SLOVENIAN_3}
VECTORS: Final = vectors.of_games(GAMES)
NAMES: Final = vectors.named(VECTORS, {kind: point for kind, (point, _) in KINDS.items()})


@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_the_rules_give_the_worked_value(vector: dict[str, Any]) -> None:
    _, compute = KINDS[vector["kind"]]
    worked_out, expected = compute(GAMES[vector["game"]], vector["input"]), vector["expected"]
    assert worked_out == (sorted(expected) if vector["kind"].startswith("legal_") else expected), vector["why"]


def test_no_vector_of_the_game_is_left_out() -> None:
    assert {vector["kind"] for vector in VECTORS} == set(KINDS)
    assert len(VECTORS) == 271
