"""What a bot would do in a player's place, and why: a help at tables where no other person plays."""

from backend.bots import Advice, advise
from backend.tables.legal import offers_to
from backend.tables.model import AccountId, Playing, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import deal_seat, own_seat, persons, rules_of


def hint(table: Table, account: AccountId, turn: int) -> Advice:
    """Answer question *turn* as a bot in the seat of *account* would; it sees what the seat sees. Changes nothing.

    Raises:
        TableError: NOT_SEATED; NO_HINTS at a rated table or beside other people; STALE_TURN; WRONG_PHASE where that
            seat is asked for no action of the deal.
    """
    seat = own_seat(table, account)
    if table.options.rated or persons(table) != (seat,):
        raise TableError(TableReason.NO_HINTS)
    if turn != table.question.no:
        raise TableError(TableReason.STALE_TURN)
    phase = table.phase
    offers = offers_to(table, phase, seat) if isinstance(phase, Playing) and seat in table.question.seats else ()
    if not offers or not isinstance(phase, Playing):
        raise TableError(TableReason.WRONG_PHASE)
    deal = phase.deal
    return advise(rules_of(table.options).view(deal.state, deal_seat(deal.seating, seat)), offers)
