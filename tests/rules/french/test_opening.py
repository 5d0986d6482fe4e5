"""F-6: a bare petit makes the deal void. And what no deal can begin with."""

from dataclasses import replace

import pytest

from backend.rules.french.opening import is_bare_petit
from backend.rules.french.ruleset import FRENCH_4
from backend.rules.shared.cards import Card
from backend.rules.shared.events import CardsDealt, DealEnded, DealVoided
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.french.vocabulary import Table, cards, setup

BARE = "t1 c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 d1 d2 d3 d4 d5 d6 d7"
DEALT = setup(f" | {BARE} | t0 |")


def test_a_petit_alone_is_bare_and_with_another_trump_or_the_excuse_is_not() -> None:
    """F-6"""
    assert is_bare_petit(cards("hK t1 s2"))
    assert not is_bare_petit(cards("hK t1 t2"))
    assert not is_bare_petit(cards("hK t1 t0"))
    assert not is_bare_petit(cards("hK t2"))
    assert not is_bare_petit(cards("hK t0"))
    assert not is_bare_petit(cards("hK s2"))


def test_who_was_dealt_a_bare_petit_shows_his_hand_and_the_deal_is_void() -> None:
    """F-6: before anybody bids."""
    table = Table.of(DEALT)
    assert [type(event) for event in table.events] == [CardsDealt, DealVoided, DealEnded]
    shown = table.events[1]
    assert isinstance(shown, DealVoided)
    assert (shown.reason, shown.seat, set(shown.cards)) == ("petit_sec", 1, set(cards(BARE)))
    assert FRENCH_4.to_act(table.deal) == ()


def test_a_void_deal_has_a_result_that_changes_nothing() -> None:
    """F-6"""
    result = Table.of(DEALT).result
    assert (result.void, result.contract, result.declarer, result.card_points, result.won) == ("petit_sec", *[None] * 4)
    assert result.scores == (0, 0, 0, 0)
    assert result.ledger == ()


def test_all_see_why_the_deal_is_void_and_each_his_own_cards() -> None:
    """F-6"""
    table = Table.of(DEALT)
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert view.phase == "finished"
        assert view.void is not None
        assert view.void.hand is not None
        assert (view.void.reason, view.void.hand.seat) == ("petit_sec", 1)
        assert set(view.void.hand.cards) == set(DEALT.hands[1])
    assert set(table.view(0).hand) == set(DEALT.hands[0])
    assert table.view(None).hand == ()


def test_a_house_may_play_on_with_a_bare_petit() -> None:
    """F-6, the option petit_sec."""
    plays_on = FRENCH_4.with_house({"petit_sec": False})
    assert Table.of(DEALT, plays_on).phase == "auction"
    assert plays_on.house == (("petit_sec", False),)


@pytest.mark.parametrize(
    "broken",
    [
        replace(DEALT, dealer=4),
        replace(DEALT, dealer=-1),
        replace(DEALT, hands=DEALT.hands[:3]),
        replace(DEALT, talon=DEALT.talon[:5]),
        replace(DEALT, talon=(*DEALT.talon[:5], Card("t22"))),
        replace(DEALT, talon=(*DEALT.talon[:5], DEALT.talon[0])),
        replace(DEALT, piles=((),)),
    ],
    ids=["dealer", "left of the first", "three hands", "short dog", "other pack", "a card twice", "piles"],
)
def test_what_does_not_deal_the_pack_is_no_deal(broken: DealSetup) -> None:
    """F-1, F-4"""
    with pytest.raises(RuleViolation) as refused:
        FRENCH_4.begin(broken)
    assert refused.value.reason == Reason.BAD_RECORD


def test_radli_and_klop_of_another_game_are_left_out() -> None:
    dealt = replace(setup(), compulsory_klop=True, radli=(1, 0, 0, 2))
    table = Table.of(dealt)
    assert table.events[0] == CardsDealt(dealt.dealer, dealt.hands, dealt.talon, compulsory_klop=False)
    assert (table.view(0).radli, table.view(0).compulsory_klop) == ((), False)


@pytest.mark.parametrize("dealer", range(4))
def test_any_seat_may_have_dealt(dealer: int) -> None:
    """F-5, F-7: the player on his right is forehand."""
    view = Table.of(replace(setup(), dealer=dealer)).view()
    assert (view.dealer, view.forehand) == (dealer, (dealer + 1) % 4)
