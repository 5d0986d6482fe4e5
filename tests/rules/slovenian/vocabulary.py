"""The words the Slovenian tests are written in. Everything is notation; nothing here knows a rule.

setup("t1 hK | t2 | t3 | t4", talon="t21")   a deal: the cards that matter by seat, the rest filled up by itself
Table.of(setup)                              the deal on the table, settled
table.say("pass", "pass", "bid two")         actions of whoever is to act, one after another
table.trick("hK h1 h2 h3")                   cards played, in order
table.refused("play t1")                     the reason an action is refused for
table.offers()                               what whoever is to act may do, as notation
contracted("three", 0, setup)                the same after an auction in which seat 0 plays three
"""

from dataclasses import dataclass, replace
from typing import Final

from backend.rules.shared.actions import DiscardTemplate, Template
from backend.rules.shared.cards import SUITS, Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import DealSetup, settle_all, step
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView
from backend.rules.slovenian.ruleset import SLOVENIAN_4
from backend.rules.tarok.bonuses import Fought, fought
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.machine import Deal
from backend.rules.tarok.play import Trick
from backend.rules.tarok.terms import Terms

RULES: Final = SLOVENIAN_4


def cards(text: str) -> tuple[Card, ...]:
    """Read cards: `hK t1`."""
    return tuple(map(Card, text.split()))


def setup(
    hands: str = "|||",
    talon: str = "",
    *,
    dealer: Seat = 3,
    compulsory_klop: bool = False,
    radli: tuple[int, ...] = (0, 0, 0, 0),
) -> DealSetup:
    """Deal the named cards to the seats, `seat 0 | seat 1 | …`, and fill hands and talon up in the order of the pack.

    Filled up one card a seat in turn, so that with few cards named everybody gets trumps. Forehand is seat 0.
    """
    parts = [*hands.split("|"), "", "", "", ""][: RULES.players]
    named = [list(cards(part)) for part in (*parts, talon)]
    spare = iter([card for card in TAROK_54.cards if not any(card in part for part in named)])
    sizes = [RULES.hand_size] * RULES.players + [RULES.talon]
    while any(len(part) < size for part, size in zip(named, sizes, strict=True)):
        for part, size in zip(named, sizes, strict=True):
            if len(part) < size:
                part.append(next(spare))
    *seats, stock = map(tuple, named)
    return DealSetup(dealer, tuple(seats), stock, compulsory_klop, radli)


SOME_DEAL: Final = setup()


def king_dealt_to(holder: Seat | str) -> DealSetup:
    """A deal with the king of hearts at a seat, or in the `talon`."""
    hands = "|".join("hK" if seat == holder else "" for seat in range(RULES.players))
    return setup(hands, "hK" if holder == "talon" else "")


@dataclass(frozen=True)
class Table:
    """A deal on the table, with all that has happened. Each word returns the table after it."""

    deal: Deal
    events: tuple[DealEvent, ...] = ()

    @classmethod
    def of(cls, dealt: DealSetup) -> "Table":
        return cls(*settle_all(RULES, RULES.begin(dealt)))

    @property
    def seat(self) -> Seat:
        return RULES.to_act(self.deal)[0]

    def say(self, *texts: str) -> "Table":
        table = self
        for text in texts:
            deal, events = step(RULES, table.deal, table.seat, parse_action(text, TAROK_54))
            table = Table(deal, (*table.events, *events))
        return table

    def to_play(self) -> "Table":
        """Nobody says anything more."""
        return self.say("pass").to_play() if self.phase == "announcements" else self

    def trick(self, played: str) -> "Table":
        return self.say(*(f"play {card}" for card in played.split()))

    def refused(self, text: str, seat: Seat | None = None) -> Reason:
        try:
            RULES.decide(self.deal, self.seat if seat is None else seat, parse_action(text, TAROK_54))
        except RuleViolation as violation:
            return violation.reason
        raise AssertionError(f"accepted: {text}")

    def offers(self, word: str = "") -> list[str]:
        """The legal actions whose notation begins with *word*."""
        legal = RULES.legal(self.deal, self.seat)
        texts = [format_action(action) for action in legal if not isinstance(action, Template)]
        return [text for text in texts if text.startswith(word)]

    def view(self, seat: Seat | None = None) -> DealView:
        return RULES.view(self.deal, seat)

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def result(self) -> DealResult:
        result = RULES.result(self.deal)
        assert result is not None
        return result


def auction(turns: list[tuple[Seat, str]], *, compulsory_klop: bool = False) -> Deal:
    """The auction after *turns*, each a seat and a contract or `pass`; forehand is seat 0."""
    table = Table.of(replace(SOME_DEAL, compulsory_klop=compulsory_klop))
    for seat, word in turns:
        assert table.seat == seat
        table = table.say(word if word == "pass" else f"bid {word}")
    return table.deal


def contracted(contract: str, declarer: Seat, dealt: DealSetup = SOME_DEAL) -> Table:
    """The table after an auction that *declarer* wins with *contract*; forehand gets klop and three unbid."""
    table, unbid = Table.of(dealt), not named(contract).open_bid
    while table.phase == "auction":
        mine = table.seat == declarer and not unbid and table.view().bid is None
        table = table.say(f"bid {contract}" if mine else "pass")
    assert table.seat == declarer
    return table.say(f"contract {contract}")


def named(contract: str) -> Contract:
    """A contract by its name."""
    found = RULES.contract(contract)
    assert found is not None
    return found


def announcing(
    hands: str = "hK | | |", talon: str = "c7", *, declarer: Seat = 2, radli: tuple[int, ...] = (0, 0, 0, 0)
) -> Table:
    """The announcement round of a `two`: *declarer* called the king of hearts; exchange and discards do not matter.

    By default seat 0 holds the called king of hearts and seat 2 declares. The declarer is first to speak.
    """
    table = contracted("two", declarer, setup(hands, talon, radli=radli)).say("call h", "take 0")
    return discard_low(table)


def discard_low(table: Table) -> Table:
    """Lay the last cards of the declarer's hand away that may go."""
    (template,) = RULES.legal(table.deal, table.seat)
    assert isinstance(template, DiscardTemplate)
    return table.say(" ".join(["discard", *template.cards[-template.count :]]))


def terms(contract: str, declarer: Seat = 0, *, called: str = "", dealt: DealSetup = SOME_DEAL) -> Terms:
    """The terms of a contract by themselves, with a called king if it has one."""
    bare = Terms(dealt, (), None, declarer, named(contract))
    return next((bare.with_called(suit) for suit in SUITS if suit == called), bare)


def tricks(text: str) -> tuple[Trick, ...]:
    """Read tricks, `leader>winner: cards`, parted by semicolons: `0>1: hK t1 h2 h3; …`."""
    return tuple(_trick(part.strip()) for part in text.split(";"))


def _trick(text: str) -> Trick:
    seats, played = text.split(":")
    leader, winner = map(int, seats.split(">"))
    return Trick(leader, cards(played), winner)


def fought_out(text: str, contract: str = "three", *, called: str = "h", dealt: DealSetup | None = None) -> Fought:
    """A deal fought out in the tricks of *text*: seat 0 declares, seat 2 holds the called king of hearts."""
    return fought(terms(contract, called=called, dealt=dealt or king_dealt_to(2)), tricks(text))
