"""Random deals played with random legal actions: the engine of the property tests and of `make fuzz`."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from backend.rules.shared.actions import (
    Action,
    Announce,
    Bid,
    CallCard,
    CallKing,
    Declare,
    Discard,
    DiscardTemplate,
    Kontra,
    LegalAction,
    NameContract,
    Pass,
    PlayCard,
    Raise,
    ShowPoignee,
    ShowTemplate,
    TakeTalon,
    Template,
)
from backend.rules.shared.cards import EXCUSE, SUITS, Card, Seat, is_trump
from backend.rules.shared.events import DealEvent, PileTurned
from backend.rules.shared.game import AnyRuleset, DealSetup, settle_all, step
from backend.rules.shared.packs import TAROK_54, TAROT_78
from backend.rules.shared.reasons import RuleViolation
from backend.rules.shared.views import DealView

Deal: TypeAlias = Any  # a rule set's state is opaque to whoever plays by the protocol


@dataclass(frozen=True)
class Moment:
    """A deal waiting for an action, or over: its setup, the actions so far and every event of them."""

    rules: AnyRuleset
    setup: DealSetup
    deal: Deal
    actions: tuple[tuple[Seat, Action], ...]
    events: tuple[DealEvent, ...]

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        return self.rules.to_act(self.deal)[0]

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.rules.to_act(self.deal)

    @cached_property
    def public(self) -> DealView:
        """What a spectator sees."""
        return self.rules.view(self.deal, None)

    @cached_property
    def views(self) -> tuple[DealView, ...]:
        """What each seat sees."""
        return tuple(self.rules.view(self.deal, seat) for seat in range(self.rules.players))


def random_setup(rules: AnyRuleset, rng: Random) -> DealSetup:
    """Deal a shuffled pack, by the rule set's own dealing, with some radli and now and then a compulsory klop."""
    pack = list(rules.pack.cards)
    rng.shuffle(pack)
    dealer = rng.randrange(rules.players)
    cards = rules.dealt(rules.shuffled(tuple(pack), dealer, cut=False))
    assert cards is not None
    radli = tuple(rng.choice((0, 0, 1, 2)) for _ in range(rules.players))
    return DealSetup(dealer, cards.hands, cards.talon, rng.random() < 0.1, radli, cards.piles)


def lopsided(setup: DealSetup, rng: Random) -> DealSetup:
    """Swap trumps into one hand: for poignées, valats, hands without taroks, and all that is rare."""
    seat = rng.randrange(len(setup.hands))
    away = [card for card in setup.hands[seat] if not is_trump(card)]
    everywhere = {
        card for cards in (*setup.hands, setup.talon, *(p for own in setup.piles for p in own)) for card in cards
    }
    wanted = sorted(filter(is_trump, everywhere - set(setup.hands[seat])))
    rng.shuffle(wanted)
    for one, other in zip(away[: rng.randrange(3, 12)], wanted, strict=False):
        setup = swapped(setup, one, other)
    return setup


