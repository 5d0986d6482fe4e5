"""The words the French tests are written in. Everything is notation; nothing here knows a rule.

setup("t1 hK | t2 | t3 | t4", "t21")      a deal: the cards that matter by seat, the rest filled up by itself
Table.of(setup)                           the deal on the table, settled
table.say("pass", "bid petite")           actions of whoever is to act, one after another
table.trick("hK h1 h2 h3")                cards played, in order
table.refused("play t1")                  the reason an action is refused for
table.offers()                            what whoever is to act may do, as notation
taken("garde", 0, setup)                  the same after an auction in which seat 0 takes with a garde
playing("garde", 0, setup)                the same when cards are laid away and no chelem is announced
endgame("hK | h1 | h2 | h3", "0: …")      the last cards of a deal, after these tricks
"""

from dataclasses import dataclass
from typing import Final

from backend.rules.french.ending import result
from backend.rules.french.knowledge import true_sides
from backend.rules.french.machine import Deal
from backend.rules.french.play import Playing, Trick
from backend.rules.french.ruleset import FRENCH_3, FRENCH_4, FRENCH_5, FrenchRuleset
from backend.rules.french.terms import Terms
from backend.rules.shared.actions import DiscardTemplate, ShowTemplate, Template
from backend.rules.shared.cards import Card, Seat, is_trump
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import DealSetup, settle_all, step
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView, PoigneeView

ALL: Final = (FRENCH_3, FRENCH_4, FRENCH_5)
BY_GAME: Final = {"french3": FRENCH_3, "french4": FRENCH_4, "french5": FRENCH_5}


def cards(text: str) -> tuple[Card, ...]:
    """Read cards: `hK t1`."""
    return tuple(map(Card, text.split()))


def setup(hands: str = "", dog: str = "", *, rules: FrenchRuleset = FRENCH_4) -> DealSetup:
    """Deal the named cards to the seats, `seat 0 | seat 1 | …`, and fill hands and dog up in the order of the pack.

    Filled up one card a seat in turn, so that with few cards named everybody gets trumps. Forehand is seat 0.
    """
    parts = [*hands.split("|"), *[""] * rules.players][: rules.players]
    named = [list(cards(part)) for part in (*parts, dog)]
    spare = iter([card for card in rules.pack.cards if not any(card in part for part in named)])
    sizes = [rules.hand_size] * rules.players + [rules.dog]
    while any(len(part) < size for part, size in zip(named, sizes, strict=True)):
        for part, size in zip(named, sizes, strict=True):
            if len(part) < size:
                part.append(next(spare))
    *seats, stock = map(tuple, named)
    return DealSetup(rules.players - 1, tuple(seats), stock)


@dataclass(frozen=True)
class Table:
    """A deal on the table, with all that has happened. Each word returns the table after it."""

    rules: FrenchRuleset
    deal: Deal
    events: tuple[DealEvent, ...] = ()

    @classmethod
    def of(cls, dealt: DealSetup, rules: FrenchRuleset = FRENCH_4) -> "Table":
        return cls(rules, *settle_all(rules, rules.begin(dealt)))

    @property
    def seat(self) -> Seat:
        return self.rules.to_act(self.deal)[0]

    def say(self, *texts: str) -> "Table":
        table = self
        for text in texts:
            deal, events = step(self.rules, table.deal, table.seat, parse_action(text, self.rules.pack))
            table = Table(self.rules, deal, (*table.events, *events))
        return table

    def trick(self, played: str) -> "Table":
        return self.say(*(f"play {card}" for card in played.split()))

    def refused(self, text: str, seat: Seat | None = None) -> Reason:
        try:
            self.rules.decide(self.deal, self.seat if seat is None else seat, parse_action(text, self.rules.pack))
        except RuleViolation as violation:
            return violation.reason
        raise AssertionError(f"accepted: {text}")

    def offers(self, word: str = "") -> list[str]:
        """The legal actions whose notation begins with *word*, templates aside."""
        legal = self.rules.legal(self.deal, self.seat)
        texts = [format_action(action) for action in legal if not isinstance(action, Template)]
        return [text for text in texts if text.startswith(word)]

    @property
    def discard(self) -> DiscardTemplate:
        (template,) = self.rules.legal(self.deal, self.seat)
        assert isinstance(template, DiscardTemplate)
        return template

    @property
    def poignee(self) -> ShowTemplate | None:
        """What may be shown; it is the last thing offered."""
        last = self.rules.legal(self.deal, self.seat)[-1]
        return last if isinstance(last, ShowTemplate) else None

    def lay_away(self) -> "Table":
        """Lay away the forced trumps, and the last of the other cards that may go."""
        forced = self.discard.trumps or 0
        trumps = [card for card in self.discard.cards if is_trump(card)][:forced]
        plain = [card for card in self.discard.cards if not is_trump(card)][-(self.discard.count - forced) :]
        return self.say(" ".join(["discard", *trumps, *plain]))

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


