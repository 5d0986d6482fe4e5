"""What a sensible player does, by example."""

import pytest

from backend.bots import choose, choose_dealing
from backend.rules.shared.actions import ChoosePacket, Cut, Discard, DiscardTemplate, Knock, LegalAction
from backend.rules.shared.notation import format_action
from backend.rules.shared.views import DealView, ItemView, OpenHand
from tests.bots.views import cards, in_trick, offers, plays, sides, talon, template, view, won

STRONG = "t22 t21 t20 t18 t17 t12 t9 t3 hK sK d1 cQ"
FAIR = "t21 t18 t15 t12 t8 t5 t3 hK hQ s9 d2 c8"
WEAK = "t4 t2 h3 hQ hJ s9 s7 sQ d3 dK c8 cJ"
BEGGAR = "t2 h4 h3 h2 h1 d4 d3 d2 s7 s8 c7 c8"
PLAIN = "hK h3 h2 s9 s7 sJ d3 dC c8 cJ"
LADDER = ("two", "one", "solo_three", "solo_two", "solo_one", "beggar", "solo_without", "open_beggar")
BIDS = offers("pass", *(f"bid {contract}" for contract in (*LADDER, "colour_valat_without", "valat_without")))
NAMES = offers(*(f"contract {name}" for name in ("klop", "three", *LADDER, "colour_valat_without", "valat_without")))
COMPULSORY = offers("pass", "bid solo_without", "bid open_beggar", "bid colour_valat_without", "bid valat_without")


def _text(seen: DealView, legal: tuple[LegalAction, ...]) -> str:
    return format_action(choose(seen, legal))


# auction


@pytest.mark.parametrize(
    ("hand", "least"),
    [(STRONG, "bid two"), (FAIR, "bid two"), (WEAK, "pass"), (BEGGAR, "bid beggar")],
    ids=["strong", "fair", "weak", "beggar"],
)
def test_a_hand_is_bid_by_counting(hand: str, least: str) -> None:
    assert _text(view("auction", hand), BIDS) == least


def test_a_fair_hand_does_not_follow_into_solos() -> None:
    assert _text(view("auction", FAIR), (*offers("pass"), *BIDS[3:])) == "pass"


def test_forehand_alone_with_a_weak_hand_plays_klop() -> None:
    assert _text(view("contract", WEAK), NAMES) == "contract klop"


def test_a_strong_hand_names_more_than_it_bid() -> None:
    assert _text(view("contract", STRONG), NAMES[2:]).startswith("contract solo_")


def test_who_won_the_auction_names_his_bid_where_no_more_is_worth_it() -> None:
    assert _text(view("contract", WEAK), NAMES[4:]) == "contract solo_three"


@pytest.mark.parametrize("hand", [FAIR, WEAK], ids=["fair", "weak"])
def test_compulsory_klop_is_played_with_an_ordinary_hand(hand: str) -> None:
    assert _text(view("auction", hand, compulsory_klop=True), COMPULSORY) == "pass"
    names = offers("contract klop", "contract solo_without", "contract open_beggar", "contract valat_without")
    assert _text(view("contract", hand, compulsory_klop=True), names) == "contract klop"


def test_the_best_hand_of_all_bids_no_valat() -> None:
    hand = "t22 t21 t20 t19 t18 t17 t16 t15 t14 t13 t12 hK"
    assert _text(view("auction", hand), offers("pass", "bid colour_valat_without", "bid valat_without")) == "pass"


# king call, talon, discard


def test_the_king_called_is_of_a_short_suit_but_not_a_void() -> None:
    hand = "t20 t18 t15 t12 t8 t5 t3 hK hQ s9 c8 c10"
    assert _text(view("king_call", hand), offers("call c", "call s", "call h", "call d")) == "call s"


def test_the_own_king_is_called_only_where_there_is_no_other() -> None:
    hand = "t20 t18 t15 t12 t8 t5 t3 hK sK dK cK c10"
    assert _text(view("king_call", hand), offers("call c", "call s", "call h", "call d")).startswith("call")