def swapped(setup: DealSetup, one: Card, other: Card) -> DealSetup:
    """Deal each of two cards where the other was dealt."""

    def swap(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple({one: other, other: one}.get(card, card) for card in cards)

    piles = tuple(tuple(map(swap, own)) for own in setup.piles)
    return replace(setup, hands=tuple(map(swap, setup.hands)), talon=swap(setup.talon), piles=piles)


def opening(rules: AnyRuleset, setup: DealSetup) -> Moment:
    """Begin a deal and settle it until somebody is to act."""
    deal, events = settle_all(rules, rules.begin(setup))
    return Moment(rules, setup, deal, (), events)


def after(moment: Moment, seat: Seat, action: Action) -> Moment:
    """Take one action.

    Raises:
        RuleViolation: it is refused.
    """
    deal, events = step(moment.rules, moment.deal, seat, action)
    actions = (*moment.actions, (seat, action))
    return Moment(moment.rules, moment.setup, deal, actions, (*moment.events, *events))


def closed_in_piles(moment: Moment) -> set[Card]:
    """Find the cards of the piles that nobody has seen yet (P-38)."""
    turned = {event.card for event in moment.events if isinstance(event, PileTurned)}
    return {card for piles in moment.setup.piles for pile in piles for card in pile} - turned


def replayed(rules: AnyRuleset, setup: DealSetup, actions: tuple[tuple[Seat, Action], ...]) -> Moment | None:
    """Play *actions* on *setup*; None where one of them is refused or cannot be."""
    moment = opening(rules, setup)
    for seat, action in actions:
        try:
            moment = after(moment, seat, action)
        except RuleViolation:
            return None
    return moment


def random_moments(rules: AnyRuleset, rng: Random) -> Iterator[Moment]:
    """Play one random deal to its end and yield every moment of it."""
    moment = opening(rules, random_setup(rules, rng))
    yield moment
    while not moment.over:
        moment = after(moment, moment.seat, random_action(moment, rng))
        yield moment


def random_action(moment: Moment, rng: Random) -> Action:
    """Choose a legal action: any, but mostly low bids, or high contracts would drown the rest."""
    choices = moment.rules.legal(moment.deal, moment.seat)
    if isinstance(choices[0], DiscardTemplate):
        return random_discard(choices[0], rng)
    if isinstance(choices[-1], ShowTemplate) and rng.random() < 0.7:
        return random_poignee(choices[-1], rng)
    plain = [choice for choice in choices if not isinstance(choice, Template)]
    if isinstance(plain[-1], Bid | NameContract) or plain == [Pass()]:
        return plain[min(int(rng.expovariate(0.9)), len(plain) - 1)]
    return plain[0] if plain[0] == Pass() and rng.random() < 0.3 else rng.choice(plain)


def random_discard(template: DiscardTemplate, rng: Random) -> Discard:
    """Choose one of the discards *template* stands for."""
    if template.trumps is None:
        return Discard(tuple(rng.sample(template.cards, template.count)))
    trumps = [card for card in template.cards if is_trump(card)]
    plain = [card for card in template.cards if not is_trump(card)]
    forced = rng.sample(trumps, template.trumps)
    return Discard((*forced, *rng.sample(plain, template.count - template.trumps)))


def random_poignee(template: ShowTemplate, rng: Random) -> ShowPoignee:
    """Choose one of the poignées *template* stands for: with the excuse it takes all the others."""
    others = [card for card in template.cards if card != EXCUSE]
    whole = len(others) + 1
    size = rng.choice(template.sizes)
    return ShowPoignee((*others, EXCUSE) if size == whole else tuple(rng.sample(others, size)))


def every_action() -> tuple[Action, ...]:
    """List every action the notation can say, discards aside, and some that only look like one."""
    contracts = ["klop", "three", "two", "one", "solo_three", "solo_two", "solo_one", "beggar", "solo_without"]
    contracts += ["open_beggar", "colour_valat_without", "valat_without", "colour_valat", "piccolo", ""]
    contracts += ["petite", "garde", "garde_sans", "garde_contre"]
    bonuses = ["trula", "kings", "king_ultimo", "pagat_ultimo", "trula_pagat", "valat", "game", "chelem"]
    named = (None, 0, 1, 2, 3, 4)
    both_packs = tuple(dict.fromkeys((*TAROK_54.cards, *TAROT_78.cards)))
    return (
        Pass(),
        Declare(),
        *map(Bid, contracts),
        *map(NameContract, contracts),
        *map(Raise, contracts),
        *map(CallKing, SUITS),
        *(CallCard(Card(suit + rank)) for suit in SUITS for rank in "KQCJ"),
        CallCard(Card("t1")),
        *map(TakeTalon, range(-1, 7)),
        *map(Announce, bonuses),
        *(Kontra(target, seat) for target in bonuses for seat in named),
        *map(PlayCard, both_packs),
    )


EVERY_ACTION = every_action()


def accepted(moment: Moment, seat: Seat, actions: tuple[Action, ...] = EVERY_ACTION) -> set[Action]:
    """Ask `decide` about every action."""
    return {action for action in actions if _accepts(moment, seat, action)}


def accepted_discards(moment: Moment, cards: tuple[Card, ...], count: int, most: int) -> Iterator[tuple[Discard, bool]]:
    """Ask `decide` about discards of *count* of *cards*, at most *most* of them."""
    for number, chosen in enumerate(combinations(cards, count)):
        if number >= most:
            return
        yield Discard(chosen), _accepts(moment, moment.seat, Discard(chosen))


def listed(choices: tuple[LegalAction, ...]) -> set[Action]:
    """Return what `legal` lists as single actions."""
    return {choice for choice in choices if not isinstance(choice, Template)}


def _accepts(moment: Moment, seat: Seat, action: Action) -> bool:
    try:
        moment.rules.decide(moment.deal, seat, action)
    except RuleViolation:
        return False
    return True