def taken(contract: str, taker: Seat = 0, dealt: DealSetup | None = None, rules: FrenchRuleset = FRENCH_4) -> Table:
    """The table after an auction that *taker* wins with *contract*."""
    table = Table.of(dealt or setup(rules=rules), rules)
    while table.phase == "auction":
        table = table.say(f"bid {contract}" if table.seat == taker else "pass")
    return table


def playing(
    contract: str,
    taker: Seat = 0,
    dealt: DealSetup | None = None,
    rules: FrenchRuleset = FRENCH_4,
    *,
    call: str = "hK",
) -> Table:
    """The table when the first card is awaited, and no chelem was announced."""
    table = taken(contract, taker, dealt, rules)
    table = table.say(f"call {call}") if table.phase == "king_call" else table
    table = table.lay_away() if table.phase == "discard" else table
    return table.say("pass")


def terms(
    contract: str, taker: Seat = 0, *, partner: Seat | None = None, rules: FrenchRuleset = FRENCH_4, away: str = ""
) -> Terms:
    """The terms of a contract by themselves; *partner* holds the called king of hearts."""
    found = rules.contract(contract)
    assert found is not None
    hands = "|".join("hK" if seat == partner else "" for seat in range(rules.players))
    bare = Terms(setup(hands, rules=rules), (), taker, found, discards=cards(away))
    return bare if partner is None else bare.with_called(Card("hK"))


def tricks(text: str) -> tuple[Trick, ...]:
    """Read tricks, `leader>winner: cards`, parted by semicolons: `0>1: hK t1 h2 h3; …`."""
    return tuple(_trick(part.strip()) for part in text.split(";")) if text else ()


def _trick(text: str) -> Trick:
    seats, played = text.split(":")
    leader, winner = map(int, seats.split(">"))
    return Trick(leader, cards(played), winner)


def endgame(hands: str, before: str = "", *, of: Terms | None = None, rules: FrenchRuleset = FRENCH_4) -> Table:
    """The last cards of a deal, seat 0 to lead; *before* are the tricks it has had, all sides being known."""
    settled = of or terms("garde", rules=rules)
    left = tuple(frozenset(cards(part)) for part in hands.split("|"))
    return Table(
        rules,
        Playing(settled, announced=False, public=true_sides(settled), hands=left, leader=0, tricks=tricks(before)),
    )


def scored(
    of: Terms, played: str, *, shown: str = "", announced: bool = False, rules: FrenchRuleset = FRENCH_4
) -> DealResult:
    """The result of a deal that had the tricks *played*; *shown* are poignées, `seat: cards; …`."""
    poignees = [part.split(":") for part in shown.split(";") if part]
    seen = tuple(PoigneeView(int(seat), cards(text)) for seat, text in poignees)
    nothing = (frozenset[Card](),) * rules.players
    return result(rules, Playing(of, announced, true_sides(of), nothing, 0, (), tricks(played), seen))
