"""Which rule points stand behind what happens, what is refused and what is worth what (docs/rules/slovenian.md)."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from backend.rules.shared.events import (
    Announced,
    CardsDealt,
    ContractNamed,
    ContractRaised,
    DealEnded,
    DealEvent,
    TrickWon,
)
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.values import Values

_EVENTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "cards_dealt": ("S-1", "S-6", "S-7"),
        "hands_thrown_in": ("S-9",),
        "bid_made": ("S-11", "S-12", "S-13"),
        "passed": ("S-12", "S-24"),
        "auction_won": ("S-14",),
        "contract_named": ("S-15",),
        "king_called": ("S-17",),
        "talon_shown": ("S-18",),
        "talon_taken": ("S-18", "S-20"),
        "discarded": ("S-19",),
        "contract_raised": ("S-22",),
        "announced": ("S-25", "S-26"),
        "kontra_said": ("S-28", "S-29"),
        "announcements_closed": ("S-23", "S-24", "S-30"),
        "card_played": ("S-31",),
        "trick_won": ("S-2", "S-32", "S-34"),
        "hand_opened": ("S-36",),
    }
)

REFUSALS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.CUT_OUT_OF_RANGE: "S-8",
        Reason.NO_SUCH_PACKET: "S-8",
        Reason.BID_TOO_LOW: "S-13",
        Reason.BID_NOT_OFFERED: "S-13",
        Reason.MUST_NAME_CONTRACT: "S-15",
        Reason.CONTRACT_BELOW_BID: "S-15",
        Reason.NO_SUCH_KING: "S-17",
        Reason.NO_SUCH_SET: "S-18",
        Reason.WRONG_DISCARD_COUNT: "S-19",
        Reason.DISCARD_FORBIDDEN: "S-19",
        Reason.CANNOT_RAISE: "S-22",
        Reason.CANNOT_ANNOUNCE: "S-26",
        Reason.ALREADY_ANNOUNCED: "S-25",
        Reason.NO_KING_CALLED: "S-25",
        Reason.NOT_ANNOUNCED: "S-28",
        Reason.NOT_ITS_ANNOUNCER: "S-25",
        Reason.KONTRA_OWN_SIDE: "S-28",
        Reason.KONTRA_EXHAUSTED: "S-28",
        Reason.KONTRA_UNCERTAIN: "S-29",
        Reason.MUST_FOLLOW_SUIT: "S-31",
        Reason.MUST_PLAY_TRUMP: "S-31",
        Reason.MUST_BEAT: "S-38",
        Reason.PAGAT_LAST: "S-39",
        Reason.MUST_KEEP_ANNOUNCED: "S-27",
    }
)
"""The point by which an action is refused."""

TABLE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "hand": "S-7",
        "packet": "S-7",
        "talon": "S-7",
        "throws_in": "S-9",
        "opens": "S-12",
        "lowest_bid": "S-13",
        "all_pass": "S-15",
        "names_contract": "S-15",
        "compulsory_klop": "S-16",
        "calls_king": "S-17",
        "raises": "S-22",
        "announcers": "S-26",
        "keeps_ultimo": "S-27",
        "silent_failure": "S-46",
        "kontra_from": "S-23",
        "kontra_to": "S-23",
        "kontra_levels": "S-28",
        "emperor": "S-33",
        "pagat_last": "S-39",
        "opens_after": "S-36",
        "to_win": "S-5",
        "opponents": "S-43",
        "rounding": "S-44",
        "mond_penalty": "S-41",
        "klop_gifts": "S-45",
        "klop_empty": "S-45",
        "klop_full_above": "S-45",
        "radli": "S-50",
        "radl_charge": "S-53",
        "skis_round": "S-54",
    }
)
"""The values that can differ between neighbours, each with its point."""


def points(rules: Values, event: DealEvent) -> tuple[str, ...]:
    """Name the rule points that *event* rests on, in the order of the page."""
    return tuple(sorted({*_EVENTS.get(event.kind, ()), *_by_its_fields(rules, event)}, key=_place))


def _by_its_fields(rules: Values, event: DealEvent) -> Iterator[str]:
    match event:
        case CardsDealt(compulsory_klop=True):
            yield "S-16"
        case ContractNamed(_, name) | ContractRaised(_, name):
            contract = rules.contract(name)
            yield from () if contract is None else _of_contract(contract)
        case Announced(shown=card) if card is not None:
            yield "S-27"
        case TrickWon(emperor=emperor, gift=gift, rest=rest, captured=captured):
            yield from (point for point, there in (("S-33", emperor), ("S-45", gift), ("S-20", rest)) if there)
            yield from () if captured is None else ("S-41",)
        case DealEnded(result):
            yield from _of_result(result)
        case _:
            return


def _of_contract(contract: Contract) -> Iterator[str]:
    yield from ("S-38", "S-39") if contract.negative else ()
    yield from ("S-37",) if contract.tricks_stay else ()
    yield from ("S-21",) if contract.open_bid and not contract.talon_set else ()  # who raises has had his exchange
    yield from ("S-30",) if not contract.kontra else ()


def _of_result(result: DealResult) -> Iterator[str]:
    """Counting, the aim, who scores, radli; beside the points of the ledger's lines."""
    yield from (line.rule for line in result.ledger)
    yield from ("S-3", "S-4") if result.card_points is not None else ("S-35",)
    if result.declarer is not None:
        yield "S-43"
        yield from ("S-5",) if result.card_points is not None else ()
        yield from ("S-47",) if result.won != (result.scores[result.declarer] > 0) else ()
    yield from ("S-51",) if result.radl_for_all else ()
    yield from ("S-50" if result.declarer is not None else "S-52" for line in result.ledger if line.radl > 1)


def _place(point: str) -> tuple[int, str]:
    return int(point[2:].rstrip("a")), point
