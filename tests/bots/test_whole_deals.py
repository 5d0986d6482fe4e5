"""Bots over whole deals: never refused, better than chance, neither timid nor wild. Every deal is seeded."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from backend.bots import choose, choose_dealing
from backend.rules.registry import ruleset
from backend.rules.shared.actions import (
    Action,
    Announce,
    Bid,
    DiscardTemplate,
    LegalAction,
    NameContract,
    Pass,
    Raise,
)
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import AnyRuleset
from bench.deals import Chooser, Played, at_random, by_bot, play_deal, shuffled_setup

RULES = ruleset("slovenian-4")
DEALS = 160
POSITIVE = {"three", "two", "one", "solo_three", "solo_two", "solo_one", "solo_without"}
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
    return answer in legal or any(isinstance(offer, DiscardTemplate) for offer in legal)


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
