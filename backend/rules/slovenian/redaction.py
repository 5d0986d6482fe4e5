"""What of one event a seat or a spectator may know."""

from dataclasses import replace
from typing import assert_never

from backend.rules.shared.cards import Seat
from backend.rules.shared.events import (
    Announced,
    AnnouncementsClosed,
    AuctionWon,
    BidMade,
    CardPlayed,
    CardsDealt,
    ContractNamed,
    ContractRaised,
    DealEnded,
    DealEvent,
    Discarded,
    HandOpened,
    HandsThrownIn,
    KingCalled,
    KontraSaid,
    Passed,
    TalonShown,
    TalonTaken,
    TrickWon,
)


def redact(event: DealEvent, seat: Seat | None) -> DealEvent:
    """Return what *seat* (None: a spectator) may know of *event*: hands, talon and plain discards are hidden (S-19).

    Every event is named here, so that a new one cannot become public by being forgotten.
    """
    match event:
        case CardsDealt():
            hands = tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands))
            return replace(event, hands=hands, talon=None)
        case Discarded():
            return event if event.seat == seat else replace(event, hidden=None)
        case BidMade() | Passed() | AuctionWon() | ContractNamed() | ContractRaised():
            return event
        case KingCalled() | TalonShown() | TalonTaken():
            return event
        case Announced() | KontraSaid() | AnnouncementsClosed():
            return event
        case CardPlayed() | TrickWon() | HandOpened() | HandsThrownIn() | DealEnded():
            return event
        case _ as never:
            assert_never(never)
