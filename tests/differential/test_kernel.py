"""The prototype of a fast kernel against the rules, card by card: how a kernel would be tested."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from backend.rules.registry import ruleset
from backend.rules.shared.actions import NameContract, Pass, PlayCard
from backend.rules.shared.cards import Card
from backend.rules.shared.counting import card_points
from backend.rules.shared.events import DealEvent, TrickWon
from backend.rules.shared.game import settle_all, step
from bench.deals import concrete, shuffled_setup
from bench.kernel import PACK, PLAYERS, Play
from bench.kernel import card_points as kernel_points
from tests.differential.peer import CARDS

RULES = ruleset("slovenian-4")
NUMBER = {card: number for number, card in enumerate(CARDS)}
DEALS = 40


@pytest.mark.parametrize(
    ("contract", "negative", "trump_is_suit"),
    [
        ("klop", True, False),
        ("two", False, False),
        ("solo_without", False, False),
        ("open_beggar", True, False),
        ("colour_valat_without", False, True),
    ],
)
def test_the_kernel_plays_card_by_card_as_the_rules_do_and_takes_every_card_back(
    contract: str, *, negative: bool, trump_is_suit: bool
) -> None:
    for seed in range(DEALS):
        rng = Random(seed)
        deal, talon = _played_up_to(contract, rng)
        gifts = tuple(1 << NUMBER[card] for card in talon) if contract == "klop" else ()
        hands = [_set_of(RULES.view(deal, seat).hand) for seat in range(PLAYERS)]
        leader = RULES.to_act(deal)[0]
        kernel = Play([*hands], leader, negative=negative, trump_is_suit=trump_is_suit, gifts=gifts)
        cards = _play_both(deal, kernel, rng)
        for _ in range(cards):
            kernel.unplay()
        assert (kernel.hands, kernel.piles, kernel.turn, kernel.table) == (hands, [0] * PLAYERS, leader, 0)


def test_the_kernel_counts_a_pile_as_the_rules_do() -> None:
    rng = Random(1)
    for size in range(PACK + 1):
        pile = rng.sample(CARDS, size)
        assert kernel_points(_set_of(pile)) == card_points(RULES.pack.value[card] for card in pile)


def _played_up_to(contract: str, rng: Random) -> tuple[Any, tuple[Card, ...]]:
    """Let forehand name *contract* and lead, or who then does; return the deal and its talon."""
    setup = shuffled_setup(RULES, rng)
    deal, _ = settle_all(RULES, RULES.begin(setup))
    while not isinstance((legal := RULES.legal(deal, RULES.to_act(deal)[0]))[0], PlayCard):
        named = NameContract(contract)
        action = named if named in legal else legal[0] if legal[0] == Pass() else concrete(rng.choice(legal), rng)
        deal, _ = step(RULES, deal, RULES.to_act(deal)[0], action)
    return deal, setup.talon


def _play_both(deal: Any, kernel: Play, rng: Random) -> int:
    """Play to the end of the rules' deal, compare each step, and return how many cards it took."""
    cards = 0
    while acting := RULES.to_act(deal):
        legal = RULES.legal(deal, acting[0])
        assert kernel.turn == acting[0]
        assert kernel.legal() == _set_of(offer.card for offer in legal if isinstance(offer, PlayCard))
        offer = rng.choice(legal)
        assert isinstance(offer, PlayCard)
        deal, events = step(RULES, deal, acting[0], offer)
        kernel.play(NUMBER[offer.card])
        cards += 1
        _compare_trick(events, kernel)
    return cards


def _compare_trick(events: Iterable[DealEvent], kernel: Play) -> None:
    for trick in events:
        if isinstance(trick, TrickWon):
            taken = [*trick.cards] if trick.gift is None else [*trick.cards, trick.gift]
            assert kernel.turn == trick.seat
            assert kernel.piles[trick.seat] & _set_of(taken) == _set_of(taken)


def _set_of(cards: Iterable[Card]) -> int:
    return sum(1 << NUMBER[card] for card in cards)