def test_the_set_with_the_taroks_is_taken() -> None:
    shown = talon("h3 c9 s8", "t19 t16 dC")
    assert _text(view("talon", FAIR, contract="three", talon=shown), offers("take 0", "take 1")) == "take 1"


def test_a_discard_makes_voids_of_plain_cards() -> None:
    hand = "t22 t18 t15 t12 t8 t5 t3 hK hQ hJ s9 d2 c8 c9 c10"
    legal = template(3, "t18 t15 t12 t8 t5 t3 hQ hJ s9 d2 c8 c9 c10")
    chosen = choose(view("discard", hand), legal)
    assert isinstance(chosen, Discard)
    assert set(chosen.cards) == {"s9", "d2", "hQ"}


def test_taroks_are_discarded_only_where_nothing_else_is_left() -> None:
    hand = "t22 t21 t19 t18 t17 t16 t15 t12 t8 t5 t3 hK sK d2 c8"
    chosen = choose(view("discard", hand), template(3, "t19 t18 t17 t16 t15 t12 t8 t5 t3 d2 c8"))
    assert isinstance(chosen, Discard)
    assert set(chosen.cards) == {"d2", "c8", "t3"}


def test_a_template_with_forced_taroks_gets_exactly_those() -> None:
    chosen = choose(view("discard", "t19 t8 t5 d2"), template(3, "t8 t5 t19 d2", trumps=2))
    assert isinstance(chosen, Discard)
    assert set(chosen.cards) == {"t5", "t8", "d2"}


# announcements

SAY = offers(
    "announce trula", "announce kings", "announce king_ultimo", "announce pagat_ultimo", "announce valat", "pass"
)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        pytest.param("t22 t21 t1 t15 t12 t8 t4 h3 sC s9 dQ d2", "announce trula", id="the whole trula"),
        pytest.param("t22 t21 t9 t15 t12 t8 h2 h3 sC s9 dQ d2", "pass", id="two of the trula"),
        pytest.param("t22 t20 t15 t12 t8 t7 t5 hK sK dK cK c8", "announce kings", id="all kings"),
        pytest.param("t22 t20 t19 t15 t12 t8 t7 t5 t4 t1 hK s8", "announce pagat_ultimo", id="pagat with long taroks"),
        pytest.param("t22 t21 t20 t19 t18 t17 t16 t15 t14 t13 t12 hK", "pass", id="never a valat"),
    ],
)
def test_only_what_is_nearly_sure_is_announced(hand: str, said: str) -> None:
    assert _text(view("announcements", hand, contract="one", declarer=0), SAY) == said


def test_what_is_said_is_not_said_again() -> None:
    items = (ItemView("game", (0,), "declarer", 0), ItemView("trula", (0,), "declarer", 0))
    seen = view("announcements", "t22 t21 t1 t15 t12 t8 t4 h3 sC s9 dQ d2", declarer=0, items=items)
    assert _text(seen, SAY) == "pass"


@pytest.mark.parametrize(("hand", "said"), [(STRONG, "kontra game"), (FAIR, "pass")], ids=["strong", "fair"])
def test_kontra_needs_a_really_strong_hand(hand: str, said: str) -> None:
    items = (ItemView("game", (2,), "declarer", 0),)
    seen = view("announcements", hand, contract="two", declarer=2, sides=sides("o?d?"), items=items)
    assert _text(seen, offers("kontra game", "pass")) == said


# play for points


def _play(seen: DealView, legal: str) -> str:
    return _text(seen, plays(legal)).removeprefix("play ")


def test_points_go_on_the_partners_trick() -> None:
    seen = in_trick("h1 hQ t9", "1 hK | 2 h3 | 3 h4", contract="one", declarer=1, winning=1, sides=sides("dddo"))
    assert _play(seen, "h1 hQ") == "hQ"


def test_no_points_go_on_the_enemys_trick() -> None:
    seen = in_trick("h1 hQ t9", "1 hK | 2 h3 | 3 h4", contract="one", declarer=1, winning=1, sides=sides("odoo"))
    assert _play(seen, "h1 hQ") == "h1"


