"""Whole deals without a table: what the measurements and the tests of the bots run."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from backend.bots import choose
from backend.rules.shared.actions import Action, Discard, DiscardTemplate, LegalAction, ShowPoignee, ShowTemplate
from backend.rules.shared.cards import EXCUSE, TRUMP, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import AnyRuleset, DealSetup, settle_all, step
from backend.rules.shared.results import DealResult

Chooser = Callable[[AnyRuleset, Any, Seat], Action]
"""From a ruleset, its state and the seat to act, to an action; a chooser that sees a state is no honest player."""


class Played(NamedTuple):
    """A deal to its end: what was done, what happened, what came of it."""

    setup: DealSetup
    actions: tuple[tuple[Seat, Action], ...]
    events: tuple[DealEvent, ...]
    result: DealResult


def shuffled_setup(ruleset: AnyRuleset, random: Random, *, compulsory_klop: bool = False) -> DealSetup:
    """Deal a shuffled pack to a random dealer; again while a hand has no tarok (S-9)."""
    pack, dealer = list(ruleset.pack.cards), random.randrange(ruleset.players)
    while True:
        random.shuffle(pack)
        dealt = ruleset.dealt(ruleset.shuffled(tuple(pack), dealer, cut=False))
        if dealt is not None and all(any(card[0] == TRUMP for card in hand) for hand in dealt.hands):
            return DealSetup(dealer, dealt.hands, dealt.talon, compulsory_klop, (0,) * ruleset.players, dealt.piles)


def play_deal(ruleset: AnyRuleset, setup: DealSetup, choosers: Iterable[Chooser]) -> Played:
    """Play one deal, a chooser a seat."""
    seats = tuple(choosers)
    state, first = settle_all(ruleset, ruleset.begin(setup))
    actions: list[tuple[Seat, Action]] = []
    events = list(first)
    while acting := ruleset.to_act(state):
        seat = acting[0]
        action = seats[seat](ruleset, state, seat)
        state, happened = step(ruleset, state, seat, action)
        actions.append((seat, action))
        events += happened
    result = ruleset.result(state)
    assert result is not None  # nobody acts, so the deal is over
    return Played(setup, tuple(actions), tuple(events), result)


def at_random(random: Random) -> Chooser:
    """Choose any legal action."""
    return lambda ruleset, state, seat: concrete(random.choice(ruleset.legal(state, seat)), random)


def concrete(offer: LegalAction, random: Random) -> Action:
    """Return *offer* as an action: of a template a random choice."""
    if isinstance(offer, ShowTemplate):
        size = random.choice(offer.sizes)
        trumps = [card for card in offer.cards if card != EXCUSE]
        return ShowPoignee(offer.cards if size == offer.excuse_at else tuple(random.sample(trumps, size)))
    if not isinstance(offer, DiscardTemplate):
        return offer
    if offer.trumps is None:
        return Discard(tuple(random.sample(offer.cards, offer.count)))
    trumps = [card for card in offer.cards if card[0] == TRUMP]
    plain = [card for card in offer.cards if card[0] != TRUMP]
    return Discard((*random.sample(trumps, offer.trumps), *random.sample(plain, offer.count - offer.trumps)))


def by_bot(ruleset: AnyRuleset, state: Any, seat: Seat) -> Action:  # noqa: ANN401  a ruleset's state is opaque
    """Choose as a bot does: from the seat's view alone."""
    return choose(ruleset.view(state, seat), ruleset.legal(state, seat))
