"""The result of a Slovenian deal, with its ledger and the radli after it (S-43 to S-52)."""

from backend.rules.shared.results import DealResult, ledger_scores
from backend.rules.slovenian import klop, scoring
from backend.rules.slovenian.radli import everybody_gets_one, radli_after
from backend.rules.slovenian.values import SlovenianValues
from backend.rules.tarok import bonuses
from backend.rules.tarok.ending import objective_reached, points_of
from backend.rules.tarok.items import items
from backend.rules.tarok.play import Playing


def result(rules: SlovenianValues, play: Playing) -> DealResult:
    """Count a deal that is played to its end."""
    return _declared_result(rules, play) if play.terms.contract.declared else _klop_result(rules, play)


def _klop_result(rules: SlovenianValues, play: Playing) -> DealResult:
    """S-45, S-52: every seat's pile is counted by itself, gifts included."""
    terms, seats = play.terms, range(rules.players)
    points = tuple(points_of(rules, play.pile(seat)) for seat in seats)
    tricks_won = tuple(map(play.tricks_won, seats))
    before, award = terms.setup.radli, everybody_gets_one(rules, terms.contract, valat=False)
    ledger = klop.score_klop(rules, terms.contract, points, tricks_won, before)
    return DealResult(
        contract=terms.contract.name,
        declarer=None,
        partner=None,
        card_points=points,
        scores=ledger_scores(ledger, rules.players),
        radli=radli_after(before, klop.klop_winners(tricks_won), award=award),
        ledger=ledger,
        won=None,
        radl_for_all=award,
    )


def _declared_result(rules: SlovenianValues, play: Playing) -> DealResult:
    terms, before = play.terms, play.terms.setup.radli
    counted = terms.contract.objective == "card_points"
    deal = bonuses.fought(terms, play.tricks)
    points = points_of(rules, deal.declarers)
    scored = _score(rules, play, deal, points)
    mond = scoring.captured_mond(rules, terms, play.tricks)
    ledger = scored.lines if mond is None else (*scored.lines, mond)
    award = everybody_gets_one(rules, terms.contract, valat=any(line.item == "valat" for line in ledger))
    winners = (terms.named_by,) if scored.won else ()
    return DealResult(
        contract=terms.contract.name,
        declarer=terms.declarer,
        partner=terms.partner,
        card_points=(points, points_of(rules, deal.defenders)) if counted else None,
        scores=ledger_scores(ledger, rules.players),
        radli=radli_after(before, winners, award=award),
        ledger=ledger,
        won=scored.won,
        radl_for_all=award,
    )


def _score(rules: SlovenianValues, play: Playing, deal: bonuses.Fought, points: int) -> scoring.Scored:
    terms, radli = play.terms, play.terms.setup.radli
    doubled = rules.radl_factor if radli[terms.named_by] else 1  # S-50: only the declarer's radli matter
    account = scoring.Account(terms.side_seats("declarer"), doubled)
    if not terms.contract.normal:
        return scoring.score_flat(terms.contract, account, won=objective_reached(rules, play, points))
    game, *announced = items(terms, play.said)
    counted = bonuses.outcomes(rules, deal, announced)
    return scoring.score_normal(rules, terms.contract, account, points, game.factor, counted)
