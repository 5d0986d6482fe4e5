"""Replaying a deal record through the rules."""

from typing import Any, NamedTuple

from backend.dealrecords.record import DealRecord
from backend.rules.registry import ruleset as ruleset_named
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import DealEvent, HandsThrownIn
from backend.rules.shared.game import AnyRuleset, settle_all, step
from backend.rules.shared.notation import parse_action
from backend.rules.shared.reasons import Reason, RuleViolation


class ActionRefused(RuleViolation):
    """The rules refuse one action of a record: *action* is its number from 0, *seat* who is said to have done it.

    *rule* is the rule point they refuse it by, None where it is none of theirs (no action at all).
    """

    def __init__(self, action: int, seat: Seat, violation: RuleViolation, rule: str | None) -> None:
        super().__init__(violation.reason, violation.detail)
        self.action = action
        self.seat = seat
        self.rule = rule


class Replay(NamedTuple):
    """A record played through: its ruleset, the state after the last action, and all events from the deal on."""

    ruleset: AnyRuleset
    state: Any  # the ruleset's own, opaque here as in AnyRuleset
    events: tuple[DealEvent, ...]


def replay(record: DealRecord) -> Replay:
    """Play every action of *record*, exactly as a table did.

    The record's ruleset must be known, as `read_record` has checked.

    Raises:
        ActionRefused: an action is not legal where it stands.
        RuleViolation: BAD_RECORD where the hands are ones that are thrown in (S-9).
    """
    ruleset = ruleset_named(record.rules, record.options)
    state, events = settle_all(ruleset, ruleset.begin(record.setup))
    if any(isinstance(event, HandsThrownIn) for event in events):
        raise RuleViolation(
            Reason.BAD_RECORD, "a hand without taroks is thrown in; the deal that follows is the record"
        )
    happened = list(events)
    for index, (seat, text) in enumerate(record.actions):
        try:
            state, events = step(ruleset, state, seat, parse_action(text, ruleset.pack))
        except RuleViolation as violation:
            raise ActionRefused(index, seat, violation, ruleset.refusal_point(violation.reason)) from violation
        happened += events
    return Replay(ruleset, state, tuple(happened))
