"""Where OpenSpiel's tarok and ours are known to differ, and why: one list, so that any other difference is a fault."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, Literal

from backend.rules.registry import ruleset
from backend.rules.shared.game import AnyRuleset


@dataclass(frozen=True, slots=True)
class Known:
    """A known difference: the rule point that is ours, and what OpenSpiel 2.0.2 does instead.

    *dealt_with* is how the comparison still holds. `not played`: our engine is never asked for what the other has not.
    `set`: our ruleset value is set to what the other plays. `reckoned`: what the other books is worked out from our
    deal, so its score is still compared, to the point. `left out`: the deal is compared up to there, and counted.
    """

    rule: str
    theirs: str
    dealt_with: Literal["not played", "set", "reckoned", "left out"]


class Difference(Enum):
    """The list."""

    ROUNDING = Known("S-44, S-45", "the difference and klop's points are exact; the seeds round to five", "set")
    MOND_OF_THREE = Known("§11", "a captured mond costs 20 with three players too, not 21", "set")
    FOREHAND_SPEAKS_LAST = Known("§11", "with three players too; pagat's three-player game lets forehand open", "set")
    THREE_IS_FOREHANDS = Known("§11", "with three players too only forehand may bid three", "set")
    KLOP_IS_CHOSEN = Known("§11", "with three players too forehand, left alone, names any contract", "set")

    STATEMENTS = Known("S-23", "it has no announcements and no kontra", "not played")
    RAISING = Known("S-22", "nobody raises to colour valat", "not played")
    RADLI = Known("S-50", "it has no radli", "not played")
    COMPULSORY_KLOP = Known("S-16", "it has no compulsory klop", "not played")
    TAROKLESS = Known("S-9", "a hand without taroks is dealt again unseen, and no klop follows", "not played")
    TAROKS_LAID_AWAY = Known("S-19", "taroks may be laid away only where nothing else may", "not played")

    TALON_REST = Known("S-20", "talon cards the declarer does not win count for nobody", "reckoned")
    TRULA = Known("S-46", "the trula is never counted: its test for kings takes any card for one", "reckoned")
    KINGS = Known("S-46", "the kings are a pile of exactly four cards, by the same test", "reckoned")
    PAGAT_ULTIMO = Known("S-46", "the pagat's last trick is his who wins it, whatever card wins", "reckoned")
    ONE_ULTIMO = Known("S-46", "with the called king in the last trick, the pagat there is overlooked", "reckoned")
    END_OF_PILE = Known("S-20", "the last trick is the end of a pile, so talon cards won with it hide it", "reckoned")
    VALAT = Known("S-48", "a valat is a pile of 48 cards; with discards, all tricks are more than that", "reckoned")

    FORCED_PAGAT = Known("S-40 (a)", "the pagat is forced onto mond and škis, suit or no suit", "left out")


AS_PEER: Final[Mapping[str, Callable[[Any], Any]]] = {
    "rounding": lambda _: 1,
    "mond_penalty": lambda _: 20,
    "first_speaker": lambda _: 1,
    "passed_out": lambda _: None,
    "ladder": lambda ladder: tuple(replace(each, open_bid=False) if each.name == "three" else each for each in ladder),
}
"""The fields of our ruleset values that OpenSpiel has otherwise, some with three players only, and what it has."""


def as_peer(name: str, *, but: str = "") -> AnyRuleset:
    """Return the ruleset called *name* set to what OpenSpiel plays; *but* is a field to leave as it is."""
    rules: Any = ruleset(name)  # its fields are its family's
    fields = {field: theirs(getattr(rules, field)) for field, theirs in AS_PEER.items() if field != but}
    changed: AnyRuleset = replace(rules, **fields)
    return changed
