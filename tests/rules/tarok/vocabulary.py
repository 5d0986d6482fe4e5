"""The words the tests of the talon games are written in. Everything is notation; nothing here knows a rule.

setup(rules, "t1 hK | t2 | t3 | t4", "t21")   a deal: the cards that matter by seat, the rest filled up by itself
Table.of(setup, rules)                        the deal on the table, settled
table.say("pass", "pass", "bid two")          actions of whoever is to act, one after another
table.trick("hK h1 h2 h3")                    cards played, in order
table.refused("play t1")                      the reason an action is refused for
table.offers()                                what whoever is to act may do, as notation
contracted(rules, "three", 0)                 a table after an auction in which seat 0 plays three
"""

from dataclasses import dataclass, replace
from typing import Self, TypeAlias, TypeVar

from backend.rules.portal.ruleset import PortalRuleset
from backend.rules.shared.actions import DiscardTemplate, Template
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import DealSetup, settle_all, step
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView
from backend.rules.slovenian.ruleset import SlovenianRuleset
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.machine import Deal
from backend.rules.tarok.play import Trick
from backend.rules.tarok.values import Values

Game: TypeAlias = SlovenianRuleset | PortalRuleset


def cards(text: str) -> tuple[Card, ...]:
    """Read cards: `hK t1`."""
    return tuple(map(Card, text.split()))


def setup(
    rules: Values,
    hands: str = "",
    talon: str = "",
    *,
    dealer: Seat | None = None,
    compulsory_klop: bool = False,
    radli: tuple[int, ...] = (),
) -> DealSetup:
    """Deal the named cards to the seats, `seat 0 | seat 1 | …`, and fill hands and talon up in the order of the pack.

    Filled up one card a seat in turn, so that with few cards named everybody gets trumps. Forehand is seat 0.
    """
    parts = [*hands.split("|"), *[""] * rules.players][: rules.players]
    named = [list(cards(part)) for part in (*parts, talon)]
    spare = iter([card for card in TAROK_54.cards if not any(card in part for part in named)])
    sizes = [rules.hand_size] * rules.players + [rules.talon]
    while any(len(part) < size for part, size in zip(named, sizes, strict=True)):
        for part, size in zip(named, sizes, strict=True):
            if len(part) < size:
                part.append(next(spare))
    *seats, stock = map(tuple, named)
    return DealSetup(rules.players - 1 if dealer is None else dealer, tuple(seats), stock, compulsory_klop, radli)


@dataclass(frozen=True)
class Table:
    """A deal on the table, with all that has happened. Each word returns the table after it."""

    rules: Game
    deal: Deal
    events: tuple[DealEvent, ...] = ()

    @classmethod
    def of(cls, dealt: DealSetup, rules: Game) -> Self:
        return cls(rules, *settle_all(rules, rules.begin(dealt)))

    @property
    def seat(self) -> Seat:
        return self.rules.to_act(self.deal)[0]

    def say(self, *texts: str) -> Self:
        table = self
        for text in texts:
            deal, events = step(self.rules, table.deal, table.seat, parse_action(text, TAROK_54))
            table = replace(table, deal=deal, events=(*table.events, *events))
        return table

    def to_play(self) -> Self:
        """Nobody says anything more."""
        return self.say("pass").to_play() if self.phase == "announcements" else self

    def trick(self, played: str) -> Self:
        return self.say(*(f"play {card}" for card in played.split()))

    def discard_low(self) -> Self:
        """Lay the last cards of the declarer's hand away that may go."""
        (template,) = self.rules.legal(self.deal, self.seat)
        assert isinstance(template, DiscardTemplate)
        return self.say(" ".join(["discard", *template.cards[-template.count :]]))

    def to_the_end(self) -> Self:
        """Whoever is to act does the first thing offered, until the deal is over."""
        return self.say(self.offers()[0]).to_the_end() if self.rules.to_act(self.deal) else self

    def refused(self, text: str, seat: Seat | None = None) -> Reason:
        try:
            self.rules.decide(self.deal, self.seat if seat is None else seat, parse_action(text, TAROK_54))
        except RuleViolation as violation:
            return violation.reason
        raise AssertionError(f"accepted: {text}")

    def offers(self, word: str = "") -> list[str]:
        """The legal actions whose notation begins with *word*."""
        legal = self.rules.legal(self.deal, self.seat)
        texts = [format_action(action) for action in legal if not isinstance(action, Template)]
        return [text for text in texts if text.startswith(word)]

    def view(self, seat: Seat | None = None) -> DealView:
        return self.rules.view(self.deal, seat)

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def result(self) -> DealResult:
        result = self.rules.result(self.deal)
        assert result is not None
        return result


SomeTable = TypeVar("SomeTable", bound=Table)


def auction(rules: Game, turns: list[tuple[Seat, str]], *, compulsory_klop: bool = False) -> Table:
    """The table after *turns* of an auction, each a seat and a contract or `pass`; forehand is seat 0."""
    table = Table.of(setup(rules, compulsory_klop=compulsory_klop), rules)
    for seat, word in turns:
        assert table.seat == seat
        table = table.say(word if word == "pass" else f"bid {word}")
    return table


def won_by(table: SomeTable, declarer: Seat, contract: Contract) -> SomeTable:
    """*declarer* bids *contract*, or wins unbid where it is no bid, all others pass; then he names it if he must."""
    while table.phase == "auction":
        mine = table.seat == declarer and contract.open_bid and table.view().bid is None
        table = table.say(f"bid {contract.name}" if mine else "pass")
    assert table.seat == declarer
    return table.say(f"contract {contract.name}") if table.phase == "contract" else table


def contracted(rules: Game, contract: str, declarer: Seat, dealt: DealSetup | None = None) -> Table:
    """The table after an auction that *declarer* wins with *contract*."""
    return won_by(Table.of(dealt or setup(rules), rules), declarer, named(rules, contract))


def named(rules: Values, contract: str) -> Contract:
    """A contract by its name."""
    found = rules.contract(contract)
    assert found is not None
    return found


def tricks(text: str) -> tuple[Trick, ...]:
    """Read tricks, `leader>winner: cards`, parted by semicolons: `0>1: hK t1 h2 h3; …`."""
    return tuple(_trick(part.strip()) for part in text.split(";"))


def _trick(text: str) -> Trick:
    seats, played = text.split(":")
    leader, winner = map(int, seats.split(">"))
    return Trick(leader, cards(played), winner)
