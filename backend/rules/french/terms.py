"""The terms of a deal: what is settled before play about who plays what, with whom and with which cards."""

from dataclasses import dataclass, replace

from backend.rules.french.contracts import Contract
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.game import DealSetup
from backend.rules.shared.views import AuctionTurn, Side


@dataclass(frozen=True, slots=True)
class Terms:
    """What the bids, the call and the exchange have settled so far.

    *called* and *discards* stay empty where there is no such part. *partner* was dealt the called card; there is none
    where the taker has it himself, or it lies in the dog (F-34). *taken*: the taker has taken the dog in hand.
    """

    setup: DealSetup
    turns: tuple[AuctionTurn, ...]
    taker: Seat
    contract: Contract
    called: Card | None = None
    partner: Seat | None = None
    taken: bool = False
    discards: tuple[Card, ...] = ()

    def side(self, seat: Seat) -> Side:
        """Say on which side *seat* truly is, whoever may know it."""
        return "declarer" if seat in (self.taker, self.partner) else "defenders"

    def side_seats(self, side: Side) -> tuple[Seat, ...]:
        """List the seats of *side*."""
        return tuple(seat for seat in range(len(self.setup.hands)) if self.side(seat) == side)

    def hand(self, seat: Seat) -> frozenset[Card]:
        """Return the cards *seat* holds after the exchange, as far as it has come, and before the first trick."""
        hand = frozenset(self.setup.hands[seat])
        return hand.union(self.setup.talon).difference(self.discards) if seat == self.taker and self.taken else hand

    def with_called(self, card: Card) -> "Terms":
        """Add the call, and with it the partner (F-34)."""
        holder = next((seat for seat, hand in enumerate(self.setup.hands) if card in hand), None)
        return replace(self, called=card, partner=None if holder == self.taker else holder)

    def with_dog(self) -> "Terms":
        """Put the dog in the taker's hand (F-9)."""
        return replace(self, taken=True)

    def with_discards(self, cards: tuple[Card, ...]) -> "Terms":
        """Add the discards."""
        return replace(self, discards=cards)


def forehand(setup: DealSetup) -> Seat:
    """Return the seat on the dealer's right, who speaks and leads first (F-7, F-18)."""
    return (setup.dealer + 1) % len(setup.hands)
