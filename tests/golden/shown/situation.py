"""A situation: the sentence that a deal is to show, the plan that leads there, and how to see that it did."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.golden.plans import Made, Plan

Sight: TypeAlias = Callable[[Made], bool]


@dataclass(frozen=True)
class Situation:
    """One deal of our own.

    *rules*: of which rule set; *name*: short and unique in its rule set; *note*: what it shows, in a sentence;
    *sees*: all of these must be true of the deal.
    """

    rules: str
    name: str
    note: str
    sees: tuple[Sight, ...]
    plan: Plan = field(default_factory=Plan)


def won(made: Made) -> bool:
    return made.result.won is True


def lost(made: Made) -> bool:
    return made.result.won is False


def alone(made: Made) -> bool:
    return made.result.declarer is not None and made.result.partner is None


def with_partner(made: Made) -> bool:
    return made.result.partner is not None


def contract(name: str) -> Sight:
    return lambda made: made.result.contract == name


def no_line(item: str) -> Sight:
    return lambda made: not made.lines(item)


def line(
    item: str,
    sign: int = 0,
    *,
    announced: bool | None = None,
    kontra: int | None = None,
    radl: int | None = None,
    times: int | None = None,
    exactly: int | None = None,
) -> Sight:
    """The ledger has such a line; *sign* is that of its points, 0 for any; *exactly* are its points."""

    def seen(made: Made) -> bool:
        return any(
            (not sign or one.points * sign > 0)
            and announced in (None, one.announced)
            and kontra in (None, one.kontra)
            and radl in (None, one.radl)
            and times in (None, one.multiplier)
            and exactly in (None, one.points)
            for one in made.lines(item)
        )

    return seen


def points(*wanted: float) -> Sight:
    """The declarer's side's card points are one of these."""
    return lambda made: made.result.card_points is not None and made.result.card_points[0] in wanted


def event(kind: str, **facts: object) -> Sight:
    """An event of this kind with these facts."""
    return lambda made: any(
        all(getattr(one, name) == value for name, value in facts.items()) for one in made.happened(kind)
    )


def no_event(kind: str) -> Sight:
    return lambda made: not made.happened(kind)


def in_trick(number: int, *cards: str) -> Sight:
    """These cards lie together in that trick; -1 is the last."""
    return lambda made: bool(made.happened("trick_won")) and {*cards} <= {*made.happened("trick_won")[number].cards}


def in_one_trick(*cards: str) -> Sight:
    return lambda made: any({*cards} <= {*trick.cards} for trick in made.happened("trick_won"))


def total(sign: int) -> Sight:
    """The declarer's score is above (1) or below (-1) nothing."""
    return lambda made: made.result.declarer is not None and made.result.scores[made.result.declarer] * sign > 0
