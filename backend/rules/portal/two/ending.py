"""How a deal of two ends: card points, the difference and what it counts (P-1, P-35, P-36)."""

from dataclasses import dataclass

from backend.rules.portal.two.play import Playing
from backend.rules.portal.two.values import Values
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.counting import card_points, in_threes
from backend.rules.shared.results import DealResult, LedgerLine, ledger_scores
from backend.rules.shared.views import CountedPile


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is played and counted."""

    play: Playing
    result: DealResult


def result(rules: Values, play: Playing) -> DealResult:
    """Count a deal that is played to its end."""
    declarer = play.terms.declarer
    player = 0 if declarer is None else declarer  # where nobody declared, each line is as good as the other
    points = tuple(_points(rules, play, seat) for seat in (player, 1 - player))
    ledger = score(rules, player, points[0], declared=declarer is not None)
    return DealResult(
        contract=None,
        declarer=declarer,
        partner=None,
        card_points=points,
        scores=ledger_scores(ledger, rules.players),
        radli=(),
        ledger=ledger,
        won=None if declarer is None else points[0] >= rules.to_win,
    )


def score(rules: Values, player: Seat, points: int, *, declared: bool) -> tuple[LedgerLine, LedgerLine]:
    """Book the difference of *player*, who has *points* card points, and its mirror for the other (P-35).

    A declarer's counts twice if he has won, three times if not; at par it is nothing either way (P-36).
    """
    difference, rule = points - rules.par, "P-36" if points == rules.par else "P-35"
    times = (rules.won if points >= rules.to_win else rules.lost) if declared else rules.undeclared
    return (
        LedgerLine("difference", (player,), difference, rule, multiplier=times),
        LedgerLine("difference", (1 - player,), -difference, rule, multiplier=times),
    )


def counted(rules: Values, play: Playing) -> tuple[CountedPile, ...]:
    """Count the piles aloud, in the order of the result's card points."""
    player = play.terms.declarer or 0
    return tuple(in_threes(rules.pack, _pile(play, seat)) for seat in (player, 1 - player))


def _points(rules: Values, play: Playing, seat: Seat) -> int:
    return card_points(rules.pack.value[card] for card in _pile(play, seat))


def _pile(play: Playing, seat: Seat) -> tuple[Card, ...]:
    return tuple(card for trick in play.tricks if trick.winner == seat for card in trick.cards)
