"""The legal answers of a seat as text: what its `turn` frame lists."""

from typing import assert_never

from backend.rules.shared.actions import Template
from backend.rules.shared.cards import Seat
from backend.rules.shared.notation import format_action
from backend.tables.dealing import cutter
from backend.tables.model import Dealing, Finished, Playing, Scored, Seating, Table
from backend.tables.seats import deal_seat, rules_of


def legal_texts(table: Table, seat: Seat) -> tuple[str | Template, ...]:
    """List every answer *seat* may give to the question, in the notation; discards and poignées as templates.

    Empty where the seat is not asked. A player who is away is asked too: answering takes his seat back.
    """
    if seat not in table.question.seats:
        return ()
    match table.phase:
        case Dealing(dealing=None):
            return ("deal",)
        case Dealing() as phase:
            return _dealing_texts(table, phase, seat)
        case Playing() as phase:
            return _deal_texts(table, phase, seat)
        case Scored(ready=ready):
            return () if seat in ready else ("next",)
        case Seating() | Finished():
            return ()
        case _ as never:
            assert_never(never)


def _dealing_texts(table: Table, phase: Dealing, seat: Seat) -> tuple[str, ...]:
    if seat != cutter(table, phase):
        return ()
    return tuple(format_action(action) for action in rules_of(table.options).dealing_legal(phase.dealing))


def _deal_texts(table: Table, phase: Playing, seat: Seat) -> tuple[str | Template, ...]:
    own = deal_seat(phase.deal.seating, seat)
    offers = () if own is None else rules_of(table.options).legal(phase.deal.state, own)
    return tuple(offer if isinstance(offer, Template) else format_action(offer) for offer in offers)
