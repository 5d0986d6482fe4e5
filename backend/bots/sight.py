"""The trick as a seat sees it, and the odds of what it does not see. The same for every game with trumps."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from backend.rules.shared.cards import EXCUSE, SUITS, TRUMP, Card, Seat
from backend.rules.shared.packs import Pack
from backend.rules.shared.views import DealView


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows in the middle of a trick.

    *led* is the suit to follow (`t` for trumps), None where there is none yet; *best* the card now winning; *after* the
    seats still to play after the viewer. *unseen* holds, suit by suit, the ranks of cards that may be in others' hands,
    ascending. Since older tricks are not remembered, some of them are gone: *density* is the chance, per seat, that a
    given unseen card is in its hand.
    """

    view: DealView
    pack: Pack
    me: Seat
    led: str | None
    best: Card | None
    after: tuple[Seat, ...]
    unseen: Mapping[str, list[int]]
    density: tuple[float, ...]

    def out(self, suit: str) -> int:
        """Count the unseen cards of *suit*."""
        return len(self.unseen[suit])

    def higher(self, card: Card) -> int:
        """Count the unseen cards of *card*'s suit above it."""
        ranks = self.unseen[card[0]]
        return len(ranks) - bisect_right(ranks, self.pack.rank[card])

    def lower(self, card: Card) -> int:
        """Count the unseen cards of *card*'s suit below it."""
        return bisect_left(self.unseen[card[0]], self.pack.rank[card])

    def holds_one(self, seat: Seat, count: int) -> float:
        """Chance that *seat* holds at least one of *count* unseen cards."""
        return 1 - (1 - self.density[seat]) ** count

    def beats(self, card: Card, best: Card | None, *, trumps: bool = True) -> bool:
        """Say whether *card*, played after *best*, wins over it. Without *trumps* one beats no plain suit (S-32)."""
        if best is None:
            return True
        if card[0] == best[0]:
            return self.pack.rank[card] > self.pack.rank[best]
        return trumps and card[0] == TRUMP and card != EXCUSE

    def mine(self, suit: str) -> list[Card]:
        """List the viewer's cards of *suit*, lowest first."""
        return sorted((card for card in self.view.hand if card[0] == suit), key=self.pack.rank.__getitem__)


def look(view: DealView, pack: Pack) -> Sight:
    """See the trick from the viewer's seat."""
    me = view.viewer
    assert me is not None  # a spectator is asked nothing
    played = [play.card for play in view.trick]
    led = next((card[0] for card in played if card != EXCUSE), None)  # F-20: who follows the excuse sets the suit
    after = tuple((me + step) % view.players for step in range(1, view.players - len(played)))
    best = next((play.card for play in view.trick if play.seat == view.winning and play.card != EXCUSE), None)
    hidden = set(pack.cards).difference(_seen(view, played))
    density = tuple(min(1.0, left / max(1, len(hidden))) for left in view.cards_left)
    return Sight(view, pack, me, led, best, after, _by_suit(hidden, pack), density)


def _by_suit(cards: Iterable[Card], pack: Pack) -> dict[str, list[int]]:
    ranks: dict[str, list[int]] = {suit: [] for suit in (TRUMP, *SUITS)}
    for card in cards:
        if card != EXCUSE:  # it beats nothing, whoever holds it
            ranks[card[0]].append(pack.rank[card])
    for suit in ranks.values():
        suit.sort()
    return ranks


def _seen(view: DealView, played: list[Card]) -> set[Card]:
    seen = {*view.hand, *played, *view.discards, *view.discards_shown}
    if view.talon is not None:
        # A taken set is in the declarer's hand or discard; the rest is out of play.
        seen.update(card for index, cards in enumerate(view.talon.sets) if index != view.talon.taken for card in cards)
    for trick in (*view.tricks, *((view.last_trick,) if view.last_trick else ())):
        seen.update(play.card for play in trick.plays)
    return seen
