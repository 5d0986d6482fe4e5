"""The score of a portal deal for three or four: the lines of the declarer's side and their mirror (P-12 to P-19)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from backend.rules.shared.cards import Seat
from backend.rules.shared.results import LedgerLine
from backend.rules.tarok.bonuses import Outcome
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.values import Values


@dataclass(frozen=True, slots=True)
class Parties:
    """Who scores what: the declarer's side its lines, the opponents each the mirror of them (P-16).

    *contra* is the factor of the whole game, 1 to 8: it multiplies every line, a valat too (P-15).
    """

    side: tuple[Seat, ...]
    opponents: tuple[Seat, ...]
    contra: int = 1


_BONUS_RULES: Final = {"valat": "P-14", "trula_pagat": "P-13"}


def score_positive(
    rules: Values, contract: Contract, parties: Parties, points: int, counted: Iterable[Outcome]
) -> tuple[LedgerLine, ...]:
    """Score three … solo without: value, margin and bonuses, or a valat alone (P-14, P-16, P-17).

    *points* are the card points of the declarer's side; exactly half of them lose by nothing.
    """
    bonuses = tuple(_bonus_line(rules, parties, outcome) for outcome in counted)
    if any(line.item == "valat" for line in bonuses):
        return mirrored(parties, bonuses)
    value = contract.value if points >= rules.to_win else -contract.value
    rule = "P-16" if contract.talon_set else "P-17"
    game = LedgerLine("game", parties.side, value, rule, parties.contra)
    margin = LedgerLine("difference", parties.side, points - rules.par, rule, parties.contra)
    return mirrored(parties, (game, margin, *bonuses))


def score_flat(contract: Contract, parties: Parties, *, won: bool) -> tuple[LedgerLine, ...]:
    """Score piccolo and the beggars: the value, won or lost (P-18)."""
    value = contract.value if won else -contract.value
    return mirrored(parties, (LedgerLine("game", parties.side, value, "P-18", parties.contra),))


def score_klop(contract: Contract, points: Sequence[int], tricks_won: Sequence[int]) -> tuple[LedgerLine, ...]:
    """Score a klop, per seat its card points and its tricks: every point is lost, no trick wins the value (P-19)."""
    return tuple(
        LedgerLine("klop_points", (seat,), -lost, "P-19")
        if tricks
        else LedgerLine("klop_empty", (seat,), contract.value, "P-19")
        for seat, (lost, tricks) in enumerate(zip(points, tricks_won, strict=True))
    )


def mirrored(parties: Parties, lines: tuple[LedgerLine, ...]) -> tuple[LedgerLine, ...]:
    """Put the opponents' lines behind those of the declarer's side (P-16)."""
    return (*lines, *(replace(line, seats=parties.opponents, points=-line.points) for line in lines))


def _bonus_line(rules: Values, parties: Parties, outcome: Outcome) -> LedgerLine:
    bonus = rules.bonus(outcome.bonus)
    assert bonus is not None
    points = outcome.for_declarer(bonus.announced if outcome.announced else bonus.silent)
    rule = _BONUS_RULES.get(outcome.bonus, "P-11" if outcome.announced else "P-12")
    kontra = outcome.factor * parties.contra
    return LedgerLine(outcome.bonus, parties.side, points, rule, kontra, announced=outcome.announced)
