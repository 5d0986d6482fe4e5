"""What one seat, or a spectator, may know of a deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.results import CardPoints, DealResult, VoidReason

Phase: TypeAlias = Literal[
    "thrown_in",
    "declaration",
    "auction",
    "contract",
    "king_call",
    "talon",
    "discard",
    "announcements",
    "chelem",
    "play",
    "finished",
]
"""What the deal waits for. `king_call` is the call of any card; `declaration` opens the two-player game (P-31)."""
Side: TypeAlias = Literal["declarer", "defenders"]


@dataclass(frozen=True, slots=True)
class AuctionTurn:
    """One turn of the auction; *contract* None is a pass."""

    seat: Seat
    contract: str | None


@dataclass(frozen=True, slots=True)
class Play:
    """A card on the table and who played it."""

    seat: Seat
    card: Card


def plays_from(leader: Seat, cards: tuple[Card, ...], players: int) -> tuple[Play, ...]:
    """Say who of *players* played each card of a trick, in the order played, *leader* first."""
    return tuple(Play((leader + place) % players, card) for place, card in enumerate(cards))


@dataclass(frozen=True, slots=True)
class TrickView:
    """A complete trick."""

    plays: tuple[Play, ...]
    winner: Seat
    emperor: bool = False
    gift: Card | None = None
    rest: tuple[Card, ...] = ()
    excuse: Seat | None = None
    captured: Seat | None = None


def cards_of(tricks: Iterable[TrickView]) -> tuple[Card, ...]:
    """List all cards of complete *tricks* in the order they fell, with what of the talon went with them."""
    return tuple(card for trick in tricks for card in _cards_of(trick))


def _cards_of(trick: TrickView) -> tuple[Card, ...]:
    gift = () if trick.gift is None else (trick.gift,)
    return (*(play.card for play in trick.plays), *gift, *trick.rest)


@dataclass(frozen=True, slots=True)
class ItemView:
    """The game, or one announced bonus of one side, with its kontra level (0 none … 4 mordkontra).

    *target* is `game` or the bonus; *announcers* the seats that announced it (the declarer for `game`); *side* the side
    it belongs to as this viewer knows it, None where he does not. Where the viewer cannot know that two announcers of
    one bonus belong together, each stands as an item of its own.
    """

    target: str
    announcers: tuple[Seat, ...]
    side: Side | None
    level: int


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card that lies face up before a player who still holds it (S-27)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand that lies face up (S-36)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PoigneeView:
    """The trumps a player showed (F-16): all of them, whether played by now or not."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile of the two-player game (P-30): *closed* cards face down, and the card on top of it that lies face up."""

    closed: int
    top: Card | None


@dataclass(frozen=True, slots=True)
class VoidView:
    """Why the deal is void, and the hand shown for it (F-6, F-8)."""

    reason: VoidReason
    hand: OpenHand | None


@dataclass(frozen=True, slots=True)
class TalonView:
    """The talon as exposed: its sets, which one was taken, and where the rest went. The dog is one set."""

    sets: tuple[tuple[Card, ...], ...]
    taken: int | None


@dataclass(frozen=True, slots=True)
class CountedPile:
    """A pile as it is counted aloud: cards in *groups*, and the card points it has come to *after* each of them.

    A group without cards is the half point given for an excuse (F-20).
    """

    groups: tuple[tuple[Card, ...], ...]
    after: tuple[CardPoints, ...]


@dataclass(frozen=True, slots=True)
class DealView:
    """Everything the viewer may know of the deal, and nothing else.

    *viewer* is None for a spectator. *hand* is the viewer's (empty for a spectator). *sides* and *partner* hold only
    what this viewer knows. *tricks* lists complete tricks where they all stay visible (beggars, S-37), else it is
    empty. *played* lists the cards of all complete tricks, which everybody has seen. *talon_left* counts the cards of
    the talon still to be given in klop. *piles* are each seat's piles, in the two-player game only. A French taker is
    the *declarer*; an announced chelem is one of the *items*. *counted* is how the result's `card_points` came about, a
    pile for each of them; it is empty until the deal is finished, when all cards lie open.
    """

    ruleset: str
    players: int
    viewer: Seat | None
    dealer: Seat
    forehand: Seat
    phase: Phase
    to_act: tuple[Seat, ...]
    compulsory_klop: bool
    radli: tuple[int, ...]
    hand: tuple[Card, ...]
    cards_left: tuple[int, ...]
    auction: tuple[AuctionTurn, ...]
    bid: str | None
    contract: str | None
    declarer: Seat | None
    partner: Seat | None
    sides: tuple[Side | None, ...]
    called_card: Card | None
    talon: TalonView | None
    talon_left: int
    discards: tuple[Card, ...]
    discards_shown: tuple[Card, ...]
    items: tuple[ItemView, ...]
    shown: tuple[ShownCard, ...]
    open_hand: OpenHand | None
    trick: tuple[Play, ...]
    winning: Seat | None
    last_trick: TrickView | None
    tricks: tuple[TrickView, ...]
    tricks_won: tuple[int, ...]
    result: DealResult | None
    poignees: tuple[PoigneeView, ...] = ()
    piles: tuple[tuple[PileView, ...], ...] = ()
    void: VoidView | None = None
    played: tuple[Card, ...] = ()
    counted: tuple[CountedPile, ...] = ()
