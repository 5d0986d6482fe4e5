"""A finished deal played again, step by step, with all hands open."""

import json
from dataclasses import dataclass

from backend.dealrecords import read_record
from backend.rules.registry import ruleset
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import AnyRuleset, settle_all, step
from backend.rules.shared.notation import parse_action
from backend.rules.shared.reasons import RuleViolation
from backend.rules.shared.views import DealView


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """What one action did: *seat* and *action* (null for the deal itself), the events, and how the deal then stood.

    All seats are deal seats. *view* is a spectator's; *hands* are all hands, by seat.
    """

    seat: Seat | None
    action: str | None
    events: tuple[DealEvent, ...]
    view: DealView
    hands: tuple[tuple[Card, ...], ...]


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
        steps = [_step(rules, state, None, None, events)]
        for seat, text in read.actions:
            state, events = step(rules, state, seat, parse_action(text, rules.pack))
            steps.append(_step(rules, state, seat, text, events))
    except (RuleViolation, LookupError, ValueError) as error:
        raise ReplayUnavailableError(type(error).__name__) from error
    return tuple(steps)


def _step(
    rules: AnyRuleset, state: object, seat: Seat | None, action: str | None, events: tuple[DealEvent, ...]
) -> ReplayStep:
    hands = tuple(rules.view(state, each).hand for each in range(rules.players))
    return ReplayStep(seat, action, events, rules.view(state, None), hands)
