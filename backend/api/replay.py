"""A finished deal played again, step by step, with all hands open."""

import json
from dataclasses import dataclass
from typing import TypeAlias

from backend.dealrecords import read_record
from backend.rules.registry import ruleset
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import AnyRuleset, settle_all, step
from backend.rules.shared.notation import parse_action
from backend.rules.shared.reasons import RuleViolation
from backend.rules.shared.views import DealView

Piles: TypeAlias = tuple[tuple[tuple[Card, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """What one action did: *seat* and *action* (null for the deal itself), the events, and how the deal then stood.

    All seats are deal seats. *view* is a spectator's; *hands* are all hands, by seat, and *closed* the cards that still
    lie face down in each of a seat's piles, the next one first. *rules* are the points of the rules that the events
    rest on, in their order.
    """

    seat: Seat | None
    action: str | None
    events: tuple[DealEvent, ...]
    view: DealView
    hands: tuple[tuple[Card, ...], ...]
    closed: Piles = ()
    rules: tuple[str, ...] = ()


class ReplayUnavailableError(Exception):
    """The record was made by rules that this server no longer has."""


def replay_steps(record: str) -> tuple[ReplayStep, ...]:
    """Play the deal record *record* (JSON text) again.

    Raises:
        ReplayUnavailableError: today's rules do not lead through it.
    """
    try:
        read = read_record(json.loads(record))
        rules = ruleset(read.rules, read.options)
        state, events = settle_all(rules, rules.begin(read.setup))
        piles = read.setup.piles
        steps = [_step(rules, state, (None, None), events, piles)]
        for seat, text in read.actions:
            state, events = step(rules, state, seat, parse_action(text, rules.pack))
            steps.append(_step(rules, state, (seat, text), events, piles))
    except (RuleViolation, LookupError, ValueError) as error:
        raise ReplayUnavailableError(type(error).__name__) from error
    return tuple(steps)


def _step(
    rules: AnyRuleset, state: object, by: tuple[Seat | None, str | None], events: tuple[DealEvent, ...], piles: Piles
) -> ReplayStep:
    hands = tuple(rules.view(state, each).hand for each in range(rules.players))
    public = rules.view(state, None)
    points = tuple(dict.fromkeys(point for event in events for point in rules.points(event)))
    return ReplayStep(*by, events, public, hands, _closed(piles, public), points)


def _closed(dealt: Piles, public: DealView) -> Piles:
    """Say which cards the closed ones are: a pile is turned up from its top, which is dealt first."""
    return tuple(
        tuple(cards[len(cards) - pile.closed :] for cards, pile in zip(own, seen, strict=True))
        for own, seen in zip(dealt, public.piles, strict=True)
    )
