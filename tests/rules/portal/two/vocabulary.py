"""The words the tests of the two-player game are written in. Everything is notation; nothing here knows a rule.

setup("hK t3 | ", "d4 t9 s9 c7 / / | ")   a deal: hands and piles that matter by seat, the rest filled up by itself
Table.of(setup)                           the deal on the table, settled
playing("hK t3 | h1", "d4 / s9 | ", on="d1") a moment of the play: hands, piles with a card face up, the card led
table.say("pass", "declare")              actions of whoever is to act, one after another
table.trick("hK h1")                      cards played, in order
table.refused("play t1")                  the reason an action is refused for
table.offers()                            what whoever is to act may do, as notation
"""

from dataclasses import dataclass
from typing import Final

from backend.rules.portal.two.board import Board, Pile
from backend.rules.portal.two.declaration import Terms
from backend.rules.portal.two.machine import Deal
from backend.rules.portal.two.play import Playing
from backend.rules.portal.two.ruleset import PORTAL_2
from backend.rules.shared.actions import Template
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent, PileTurned
from backend.rules.shared.game import DealSetup, settle_all, step
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView

RULES: Final = PORTAL_2


def cards(text: str) -> tuple[Card, ...]:
    """Read cards: `hK t1`."""
    return tuple(map(Card, text.split()))


def piles(text: str) -> list[list[Card]]:
    """Read the three piles of a seat, parted by strokes, each top card first: `d4 t9 / s9 / `."""
    return [list(cards(pile)) for pile in [*text.split("/"), "", ""][:3]]


def setup(hands: str = "|", closed: str = "|", *, dealer: Seat = 1) -> DealSetup:
    """Deal the named cards, and fill hands and piles up in the order of the pack. Seat 0 is asked and leads first."""
    in_hands = [list(cards(hand)) for hand in hands.split("|")]
    in_piles = [piles(own) for own in closed.split("|")]
    places = [(hand, 15) for hand in in_hands] + [(pile, 4) for own in in_piles for pile in own]
    spare = iter([card for card in TAROK_54.cards if not any(card in place for place, _ in places)])
    while any(len(place) < size for place, size in places):
        for place, size in places:
            if len(place) < size:
                place.append(next(spare))
    by_seat = tuple(tuple(map(tuple, own)) for own in in_piles)
    return DealSetup(dealer, tuple(map(tuple, in_hands)), (), piles=by_seat)


SOME_DEAL: Final = setup()


@dataclass(frozen=True)
class Table:
    """A deal on the table, with all that has happened. Each word returns the table after it."""

    deal: Deal
    events: tuple[DealEvent, ...] = ()

    @classmethod
    def of(cls, dealt: DealSetup = SOME_DEAL) -> "Table":
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

    def trick(self, played: str) -> "Table":
        return self.say(*(f"play {card}" for card in played.split()))

    def played_out(self) -> "Table":
        """The first card offered is played until the deal is over."""
        table = self
        while table.phase == "play":
            table = table.say(table.offers()[0])
        return table

    def refused(self, text: str, seat: Seat | None = None) -> Reason:
        try:
            RULES.decide(self.deal, self.seat if seat is None else seat, parse_action(text, TAROK_54))
        except RuleViolation as violation:
            return violation.reason
        raise AssertionError(f"accepted: {text}")

    def offers(self) -> list[str]:
        legal = RULES.legal(self.deal, self.seat)
        return [format_action(action) for action in legal if not isinstance(action, Template)]

    def view(self, seat: Seat | None = None) -> DealView:
        return RULES.view(self.deal, seat)

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def turned(self) -> list[tuple[Seat, int, str, bool]]:
        """Every card turned up so far: whose, of which pile, which, and whether it was taken."""
        return [(each.seat, each.pile, each.card, each.taken) for each in self.events if isinstance(each, PileTurned)]

    def pile(self, seat: Seat, number: int = 0) -> tuple[str | None, int]:
        """The card face up on a pile, and how many lie closed below."""
        pile = self.view().piles[seat][number]
        return pile.top, pile.closed

    @property
    def result(self) -> DealResult:
        result = RULES.result(self.deal)
        assert result is not None
        return result


def playing(hands: str, open_piles: str = "|", *, on: str = "", leader: Seat = 0) -> Table:
    """A moment of the play: the first card of each pile lies face up. *on* is the card that *leader* has led."""
    by_seat = [[Pile(tuple(pile[1:]), pile[0]) for pile in piles(own) if pile] for own in open_piles.split("|")]
    board = Board(tuple(frozenset(cards(hand)) for hand in hands.split("|")), tuple(map(tuple, by_seat)))
    return Table(Playing(Terms(SOME_DEAL, (0, 1), None), board, leader, cards(on)))
