"""The score of a deal with a declarer, as a ledger: game, difference, bonuses, captured mond (S-41 to S-50)."""

from collections.abc import Iterable
from dataclasses import dataclass

from backend.rules.shared.cards import MOND, Seat
from backend.rules.shared.results import LedgerLine
from backend.rules.slovenian.values import SlovenianValues
from backend.rules.tarok.bonuses import Outcome
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.play import Trick
from backend.rules.tarok.terms import Terms
from backend.rules.tarok.tricks import captures_mond


@dataclass(frozen=True, slots=True)
class Account:
    """Whose lines these are: the declarer's side scores together (S-43), doubled by the declarer's radl (S-50)."""

    seats: tuple[Seat, ...]
    radl: int = 1


@dataclass(frozen=True, slots=True)
class Scored:
    """The lines of the declarer's side, and whether it won in the sense that cancels a radl (S-50)."""

    lines: tuple[LedgerLine, ...]
    won: bool


def nearest(points: int, step: int) -> int:
    """Round to the nearest multiple of *step*, which is odd, so that there are no ties (S-44).

    >>> nearest(8, 5), nearest(2, 5), nearest(-14, 5)
    (10, 0, -15)
    """
    rounded = (abs(points) + step // 2) // step * step
    return rounded if points >= 0 else -rounded


def difference(rules: SlovenianValues, points: int) -> int:
    """Return what the card points of the declarer's side add to or take from a normal contract (S-44)."""
    return nearest(points - rules.par, rules.rounding)


def score_normal(
    rules: SlovenianValues, contract: Contract, account: Account, points: int, kontra: int, counted: Iterable[Outcome]
) -> Scored:
    """Score three … solo one: game and difference, then the bonuses; or the valat alone (S-44 to S-48).

    *kontra* is the factor of the game, 1 to 16; *points* the card points of the declarer's side.
    """
    bonuses = tuple(_bonus_line(rules, account, outcome) for outcome in counted)
    if any(line.item == "valat" for line in bonuses):
        return Scored(bonuses, won=sum(line.amount for line in bonuses) > 0)
    won = points >= rules.to_win
    game = LedgerLine("game", account.seats, contract.value if won else -contract.value, "S-44", kontra, account.radl)
    margin = LedgerLine("difference", account.seats, difference(rules, points), "S-44", kontra, account.radl)
    return Scored((game, margin, *bonuses), won)


def score_flat(contract: Contract, account: Account, *, won: bool) -> Scored:
    """Score beggar and above: the value, won or lost, and nothing beside (S-49)."""
    points = contract.value if won else -contract.value
    return Scored((LedgerLine("game", account.seats, points, "S-49", radl=account.radl),), won)


def captured_mond(rules: SlovenianValues, terms: Terms, tricks: Iterable[Trick]) -> LedgerLine | None:
    """Charge the mond that fell to the škis, or that the declarer left in the talon: personal, never doubled.

    Only one of the two can happen, since there is one mond (S-41, S-42).
    """
    if not terms.contract.captured_mond:
        return None
    for trick in tricks:
        if captures_mond(terms.contract, trick.cards):
            return LedgerLine("captured_mond", (trick.player_of(MOND),), -rules.mond_penalty, "S-41")
    left = terms.contract.talon_set > 0 and MOND in terms.talon_rest
    if left and not any(MOND in trick.rest and trick.winner == terms.declarer for trick in tricks):
        return LedgerLine("captured_mond", (terms.named_by,), -rules.mond_penalty, "S-42")
    return None


def _bonus_line(rules: SlovenianValues, account: Account, outcome: Outcome) -> LedgerLine:
    bonus = rules.bonus(outcome.bonus)
    assert bonus is not None
    points = outcome.for_declarer(bonus.announced if outcome.announced else bonus.silent)
    rule = "S-48" if outcome.bonus == "valat" else "S-46"
    return LedgerLine(
        outcome.bonus, account.seats, points, rule, outcome.factor, account.radl, announced=outcome.announced
    )
