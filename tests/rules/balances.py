"""How the scores of a counted deal stand to each other, as each family of games says."""

from collections.abc import Callable
from typing import Final

from backend.rules.shared.results import DealResult
from tests.rules.playouts import Moment


def scores_balance(moment: Moment) -> None:
    """The scores of a counted deal stand to each other as the game says."""
    result = moment.rules.result(moment.deal)
    if result is not None:
        _BALANCES[moment.rules.family](moment, result)


def _slovenian_balances(_: Moment, result: DealResult) -> None:
    """Only the declarer's side scores, the mond aside (S-41, S-43); in klop everybody for himself (S-45)."""
    if result.declarer is not None:
        side = {result.declarer, result.declarer if result.partner is None else result.partner}
        lines = [line for line in result.ledger if line.item != "captured_mond"]
        assert all(set(line.seats) == side for line in lines)


def _portal_balances(moment: Moment, result: DealResult) -> None:
    """The opponents book the mirror, so that two against two are zero-sum, and so are two players (P-16, P-35)."""
    if moment.rules.players == 2:
        assert sum(result.scores) == 0
    elif result.declarer is not None:
        partner = result.declarer if result.partner is None else result.partner
        own = result.scores[result.declarer]
        expected = [own if seat in {result.declarer, partner} else -own for seat in range(moment.rules.players)]
        assert list(result.scores) == expected
        assert sum(result.scores) == 0 or result.partner is None or moment.rules.players == 3


def _french_balances(_: Moment, result: DealResult) -> None:
    """The scores sum to zero (F-23), a void deal's are zeros (F-6, F-8)."""
    assert sum(result.scores) == 0
    if result.void is not None:
        assert set(result.scores) == {0}
        assert result.contract is None


_BALANCES: Final[dict[str, Callable[[Moment, DealResult], None]]] = {
    "slovenian": _slovenian_balances,
    "portal": _portal_balances,
    "french": _french_balances,
}
