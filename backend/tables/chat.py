"""When the chat is closed: the defenders of an open beggar may not confer (S-36)."""

from typing import Final

from backend.rules.shared.cards import Seat
from backend.rules.shared.views import DealView
from backend.tables.seats import deal_seat

_SILENT_CONTRACTS: Final = frozenset({"open_beggar"})


def chat_closed(deal: DealView | None, seating: tuple[Seat, ...], seat: Seat | None) -> bool:
    """Say whether table seat *seat* may not chat now, from a view of the deal being played (anybody's).

    Only defenders are silenced, and from the contract's naming on: what they know of their hands is worth most then.
    """
    if deal is None or deal.result is not None or deal.contract not in _SILENT_CONTRACTS:
        return False
    own = deal_seat(seating, seat)
    return own is not None and own != deal.declarer
