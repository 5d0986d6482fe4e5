"""What OpenSpiel books for a deal that our engine has played, with all it counts differently (`differences`)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from backend.rules.shared.cards import PAGAT, Card, Seat, king_of
from backend.rules.shared.events import DealEvent, Discarded, KingCalled, TrickWon
from backend.rules.shared.game import AnyRuleset
from backend.rules.shared.results import DealResult, LedgerLine
from tests.differential.differences import Difference

Items: TypeAlias = dict[str, float]
"""What the declarer's side gets, by item of the ledger."""

_PAR: Final = 35
_VALAT_PILE: Final = 48
_KINGS_PILE: Final = 4
_ULTIMO: Final = frozenset({"king_ultimo", "pagat_ultimo"})
_GATHERED: Final = {"trula": Difference.TRULA, "kings": Difference.KINGS}


@dataclass(frozen=True, slots=True)
class Reckoned:
    """OpenSpiel's scores by seat, without the captured mond, and the differences that make them other than ours."""

    scores: tuple[float, ...]
    met: frozenset[Difference]


@dataclass(frozen=True, slots=True)
class Fought:
    """A deal of declarer against defenders, as our engine has played it; *side* are the declarer and his partner."""

    result: DealResult
    value: int
    side: frozenset[Seat]
    tricks: tuple[TrickWon, ...]
    discards: int
    called: Card | None

    def pile_size(self, *, own: bool) -> int:
        """Count the cards of the declarer's or the other side's pile (`TALON_REST`)."""
        won = [trick for trick in self.tricks if (trick.seat in self.side) == own]
        cards = sum(len(trick.cards) for trick in won)
        return cards + sum(len(trick.rest) for trick in won) + self.discards if own else cards

    def signed(self, points: int) -> int:
        """Book *points* to the declarer's side if it won the last trick, else against it."""
        return points if self.tricks[-1].seat in self.side else -points


def reckon(rules: AnyRuleset, events: tuple[DealEvent, ...], result: DealResult) -> Reckoned:
    """Work out what OpenSpiel books."""
    worth = next(each for each in rules.worths if each.name == result.contract)
    if worth.kind != "difference":
        return Reckoned(_scores(result, _is_play), frozenset())
    deal = _fought(events, result, worth.value)
    theirs = _items(deal)
    scores = tuple(sum(theirs.values()) if seat in deal.side else 0 for seat in range(rules.players))
    ours: Items = {line.item: line.amount for line in result.ledger if _is_play(line)}
    return Reckoned(scores, frozenset(_met(deal, ours, theirs)))


def mond_penalties(result: DealResult) -> tuple[int, ...]:
    """Return what our engine charged for the captured mond, by seat."""
    return _scores(result, lambda line: not _is_play(line))


def _is_play(line: LedgerLine) -> bool:
    return line.item != "captured_mond"


def _scores(result: DealResult, counts: Callable[[LedgerLine], bool]) -> tuple[int, ...]:
    lines = [line for line in result.ledger if counts(line)]
    return tuple(sum(line.amount for line in lines if seat in line.seats) for seat in range(len(result.scores)))


def _fought(events: tuple[DealEvent, ...], result: DealResult, value: int) -> Fought:
    return Fought(
        result,
        value,
        side=frozenset(seat for seat in (result.declarer, result.partner) if seat is not None),
        tricks=tuple(event for event in events if isinstance(event, TrickWon)),
        discards=sum(event.count for event in events if isinstance(event, Discarded)),
        called=next((king_of(event.suit) for event in events if isinstance(event, KingCalled)), None),
    )


def _items(deal: Fought) -> Items:
    own, others = deal.pile_size(own=True), deal.pile_size(own=False)
    if _VALAT_PILE in (own, others):
        return {"valat": 250 if own == _VALAT_PILE else -250}
    assert deal.result.card_points is not None
    points = deal.result.card_points[0]
    game = {"game": deal.value if points > _PAR else -deal.value, "difference": points - _PAR}
    return game | _kings(own, others) | _ultimo(deal)


def _kings(own: int, others: int) -> Items:
    return {"kings": 10 if own == _KINGS_PILE else -10} if _KINGS_PILE in (own, others) else {}


def _ultimo(deal: Fought) -> Items:
    end = _end_of_pile(deal)
    if deal.called in end:
        return {"king_ultimo": deal.signed(10)}
    return {"pagat_ultimo": deal.signed(25)} if PAGAT in end else {}


def _end_of_pile(deal: Fought) -> tuple[Card, ...]:
    """Return the cards it takes for the last trick."""
    last = deal.tricks[-1]
    rest = last.rest if last.seat in deal.side else ()
    return (*last.cards, *rest)[-len(last.cards) :]


def _met(deal: Fought, ours: Items, theirs: Items) -> Iterator[Difference]:
    """Name the differences met: one behind each item that is not the same.

    Raises:
        AssertionError: it is an item on which the engines agree.
    """
    if any(trick.rest and trick.seat not in deal.side for trick in deal.tricks):
        yield Difference.TALON_REST  # changes no score by itself
    other = {item for item in ours | theirs if ours.get(item) != theirs.get(item)}
    if "valat" in other:
        yield Difference.VALAT  # which replaces all other items
        return
    if other & _ULTIMO:
        yield _ultimo_met(deal)
    for item in other - _ULTIMO:
        assert item in _GATHERED, f"{item}: {ours.get(item)} here, {theirs.get(item)} there"
        yield _GATHERED[item]


def _ultimo_met(deal: Fought) -> Difference:
    last = deal.tricks[-1].cards
    if _end_of_pile(deal) != last:
        return Difference.END_OF_PILE
    return Difference.ONE_ULTIMO if deal.called in last else Difference.PAGAT_ULTIMO