def test_the_last_to_play_wins_cheaply() -> None:
    trick = "1 hK | 2 t5 | 3 h4"
    seen = in_trick("t20 t9 t7 s9", trick, contract="one", declarer=2, winning=2, sides=sides("oodo"))
    assert _play(seen, "t20 t9 t7") == "t7"


def test_the_pagat_comes_home_in_a_trick_that_is_surely_ours() -> None:
    seen = in_trick("t1 t9 t7 s9", "1 t22 | 2 t5 | 3 t4", contract="one", declarer=1, winning=1, sides=sides("ddoo"))
    assert _play(seen, "t1 t9 t7") == "t1"


def test_the_last_to_play_ruffs_with_the_pagat() -> None:
    seen = in_trick("t1 t9 t7 s9", "1 hQ | 2 h2 | 3 h4", contract="one", declarer=0, winning=1, sides=sides("dooo"))
    assert _play(seen, "t1 t9 t7") == "t1"


def test_the_pagat_is_not_thrown_under_the_enemys_tarok() -> None:
    trick = "1 t20 | 2 t5 | 3 t4"
    seen = in_trick("t1 t9 t7 s9", trick, contract="one", declarer=1, winning=1, sides=sides("odoo"))
    assert _play(seen, "t1 t9 t7") == "t7"


def test_the_mond_is_not_played_under_the_skis() -> None:
    trick = "1 t20 | 2 t22 | 3 t4"
    seen = in_trick("t21 t9 s9", trick, contract="one", declarer=2, winning=2, sides=sides("oodo"))
    assert _play(seen, "t21 t9") == "t9"


def test_the_mond_is_not_led_while_the_skis_is_out() -> None:
    seen = in_trick("t21 t19 t18 t9 s9 hK", "", contract="solo_one", declarer=0, sides=sides("dooo"))
    assert _play(seen, "t21 t19 t18 t9 s9 hK") != "t21"


def test_a_lower_tarok_wins_while_the_skis_may_still_capture_the_mond() -> None:
    seen = in_trick(f"t21 t20 {PLAIN}", "3 t16", contract="one", declarer=3, winning=3, sides=sides("oood"))
    assert _play(seen, "t21 t20") == "t20"


def test_the_pagat_is_not_risked_on_a_friends_trick_that_others_may_take() -> None:
    seen = in_trick(f"t1 t9 {PLAIN}", "3 t21", contract="one", declarer=3, winning=3, sides=sides("dood"))
    assert _play(seen, "t1 t9") == "t9"


def test_the_mond_wins_where_nobody_can_capture_it() -> None:
    trick = "1 hK | 2 t20 | 3 h4"
    seen = in_trick("t21 t9 s9", trick, contract="one", declarer=2, winning=2, sides=sides("oodo"))
    assert _play(seen, "t21 t9") == "t21"


def test_the_pagat_takes_the_emperors_trick() -> None:
    known = {"contract": "one", "declarer": 3, "winning": 2, "sides": sides("oood")}
    assert _play(in_trick("t1 t20 t9", "1 t21 | 2 t22 | 3 t5", **known), "t1 t20 t9") == "t1"


def test_nothing_is_wasted_on_the_enemys_emperors_trick() -> None:
    known = {"contract": "one", "declarer": 3, "winning": 3, "sides": sides("oood")}
    assert _play(in_trick("t20 t9 t3", "1 t21 | 2 t22 | 3 t1", **known), "t20 t9 t3") == "t3"


# klop and beggar


def test_in_klop_a_king_is_thrown_off_where_it_cannot_win() -> None:
    seen = in_trick("hK h3 s7", "1 t5 | 2 c8 | 3 c9", contract="klop", winning=1)
    assert _play(seen, "hK h3 s7") == "hK"


def test_in_klop_a_low_card_is_led() -> None:
    seen = in_trick("hK h4 sQ t20", "", contract="klop")
    assert _play(seen, "hK h4 sQ t20") == "h4"


def test_who_must_win_a_klop_trick_as_the_last_spends_a_high_card() -> None:
    seen = in_trick("hK hQ s7", "1 hJ | 2 h2 | 3 h1", contract="klop", winning=1)
    assert _play(seen, "hK hQ") == "hK"


