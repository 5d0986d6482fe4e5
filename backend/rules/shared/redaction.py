"""What of one event a seat or a spectator may know, whatever the game."""

from dataclasses import replace
from typing import assert_never

from backend.rules.shared.cards import Seat
from backend.rules.shared.events import (
    Announced,
    AnnouncementsClosed,
    AuctionWon,
    BidMade,
    CardCalled,
    CardPlayed,
    CardsDealt,
    ContractNamed,
    ContractRaised,
    DealEnded,
    DealEvent,
    DealVoided,
    Declared,
    Discarded,
    HandOpened,
    HandsThrownIn,
    KingCalled,
    KontraSaid,
    Passed,
    PileTurned,
    PoigneeShown,
    TalonShown,
    TalonTaken,
    TrickWon,
)


def redact(event: DealEvent, seat: Seat | None) -> DealEvent:
    """Return what *seat* (None: a spectator) may know of *event*.

    Hidden are hands, the talon, closed piles and plain discards (S-19, P-38).

    Every event is named here, so that a new one cannot become public by being forgotten.
    """
    match event:
        case CardsDealt():
            hands = tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands))
            return replace(event, hands=hands, talon=None, piles=None if event.piles else ())
        case Discarded():
            return event if event.seat == seat else replace(event, hidden=None)
        case BidMade() | Passed() | AuctionWon() | ContractNamed() | ContractRaised() | Declared():
            return event
        case KingCalled() | CardCalled() | TalonShown() | TalonTaken() | PileTurned():
            return event
        case Announced() | KontraSaid() | AnnouncementsClosed() | PoigneeShown():
            return event
        case CardPlayed() | TrickWon() | HandOpened() | HandsThrownIn() | DealVoided() | DealEnded():
            return event
        case _ as never:
            assert_never(never)
