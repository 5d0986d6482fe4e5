"""S-7, S-8: the cut, the knock and the packets; P-40: from when on the cards count as dealt."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.rules.shared.actions import DealingAction
from backend.rules.shared.game import DealtCards
from backend.rules.shared.notation import format_action, parse_dealing_action
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.tarok.dealing import Dealing
from tests.rules.slovenian.vocabulary import RULES

PACK = TAROK_54.cards
DEALER, FOREHAND, OPPOSITE = 3, 0, 1


def after(*texts: str, dealer: int = DEALER) -> Dealing:
    """The dealing after the actions of whoever's turn it is."""
    dealing = RULES.shuffled(PACK, dealer, cut=True)
    for text in texts:
        seat = RULES.dealing_to_act(dealing)
        assert seat is not None
        dealing = RULES.dealing_step(dealing, seat, parse_dealing_action(text))
    return dealing


def out(dealing: Dealing) -> DealtCards:
    dealt = RULES.dealt(dealing)
    assert dealt is not None
    return dealt


def refused(dealing: Dealing, seat: int, action: DealingAction) -> Reason:
    with pytest.raises(RuleViolation) as caught:
        RULES.dealing_step(dealing, seat, action)
    return caught.value.reason


def test_without_cutting_the_cards_are_out_at_once() -> None:
    dealing = RULES.shuffled(PACK, DEALER, cut=False)
    assert out(dealing).talon == PACK[:6]
    assert RULES.dealing_to_act(dealing) is None
    assert RULES.dealing_legal(dealing) == ()
    assert RULES.cards_taken(dealing)


def test_two_packets_of_six_make_a_hand_from_forehand_on() -> None:
    dealt = out(RULES.shuffled(PACK, 1, cut=False))
    assert dealt.hands[2] == PACK[6:12] + PACK[30:36]
    assert dealt.hands[1] == PACK[24:30] + PACK[48:54]


def test_the_player_opposite_the_dealer_cuts_and_the_order_changes_for_real() -> None:
    """S-7"""
    dealing = RULES.shuffled(PACK, DEALER, cut=True)
    assert RULES.dealing_to_act(dealing) == OPPOSITE
    assert [format_action(action) for action in RULES.dealing_legal(dealing)] == ["cut 27", "knock"]
    assert out(after("cut 17")).talon == PACK[17:23]
    assert out(after("cut 53")).talon == (PACK[53], *PACK[:5])


def test_all_of_the_pack_or_none_of_it_is_no_cut() -> None:
    dealing = RULES.shuffled(PACK, DEALER, cut=True)
    for size in ("cut 0", "cut 54"):
        assert refused(dealing, OPPOSITE, parse_dealing_action(size)) == Reason.CUT_OUT_OF_RANGE


def test_nobody_but_the_player_opposite_cuts() -> None:
    dealing = RULES.shuffled(PACK, DEALER, cut=True)
    assert refused(dealing, DEALER, parse_dealing_action("cut 9")) == Reason.NOT_YOUR_TURN


def test_packets_are_chosen_only_after_a_knock_and_nothing_else_then() -> None:
    """S-8"""
    assert refused(after(), OPPOSITE, parse_dealing_action("packet 0")) == Reason.WRONG_PHASE
    assert refused(after("knock"), FOREHAND, parse_dealing_action("cut 9")) == Reason.WRONG_PHASE
    assert refused(after("cut 9"), FOREHAND, parse_dealing_action("packet 0")) == Reason.WRONG_PHASE


def test_the_cards_count_as_dealt_after_the_cut_or_the_first_packet_and_not_by_the_knock() -> None:
    """P-40"""
    assert not RULES.cards_taken(after())
    assert not RULES.cards_taken(after("knock"))
    assert RULES.cards_taken(after("cut 9"))
    assert RULES.cards_taken(after("knock", "packet 2"))


def test_forehand_taking_the_first_packet_leaves_the_others_no_choice() -> None:
    """S-8"""
    dealt = out(after("knock", "packet 0"))
    assert dealt.talon == PACK[:6]
    assert dealt.hands == (PACK[6:18], PACK[18:30], PACK[30:42], PACK[42:54])


@pytest.mark.parametrize(
    ("place", "start"),
    [pytest.param("talon_first", 0), pytest.param("talon_middle", 24), pytest.param("talon_last", 48)],
)
def test_forehand_taking_the_first_packet_says_where_the_talon_lies(place: str, start: int) -> None:
    dealt = out(after("knock", f"packet 0 {place}"))
    assert dealt.talon == PACK[start : start + 6]
    assert [card for hand in dealt.hands for card in hand] == [card for card in PACK if card not in dealt.talon]


def test_otherwise_each_seat_chooses_among_the_packets_left_and_the_last_gets_the_last() -> None:
    """S-8"""
    dealing = after("knock", "packet 2")
    assert RULES.dealing_to_act(dealing) == 1
    assert [format_action(action) for action in RULES.dealing_legal(dealing)] == ["packet 0", "packet 1", "packet 2"]
    dealt = out(after("knock", "packet 2", "packet 2", "packet 0"))
    assert dealt.hands == (PACK[30:42], PACK[42:54], PACK[6:18], PACK[18:30])


def test_only_the_first_packet_and_only_forehand_may_move_the_talon() -> None:
    assert refused(after("knock"), 0, parse_dealing_action("packet 1 talon_last")) == Reason.NO_SUCH_PACKET
    assert refused(after("knock", "packet 1"), 1, parse_dealing_action("packet 0 talon_last")) == Reason.NO_SUCH_PACKET
    assert refused(after("knock"), 0, parse_dealing_action("packet 4")) == Reason.NO_SUCH_PACKET


@given(st.data())
def test_however_it_is_dealt_every_card_is_out_once(data: st.DataObject) -> None:
    dealing = after(dealer=data.draw(st.integers(0, 3)))
    while (seat := RULES.dealing_to_act(dealing)) is not None:
        dealing = RULES.dealing_step(dealing, seat, data.draw(st.sampled_from(RULES.dealing_legal(dealing))))
    dealt = out(dealing)
    assert sorted([*dealt.talon, *(card for hand in dealt.hands for card in hand)]) == sorted(PACK)
    assert [len(hand) for hand in dealt.hands] == [12] * 4
