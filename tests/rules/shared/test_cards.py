"""The pack, its order and its values (S-1 to S-3); counting is in the vectors (cp-*)."""

import pytest

from backend.rules.shared.cards import KINGS, SUITS, TRULA, Card, seats_from
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.reasons import Reason, RuleViolation


def test_the_pack_has_22_taroks_and_four_suits_of_eight() -> None:
    suits = [card[0] for card in TAROK_54.cards]
    assert {suit: suits.count(suit) for suit in set(suits)} == {"t": 22, "c": 8, "s": 8, "h": 8, "d": 8}
    assert len(set(TAROK_54.cards)) == 54


@pytest.mark.parametrize("suit", SUITS)
def test_suits_rank_courts_over_pips_and_the_red_one_is_the_best_pip(suit: str) -> None:
    pips = "1 2 3 4" if suit in "hd" else "10 9 8 7"
    order = [Card(suit + rank) for rank in f"K Q C J {pips}".split()]
    assert sorted(order, key=TAROK_54.rank.__getitem__, reverse=True) == order


def test_trula_and_kings_are_worth_five() -> None:
    assert {card for card in TAROK_54.cards if TAROK_54.value[card] == 5} == TRULA | KINGS
    assert sum(TAROK_54.value.values()) == 106


def test_seats_are_listed_anticlockwise_from_anyone() -> None:
    assert seats_from(3, 4) == (3, 0, 1, 2)


def test_a_violation_says_its_reason_and_the_detail() -> None:
    assert str(RuleViolation(Reason.MUST_BEAT, "h1 on hC")) == "must_beat: h1 on hC"
    assert str(RuleViolation(Reason.MUST_BEAT)) == "must_beat"
