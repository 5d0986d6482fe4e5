"""What of an event its audience may know: from the event alone, so that old batches can be sent again."""

from dataclasses import replace

from backend.rules.shared.cards import Seat
from backend.rules.shared.game import AnyRuleset
from backend.tables.events import Acted, CreatorSeen, InDeal, PackShuffled, TableEvent
from backend.tables.seats import deal_seat


def redact(event: TableEvent, seat: Seat | None, rules: AnyRuleset) -> TableEvent | None:
    """Return what table seat *seat* (None: a spectator) may know of *event*; None where it learns nothing of it.

    *rules* are the table's. Who sits out a deal sees of it what a spectator sees (S-56).
    """
    match event:
        case Acted() | CreatorSeen():
            return None
        case PackShuffled():
            return PackShuffled(None)
        case InDeal(event=happened, seating=seating):
            return replace(event, event=rules.redact(happened, deal_seat(seating, seat)))
        case _:
            return event
