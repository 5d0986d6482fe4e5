"""What a finished deal comes to: the itemised ledger and the result."""

from dataclasses import dataclass

from backend.rules.shared.cards import Seat


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One item of a deal's score: *points* x *kontra* x *radl* for each seat of *seats*.

    *item* is a word of the rules: `game`, `difference`, the name of a bonus (`trula`, …, `valat`), `captured_mond`;
    in klop `klop_points`, `klop_empty`, `klop_full`. *rule* is the rule point it follows, `S-44`. *announced* tells an
    announced bonus from a silent one. *radl* is 2 where a radl doubles.
    """

    item: str
    seats: tuple[Seat, ...]
    points: int
    rule: str
    kontra: int = 1
    radl: int = 1
    announced: bool = False

    @property
    def amount(self) -> int:
        """What the line adds to the score of each of its seats."""
        return self.points * self.kontra * self.radl


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal, with the meanings of the deal record (docs/protocol.md, "Deal record").

    *card_points*: declarer's side and defenders, or one per seat where nobody declares; None where the contract ends
    early. *radli*: open radli per seat after the deal. The ledger's amounts sum to *scores*.
    """

    contract: str | None
    declarer: Seat | None
    partner: Seat | None
    card_points: tuple[int, ...] | None
    scores: tuple[int, ...]
    radli: tuple[int, ...]
    ledger: tuple[LedgerLine, ...]
    won: bool | None


def ledger_scores(ledger: tuple[LedgerLine, ...], players: int) -> tuple[int, ...]:
    """Sum a ledger to one score per seat."""
    return tuple(sum(line.amount for line in ledger if seat in line.seats) for seat in range(players))
