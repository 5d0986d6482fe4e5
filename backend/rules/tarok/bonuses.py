"""Which bonuses a played deal brought, announced or silent; S-47: whoever won the game (S-46, S-48, P-11 to P-14)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from backend.rules.shared.cards import KINGS, PAGAT, TRULA, Card
from backend.rules.shared.views import Side
from backend.rules.tarok.items import GAME, Item
from backend.rules.tarok.play import Trick
from backend.rules.tarok.terms import Terms
from backend.rules.tarok.values import Bonus, BonusName, Values

SIDES: Final[tuple[Side, Side]] = ("declarer", "defenders")


@dataclass(frozen=True, slots=True)
class Outcome:
    """A bonus that counts: *side* made it, or failed it. *factor* is its kontra, 1 where it was silent."""

    bonus: BonusName
    side: Side
    made: bool
    announced: bool = False
    factor: int = 1

    def for_declarer(self, points: int) -> int:
        """Book *points* on the declarer's side's account, where all bonuses are booked (S-46)."""
        return points if self.made == (self.side == "declarer") else -points


@dataclass(frozen=True, slots=True)
class Fought:
    """A deal played out between two sides, with the pile of each: tricks, discards, rest of the talon."""

    terms: Terms
    tricks: tuple[Trick, ...]
    declarers: frozenset[Card]
    defenders: frozenset[Card]

    def pile(self, side: Side) -> frozenset[Card]:
        """Return the cards of *side*."""
        return self.declarers if side == "declarer" else self.defenders

    @property
    def last(self) -> Trick:
        """The last trick."""
        return self.tricks[-1]

    def sweeps(self, side: Side) -> bool:
        """Say whether *side* took every trick (S-48)."""
        return all(self.terms.side(trick.winner) == side for trick in self.tricks)


def fought(terms: Terms, tricks: tuple[Trick, ...]) -> Fought:
    """Gather the piles: discards count for the declarer, a rest of the talon nobody won for the defenders (S-20)."""
    won = {
        side: {card for trick in tricks if terms.side(trick.winner) == side for card in trick.pile} for side in SIDES
    }
    declarers = frozenset(won["declarer"]).union(terms.discards)
    defenders = frozenset(won["defenders"]).union(terms.talon_rest).difference(declarers)
    return Fought(terms, tricks, declarers, defenders)


def outcomes(rules: Values, deal: Fought, announced: Iterable[Item]) -> tuple[Outcome, ...]:
    """List what counts. A valat, made or announced, wipes out the rest (S-48, P-14); the game is not among them."""
    items = [item for item in announced if item.target != GAME]
    named = {item.target for item in items}
    stated = [_stated(deal, bonus, item) for item in items for bonus in rules.bonuses if bonus.name == item.target]
    all_outcomes = (*stated, *_silent(rules, deal, named))
    valats = tuple(outcome for outcome in all_outcomes if outcome.bonus == "valat")
    return valats or all_outcomes


def _stated(deal: Fought, bonus: Bonus, item: Item) -> Outcome:
    """Settle an announced bonus: it is its own side that must make it (S-46, S-46a)."""
    return Outcome(bonus.name, item.side, _made_by(item.side, _fallen(deal, bonus)), announced=True, factor=item.factor)


def _silent(rules: Values, deal: Fought, named: set[str]) -> list[Outcome]:
    """List what nobody announced. Halves made together by one side count as the whole (P-13)."""
    stated = named.union(part for bonus in rules.bonuses if bonus.name in named for part in bonus.parts)
    unsaid = [bonus for bonus in rules.bonuses if not stated.intersection((bonus.name, *bonus.parts))]
    fallen = [(bonus, each) for bonus in unsaid for each in _fallen(deal, bonus) if each.made or rules.silent_failure]
    replaced = {(part, each.side) for bonus, each in fallen for part in bonus.parts}
    return [each for _, each in fallen if (each.bonus, each.side) not in replaced]


def _fallen(deal: Fought, bonus: Bonus) -> list[Outcome]:
    """List how *bonus* came out by the cards alone, for each side that made or failed it."""
    if not bonus.parts:
        return _FALLEN[bonus.name](deal)
    parts = [_FALLEN[part](deal) for part in bonus.parts]
    return [Outcome(bonus.name, side, made=True) for side in SIDES if all(_made_by(side, part) for part in parts)]


def _made_by(side: Side, fallen: Iterable[Outcome]) -> bool:
    return any(each.made and each.side == side for each in fallen)


def _gathered(bonus: BonusName, cards: frozenset[Card]) -> Callable[[Fought], list[Outcome]]:
    def fallen(deal: Fought) -> list[Outcome]:
        return [Outcome(bonus, side, made=True) for side in SIDES if cards <= deal.pile(side)]

    return fallen


def _king_ultimo(deal: Fought) -> list[Outcome]:
    """The called king in the last trick: won if either partner takes the trick, lost if not."""
    if deal.terms.called_king not in deal.last.cards:
        return []
    return [Outcome("king_ultimo", "declarer", made=deal.terms.side(deal.last.winner) == "declarer")]


def _pagat_ultimo(deal: Fought) -> list[Outcome]:
    """The pagat in the last trick: it must win itself, a partner's card above it loses the bonus."""
    if PAGAT not in deal.last.cards:
        return []
    player = deal.last.player_of(PAGAT)
    return [Outcome("pagat_ultimo", deal.terms.side(player), made=player == deal.last.winner)]


def _valat(deal: Fought) -> list[Outcome]:
    return [Outcome("valat", side, made=True) for side in SIDES if deal.sweeps(side)]


_FALLEN: Final[dict[BonusName, Callable[[Fought], list[Outcome]]]] = {
    "trula": _gathered("trula", TRULA),
    "kings": _gathered("kings", KINGS),
    "king_ultimo": _king_ultimo,
    "pagat_ultimo": _pagat_ultimo,
    "valat": _valat,
}
