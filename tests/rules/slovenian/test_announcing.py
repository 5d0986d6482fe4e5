"""S-23 to S-28: the announcement round, who may say what, kept cards and kontra."""

import pytest

from backend.rules.shared.cards import PAGAT
from backend.rules.shared.events import Announced, KontraSaid
from backend.rules.shared.reasons import Reason
from tests.rules.slovenian.vocabulary import announcing, contracted, discard_low, setup

# Seat 2 declares, seat 0 holds the called king of hearts, seats 1 and 3 defend.
ROUND = announcing()


def test_the_declarer_speaks_first_then_anticlockwise() -> None:
    assert [ROUND.seat, ROUND.say("pass").seat, ROUND.say("pass", "pass").seat] == [2, 3, 0]


def test_the_round_ends_after_four_silent_turns_where_nobody_says_anything() -> None:
    assert ROUND.say("pass", "pass", "pass").phase == "announcements"
    assert ROUND.say("pass", "pass", "pass", "pass").phase == "play"


def test_a_turn_is_any_number_of_statements_and_three_silent_turns_after_the_last_end_the_round() -> None:
    table = ROUND.say("announce trula", "announce kings", "pass")
    assert table.say("pass", "pass").phase == "announcements"
    assert table.say("pass", "pass", "pass").phase == "play"
    spoken = table.say("pass", "pass", "kontra game", "pass", "pass", "pass")
    assert spoken.phase == "announcements"
    assert spoken.say("pass").phase == "play"


def test_a_first_word_after_three_silent_turns_leaves_everybody_a_turn_to_answer() -> None:
    assert ROUND.say("pass", "pass", "pass", "announce kings").seat == 1
    assert ROUND.say("pass", "pass", "pass", "announce kings", "pass", "pass", "pass").phase == "announcements"


@pytest.mark.parametrize("bonus", ["trula", "kings", "pagat_ultimo", "valat"])
def test_anybody_announces_these_for_his_side_without_holding_the_card(bonus: str) -> None:
    for table in (ROUND, ROUND.say("pass"), ROUND.say("pass", "pass")):
        assert f"announce {bonus}" in table.offers()


def test_king_ultimo_is_the_declarers_or_the_partners() -> None:
    assert "announce king_ultimo" in ROUND.offers()
    assert ROUND.say("pass").refused("announce king_ultimo") == Reason.CANNOT_ANNOUNCE
    assert "announce king_ultimo" in ROUND.say("pass", "pass").offers()


def test_the_declarer_announces_king_ultimo_even_where_nobody_can_hold_the_king() -> None:
    table = announcing("", talon="c7 s7 d1 hK", declarer=2)
    assert "announce king_ultimo" in table.offers()


def test_without_a_called_king_there_is_no_king_ultimo() -> None:
    table = discard_low(contracted("solo_three", 0).say("take 0"))
    assert table.refused("announce king_ultimo") == Reason.NO_KING_CALLED


def test_words_that_are_no_items_are_no_actions() -> None:
    assert ROUND.refused("announce chelem") == Reason.UNKNOWN_ACTION
    assert ROUND.refused("announce game") == Reason.UNKNOWN_ACTION
    assert ROUND.refused("kontra chelem") == Reason.UNKNOWN_ACTION
    assert ROUND.refused("play t1") == Reason.WRONG_PHASE


def test_ones_own_announcement_is_not_repeated() -> None:
    assert ROUND.say("announce trula").refused("announce trula") == Reason.ALREADY_ANNOUNCED


def test_a_repeat_is_refused_where_the_speaker_knows_the_item_for_his_sides() -> None:
    assert ROUND.say("announce trula", "pass", "pass").refused("announce trula") == Reason.ALREADY_ANNOUNCED


def test_a_repeat_is_accepted_where_a_refusal_would_name_the_partner() -> None:
    table = ROUND.say("pass", "pass", "announce trula", "pass")  # by the partner, seat 0
    assert "announce trula" in table.offers()  # to defender 1 it might be anybody's
    declarer = table.say("pass")
    assert declarer.seat == 2
    assert "announce trula" in declarer.offers()


