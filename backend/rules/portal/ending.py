"""The result of a portal deal for three or four, with its ledger (P-12 to P-19)."""

from backend.rules.portal import scoring
from backend.rules.portal.scoring import Parties
from backend.rules.shared.results import DealResult, LedgerLine, ledger_scores
from backend.rules.tarok import bonuses
from backend.rules.tarok.ending import objective_reached, points_of
from backend.rules.tarok.items import items
from backend.rules.tarok.play import Playing
from backend.rules.tarok.values import Values


def result(rules: Values, play: Playing) -> DealResult:
    """Count a deal that is played to its end."""
    return _declared_result(rules, play) if play.terms.contract.declared else _klop_result(rules, play)


def _klop_result(rules: Values, play: Playing) -> DealResult:
    """P-19: every seat's tricks are counted by themselves, the talon for nobody."""
    seats = range(rules.players)
    points = tuple(points_of(rules, play.pile(seat)) for seat in seats)
    ledger = scoring.score_klop(play.terms.contract, points, tuple(map(play.tricks_won, seats)))
    return DealResult(
        contract=play.terms.contract.name,
        declarer=None,
        partner=None,
        card_points=points,
        scores=ledger_scores(ledger, rules.players),
        radli=(),
        ledger=ledger,
        won=None,
    )


def _declared_result(rules: Values, play: Playing) -> DealResult:
    terms = play.terms
    deal = bonuses.fought(terms, play.tricks)
    points = points_of(rules, deal.declarers)
    reached = objective_reached(rules, play, points)
    ledger = _ledger(rules, play, deal, points, won=reached)
    valat = sum(line.amount for line in ledger if line.item == "valat" and terms.named_by in line.seats)
    return DealResult(
        contract=terms.contract.name,
        declarer=terms.declarer,
        partner=terms.partner,
        card_points=(points, points_of(rules, deal.defenders)) if terms.contract.normal else None,
        scores=ledger_scores(ledger, rules.players),
        radli=(),
        ledger=ledger,
        won=valat > 0 if valat else reached,
    )


def _ledger(rules: Values, play: Playing, deal: bonuses.Fought, points: int, *, won: bool) -> tuple[LedgerLine, ...]:
    terms = play.terms
    game, *announced = items(terms, play.said)
    parties = Parties(terms.side_seats("declarer"), terms.side_seats("defenders"), game.factor)
    if not terms.contract.normal:
        return scoring.score_flat(terms.contract, parties, won=won)
    return scoring.score_positive(rules, terms.contract, parties, points, bonuses.outcomes(rules, deal, announced))