def test_who_must_beat_in_the_middle_of_klop_beats_low() -> None:
    seen = in_trick("hK hC s7", "3 hJ", contract="klop", winning=3)
    assert _play(seen, "hK hC") == "hC"


def test_the_declarer_of_a_beggar_leads_his_lowest() -> None:
    seen = in_trick("h4 h3 sJ", "", contract="beggar", declarer=0)
    assert _play(seen, "h4 h3 sJ") in {"h4", "h3"}


def test_defenders_attack_the_suit_that_an_open_beggar_must_win() -> None:
    shown = OpenHand(2, cards("hQ s7 d4"))
    seen = in_trick("h3 s10 d2", "", contract="open_beggar", declarer=2, open_hand=shown)
    assert _play(seen, "h3 s10 d2") == "h3"


def test_defenders_play_low_before_a_beggar() -> None:
    seen = in_trick("hJ hK", "3 h3", contract="beggar", declarer=1, winning=3, sides=sides("odoo"))
    assert _play(seen, "hJ hK") == "hJ"


def test_defenders_play_high_after_a_beggar() -> None:
    seen = in_trick("hJ hK", "1 h3 | 2 h2 | 3 h1", contract="beggar", declarer=1, winning=3, sides=sides("odoo"))
    assert _play(seen, "hJ hK") == "hK"


# valats


def test_the_declarer_of_a_colour_valat_leads_from_the_top() -> None:
    seen = in_trick("hK hQ h1 t9 s7", "", contract="colour_valat", declarer=0, sides=sides("dooo"))
    assert _play(seen, "hK hQ h1 t9 s7") == "hK"


def test_the_declarer_of_a_valat_leads_the_highest_tarok() -> None:
    seen = in_trick("t22 t21 t20 hK", "", contract="valat_without", declarer=0, sides=sides("dooo"))
    assert _play(seen, "t22 t21 t20 hK") == "t22"


def test_defenders_beat_a_colour_valat_where_they_can() -> None:
    trick = "1 h1 | 2 h2 | 3 h3"
    seen = in_trick("hJ h4 s7", trick, contract="colour_valat", declarer=1, winning=1, sides=sides("odoo"))
    assert _play(seen, "hJ h4") == "hJ"


def test_defenders_keep_high_plain_cards_against_a_colour_valat() -> None:
    trick = "1 h1 | 2 h2 | 3 h3"
    seen = in_trick("t22 sK s7", trick, contract="colour_valat", declarer=1, winning=1, sides=sides("odoo"))
    assert _play(seen, "t22 sK s7") == "t22"


# all of it


def test_a_seen_skis_frees_the_mond() -> None:
    last = won("1 t22 | 2 t3 | 3 t2 | 0 t4", 1)
    trick = "3 t20"
    known = {"contract": "one", "declarer": 3, "winning": 3, "sides": sides("oood")}
    assert _play(in_trick("t21 t9 s9", trick, last_trick=last, **known), "t21 t9") == "t21"


def test_bots_cut_and_do_not_knock() -> None:
    assert choose_dealing((Knock(), Cut(27))) == Cut(27)


def test_bots_take_the_first_packet_and_leave_the_talon_first() -> None:
    legal = (ChoosePacket(0, "talon_last"), ChoosePacket(0, "talon_first"), ChoosePacket(1))
    assert choose_dealing(legal) == ChoosePacket(0, "talon_first")
    assert choose_dealing((Knock(),)) == Knock()


def test_nobody_is_asked_anything_in_a_finished_deal() -> None:
    with pytest.raises(ValueError, match="finished"):
        choose(view("finished", "t1"), ())


def test_a_template_alone_is_no_action() -> None:
    with pytest.raises(ValueError, match="DiscardTemplate"):
        choose(view("auction", WEAK), (DiscardTemplate(1, cards("h3")),))


def test_a_question_that_the_game_does_not_have_is_a_fault_and_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="chelem"):
        choose(view("chelem", STRONG), offers("pass"))
