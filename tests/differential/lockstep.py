"""One deal in two engines: the same cards, the same choices, everything compared at each step."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

from backend.rules.shared.actions import (
    Action,
    Discard,
    DiscardTemplate,
    LegalAction,
    NameContract,
    Pass,
    PlayCard,
    ShowTemplate,
)
from backend.rules.shared.cards import MOND, PAGAT, SKIS, Card, Seat, is_trump
from backend.rules.shared.events import DealEvent, TalonShown, TalonTaken, TrickWon
from backend.rules.shared.game import AnyRuleset, settle_all, step
from tests.differential.differences import Difference
from tests.differential.peer import Peer
from tests.differential.reckoning import mond_penalties, reckon

Choice = TypeVar("Choice")

_MODESTY: Final = 1.0
"""How much lower bids are preferred: enough that hands are played out, little enough that every contract comes up."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a deal came to: its contract, how many choices were compared, and the known differences met."""

    contract: str
    choices: int
    met: frozenset[Difference]


def play(rules: AnyRuleset, seed: int) -> Compared:
    """Play the deal of *seed* in both engines, at random.

    Raises:
        AssertionError: they differ, and not as is known.
    """
    rng = Random(seed)
    table = _Table(rules, Peer.dealt(rules.players, rng.randrange(rules.players), seed), rng)
    while not table.peer.over:
        legal = table.legal
        if table.peer.plays and Pass() in legal:
            table.say_nothing()
        elif table.forces_pagat(legal):
            return Compared("left out", table.choices, frozenset({Difference.FORCED_PAGAT}))
        else:
            table.act(legal)
    return table.compared()


class _Table:
    """The two engines side by side."""

    def __init__(self, rules: AnyRuleset, peer: Peer, rng: Random) -> None:
        self.peer = peer
        self.choices = 0
        self._rules = rules
        self._rng = rng
        self._deal: Any
        self._deal, events = settle_all(rules, rules.begin(peer.setup))
        self._events: tuple[DealEvent, ...] = events

    @property
    def _seat(self) -> Seat:
        return self._rules.to_act(self._deal)[0]

    @property
    def legal(self) -> tuple[LegalAction, ...]:
        """What our engine lists for whose turn it is."""
        return self._rules.legal(self._deal, self._seat)

    @property
    def _taker(self) -> Seat | None:
        return next((event.seat for event in self._events if isinstance(event, TalonTaken)), None)

    def say_nothing(self) -> None:
        """Pass in our round of announcements, which the peer has not (`STATEMENTS`)."""
        self._step(Pass())

    def forces_pagat(self, legal: tuple[LegalAction, ...]) -> bool:
        """Say whether the peer wants the pagat where our engine follows suit (`FORCED_PAGAT`)."""
        if not self.peer.plays or not {MOND, SKIS} <= set(self.peer.table):
            return False
        return self.peer.legal(naming=False) == {PlayCard(PAGAT)} and PlayCard(PAGAT) not in legal

    def act(self, legal: tuple[LegalAction, ...]) -> None:
        """Compare what there is to choose, choose, and compare what comes of it."""
        assert self._seat == self.peer.seat  # who won the trick leads, who won the auction declares
        talon = self.peer.talon
        if isinstance(legal[0], DiscardTemplate):
            happened = self._step(self._lay_away(legal[0]))
        else:
            action = self._choose(legal)
            happened = self._step(action)
            self.peer.take(action)
        self._compare_talon(happened, talon)
        self.choices += 1

    def compared(self) -> Compared:
        """Compare the results."""
        result = self._rules.result(self._deal)
        assert result is not None
        reckoned = reckon(self._rules, self._events, result)
        assert self.peer.scores == reckoned.scores, (result, reckoned)
        assert self.peer.mond_penalties == mond_penalties(result), result
        if not reckoned.met:
            both = zip(self.peer.scores, self.peer.mond_penalties, strict=True)
            assert result.scores == tuple(map(sum, both))
        return Compared(str(result.contract), self.choices, reckoned.met)

    def _step(self, action: Action) -> tuple[DealEvent, ...]:
        self._deal, happened = step(self._rules, self._deal, self._seat, action)
        self._events += happened
        return happened

    def _choose(self, legal: tuple[LegalAction, ...]) -> Action:
        offered = self.peer.legal(naming=isinstance(legal[0], NameContract))
        assert set(legal) == offered
        singles = [each for each in legal if not isinstance(each, DiscardTemplate | ShowTemplate)]
        if self.peer.bids:
            return singles[min(int(self._rng.expovariate(_MODESTY)), len(singles) - 1)]
        return self._rng.choice(singles)

    def _lay_away(self, template: DiscardTemplate) -> Discard:
        """Lay cards away one by one, as the peer does: taroks only where nothing else may go (`TAROKS_LAID_AWAY`)."""
        left, laid = set(template.cards), list[Card]()
        for _ in range(template.count):
            plain = {card for card in left if not is_trump(card)}
            assert self.peer.legal_cards == (plain or left)
            laid.append(self._rng.choice(sorted(plain or left)))
            left.discard(laid[-1])
            self.peer.take(Discard((laid[-1],)))
        return Discard(tuple(laid))

    def _compare_talon(self, happened: Iterable[DealEvent], before: tuple[Card, ...]) -> None:
        """Compare the sets turned up, and what of the talon goes with a trick: the first card, or all that is left."""
        for event in happened:
            if isinstance(event, TalonShown):
                assert self.peer.talon_sets == event.sets
            if isinstance(event, TrickWon):
                gone = before[: len(before) - len(self.peer.talon)]
                rest = event.rest if event.seat == self._taker else ()  # TALON_REST
                assert gone == (rest if event.gift is None else (event.gift,))
