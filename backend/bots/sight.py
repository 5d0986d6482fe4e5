"""The trick as a seat sees it, and the odds of what it does not see."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from backend.bots.hands import RANK, VALUE
from backend.rules.shared.cards import PAGAT, SUITS, TRULA, TRUMP, Card, Seat
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.views import DealView, Play

_EVERY: Final = frozenset(TAROK_54.cards)


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows in the middle of a trick.

    *led* is the led suit (`t` for taroks), None for the seat that leads; *best* the card now winning; *after* the seats
    still to play after the viewer. *unseen* holds, suit by suit, the ranks of cards that may be in others' hands,
    ascending. Since older tricks are not remembered, some of them are gone: *density* is the chance, per seat, that a
    given unseen card is in its hand.
    """

    view: DealView
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
        return len(ranks) - bisect_right(ranks, RANK[card])

    def lower(self, card: Card) -> int:
        """Count the unseen cards of *card*'s suit below it."""
        return bisect_left(self.unseen[card[0]], RANK[card])

    def holds_one(self, seat: Seat, count: int) -> float:
        """Chance that *seat* holds at least one of *count* unseen cards."""
        return 1 - (1 - self.density[seat]) ** count


def look(view: DealView) -> Sight:
    """See the trick from the viewer's seat."""
    me = view.viewer
    assert me is not None  # a spectator is asked nothing
    played = [play.card for play in view.trick]
    after = tuple((me + step) % view.players for step in range(1, view.players - len(played)))
    best = next((play.card for play in view.trick if play.seat == view.winning), None)
    hidden = _EVERY - _seen(view, played)
    density = tuple(min(1.0, left / max(1, len(hidden))) for left in view.cards_left)
    return Sight(view, me, played[0][0] if played else None, best, after, _by_suit(hidden), density)


def _by_suit(cards: Iterable[Card]) -> dict[str, list[int]]:
    ranks: dict[str, list[int]] = {suit: [] for suit in (TRUMP, *SUITS)}
    for card in cards:
        ranks[card[0]].append(RANK[card])
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


def beats(card: Card, best: Card | None, *, trumps: bool = True) -> bool:
    """Say whether *card*, played after *best*, wins over it. Without *trumps* a tarok beats no plain suit (S-32)."""
    if best is None:
        return True
    if card[0] == best[0]:
        return RANK[card] > RANK[best]
    return trumps and card[0] == TRUMP


def emperor(sight: Sight, card: Card) -> Seat | None:
    """Name who wins the emperor's trick that *card* completes or falls into (S-33); None where it is none."""
    plays = (*sight.view.trick, Play(sight.me, card))
    if not TRULA.issubset(play.card for play in plays):
        return None
    return next(play.seat for play in plays if play.card == PAGAT)


def points(cards: Iterable[Card]) -> float:
    """Card points of a few cards, by their share: a card of value v brings v - 2/3 (S-4)."""
    return sum(VALUE[card] - 2 / 3 for card in cards)
