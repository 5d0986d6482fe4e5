"""Which rule points stand behind what happens: one table for events, one for refusals (docs/rules/french.md)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from backend.rules.french.values import Values
from backend.rules.shared.cards import EXCUSE
from backend.rules.shared.events import CardPlayed, CardsDealt, DealEnded, DealEvent, DealVoided, TrickWon
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult

_EVENTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "cards_dealt": ("F-1", "F-4"),
        "bid_made": ("F-7",),
        "passed": ("F-7", "F-13a"),
        "contract_named": ("F-7",),
        "card_called": ("F-33", "F-34"),
        "talon_shown": ("F-9",),
        "talon_taken": ("F-9",),
        "discarded": ("F-9", "F-10"),
        "announced": ("F-12",),
        "announcements_closed": ("F-12", "F-13a", "F-18"),
        "poignee_shown": ("F-16",),
        "card_played": ("F-19",),
        "trick_won": ("F-18", "F-19"),
    }
)

_REFUSALS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.BID_TOO_LOW: "F-7",
        Reason.CARD_NOT_CALLABLE: "F-33",
        Reason.WRONG_DISCARD_COUNT: "F-9",
        Reason.DISCARD_FORBIDDEN: "F-10",
        Reason.TRUMPS_NOT_NEEDED: "F-10",
        Reason.NO_POIGNEE: "F-16",
        Reason.WRONG_POIGNEE_COUNT: "F-16",
        Reason.EXCUSE_NOT_SHOWABLE: "F-16",
        Reason.ALREADY_SHOWN: "F-17",
        Reason.MUST_FOLLOW_SUIT: "F-19",
        Reason.MUST_PLAY_TRUMP: "F-19",
        Reason.MUST_OVERTRUMP: "F-19",
        Reason.CALLED_SUIT_LED: "F-36",
    }
)

_OF_THE_DOG: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"garde_sans": ("F-9", "F-11"), "garde_contre": ("F-9", "F-11")}
)


_DEALT: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType({3: ("F-30",), 5: ("F-32",)})
_SCORED: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType({3: ("F-30",), 5: ("F-35",)})


def points(rules: Values, event: DealEvent) -> tuple[str, ...]:
    """Name the rule points that *event* rests on, in the order of the page."""
    match event:
        case CardsDealt():
            return (*_EVENTS[event.kind], *_DEALT.get(rules.players, ()))
        case DealVoided(reason):
            return ("F-6",) if reason == "petit_sec" else ("F-8",)
        case CardPlayed(_, card) if card == EXCUSE:
            return ("F-20",)
        case TrickWon(excuse=seat) if seat is not None:
            return (*_EVENTS[event.kind], "F-20")
        case DealEnded(result):
            return _of_result(rules, result)
        case _:
            return _EVENTS.get(event.kind, ())


def of_dealing(rules: Values) -> str:
    """Name the point that says how many cards are dealt: with three and five players one of their own."""
    return _DEALT.get(rules.players, ("F-4",))[-1]


def of_poignees(rules: Values) -> str:
    """Name the point that says how many trumps make a poignée: with three and five players one of their own."""
    return _DEALT.get(rules.players, ("F-16",))[-1]


def refusal_point(reason: Reason) -> str | None:
    """Name the rule point that *reason* refuses by; None where it is none of the rules'."""
    return _REFUSALS.get(reason)


def _of_result(rules: Values, result: DealResult) -> tuple[str, ...]:
    if result.void is not None or result.card_points is None:
        return ("F-5",)  # the next dealer deals
    lines = {line.rule for line in result.ledger}
    dog = _OF_THE_DOG.get(result.contract or "", ())
    halves = ("F-31",) if result.card_points[0] % 1 else ()
    return tuple(sorted({"F-2", "F-3", *dog, *halves, *lines, *_SCORED.get(rules.players, ())}, key=_place))


def _place(point: str) -> tuple[int, str]:
    number = point[2:].rstrip("a")
    return int(number), point
