"""Deals made to show something: cards given to seats, a script of what is said, a style of play; the rest is chance.

A plan is tried with one seed after another until what it makes shows what was wanted. It plays through the game
protocol alone, so that one player of plans serves every rule set. Chance never depends on the order in which offers are
listed, so that the same deals come out as long as the rules offer the same.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

from backend.dealrecords import as_json, record_of
from backend.rules.registry import ruleset
from backend.rules.shared.actions import (
    Action,
    CallCard,
    Discard,
    DiscardTemplate,
    LegalAction,
    Pass,
    PlayCard,
    ShowPoignee,
    ShowTemplate,
    Template,
)
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent, HandsThrownIn
from backend.rules.shared.game import AnyRuleset, DealSetup, OptionValue, settle_all, step
from backend.rules.shared.notation import format_action
from backend.rules.shared.results import DealResult, LedgerLine

Place: TypeAlias = int
"""A seat counted from the dealer's right: 0 is forehand, the last is the dealer."""

TRIES: Final = 4_000


@dataclass(frozen=True)
class Plan:
    """How a deal is made.

    *give*: cards of a place, of the talon (`"talon"`, in the order dealt) or of a pile (`"pile 0 2"`: place, number);
    who gets fewer than he is due gets the rest by chance. *says*: what is said, in this order, as soon as its place may
    say it; whoever has no line says nothing where he can, and the least or something by chance where he cannot.
    *play*: a style for each place, `high`, `low`, `any`, or `keep t1 high` for cards held back. *radli* by place.
    """

    give: Mapping[Any, str] = field(default_factory=dict)
    says: tuple[tuple[Place, str], ...] = ()
    play: tuple[str, ...] = ()
    radli: tuple[int, ...] = ()
    compulsory: bool = False
    house: tuple[tuple[str, OptionValue], ...] = ()


@dataclass(frozen=True)
class Made:
    """A finished deal of a plan, for those who look at what it shows."""

    rules: AnyRuleset
    setup: DealSetup
    result: DealResult
    events: tuple[DealEvent, ...]
    actions: tuple[tuple[Seat, Action], ...]

    def line(self, item: str) -> LedgerLine | None:
        """The first line of the ledger with this item."""
        return next((line for line in self.result.ledger if line.item == item), None)

    def lines(self, item: str) -> list[LedgerLine]:
        return [line for line in self.result.ledger if line.item == item]

    def happened(self, kind: str) -> list[Any]:
        """The events of a kind."""
        return [event for event in self.events if event.kind == kind]

    def as_record(self) -> dict[str, Any]:
        """Write it down, with its result."""
        return as_json(record_of(self.rules, self.setup, self.actions, self.result))


def deals_of(rules_name: str, name: str, plan: Plan) -> Iterator[Made]:
    """Make finished deals of a plan, one a seed, until the tries are spent."""
    rules = ruleset(rules_name, plan.house)
    for seed in range(TRIES):
        made = played(rules, plan, Random(f"{rules_name} {name} {seed}"))
        if made is not None:
            yield made


def played(rules: AnyRuleset, plan: Plan, rng: Random) -> Made | None:
    """Play one deal of a plan; None where somebody was dealt a hand that is thrown in."""
    setup = deal_out(rules, plan, rng)
    state, events = settle_all(rules, rules.begin(setup))
    happened = [*events]
    if any(isinstance(event, HandsThrownIn) for event in events):
        return None
    said: list[tuple[Seat, Action]] = []
    director = Director(rules, plan, setup, rng, [line_for(rules, setup, place, text) for place, text in plan.says])
    while seats := rules.to_act(state):
        seat = seats[0]
        action = director.choose(seat, rules.legal(state, seat))
        state, events = step(rules, state, seat, action)
        said.append((seat, action))
        happened += events
    result = rules.result(state)
    assert result is not None
    if director.script:
        return None  # somebody could not say his line
    return Made(rules, setup, result, tuple(happened), tuple(said))


def line_for(rules: AnyRuleset, setup: DealSetup, place: Place, text: str) -> tuple[Seat, str]:
    """Turn places into seats: whose line it is, and in `kontra kings *1` whose kings are meant."""
    seats = [str((setup.dealer + 1 + other) % rules.players) for other in range(rules.players)]
    words = [seats[int(word[1:])] if word.startswith("*") else word for word in text.split()]
    return Seat(int(seats[place])), " ".join(words)


# --- The cards -------------------------------------------------------------------------------------------------------


