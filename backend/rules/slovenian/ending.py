"""How a deal ends: the result with its ledger and the radli after it (S-43 to S-52)."""

from collections.abc import Iterable
from dataclasses import dataclass

from backend.rules.shared.cards import Card
from backend.rules.shared.counting import card_points
from backend.rules.shared.results import DealResult, ledger_scores
from backend.rules.slovenian import bonuses, klop, scoring
from backend.rules.slovenian.items import items
from backend.rules.slovenian.play import Playing
from backend.rules.slovenian.radli import everybody_gets_one, radli_after
from backend.rules.slovenian.values import Values


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is played and counted."""

    play: Playing
    result: DealResult


def result(rules: Values, play: Playing) -> DealResult:
    """Count a deal that is played to its end."""
    return _declared_result(rules, play) if play.terms.contract.declared else _klop_result(rules, play)


def _klop_result(rules: Values, play: Playing) -> DealResult:
    """S-45, S-52: every seat's pile is counted by itself, gifts included."""
    terms, seats = play.terms, range(rules.players)
    piles = [[card for trick in play.tricks if trick.winner == seat for card in trick.pile] for seat in seats]
    points = tuple(_points(rules, pile) for pile in piles)
    tricks_won = [sum(trick.winner == seat for trick in play.tricks) for seat in seats]
    before = terms.setup.radli
    ledger = klop.score_klop(rules, terms.contract, points, tricks_won, before)
    return DealResult(
        contract=terms.contract.name,
        declarer=None,
        partner=None,
        card_points=points,
        scores=ledger_scores(ledger, rules.players),
        radli=radli_after(before, klop.klop_winners(tricks_won), award=everybody_gets_one(terms.contract, valat=False)),
        ledger=ledger,
        won=None,
    )


def _declared_result(rules: Values, play: Playing) -> DealResult:
    terms, before = play.terms, play.terms.setup.radli
    counted = terms.contract.objective == "card_points"
    deal = bonuses.fought(terms, play.tricks)
    points = _points(rules, deal.declarers)
    scored = _score(rules, play, deal, points)
    mond = scoring.captured_mond(rules, terms, play.tricks)
    ledger = scored.lines if mond is None else (*scored.lines, mond)
    valat = any(line.item == "valat" for line in ledger)
    winners = (terms.named_by,) if scored.won else ()
    return DealResult(
        contract=terms.contract.name,
        declarer=terms.declarer,
        partner=terms.partner,
        card_points=(points, _points(rules, deal.defenders)) if counted else None,
        scores=ledger_scores(ledger, rules.players),
        radli=radli_after(before, winners, award=everybody_gets_one(terms.contract, valat=valat)),
        ledger=ledger,
        won=scored.won,
    )


def _score(rules: Values, play: Playing, deal: bonuses.Fought, points: int) -> scoring.Scored:
    terms, radli = play.terms, play.terms.setup.radli
    doubled = rules.radl_factor if radli[terms.named_by] else 1  # S-50: only the declarer's radli matter
    account = scoring.Account(terms.side_seats("declarer"), doubled)
    if not terms.contract.normal:
        return scoring.score_flat(terms.contract, account, won=_objective_reached(rules, play, points))
    game, *announced = items(terms, play.said)
    counted = bonuses.outcomes(deal, announced)
    return scoring.score_normal(rules, terms.contract, account, points, game.factor, counted)


def _objective_reached(rules: Values, play: Playing, points: int) -> bool:
    """S-49: the points, no trick, or every trick."""
    own = sum(trick.winner == play.terms.named_by for trick in play.tricks)
    match play.terms.contract.objective:
        case "no_trick":
            return own == 0
        case "all_tricks":
            return own == len(play.tricks)
        case _:
            return points >= rules.to_win


def _points(rules: Values, pile: Iterable[Card]) -> int:
    return card_points(rules.pack.value[card] for card in pile)
