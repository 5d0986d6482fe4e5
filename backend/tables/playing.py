"""The deal being played: a player's action goes to the rules, and what they say goes into the log."""

from dataclasses import replace
from typing import assert_never

from backend.rules.shared.actions import Action
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import HandsThrownIn
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.tables.clock import ask_turn, check_turn, overrun
from backend.tables.commands import Act
from backend.tables.dealing import pass_on, redeal
from backend.tables.events import Acted, DealScored, InDeal, TableEvent
from backend.tables.model import DealInProgress, Playing, Seating, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import deal_seat, rules_of
from backend.tables.sheet import row_of


def decide(table: Table, seat: Seat, command: Act, at_ms: int) -> tuple[TableEvent, ...]:
    """Judge an action of the player in table seat *seat*.

    Raises:
        TableError: NOT_STARTED, STALE_TURN, WRONG_PHASE.
        RuleViolation: what the rules refuse.
    """
    if isinstance(table.phase, Seating):
        raise TableError(TableReason.NOT_STARTED)
    check_turn(table, command.turn)
    return (*overrun(table, seat, at_ms), *acted(table, seat, command.action))


def acted(table: Table, seat: Seat, action: Action) -> tuple[TableEvent, ...]:
    """Judge an action by the rules alone."""
    if not isinstance(table.phase, Playing):
        raise TableError(TableReason.WRONG_PHASE)
    deal = table.phase.deal
    own = deal_seat(deal.seating, seat)
    if own is None:  # who sits out is never asked (S-56)
        raise RuleViolation(Reason.NOT_YOUR_TURN)
    event = rules_of(table.options).decide(deal.state, own, action)
    return Acted(own, format_action(action)), InDeal(event, deal.seating)


def settle(table: Table, phase: Playing, at_ms: int) -> TableEvent | None:
    """Say what the rules say follows; then score, deal again, or ask whose turn it is."""
    rules, deal = rules_of(table.options), phase.deal
    if (event := rules.settle(deal.state)) is not None:
        return InDeal(event, deal.seating)
    if phase.thrown_in:
        return redeal(table, phase, at_ms)
    if (result := rules.result(deal.state)) is not None:
        if result.void is not None:
            return pass_on(table, phase, result.void, at_ms)
        return DealScored(row_of(table, deal, result), result)
    if not table.answered:
        return None
    seats = tuple(deal.seating[seat] for seat in rules.to_act(deal.state))
    return ask_turn(table, seats, at_ms, grace=_after_a_trick(table, deal))


def _after_a_trick(table: Table, deal: DealInProgress) -> bool:
    public = rules_of(table.options).view(deal.state, None)
    return public.last_trick is not None and not public.trick


def evolve(table: Table, event: Acted | InDeal) -> Table:
    """Keep the deal and its actions."""
    phase = table.phase
    assert isinstance(phase, Playing)
    rules, deal = rules_of(table.options), phase.deal
    match event:
        case Acted(seat, text):
            action = parse_action(text, rules.pack)
            phase = replace(phase, deal=replace(deal, actions=(*deal.actions, (seat, action))))
        case InDeal(event=happened):
            thrown_in = happened.hands if isinstance(happened, HandsThrownIn) else phase.thrown_in
            state = rules.evolve(deal.state, happened)
            phase = Playing(replace(deal, state=state), thrown_in)
        case _ as never:
            assert_never(never)
    return replace(table, phase=phase, answered=True)
