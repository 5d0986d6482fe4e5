"""What has been announced and doubled: the game and each side's bonuses, with their kontra levels (S-25, S-28)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import Announced, KontraSaid
from backend.rules.shared.views import Side
from backend.rules.tarok.terms import Terms

GAME: Final = "game"
"""The item every normal contract has: its value and the difference."""

Statement: TypeAlias = Announced | KontraSaid


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that counts and can be doubled: the game, or a bonus of one side, with its one counter (S-25)."""

    target: str
    side: Side
    announcers: tuple[Seat, ...]
    level: int = 0

    @property
    def factor(self) -> int:
        """What kontra makes of it: 1, 2, 4, 8, 16 (S-28)."""
        return 1 << self.level


def items(terms: Terms, said: Iterable[Statement]) -> tuple[Item, ...]:
    """Book all statements by the true sides: the game first, then the bonuses in the order first announced."""
    owners: dict[tuple[str, Side], list[Seat]] = {(GAME, "declarer"): [terms.named_by]}
    levels: dict[tuple[str, Side], int] = {}
    for statement in said:
        if isinstance(statement, Announced):
            owners.setdefault((statement.bonus, terms.side(statement.seat)), []).append(statement.seat)
        else:
            owner = terms.named_by if statement.announcer is None else statement.announcer
            levels[statement.target, terms.side(owner)] = statement.level
    return tuple(Item(*key, tuple(seats), levels.get(key, 0)) for key, seats in owners.items())


def announcers(said: Iterable[Statement], bonus: str) -> tuple[Seat, ...]:
    """List who announced *bonus*, in the order said, whatever their sides."""
    return tuple(each.seat for each in said if isinstance(each, Announced) and each.bonus == bonus)


def kept_cards(said: Iterable[Statement]) -> dict[Seat, frozenset[Card]]:
    """Collect the cards turned up by their announcers, who must keep them (S-27)."""
    kept: dict[Seat, frozenset[Card]] = {}
    for each in said:
        if isinstance(each, Announced) and each.shown is not None:
            kept[each.seat] = kept.get(each.seat, frozenset()) | {each.shown}
    return kept
