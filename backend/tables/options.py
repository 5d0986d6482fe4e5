"""What the creator of a table chooses."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from backend.rules.shared.game import Chosen

Pace: TypeAlias = Literal["fast", "normal", "calm"]


@dataclass(frozen=True, slots=True)
class Clock:
    """The time a player has: *turn_ms* for each question, then a *bank_ms* for the whole deal."""

    turn_ms: int
    bank_ms: int


CLOCKS: Final[dict[Pace, Clock]] = {
    "fast": Clock(10_000, 30_000),
    "normal": Clock(20_000, 60_000),
    "calm": Clock(60_000, 180_000),
}


@dataclass(frozen=True, slots=True)
class AfterDeals:
    """The session ends after this many deals, without a škis round."""

    deals: int
    kind: Literal["deals"] = "deals"


@dataclass(frozen=True, slots=True)
class AtScore:
    """When a total reaches *points* the next deal is the škis round."""

    points: int
    kind: Literal["score"] = "score"


@dataclass(frozen=True, slots=True)
class AtTime:
    """When the clock passes *at_ms* (Unix time) the next deal is the škis round."""

    at_ms: int
    kind: Literal["time"] = "time"


@dataclass(frozen=True, slots=True)
class OnCall:
    """When all people present have called the end the next deal is the škis round."""

    kind: Literal["call"] = "call"


SessionEnd: TypeAlias = AfterDeals | AtScore | AtTime | OnCall


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The choices for one table; they never change once it exists.

    *ruleset* and *ruleset_version* name the rules it keeps to its end; *cut* is "cut or knock" (S-8); *house* the house
    options that differ from the rule set's own; *seats* one of its `table_sizes`, None for the usual one. *counter*:
    players are told which cards have been played in the deal, not only the last trick.
    """

    ruleset: str
    ruleset_version: int
    end: SessionEnd
    pace: Pace
    public: bool
    rated: bool
    cut: bool = False
    house: Chosen = ()
    seats: int | None = None
    counter: bool = True
