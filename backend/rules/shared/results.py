"""What a finished deal comes to: the itemised ledger and the result."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.shared.cards import Seat

CardPoints: TypeAlias = int | float
"""Card points: whole, or with a half where a French count leaves one (36.5). A half is exact in binary."""

VoidReason: TypeAlias = Literal["petit_sec", "all_passed"]
"""Why nobody plays a deal (F-6, F-8)."""


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One item of a deal's score: *points* x *multiplier* x *kontra* x *radl* x *share* for each seat of *seats*.

    *item* is a word of the rules: `game`, `difference`, the name of a bonus (`trula`, …, `valat`), `captured_mond`;
    in klop `klop_points`, `klop_empty`, `klop_full`; in French tarot `petit_au_bout`, `poignee`, `chelem` beside `game`
    and `difference`. *rule* is the rule point it follows, `S-44`. *announced* tells an announced bonus from a silent
    one. *radl* is 2 where a radl doubles; *multiplier* what the contract or the declaration makes of the item (F-23,
    P-35); *share* how many opponents pay these seats for it. What opponents are booked for it has a line of its own.
    """

    item: str
    seats: tuple[Seat, ...]
    points: int
    rule: str
    kontra: int = 1
    radl: int = 1
    announced: bool = False
    multiplier: int = 1
    share: int = 1

    @property
    def amount(self) -> int:
        """What the line adds to the score of each of its seats."""
        return self.points * self.multiplier * self.kontra * self.radl * self.share


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal, with the meanings of the deal record (docs/protocol.md, "Deal record").

    *card_points*: declarer's side and defenders, or one per seat where nobody declares; None where the contract ends
    early. *radli*: open radli per seat after the deal. The ledger's amounts sum to *scores*. *radl_for_all*: everybody
    at the table got a radl, who sat out too (S-51, S-56). *void*: nobody played it, it counts for nothing and the next
    dealer deals. *needed* card points and *oudlers* of the taker are French (F-3).
    """

    contract: str | None
    declarer: Seat | None
    partner: Seat | None
    card_points: tuple[CardPoints, ...] | None
    scores: tuple[int, ...]
    radli: tuple[int, ...]
    ledger: tuple[LedgerLine, ...]
    won: bool | None
    radl_for_all: bool = False
    void: VoidReason | None = None
    needed: int | None = None
    oudlers: int | None = None


def ledger_scores(ledger: tuple[LedgerLine, ...], players: int) -> tuple[int, ...]:
    """Sum a ledger to one score per seat."""
    return tuple(sum(line.amount for line in ledger if seat in line.seats) for seat in range(players))
