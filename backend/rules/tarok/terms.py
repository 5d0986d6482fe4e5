"""The terms of a deal: what is settled before play about who plays what, with whom and with which cards."""

from dataclasses import dataclass, replace

from backend.rules.shared.cards import Card, Seat, Suit, king_of
from backend.rules.shared.game import DealSetup
from backend.rules.shared.views import AuctionTurn, Side
from backend.rules.tarok.contracts import Contract


@dataclass(frozen=True, slots=True)
class Terms:
    """What the auction, the king call and the exchange have settled so far.

    *named_by* named the contract; he is the declarer but in klop. *bid* is his last bid, None where nobody bid.
    *called*, *taken* and *discards* stay empty where the contract has no such part. *partner* was dealt the called
    king; there is none where the declarer has it himself, or it lies in the talon (S-17).
    """

    setup: DealSetup
    turns: tuple[AuctionTurn, ...]
    bid: str | None
    named_by: Seat
    contract: Contract
    called: Suit | None = None
    partner: Seat | None = None
    taken: int | None = None
    discards: tuple[Card, ...] = ()

    @property
    def declarer(self) -> Seat | None:
        """Who plays the contract; nobody in klop."""
        return self.named_by if self.contract.declared else None

    @property
    def called_king(self) -> Card | None:
        """The king that was called."""
        return None if self.called is None else king_of(self.called)

    @property
    def king_in_talon(self) -> bool:
        """Whether the called king lies in the talon, so that the declarer is alone and everybody sees it (S-17)."""
        return self.called_king in self.setup.talon

    @property
    def talon_sets(self) -> tuple[tuple[Card, ...], ...]:
        """The talon as it is turned up (S-18); no sets where it stays unseen."""
        return talon_sets(self.setup.talon, self.contract.talon_set)

    @property
    def talon_taken(self) -> tuple[Card, ...]:
        """The set the declarer took."""
        return () if self.taken is None else self.talon_sets[self.taken]

    @property
    def talon_rest(self) -> tuple[Card, ...]:
        """What the declarer left of the talon, in the order dealt; all of it where he took nothing."""
        taken = self.talon_taken
        return tuple(card for card in self.setup.talon if card not in taken)

    def side(self, seat: Seat) -> Side:
        """Say on which side *seat* truly is, whoever may know it. In klop there are no sides to ask for."""
        return "declarer" if seat in (self.named_by, self.partner) else "defenders"

    def side_seats(self, side: Side) -> tuple[Seat, ...]:
        """List the seats of *side*."""
        return tuple(seat for seat in range(len(self.setup.hands)) if self.side(seat) == side)

    def hand(self, seat: Seat) -> frozenset[Card]:
        """Return the cards *seat* holds after the exchange, as far as it has come, and before the first trick."""
        hand = frozenset(self.setup.hands[seat])
        return hand if seat != self.named_by else hand.union(self.talon_taken).difference(self.discards)

    def with_called(self, suit: Suit) -> "Terms":
        """Add the king call, and with it the partner (S-17)."""
        king = king_of(suit)
        holder = next((seat for seat, hand in enumerate(self.setup.hands) if king in hand), None)
        return replace(self, called=suit, partner=None if holder == self.named_by else holder)

    def with_taken(self, index: int) -> "Terms":
        """Add the talon set taken."""
        return replace(self, taken=index)

    def with_discards(self, cards: tuple[Card, ...]) -> "Terms":
        """Add the discards."""
        return replace(self, discards=cards)

    def raised_to(self, contract: Contract) -> "Terms":
        """Replace the contract in every respect but the exchange, which has been made (S-22)."""
        return replace(self, contract=replace(contract, talon_set=self.contract.talon_set))


def forehand(setup: DealSetup) -> Seat:
    """Return the seat on the dealer's right (S-6)."""
    return (setup.dealer + 1) % len(setup.hands)


def talon_sets(talon: tuple[Card, ...], size: int) -> tuple[tuple[Card, ...], ...]:
    """Lay the talon in sets of *size*, in the order dealt (S-18); none for size 0.

    >>> talon_sets((Card("t2"), Card("hK"), Card("s7"), Card("d4")), 2)
    (('t2', 'hK'), ('s7', 'd4'))
    """
    return tuple(talon[start : start + size] for start in range(0, len(talon), size)) if size else ()