def test_a_repeat_by_a_team_mate_keeps_the_items_one_counter() -> None:
    table = ROUND.say("pass", "pass", "announce trula", "pass", "pass", "announce trula", "pass")
    doubled = table.say("kontra trula 2")
    last = doubled.events[-1]
    assert last == KontraSaid(3, "trula", 2, 1)
    partner = doubled.say("pass")
    assert partner.offers("kontra trula") == ["kontra trula 0", "kontra trula 2"]
    assert partner.say("kontra trula 0").events[-1] == KontraSaid(0, "trula", 0, 2)


def test_both_sides_may_announce_the_same_bonus_each_with_its_counter() -> None:
    table = ROUND.say("announce trula", "pass", "announce trula", "kontra trula 2", "pass")
    items = [(item.target, item.announcers, item.side, item.level) for item in table.view(0).items]
    assert items == [
        ("game", (2,), "declarer", 0),
        ("trula", (2,), "declarer", 1),
        ("trula", (3,), "defenders", 0),
    ]


def test_the_ultimo_card_is_turned_up_where_the_announcer_holds_it() -> None:
    table = announcing("hK | t1 | |", declarer=2)
    assert table.say("announce pagat_ultimo").events[-1] == Announced(2, "pagat_ultimo", None)
    holder = table.say("pass", "pass", "pass", "announce pagat_ultimo")
    assert holder.events[-1] == Announced(1, "pagat_ultimo", PAGAT)
    assert [(shown.seat, shown.card) for shown in holder.view().shown] == [(1, "t1")]


def test_who_repeats_pagat_ultimo_with_the_pagat_in_hand_turns_it_up_and_keeps_it() -> None:
    table = announcing("hK t1 | | |").say("pass", "pass", "pass", "announce pagat_ultimo", "pass")
    table = table.say("pass", "pass", "announce pagat_ultimo").to_play()
    assert [(shown.seat, shown.card) for shown in table.view().shown] == [(0, "t1")]
    assert "play t1" not in table.offers()
    assert table.refused("play t1") == Reason.MUST_KEEP_ANNOUNCED


def test_a_kept_card_may_go_once_only_kept_cards_are_legal() -> None:
    table = announcing("hK t1 h1 | h2 | t2 | h3").say("pass", "pass", "announce king_ultimo", "announce pagat_ultimo")
    table = table.to_play()
    while len(table.view(0).hand) > 2 or table.seat != 0:
        table = table.say(table.offers()[-1])
    assert set(table.view(0).hand) == {"hK", "t1"}
    assert len(table.offers()) == (2 if not table.view().trick else 1)


def test_kontra_doubles_up_to_mordkontra_the_sides_taking_turns() -> None:
    table = ROUND.say("pass", "kontra game")
    assert table.events[-1] == KontraSaid(3, "game", None, 1)  # the game needs no announcer
    table = table.say("pass")
    assert table.seat == 0
    table = table.say("kontra game", "pass", "kontra game", "pass")  # rekontra by the partner, subkontra by seat 1
    assert table.refused("pass", seat=3) == Reason.NOT_YOUR_TURN
    table = table.say("kontra game")
    assert table.view().items[0].level == 4
    assert table.refused("kontra game") == Reason.KONTRA_EXHAUSTED


def test_a_step_belongs_to_the_side_whose_turn_it_is() -> None:
    assert ROUND.refused("kontra game") == Reason.KONTRA_OWN_SIDE
    assert ROUND.say("pass", "kontra game").refused("kontra game") == Reason.KONTRA_OWN_SIDE


def test_only_what_was_announced_is_doubled_and_by_its_announcers_name() -> None:
    assert ROUND.say("pass").refused("kontra trula") == Reason.NOT_ANNOUNCED
    announced = ROUND.say("announce trula", "pass")
    assert announced.refused("kontra trula 2") == Reason.NOT_ITS_ANNOUNCER  # one announcer: no seat is named
    assert announced.refused("kontra game 2") == Reason.NOT_ITS_ANNOUNCER
    twice = announced.say("announce trula", "pass", "pass", "pass")
    assert twice.refused("kontra trula") == Reason.NOT_ITS_ANNOUNCER
    assert twice.refused("kontra trula 1") == Reason.NOT_ITS_ANNOUNCER


@pytest.mark.parametrize("contract", ["klop", "beggar", "solo_without", "open_beggar", "valat_without"])
def test_the_other_contracts_go_straight_to_play(contract: str) -> None:
    table = contracted(contract, 0, setup())
    assert table.phase == "play"
    assert table.refused("announce trula") == Reason.WRONG_PHASE
    assert table.refused("kontra game") == Reason.WRONG_PHASE
