"""Who may chat: not the defenders of an open beggar (S-36). And who may read what was said."""

from typing import Final

from backend.rules.shared.cards import Seat
from backend.rules.shared.views import DealView
from backend.tables.model import AccountId, Finished, Table
from backend.tables.seats import deal_seat, seat_of

_SILENT_CONTRACTS: Final = frozenset({"open_beggar"})


def chat_closed(deal: DealView | None, seating: tuple[Seat, ...], seat: Seat | None) -> bool:
    """Say whether table seat *seat* may not chat now, from a view of the deal being played (anybody's).

    Only defenders are silenced, and from the contract's naming on: what they know of their hands is worth most then.
    """
    if deal is None or deal.result is not None or deal.contract not in _SILENT_CONTRACTS:
        return False
    own = deal_seat(seating, seat)
    return own is not None and own != deal.declarer


def may_read_chat(table: Table, account: AccountId) -> bool:
    """Say whether *account* may read what was said: whoever has the way to a table may.

    When a private one is over its id stands in everybody's history; then only who sat there may.
    """
    over = isinstance(table.phase, Finished)
    return table.options.public or not over or seat_of(table, account) is not None
