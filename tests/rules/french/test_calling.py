"""F-33, F-34, F-36: five players; the call, the secret partner and the first lead."""

import pytest

from backend.rules.french.knowledge import before_call
from backend.rules.french.play import Playing
from backend.rules.french.ruleset import FRENCH_5
from backend.rules.french.tricks import first_leads
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import CardCalled
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason
from tests.rules.french.vocabulary import Table, cards, playing, setup, taken, terms, tricks

KINGS = "hK sK dK cK"
QUEENS = "hQ sQ dQ cQ"


def dealt(hands: str = "", dog: str = "") -> DealSetup:
    return setup(hands, dog, rules=FRENCH_5)


def five(contract: str, hands: str = "", dog: str = "", *, call: str = "hK") -> Table:
    """Seat 0 takes and calls."""
    return taken(contract, 0, dealt(hands, dog), FRENCH_5).say(f"call {call}")


def knows(table: Table, seat: Seat | None) -> str:
    """What *seat* knows of seats 0 to 4: D, F or - each."""
    return "".join({None: "-", "declarer": "D", "defenders": "F"}[side] for side in table.view(seat).sides)


@pytest.mark.parametrize("contract", ["petite", "garde", "garde_sans", "garde_contre"])
def test_the_taker_calls_before_the_dog_is_turned_in_every_contract(contract: str) -> None:
    """F-33"""
    table = taken(contract, 0, dealt(), FRENCH_5)
    assert (table.phase, table.seat) == ("king_call", 0)
    assert table.offers() == ["call cK", "call sK", "call hK", "call dK"]
    assert table.view().talon is None
    assert table.say("call sK").view(3).called_card == "sK"
    assert CardCalled(0, Card("dK")) in table.say("call dK").events


@pytest.mark.parametrize(
    ("hand", "rank"),
    [("hK sK dK", "K"), (KINGS, "Q"), (f"{KINGS} {QUEENS}", "C"), (f"{KINGS} {QUEENS} hC sC dC cC", "J")],
)
def test_who_holds_all_four_kings_calls_a_queen_and_so_on(hand: str, rank: str) -> None:
    """F-33: and no king."""
    table = taken("petite", 0, dealt(hand), FRENCH_5)
    assert table.offers() == [f"call {suit}{rank}" for suit in "cshd"]


def test_no_other_card_is_called() -> None:
    """F-33"""
    table = taken("petite", 0, dealt(KINGS), FRENCH_5)
    assert table.refused("call hK") == table.refused("call t1") == Reason.CARD_NOT_CALLABLE
    assert table.refused("call h") == table.refused("pass") == Reason.WRONG_PHASE


def test_with_three_and_four_nobody_calls() -> None:
    """F-33"""
    assert taken("garde_sans", 0).refused("call hK") == Reason.WRONG_PHASE


def test_the_holder_of_the_called_card_alone_knows_that_he_is_the_partner() -> None:
    """F-34"""
    table = five("garde_sans", " | | hK")
    assert [knows(table, seat) for seat in (None, 0, 1, 2)] == ["D----", "D----", "DF---", "DFDFF"]
    assert table.view(2).partner == 2
    assert table.view(0).partner is None


def test_who_called_his_own_card_is_alone_and_only_he_knows() -> None:
    """F-34"""
    table = five("garde_sans", "hK")
    assert [knows(table, seat) for seat in (None, 0, 1)] == ["D----", "DFFFF", "DF---"]


def test_a_called_card_in_the_dog_is_seen_by_all() -> None:
    """F-34: the taker is alone."""
    before = taken("garde", 0, dealt("", "hK"), FRENCH_5)
    assert knows(before, 0) == "D----"
    table = before.say("call hK")
    assert knows(table, None) == knows(table, 3) == "DFFFF"
    assert table.view().partner is None


def test_in_a_dog_that_stays_down_nobody_knows_it() -> None:
    """F-34: not even the taker."""
    table = five("garde_contre", "", "hK").say("pass")
    assert [knows(table, seat) for seat in (None, 0, 1)] == ["D----", "D----", "DF---"]


