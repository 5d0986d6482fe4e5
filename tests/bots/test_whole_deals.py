"""Bots over whole deals: never refused, better than chance, neither timid nor wild. Every deal is seeded."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from backend.bots import choose, choose_dealing
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.actions import (
    Action,
    Announce,
    Bid,
    LegalAction,
    NameContract,
    Pass,
    Raise,
    Template,
)
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import AnyRuleset
from bench.bots import against_chance
from bench.deals import Chooser, Played, at_random, by_bot, play_deal, shuffled_setup

RULES = ruleset("slovenian-4")
DEALS = 160
POSITIVE = {"three", "two", "one", "solo_three", "solo_two", "solo_one", "solo_without"}
STANDING = {"auction", "contract", "declaration"}
NEGATIVE_CONTRACTS = ("klop", "beggar", "open_beggar")


@cache
def _among_bots() -> tuple[Played, ...]:
    random = Random(11)
    return tuple(play_deal(RULES, shuffled_setup(RULES, random), [by_bot] * 4) for _ in range(DEALS))


def _share(deals: list[Played], of: list[Played] | tuple[Played, ...]) -> float:
    return len(deals) / len(of)


def test_bots_play_whole_deals_among_themselves() -> None:
    """A refused action would have raised; every deal has its result."""
    assert all(len(deal.result.scores) == 4 for deal in _among_bots())


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_every_rule_set_to_its_end_and_are_never_refused(name: str) -> None:
    rules, random, asked = ruleset(name), Random(21), Counter[str]()
    for number in range(24):
        stand = STANDING if number % 2 else set[str]()
        play_deal(rules, shuffled_setup(rules, random), [_asking(at_random(random), stand, asked)] * rules.players)
    assert asked["play"] > 24 * rules.players


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_beats_players_at_random_in_every_rule_set(name: str) -> None:
    rules = ruleset(name)
    bot, others = against_chance(rules, 20 * rules.players, Random(22))
    assert bot > others + 10, (bot, others)


@pytest.mark.parametrize("name", ["slovenian-3", "portal-3", "portal-4", "french-3", "french-4", "french-5"])
def test_contracts_are_bid_neither_timidly_nor_wildly_in_every_rule_set(name: str) -> None:
    rules, random = ruleset(name), Random(23)
    results = [play_deal(rules, shuffled_setup(rules, random), [by_bot] * rules.players).result for _ in range(80)]
    declared = [result for result in results if result.declarer is not None]
    assert len(declared) > 0.6 * len(results)
    assert 0.55 < sum(bool(result.won) for result in declared) / len(declared) < 0.9
    assert sum(result.scores[result.declarer or 0] for result in declared) > 0


def test_who_declares_the_game_for_two_mostly_wins_it() -> None:
    rules, random = ruleset("portal-2"), Random(24)
    results = [play_deal(rules, shuffled_setup(rules, random), [by_bot] * 2).result for _ in range(100)]
    declared = [result for result in results if result.declarer is not None]
    assert len(declared) > 10
    assert sum(bool(result.won) for result in declared) > 0.6 * len(declared)


def test_a_piccolo_is_played_for_one_trick_and_against_it() -> None:
    rules, random = ruleset("portal-4"), Random(25)
    for _ in range(12):
        choosers = [_bidding("piccolo")] * 4
        assert play_deal(rules, shuffled_setup(rules, random), choosers).result.contract == "piccolo"


@pytest.mark.slow
@pytest.mark.parametrize("compulsory", [False, True], ids=["ordinary", "compulsory klop"])
def test_no_action_of_a_bot_is_ever_refused_wherever_chance_has_led(*, compulsory: bool) -> None:
    """Bots are asked in every state of deals at random, so in all contracts and in the oddest places.

    In every other deal the bots' bids stand, since at random nobody plays less than a solo.
    """
    random, asked = Random(12), Counter[str]()
    for stand in ({"auction", "contract"}, set[str]()) * (DEALS // 2):
        chooser = _asking(at_random(random), stand, asked)
        play_deal(RULES, shuffled_setup(RULES, random, compulsory_klop=compulsory), [chooser] * 4)
    assert {"auction", "contract", "play"} <= set(asked)
    assert compulsory or {"king_call", "talon", "discard", "announcements"} <= set(asked)


def _asking(chance: Chooser, stand: set[str], asked: Counter[str]) -> Chooser:
    """Ask a bot each time, and judge its answer; do what it says in the phases of *stand*, else what chance says."""

    def chooser(rules: AnyRuleset, state: Any, seat: Seat) -> Action:
        seen, legal = rules.view(state, seat), rules.legal(state, seat)
        answer = choose(seen, legal)
        asked[seen.phase] += 1
        assert _offered(answer, legal), (answer, legal)
        rules.decide(state, seat, answer)
        assert choose(seen, legal) == answer
        return answer if seen.phase in stand else chance(rules, state, seat)

    return chooser


def _offered(answer: Action, legal: tuple[LegalAction, ...]) -> bool:
    return answer in legal or any(isinstance(offer, Template) for offer in legal)


@pytest.mark.parametrize("contract", NEGATIVE_CONTRACTS)
def test_bots_finish_every_negative_contract(contract: str) -> None:
    random = Random(13)
    choosers = [_forced(contract)] * 4
    for _ in range(20):
        assert play_deal(RULES, shuffled_setup(RULES, random), choosers).result.contract == contract


def test_bots_beat_players_at_random() -> None:
    random, totals = Random(14), Counter[str]()
    chance = at_random(random)
    for number in range(240):
        who = [("bot", by_bot), ("random", chance)] if number % 2 else [("random", chance), ("bot", by_bot)]
        played = play_deal(RULES, shuffled_setup(RULES, random), [chooser for _, chooser in who * 2])
        for seat, score in enumerate(played.result.scores):
            totals[who[seat % 2][0]] += score
    assert totals["bot"] > totals["random"] + 240 * 50, totals


def test_bots_lose_less_in_klop_than_players_at_random() -> None:
    random, totals = Random(15), [0, 0]
    chance = at_random(random)
    for number in range(120):
        bot = number % 2
        choosers = [_forced("klop", by_bot if seat % 2 == bot else chance) for seat in range(4)]
        scores = play_deal(RULES, shuffled_setup(RULES, random), choosers).result.scores
        totals[0] += scores[bot] + scores[bot + 2]
        totals[1] += scores[1 - bot] + scores[3 - bot]
    assert totals[0] > totals[1], totals


def test_positive_contracts_are_bid_neither_timidly_nor_wildly() -> None:
    played = [deal for deal in _among_bots() if deal.result.contract in POSITIVE]
    won = [deal for deal in played if deal.result.won]
    assert 0.55 < _share(won, played) < 0.85
    assert len({deal.result.contract for deal in played}) >= 5


def test_klop_is_no_refuge() -> None:
    klops = [deal for deal in _among_bots() if deal.result.contract == "klop"]
    assert _share(klops, _among_bots()) < 0.35


def test_no_valat_is_bid_raised_or_announced() -> None:
    actions = [action for deal in _among_bots() for _, action in deal.actions]
    assert not [action for action in actions if isinstance(action, Raise) or action == Announce("valat")]
    contracts = [action.contract for action in actions if isinstance(action, Bid | NameContract)]
    assert not [contract for contract in contracts if "valat" in contract]


def test_announced_bonuses_are_mostly_made() -> None:
    lines = [line for deal in _among_bots() for line in deal.result.ledger if line.announced]
    made = [line for line in lines if line.points > 0]
    assert len(lines) >= 10
    assert len(made) / len(lines) > 0.7


def test_compulsory_klop_is_played_by_all() -> None:
    random = Random(16)
    setups = [shuffled_setup(RULES, random, compulsory_klop=True) for _ in range(40)]
    contracts = Counter(play_deal(RULES, setup, [by_bot] * 4).result.contract for setup in setups)
    assert contracts["klop"] > 30


def test_bots_cut_and_choose_packets_to_the_end() -> None:
    for knock in (False, True):
        dealing = RULES.shuffled(RULES.pack.cards, 1, cut=True)
        while (seat := RULES.dealing_to_act(dealing)) is not None:
            legal = RULES.dealing_legal(dealing)
            action = next(
                (offer for offer in legal if knock and type(offer).__name__ == "Knock"), choose_dealing(legal)
            )
            dealing = RULES.dealing_step(dealing, seat, action)
        assert RULES.dealt(dealing) is not None


def _forced(contract: str, otherwise: Chooser = by_bot) -> Chooser:
    """Let forehand alone name *contract*; then play on as *otherwise*."""

    def chooser(rules: AnyRuleset, state: Any, seat: Seat) -> Action:
        match rules.view(state, seat).phase:
            case "auction":
                return Pass() if Pass() in rules.legal(state, seat) else otherwise(rules, state, seat)
            case "contract":
                return NameContract(contract)
            case _:
                return otherwise(rules, state, seat)

    return chooser


def _bidding(contract: str) -> Chooser:
    """Bid *contract* where it is offered, pass elsewhere in the auction; then play on as a bot."""

    def chooser(rules: AnyRuleset, state: Any, seat: Seat) -> Action:
        legal = rules.legal(state, seat)
        if rules.view(state, seat).phase != "auction":
            return by_bot(rules, state, seat)
        return Bid(contract) if Bid(contract) in legal else Pass()

    return chooser
