"""The score of a deal, as a ledger: what each defender pays or gets, and what that makes for the others (F-23)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from backend.rules.french.chelem import CHELEM
from backend.rules.french.contracts import Contract
from backend.rules.french.counting import Count
from backend.rules.french.terms import Terms
from backend.rules.french.values import Values
from backend.rules.shared.results import LedgerLine
from backend.rules.shared.views import PoigneeView, Side


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of the account that the taker's side has with each defender: *points* x *multiplier*."""

    item: str
    points: int
    rule: str
    multiplier: int = 1
    announced: bool = False


def needed(rules: Values, count: Count) -> int:
    """Return the card points the taker needs with his oudlers (F-3)."""
    return rules.needed[count.oudlers]


def is_made(rules: Values, count: Count) -> bool:
    """Say whether the taker has what he needs; just enough is enough (F-3)."""
    return count.halves >= 2 * needed(rules, count)


def margin(rules: Values, count: Count) -> int:
    """Return the points above (or below, negative) what is needed.

    An odd half goes to the winner (F-31); with four players there is none (F-24).
    """
    goal = needed(rules, count)
    return (count.halves + 1) // 2 - goal if is_made(rules, count) else count.halves // 2 - goal


def game(rules: Values, contract: Contract, count: Count) -> tuple[Entry, Entry]:
    """Book the 25 and the margin, multiplied by the contract (F-23)."""
    won = is_made(rules, count)
    return (
        Entry("game", rules.game if won else -rules.game, "F-23", contract.multiplier),
        Entry("difference", margin(rules, count), "F-23", contract.multiplier),
    )


def petit_au_bout(rules: Values, contract: Contract, side: Side, rule: str) -> Entry:
    """Book the petit au bout for *side*, multiplied too, whoever won the deal (F-22; F-14 where it comes early)."""
    points = rules.petit_au_bout if side == "declarer" else -rules.petit_au_bout
    return Entry("petit_au_bout", points, rule, contract.multiplier)


def poignees(rules: Values, shown: Iterable[PoigneeView], *, won: bool) -> tuple[Entry, ...]:
    """Book every poignée for the side that won the deal, whoever showed it (F-17)."""
    found = [rules.poignee(len(each.cards)) for each in shown]
    worths = [poignee.worth for poignee in found if poignee is not None]
    return tuple(Entry("poignee", worth if won else -worth, "F-17", announced=True) for worth in worths)


def chelem(rules: Values, winners: Sequence[Side], *, announced: bool) -> tuple[Entry, ...]:
    """Book a chelem of either side, and one that was announced and failed; both may come together (F-13, F-13a).

    *winners* are the sides that won the tricks.
    """
    sweeps = set(winners)
    if sweeps == {"declarer"}:
        points = rules.chelem_announced if announced else rules.chelem
        return (Entry(CHELEM, points, "F-13", announced=announced),)
    failed = (Entry(CHELEM, -rules.chelem, "F-13a", announced=True),) if announced else ()
    return (*failed, Entry(CHELEM, -rules.chelem, "F-13")) if sweeps == {"defenders"} else failed


def ledger(terms: Terms, account: Iterable[Entry]) -> tuple[LedgerLine, ...]:
    """Share the account out: each defender the opposite, a partner the same once, the taker the rest (F-23, F-35)."""
    defenders = terms.side_seats("defenders")
    partners = () if terms.partner is None else (terms.partner,)
    shares = [((terms.taker,), 1, len(defenders) - len(partners)), (partners, 1, 1), (defenders, -1, 1)]
    return tuple(
        LedgerLine(
            entry.item,
            seats,
            sign * entry.points,
            entry.rule,
            announced=entry.announced,
            multiplier=entry.multiplier,
            share=share,
        )
        for entry in account
        for seats, sign, share in shares
        if seats
    )