def test_once_the_called_card_is_played_everybody_knows() -> None:
    """F-34"""
    table = playing("garde_sans", 0, dealt("s2 | s3 | hK h2 | s4 | s5"), FRENCH_5).say("play s2", "play s3")
    assert knows(table, 1) == "DF---"
    lead = playing("garde_sans", 2, dealt("hK | h3 | h2 | h4 | h5"), FRENCH_5).say("play hK")
    assert knows(lead, None) == "DFDFF"
    assert lead.view().partner == 0


def test_the_first_lead_is_not_of_the_called_suit_but_for_the_called_card() -> None:
    """F-36"""
    table = playing("garde_sans", 4, dealt("hK h2 h3 s2"), FRENCH_5)
    assert "play hK" in table.offers()
    assert not {"play h2", "play h3"} & set(table.offers())
    assert table.refused("play h2") == Reason.CALLED_SUIT_LED


def test_the_excuse_may_be_led_and_frees_the_next_card() -> None:
    """F-36, F-20"""
    table = playing("garde_sans", 4, dealt("t0 hK | h2 h3"), FRENCH_5)
    assert "play t0" in table.offers()
    assert {"play h2", "play h3"} <= set(table.say("play t0").offers())


def test_who_has_nothing_else_leads_any_card_of_the_called_suit() -> None:
    """F-36"""
    hand = frozenset(cards("h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hC hQ"))
    assert first_leads(hand, Card("hK")) == hand
    assert first_leads(hand | {Card("hK")}, Card("hK")) == {Card("hK")}


def test_only_the_first_lead_is_bound() -> None:
    """F-36: not the cards that follow, nor later leads."""
    table = playing("garde_sans", 4, dealt("s2 h2 | s3 | s4 | s5 | sK h9"), FRENCH_5, call="hK")
    table = table.trick("s2 s3 s4 s5 sK")
    assert table.seat == 4
    assert "play h9" in table.offers()


def test_an_announcer_of_a_chelem_is_bound_by_it_too() -> None:
    """F-12, F-36"""
    table = five("garde_sans", "hK h2 s2").say("announce chelem")
    assert table.seat == 0
    assert table.refused("play h2") == Reason.CALLED_SUIT_LED


def test_a_trick_does_not_tell_the_sides_by_the_excuse() -> None:
    """F-20, F-34: while sides are secret it lies before its player, whoever won."""
    for holder in (2, 3):  # of the called card: the player of the excuse, or not
        hands = ["s2", "s3", "t0 s9", "s4", "sK"]
        hands[holder] += " hK"
        table = playing("garde_sans", 4, dealt(" | ".join(hands)), FRENCH_5).trick("s2 s3 t0 s4 sK")
        last = table.view(1).last_trick
        assert last is not None
        assert last.excuse == 2


def test_the_excuse_of_a_known_partner_is_not_exchanged() -> None:
    """F-20, F-34"""
    table = playing("garde_sans", 4, dealt("hK | h3 | t0 | h4 | h5"), FRENCH_5).trick("hK h3 t0 h4 h5")
    last = table.view(1).last_trick
    assert last is not None
    assert last.excuse == 2  # 2 defends, 0 is the partner
    own = playing("garde_sans", 4, dealt("hK | h3 | h2 | h4 | t0"), FRENCH_5).trick("hK h3 h2 h4 t0")
    last = own.view(1).last_trick
    assert last is not None
    assert last.excuse is None


def test_who_cannot_know_the_sides_is_not_told_who_wins_with_the_excuse() -> None:
    """F-14, F-34: the winner of the last trick so far depends on sides the viewer may not know."""
    deal = terms("garde_contre", 0, partner=1, rules=FRENCH_5)
    hands = tuple(frozenset({Card(card)}) for card in ("t0", "hK", "h1", "h2", "h3"))
    before = tricks(";".join(["0>0: c1 c2 c3 c4 c5"] * 13 + ["0>1: d1 d2 d3 d4 d5"]))
    play = Playing(deal, announced=False, public=before_call(deal), hands=hands, leader=0, tricks=before)
    table = Table(FRENCH_5, play).say("play t0")
    assert [table.view(seat).winning for seat in (1, 2, None)] == [0, None, None]
    assert table.say("play hK").view(2).winning == 0