def deal_out(rules: AnyRuleset, plan: Plan, rng: Random) -> DealSetup:
    """Give what the plan gives and deal the rest of the pack by chance."""
    dealer = rng.randrange(rules.players)
    model = rules.dealt(rules.shuffled(rules.pack.cards, dealer, cut=False))
    assert model is not None
    given = {key: text.split() for key, text in plan.give.items()}
    used = {card for cards in given.values() for card in cards}
    rest = [card for card in rules.pack.cards if card not in used]
    rng.shuffle(rest)

    def filled(key: Place | str, size: int) -> tuple[Card, ...]:
        own = [Card(card) for card in given.get(key, ())]
        assert len(own) <= size, (key, own)
        return tuple(own + [rest.pop() for _ in range(size - len(own))])

    places = [(seat - dealer - 1) % rules.players for seat in range(rules.players)]
    hands = tuple(filled(place, len(model.hands[0])) for place in places)
    piles = tuple(
        tuple(filled(f"pile {place} {number}", len(pile)) for number, pile in enumerate(own))
        for place, own in zip(places, model.piles, strict=False)
    )
    talon = filled("talon", len(model.talon))
    radli = tuple(plan.radli[place] for place in places) if plan.radli else ()
    return DealSetup(dealer, hands, talon, plan.compulsory, radli, piles)


# --- What a seat does ------------------------------------------------------------------------------------------------


@dataclass
class Director:
    """Who tells the seats of one deal what to do. *script*: the lines that are still to be said."""

    rules: AnyRuleset
    plan: Plan
    setup: DealSetup
    rng: Random
    script: list[tuple[Seat, str]]

    def choose(self, seat: Seat, legal: tuple[LegalAction, ...]) -> Action:
        """The next line of the script where this seat may say it, else nothing, else chance and style."""
        action = spoken(self.script[0][1], legal, self.rng) if self.script and self.script[0][0] == seat else None
        if action is not None:
            self.script.pop(0)
            return action
        cards = sorted((offer for offer in legal if isinstance(offer, PlayCard)), key=str)
        if cards:
            place = (seat - self.setup.dealer - 1) % self.rules.players
            return styled(cards, self.plan.play[place] if self.plan.play else "any", self.rules, self.rng)
        if Pass() in legal:
            return Pass()
        offer = self.rng.choice(sorted(legal, key=str))
        return some_discard(offer, self.rng) if isinstance(offer, DiscardTemplate) else offer_as_action(offer)


def spoken(text: str, legal: tuple[LegalAction, ...], rng: Random) -> Action | None:
    """Find what a line means: an action in notation, `call any`, `show 10`, or `discard t5` with the rest by chance."""
    word, *rest = text.split()
    for offer in legal:
        if isinstance(offer, ShowTemplate):
            if word == "show" and int(rest[0]) in offer.sizes:
                return some_poignee(offer, int(rest[0]), rng)
        elif isinstance(offer, DiscardTemplate):
            if word == "discard" and {*rest} <= {*offer.cards}:
                return some_discard(offer, rng, tuple(Card(card) for card in rest))
        elif format_action(offer) == text or (text == "call any" and isinstance(offer, CallCard)):
            return offer
    return None


def offer_as_action(offer: LegalAction) -> Action:
    assert not isinstance(offer, Template)
    return offer


def some_discard(offer: DiscardTemplate, rng: Random, wanted: tuple[Card, ...] = ()) -> Discard:
    """Lay away the wanted cards and others by chance; just as many trumps as must be."""
    trumps = sorted(card for card in offer.cards if card.startswith("t"))
    plain = sorted(card for card in offer.cards if not card.startswith("t"))
    if offer.trumps is not None:
        return Discard((*plain, *islice(shuffled(trumps, rng), offer.trumps)))
    rest = [card for card in shuffled(plain, rng) + shuffled(trumps, rng) if card not in wanted]
    return Discard((*wanted, *rest)[: offer.count])


def some_poignee(offer: ShowTemplate, size: int, rng: Random) -> ShowPoignee:
    with_excuse = offer.excuse_at == size
    trumps = sorted(card for card in offer.cards if with_excuse or card != "t0")
    return ShowPoignee(tuple(sorted(shuffled(trumps, rng)[:size], key=lambda card: -int(card[1:]))))


def shuffled(cards: list[Card], rng: Random) -> list[Card]:
    return rng.sample(cards, len(cards))


def styled(offers: list[PlayCard], style: str, rules: AnyRuleset, rng: Random) -> PlayCard:
    """Play by a style; trumps are stronger than anything, and among equals chance decides."""
    *kept, manner = style.removeprefix("keep ").split() if style.startswith("keep ") else [style]
    free = [offer for offer in offers if offer.card not in kept] or offers
    if manner == "any":
        return rng.choice(free)
    free = rng.sample(free, len(free))

    def strength(offer: PlayCard) -> tuple[bool, int]:
        return offer.card.startswith("t"), rules.pack.rank[offer.card]

    return max(free, key=strength) if manner == "high" else min(free, key=strength)
