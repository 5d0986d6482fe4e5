"""What a player may do in a deal: the actions of the notation as types, and what `legal` lists."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from backend.rules.shared.cards import Card, Seat, Suit


@dataclass(frozen=True, slots=True)
class Bid:
    """`bid two`"""

    contract: str


@dataclass(frozen=True, slots=True)
class Pass:
    """`pass`: in the auction, or the end of one's turn of statements."""


@dataclass(frozen=True, slots=True)
class NameContract:
    """`contract solo_three`: the auction's winner names the final contract."""

    contract: str


@dataclass(frozen=True, slots=True)
class CallKing:
    """`call h`"""

    suit: Suit


@dataclass(frozen=True, slots=True)
class CallCard:
    """`call hK`, `call hQ`: five French players call a card by its name (french.md, section 10)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeTalon:
    """`take 1`: the talon set by its number from 0, in the order the talon was dealt."""

    index: int


@dataclass(frozen=True, slots=True)
class Discard:
    """`discard c7 s8 t5`: in any order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Raise:
    """`raise colour_valat`: instead of the declarer's first word in the announcement round."""

    contract: str


@dataclass(frozen=True, slots=True)
class Announce:
    """`announce trula`"""

    bonus: str


@dataclass(frozen=True, slots=True)
class Kontra:
    """`kontra game`, `kontra trula 2`: raise that item by one level.

    *announcer* is the seat meant where more than one player announced the bonus, else None.
    """

    target: str
    announcer: Seat | None = None


@dataclass(frozen=True, slots=True)
class ShowPoignee:
    """`show t21 t20 …`: the exact trumps shown (F-16), in any order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Declare:
    """`declare`: the two-player game is played for a multiplier (P-31)."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """`play t21`"""

    card: Card


play_of: Final = cache(PlayCard)
"""The play of a card, made once for all the lists it stands in."""


Action: TypeAlias = (
    Bid
    | Pass
    | NameContract
    | CallKing
    | CallCard
    | TakeTalon
    | Discard
    | Raise
    | Announce
    | Kontra
    | ShowPoignee
    | Declare
    | PlayCard
)


@dataclass(frozen=True, slots=True)
class Cut:
    """`cut 17`: how many cards are lifted, 1 … pack-1."""

    lifted: int


@dataclass(frozen=True, slots=True)
class Knock:
    """`knock`: instead of cutting."""


@dataclass(frozen=True, slots=True)
class ChoosePacket:
    """`packet 2`, `packet 0 talon_last`: one of the packets left after a knock, from 0.

    *talon*: only forehand taking the first packet says where the talon comes.
    """

    index: int
    talon: Literal["talon_first", "talon_middle", "talon_last"] | None = None


DealingAction: TypeAlias = Cut | Knock | ChoosePacket


@dataclass(frozen=True, slots=True)
class DiscardTemplate:
    """All discards at once: any *count* different cards of *cards* (exactly *trumps* of them trumps, if given)."""

    count: int
    cards: tuple[Card, ...]
    trumps: int | None = None


@dataclass(frozen=True, slots=True)
class ShowTemplate:
    """All poignées at once: as many trumps as one of *sizes*, out of *cards*. Listed after all actions.

    The excuse may be shown only with all the others of *cards*, where they come to *excuse_at* together; None where it
    may not be shown, or is not held (F-16).
    """

    sizes: tuple[int, ...]
    cards: tuple[Card, ...]
    excuse_at: int | None = None


Template: TypeAlias = DiscardTemplate | ShowTemplate
"""An offer that stands for too many actions to list."""

LegalAction: TypeAlias = Action | Template
