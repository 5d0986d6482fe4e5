"""What happens in a deal: the events of the whole family, one vocabulary for log, wire, replay and client.

Each event names its `kind`, so that a stored or sent event can be read back without guessing. Events hold facts, never
sentences. Fields that an audience may not know are None after `redact`.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.shared.cards import Card, Seat, Suit
from backend.rules.shared.results import DealResult, VoidReason


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """The deal begins. Redacted: the hands of others, the talon and the closed piles (P-30) are None."""

    dealer: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    talon: tuple[Card, ...] | None
    compulsory_klop: bool
    piles: tuple[tuple[tuple[Card, ...], ...], ...] | None = ()
    kind: Literal["cards_dealt"] = "cards_dealt"


@dataclass(frozen=True, slots=True)
class ThrownInHand:
    """A hand without taroks, shown to all."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandsThrownIn:
    """Somebody was dealt no tarok: these hands are shown, the same dealer deals again (S-9)."""

    hands: tuple[ThrownInHand, ...]
    kind: Literal["hands_thrown_in"] = "hands_thrown_in"


@dataclass(frozen=True, slots=True)
class DealVoided:
    """Nobody plays this deal: all passed (F-8), or *seat* holds a bare petit and shows his *cards* (F-6)."""

    reason: VoidReason
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()
    kind: Literal["deal_voided"] = "deal_voided"


@dataclass(frozen=True, slots=True)
class Declared:
    """The two-player game is played for a multiplier by *seat* (P-31)."""

    seat: Seat
    kind: Literal["declared"] = "declared"


@dataclass(frozen=True, slots=True)
class PileTurned:
    """The top card of a closed pile is turned up (P-32, P-33); *taken*: it goes into its owner's hand."""

    seat: Seat
    pile: int
    card: Card
    taken: bool
    kind: Literal["pile_turned"] = "pile_turned"


@dataclass(frozen=True, slots=True)
class BidMade:
    """A bid in the auction."""

    seat: Seat
    contract: str
    kind: Literal["bid_made"] = "bid_made"


@dataclass(frozen=True, slots=True)
class Passed:
    """A pass in the auction, or the end of a turn of statements."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """All others have passed: this seat names the contract next. *bid* is None where nobody bid."""

    seat: Seat
    bid: str | None
    kind: Literal["auction_won"] = "auction_won"


@dataclass(frozen=True, slots=True)
class ContractNamed:
    """The final contract. In klop nobody is declarer, though *seat* named it; or, all having passed, leads to it."""

    seat: Seat
    contract: str
    kind: Literal["contract_named"] = "contract_named"


@dataclass(frozen=True, slots=True)
class KingCalled:
    """The declarer called the king of *suit*."""

    seat: Seat
    suit: Suit
    kind: Literal["king_called"] = "king_called"


@dataclass(frozen=True, slots=True)
class CardCalled:
    """The taker of five called *card*: its holder is his partner (french.md, section 10)."""

    seat: Seat
    card: Card
    kind: Literal["card_called"] = "card_called"


@dataclass(frozen=True, slots=True)
class TalonShown:
    """The talon is turned up in its sets, in the order it was dealt. The dog is one set."""

    sets: tuple[tuple[Card, ...], ...]
    kind: Literal["talon_shown"] = "talon_shown"


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """The declarer took one set of the talon; everybody saw which."""

    seat: Seat
    index: int
    cards: tuple[Card, ...]
    kind: Literal["talon_taken"] = "talon_taken"


@dataclass(frozen=True, slots=True)
class Discarded:
    """Cards laid away. *shown* (taroks) lie face up; *hidden* is None for all but the seat itself."""

    seat: Seat
    shown: tuple[Card, ...]
    hidden: tuple[Card, ...] | None
    count: int
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class ContractRaised:
    """The declarer raised to another contract after discarding."""

    seat: Seat
    contract: str
    kind: Literal["contract_raised"] = "contract_raised"


@dataclass(frozen=True, slots=True)
class Announced:
    """A bonus announced. *shown* is the ultimo card turned up, where the announcer holds it (S-27)."""

    seat: Seat
    bonus: str
    shown: Card | None
    kind: Literal["announced"] = "announced"


@dataclass(frozen=True, slots=True)
class KontraSaid:
    """An item raised to *level* (1 kontra, 2 rekontra, 3 subkontra, 4 mordkontra)."""

    seat: Seat
    target: str
    announcer: Seat | None
    level: int
    kind: Literal["kontra_said"] = "kontra_said"


@dataclass(frozen=True, slots=True)
class PoigneeShown:
    """Many trumps shown before their holder's first card (F-16)."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: Literal["poignee_shown"] = "poignee_shown"


@dataclass(frozen=True, slots=True)
class AnnouncementsClosed:
    """The announcement round is over; play begins."""

    kind: Literal["announcements_closed"] = "announcements_closed"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card played to the trick."""

    seat: Seat
    card: Card
    kind: Literal["card_played"] = "card_played"


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The trick is complete.

    *gift* is the talon card a klop trick earns; *rest* the talon cards that go with the called king (S-20); *excuse*
    who keeps the excuse he played: unless it is known to all that his own side won the trick (F-20, F-34); *captured*
    who loses the mond to the škis, where that costs him something (S-41).
    """

    seat: Seat
    cards: tuple[Card, ...]
    emperor: bool = False
    gift: Card | None = None
    rest: tuple[Card, ...] = ()
    excuse: Seat | None = None
    captured: Seat | None = None
    kind: Literal["trick_won"] = "trick_won"


@dataclass(frozen=True, slots=True)
class HandOpened:
    """The declarer of an open beggar lays his hand face up (S-36)."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: Literal["hand_opened"] = "hand_opened"


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is played and counted."""

    result: DealResult
    kind: Literal["deal_ended"] = "deal_ended"


DealEvent: TypeAlias = (
    CardsDealt
    | HandsThrownIn
    | DealVoided
    | Declared
    | PileTurned
    | BidMade
    | Passed
    | AuctionWon
    | ContractNamed
    | KingCalled
    | CardCalled
    | TalonShown
    | TalonTaken
    | Discarded
    | ContractRaised
    | Announced
    | KontraSaid
    | PoigneeShown
    | AnnouncementsClosed
    | CardPlayed
    | TrickWon
    | HandOpened
    | DealEnded
)
