"""Which rule points stand behind what happens, what is refused and what is worth what (docs/rules/portal.md)."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from backend.rules.shared.events import Announced, ContractNamed, DealEnded, DealEvent, TrickWon
from backend.rules.shared.reasons import Reason
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.values import Values

_EVENTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "cards_dealt": ("P-1", "P-2", "P-5"),
        "bid_made": ("P-7", "P-8"),
        "passed": ("P-7", "P-15"),
        "auction_won": ("P-7",),
        "contract_named": ("P-4",),
        "king_called": ("P-6",),
        "talon_shown": ("P-10",),
        "talon_taken": ("P-10",),
        "discarded": ("P-10",),
        "announced": ("P-11",),
        "kontra_said": ("P-15",),
        "announcements_closed": ("P-15",),
        "card_played": ("P-3",),
        "trick_won": ("P-3",),
        "hand_opened": ("P-18",),
    }
)

REFUSALS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.BID_TOO_LOW: "P-7",
        Reason.BID_NOT_OFFERED: "P-9",
        Reason.NO_SUCH_KING: "P-6",
        Reason.NO_SUCH_SET: "P-10",
        Reason.WRONG_DISCARD_COUNT: "P-10",
        Reason.DISCARD_FORBIDDEN: "P-10",
        Reason.CANNOT_ANNOUNCE: "P-11",
        Reason.ALREADY_ANNOUNCED: "P-11",
        Reason.NOT_ANNOUNCED: "P-15",
        Reason.NOT_ITS_ANNOUNCER: "P-15",
        Reason.KONTRA_OWN_SIDE: "P-15",
        Reason.KONTRA_EXHAUSTED: "P-15",
        Reason.KONTRA_UNCERTAIN: "P-15",
        Reason.MUST_FOLLOW_SUIT: "P-3",
        Reason.MUST_PLAY_TRUMP: "P-3",
        Reason.MUST_BEAT: "P-20",
        Reason.PAGAT_LAST: "P-21",
    }
)
"""The point by which an action is refused."""

TABLE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "hand": "P-5",
        "packet": "P-5",
        "talon": "P-5",
        "throws_in": "P-2",
        "opens": "P-7",
        "lowest_bid": "P-9",
        "all_pass": "P-9",
        "names_contract": "P-7",
        "compulsory_klop": "P-9",
        "calls_king": "P-6",
        "raises": "P-7",
        "announcers": "P-11",
        "keeps_ultimo": "P-13a",
        "silent_failure": "P-12",
        "kontra_from": "P-15",
        "kontra_to": "P-15",
        "kontra_levels": "P-15",
        "emperor": "P-3",
        "pagat_last": "P-21",
        "opens_after": "P-18",
        "to_win": "P-1",
        "opponents": "P-16",
        "rounding": "P-16",
        "mond_penalty": "P-16",
        "klop_gifts": "P-19",
        "klop_empty": "P-19",
        "radli": "P-16",
    }
)
"""The values that can differ between neighbours, each with its point."""


def points(rules: Values, event: DealEvent) -> tuple[str, ...]:
    """Name the rule points that *event* rests on, in the order of the page."""
    return tuple(sorted({*_EVENTS.get(event.kind, ()), *_by_its_fields(rules, event)}, key=_place))


def _by_its_fields(rules: Values, event: DealEvent) -> Iterator[str]:
    match event:
        case ContractNamed(_, name):
            contract = rules.contract(name)
            yield from () if contract is None else _of_contract(contract)
        case Announced(bonus="trula_pagat"):
            yield "P-13"
        case Announced(bonus="valat"):
            yield "P-14"
        case TrickWon(rest=rest) if rest:
            yield "P-10"
        case DealEnded(result):
            yield from (line.rule for line in result.ledger)
            yield from () if result.declarer is None else ("P-16",)
            yield from ("P-1",) if result.card_points is not None else ("P-18",)
        case _:
            return


def _of_contract(contract: Contract) -> Iterator[str]:
    if not contract.declared:
        yield from ("P-9", "P-19")
    yield from ("P-20", "P-21") if contract.negative else ()
    yield from ("P-6",) if contract.declared and not contract.calls_king else ()
    yield from ("P-10",) if contract.declared and not contract.talon_set else ()


def _place(point: str) -> tuple[int, str]:
    return int(point[2:].rstrip("a")), point
