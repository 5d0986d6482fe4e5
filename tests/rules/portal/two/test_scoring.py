"""P-1, P-35, P-36, P-37: the difference to 35, once, twice or three times, and its mirror."""

import pytest

from backend.rules.portal.two import ending
from backend.rules.portal.two.declaration import Terms
from backend.rules.portal.two.play import Playing, Trick
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.counting import card_points
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.results import DealResult
from tests.rules.portal.two.vocabulary import RULES, SOME_DEAL, Table, cards, playing


def counted(taken: str, declarer: Seat | None, taker: Seat = 0) -> DealResult:
    """The result where *taker* took just the cards of *taken*, two a trick, and the other all the rest."""
    own = cards(taken)
    rest = [card for card in TAROK_54.cards if card not in own]
    piles = [(taker, own[at : at + 2]) for at in range(0, len(own), 2)]
    piles += [(1 - taker, tuple(rest[at : at + 2])) for at in range(0, len(rest), 2)]
    board = playing("|").deal
    assert isinstance(board, Playing)
    tricks = tuple(Trick(0, pair, winner) for winner, pair in piles)
    return ending.result(RULES, Playing(Terms(SOME_DEAL, (), declarer), board.board, 0, (), tricks))


def worth(points: int) -> str:
    """An even number of cards that count *points* together: the dear ones first, then plain ones."""
    dear = sorted(TAROK_54.cards, key=TAROK_54.value.__getitem__, reverse=True)
    taken: list[str] = []
    while (short := points - count(taken)) or len(taken) % 2:
        taken.append(dear.pop(0 if short > 4 else -1))
    return " ".join(taken)


def count(taken: list[str]) -> int:
    return card_points(TAROK_54.value[card] for card in map(Card, taken))


@pytest.mark.parametrize(
    ("points", "scores"), [(36, (2, -2)), (40, (10, -10)), (34, (-3, 3)), (30, (-15, 15)), (35, (0, 0))]
)
def test_a_declarer_wins_the_difference_twice_or_loses_it_three_times(points: int, scores: tuple[int, int]) -> None:
    result = counted(worth(points), declarer=0)
    assert result.card_points == (points, 70 - points)
    assert result.scores == scores
    assert result.won == (points > 35)


def test_a_declaring_dealer_has_his_points_first_and_his_score_at_his_seat() -> None:
    result = counted(worth(40), declarer=1, taker=1)
    assert (result.card_points, result.scores, result.declarer) == ((40, 30), (-10, 10), 1)


@pytest.mark.parametrize(("points", "scores"), [(36, (1, -1)), (40, (5, -5)), (30, (-5, 5)), (35, (0, 0))])
def test_undeclared_the_difference_counts_once(points: int, scores: tuple[int, int]) -> None:
    result = counted(worth(points), declarer=None)
    assert (result.card_points, result.scores) == ((points, 70 - points), scores)
    assert (result.declarer, result.won, result.contract, result.partner) == (None, None, None, None)


def test_the_ledger_is_the_difference_and_its_mirror() -> None:
    lines = counted(worth(30), declarer=1, taker=1).ledger
    assert [(line.item, line.seats, line.points, line.multiplier, line.amount) for line in lines] == [
        ("difference", (1,), -5, 3, -15),
        ("difference", (0,), 5, 3, 15),
    ]
    assert {line.rule for line in lines} == {"P-35"}


def test_at_35_all_nobody_has_won_and_nothing_is_paid() -> None:
    result = counted(worth(35), declarer=0)
    assert not result.won
    assert {line.rule for line in result.ledger} == {"P-36"}
    assert {line.amount for line in result.ledger} == {0}


def test_trula_kings_and_the_last_trick_are_worth_nothing_beside_their_cards() -> None:  # P-37
    everything = counted(" ".join(TAROK_54.cards), declarer=0)
    assert [line.item for line in everything.ledger] == ["difference", "difference"]
    assert everything.scores == (70, -70)
    assert RULES.bonus_worths == ()


def test_a_deal_without_a_trick_counts_nothing() -> None:
    assert counted("", declarer=0).scores == (-105, 105)


def test_radli_are_none() -> None:
    assert Table.of().say("pass", "pass").played_out().result.radli == ()
