"""P-10, P-11, P-13a, P-15: the talon, announcements by the declarer alone, contra in every declared game."""

import pytest

from backend.rules.portal.ruleset import PORTAL_3
from backend.rules.shared.events import Announced, Discarded
from backend.rules.shared.reasons import Reason
from tests.rules.portal.vocabulary import contracted, exchanged, playing

ROUND = exchanged("solo_two", 1)
WITH_PARTNER = exchanged("two", 1, "hK")


SETS = [("three", 2), ("solo_three", 2), ("two", 3), ("solo_two", 3), ("one", 6), ("solo_one", 6)]


@pytest.mark.parametrize(("contract", "sets"), SETS)
def test_the_talon_is_turned_up_in_sets_and_one_is_taken(contract: str, sets: int) -> None:
    """P-10"""
    table = contracted(contract, 1)
    table = table.say("call h") if table.phase == "king_call" else table
    assert table.offers() == [f"take {index}" for index in range(sets)]
    assert table.view(3).talon is not None


def test_taroks_laid_away_lie_open_and_what_is_worth_five_stays() -> None:
    """P-10"""
    table = contracted("solo_two", 1, " | t5 hK").say("take 0")
    assert table.refused("discard hK t5") == Reason.DISCARD_FORBIDDEN
    laid = table.say("discard t5 " + table.view(1).hand[-1]).events[-1]
    assert isinstance(laid, Discarded)
    assert laid.shown == ("t5",)


@pytest.mark.parametrize("contract", ["solo_without", "piccolo", "beggar", "open_beggar"])
def test_where_nothing_is_exchanged_the_talon_stays_unseen_and_the_round_comes_at_once(contract: str) -> None:
    """P-10, P-15"""
    table = contracted(contract, 1)
    assert (table.phase, table.seat) == ("announcements", 1)
    assert table.view().talon is None


def test_the_declarer_announces_and_nobody_else() -> None:
    """P-11"""
    items = ["trula", "kings", "pagat_ultimo", "trula_pagat", "valat"]
    assert ROUND.offers("announce") == [f"announce {item}" for item in items]
    assert ROUND.say("pass").offers("announce") == []
    assert WITH_PARTNER.say("pass", "pass", "pass").seat == 0
    assert WITH_PARTNER.say("pass", "pass", "pass").refused("announce trula") == Reason.CANNOT_ANNOUNCE


def test_he_may_announce_in_any_of_his_turns() -> None:
    """P-11, P-15"""
    later = ROUND.say("pass", "kontra game", "pass", "pass", "pass")
    assert later.seat == 1
    assert "announce kings" in later.offers()


@pytest.mark.parametrize("contract", ["piccolo", "beggar", "open_beggar"])
def test_where_no_card_points_count_there_is_contra_only(contract: str) -> None:
    """P-11, P-15"""
    table = contracted(contract, 1)
    assert table.offers() == ["pass"]
    assert table.refused("announce trula") == Reason.CANNOT_ANNOUNCE
    assert table.say("pass").offers() == ["pass", "kontra game"]


def test_in_solo_without_there_are_announcements() -> None:
    """P-17"""
    assert "announce valat" in contracted("solo_without", 1).offers()


@pytest.mark.parametrize("half", ["trula", "pagat_ultimo"])
def test_trulapagat_is_not_announced_beside_a_half_nor_a_half_beside_it(half: str) -> None:
    """P-13a"""
    assert ROUND.say("announce trula_pagat").refused(f"announce {half}") == Reason.CANNOT_ANNOUNCE
    assert ROUND.say(f"announce {half}").refused("announce trula_pagat") == Reason.CANNOT_ANNOUNCE
    assert "announce pagat_ultimo" in ROUND.say("announce trula").offers()
    assert "announce kings" in ROUND.say("announce trula_pagat").offers()


def test_what_has_been_announced_is_not_announced_again() -> None:
    assert ROUND.say("announce trula").refused("announce trula") == Reason.ALREADY_ANNOUNCED


def test_there_is_no_king_ultimo_and_nothing_is_raised() -> None:
    assert ROUND.refused("announce king_ultimo") == Reason.UNKNOWN_ACTION
    assert ROUND.refused("raise colour_valat") == Reason.CANNOT_RAISE


def test_an_announced_pagat_is_not_turned_up_and_need_not_be_kept() -> None:
    """P-13a"""
    table = exchanged("solo_two", 0, "t1 t2").say("announce pagat_ultimo")
    announced = table.events[-1]
    assert isinstance(announced, Announced)
    assert announced.shown is None
    assert table.view().shown == ()
    assert "play t1" in table.say("pass").to_play().offers()


def test_contra_re_and_sub_go_by_turns_and_there_is_no_fourth_step() -> None:
    """P-15"""
    table = ROUND.say("pass", "kontra game", "pass", "pass", "pass", "kontra game", "pass", "kontra game", "pass")
    assert table.view().items[0].level == 3
    assert table.say("pass", "pass").refused("kontra game") == Reason.KONTRA_EXHAUSTED


def test_one_announcement_may_be_doubled_by_itself() -> None:
    """P-15"""
    table = ROUND.say("announce kings", "pass", "kontra kings")
    assert {item.target: item.level for item in table.view().items} == {"game": 0, "kings": 1}


def test_with_a_partner_one_doubles_only_what_one_knows() -> None:
    """P-15: the partner would say contra to his own side, and everybody else knows that he is an opponent."""
    table = WITH_PARTNER.say("pass")
    assert (table.seat, "kontra game" in table.offers()) == (2, True)
    partner = table.say("pass", "pass")
    assert (partner.seat, partner.refused("kontra game")) == (0, Reason.KONTRA_OWN_SIDE)


def test_in_klop_nothing_is_said() -> None:
    """P-15"""
    assert playing("klop", 0).phase == "play"


def test_with_three_the_round_ends_after_three_silent_turns() -> None:
    """P-15"""
    table = exchanged("two", 1, rules=PORTAL_3)
    assert table.say("pass", "pass").phase == "announcements"
    assert table.say("pass", "pass", "pass").phase == "play"
