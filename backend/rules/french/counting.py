"""Counting the taker's pile in half points, with the exchange of the excuse (F-2, F-3, F-9, F-11, F-20, F-21)."""

from collections.abc import Iterable
from dataclasses import dataclass

from backend.rules.french.dog import OUDLERS
from backend.rules.french.play import Trick
from backend.rules.french.terms import Terms
from backend.rules.french.values import Values
from backend.rules.shared.cards import EXCUSE, Card
from backend.rules.shared.counting import in_groups
from backend.rules.shared.packs import Pack
from backend.rules.shared.results import CardPoints
from backend.rules.shared.views import CountedPile, Side


@dataclass(frozen=True, slots=True)
class Count:
    """What the taker's side has at the end: half points (0 … 182) and oudlers (0 … 3)."""

    halves: int
    oudlers: int


def count(rules: Values, terms: Terms, tricks: tuple[Trick, ...]) -> Count:
    """Count the taker's side: its tricks, his discards, and the dog of a garde sans (F-9, F-11)."""
    pile, exchanged = _pile(rules, terms, tricks)
    return Count(half_points(rules.pack, pile) + exchanged, len(pile & OUDLERS))


def counted(rules: Values, terms: Terms, tricks: tuple[Trick, ...]) -> tuple[CountedPile, CountedPile]:
    """Count aloud, two by two, what the taker's side has, and the defenders."""
    pile, exchanged = _pile(rules, terms, tricks)
    rest = set(rules.pack.cards) - pile
    return _in_twos(rules.pack, pile, exchanged), _in_twos(rules.pack, rest, -exchanged)


def _in_twos(pack: Pack, pile: set[Card], exchanged: int) -> CountedPile:
    groups = in_groups(pack, pile, 2)
    after = [half_points(pack, (card for group in groups[:end] for card in group)) for end in range(1, len(groups) + 1)]
    if exchanged:
        groups, after = (*groups, ()), [*after, half_points(pack, pile) + exchanged]
    return CountedPile(groups, tuple(map(points, after)))


def _pile(rules: Values, terms: Terms, tricks: tuple[Trick, ...]) -> tuple[set[Card], int]:
    """Gather the taker's pile, and the half points that its side gets (or gives, below 0) for the excuse."""
    won = {card for trick in tricks if terms.side(trick.winner) == "declarer" for card in trick.cards}
    pile = won.union(terms.discards, terms.setup.talon if terms.contract.dog == "to_taker" else ())
    exchanged = 0
    for number, trick in enumerate(tricks, start=1):
        if EXCUSE in trick.cards:
            pile.discard(EXCUSE)
            pile.update({EXCUSE} if excuse_goes(rules, terms, trick, last=number == len(tricks)) == "declarer" else ())
            exchanged = 0 if number == len(tricks) else _half_point_given(terms, trick)
    return pile, exchanged


def half_points(pack: Pack, cards: Iterable[Card]) -> int:
    """Count cards in half points: an oudler or a king 9, a queen 7, a cavalier 5, a jack 3, any other 1 (F-2)."""
    return sum(pack.value[card] for card in cards)


def points(halves: int) -> CardPoints:
    """Turn half points into card points, whole where they are.

    >>> points(82), points(83)
    (41, 41.5)
    """
    return halves // 2 if halves % 2 == 0 else halves / 2


def excuse_goes(rules: Values, terms: Terms, trick: Trick, *, last: bool) -> Side:
    """Say which side has the excuse after *trick*, in which it was played (F-20, F-21)."""
    player = trick.player_of(EXCUSE)
    own = terms.side(player)
    if not last:
        return own
    if rules.excuse_last == "trick" or player == trick.winner:
        return terms.side(trick.winner)
    return "defenders" if own == "declarer" else "declarer"


def _half_point_given(terms: Terms, trick: Trick) -> int:
    """F-20: what the taker's side gets (or gives, below 0) for the excuse; nothing where the owner's side won it.

    It is given in the end, be there a card to give or not: a taker who made all tricks has 87 (F-15).
    """
    owner, winner = terms.side(trick.player_of(EXCUSE)), terms.side(trick.winner)
    if owner == winner:
        return 0
    return 1 if winner == "declarer" else -1
