"""S-29: what a seat knows of the sides, and that offers and views say no more."""

import pytest

from backend.rules.shared.actions import CallKing
from backend.rules.shared.reasons import Reason
from tests.rules.slovenian.vocabulary import RULES, Table, announcing, contracted, discard_low, setup

# Seat 2 declares, seat 0 holds the called king, 1 and 3 defend; after the declarer comes 3.
ROUND = announcing()


def knows(table: Table, seat: int | None) -> str:
    """What *seat* knows of seats 0 to 3: D, F or - each."""
    return "".join({None: "-", "declarer": "D", "defenders": "F"}[side] for side in table.view(seat).sides)


def test_at_first_all_know_the_declarer_and_everybody_himself() -> None:
    assert [knows(ROUND, seat) for seat in (None, 1, 2, 3)] == ["--D-", "-FD-", "--D-", "--DF"]


def test_the_holder_of_the_called_king_knows_everybody() -> None:
    assert knows(ROUND, 0) == "DFDF"
    assert ROUND.view(0).partner == 0


def test_the_declarer_does_not_know_his_partner() -> None:
    assert ROUND.view(2).partner is None


def test_a_declarer_who_called_his_own_king_knows_and_nobody_else_does() -> None:
    table = announcing(" | | hK |")
    assert [knows(table, seat) for seat in (0, 2)] == ["F-D-", "FFDF"]


def test_before_the_talon_is_seen_nobody_knows_that_the_king_lies_in_it() -> None:
    table = contracted("two", 2, setup("", "hK"))
    assert knows(table, 2) == "--D-"
    face_down = RULES.evolve(table.deal, RULES.decide(table.deal, 2, CallKing("h")))
    assert knows(Table(RULES, face_down), None) == "--D-"
    assert knows(table.say("call h"), None) == "FFDF"


def test_in_a_solo_everybody_knows_everybody() -> None:
    assert knows(contracted("solo_one", 2), None) == "FFDF"
    assert knows(contracted("beggar", 2), None) == "FFDF"


def test_who_kontras_the_game_is_a_defender_to_all() -> None:
    table = ROUND.say("pass", "kontra game")
    assert [knows(table, seat) for seat in (None, 1, 2)] == ["--DF", "-FDF", "--DF"]


def test_two_known_defenders_leave_the_partner_to_the_declarer_alone() -> None:
    table = ROUND.say("announce trula", "pass", "kontra game", "pass", "pass", "kontra trula")
    assert [knows(table, seat) for seat in (None, 1, 2, 3)] == ["-FDF", "-FDF", "DFDF", "-FDF"]
    assert table.view(2).partner == 0


def test_the_declarer_knowing_nobodys_side_cannot_double_an_announcement() -> None:
    table = ROUND.say("pass", "announce trula", "pass", "pass", "pass")
    assert table.refused("kontra trula") == Reason.KONTRA_UNCERTAIN
    assert table.offers("kontra") == []


def test_who_rekontras_the_game_is_the_partner_and_then_everybody_is_known() -> None:
    table = ROUND.say("pass", "kontra game", "pass", "kontra game")
    assert [knows(table, seat) for seat in (None, 1)] == ["DFDF", "DFDF"]


def test_who_kontras_the_announcement_of_a_known_defender_is_the_partner() -> None:
    table = ROUND.say("pass", "kontra game", "announce trula", "pass", "kontra trula")
    assert [knows(table, seat) for seat in (None, 1)] == ["DFDF", "DFDF"]


def test_the_declarers_own_rekontra_shows_nothing_new() -> None:
    table = ROUND.say("pass", "kontra game", "pass", "pass", "pass", "kontra game")
    assert knows(table, None) == "--DF"


def test_who_announces_king_ultimo_beside_the_declarer_is_the_partner() -> None:
    table = ROUND.say("pass", "pass", "announce king_ultimo")
    assert knows(table, None) == "DFDF"
    assert ROUND.say("announce king_ultimo").view(2).partner is None


def test_a_called_king_turned_up_by_the_declarer_shows_that_he_is_alone() -> None:
    table = announcing(" | | hK |").say("announce king_ultimo")
    assert [knows(table, seat) for seat in (None, 1)] == ["FFDF", "FFDF"]


def test_a_kontra_on_an_item_of_unknown_side_shows_nothing() -> None:
    table = ROUND.say("pass", "announce trula", "pass", "kontra trula")  # by the partner, who knows all
    assert knows(table, None) == "--D-"


def test_a_step_counts_by_what_was_known_when_it_was_spoken() -> None:
    table = ROUND.say("pass", "announce trula", "pass", "kontra trula", "pass", "pass", "pass", "kontra game")
    assert knows(table, None) == "--DF"


def test_a_seat_that_passes_or_announces_shows_nothing() -> None:
    table = ROUND.say("announce kings", "pass", "announce trula", "announce valat")
    assert knows(table, None) == "--D-"


def test_once_the_called_king_is_played_everybody_knows() -> None:
    table = announcing("hK | h4 | h3 | h2").to_play()
    assert knows(table, 1) == "-FD-"
    assert knows(table.say("play hK"), 1) == "DFDF"
    assert table.say("play hK").view().partner == 0
    another = next(offer for offer in table.offers("play") if offer != "play hK")
    assert knows(table.say(another), 1) == "-FD-"


def test_at_the_end_all_sides_are_public() -> None:
    table = contracted("beggar", 1)
    while table.phase == "play":
        table = table.say(table.offers()[0])
    assert knows(table, None) == "FDFF"


@pytest.mark.parametrize(
    ("viewer", "parties"), [(0, [(0, 2)]), (1, [(0,), (2,)]), (3, [(0,), (2,)]), (None, [(0,), (2,)])]
)
def test_two_announcers_stand_together_only_for_who_knows_it(
    viewer: int | None, parties: list[tuple[int, ...]]
) -> None:
    table = ROUND.say("pass", "pass", "announce trula", "pass", "pass", "announce trula", "pass")
    items = [item for item in table.view(viewer).items if item.target == "trula"]
    assert [item.announcers for item in items] == parties


def test_two_announcers_of_unknown_side_stand_apart() -> None:
    table = ROUND.say("pass", "announce trula", "pass", "announce trula", "pass")
    apart = [(item.announcers, item.side) for item in table.view(1).items if item.target == "trula"]
    assert apart == [((3,), None), ((0,), None)]
    assert [item.side for item in table.view(0).items] == ["declarer", "defenders", "declarer"]


def test_a_doubled_item_shows_its_level_by_the_announcer_named() -> None:
    table = ROUND.say("pass", "pass", "announce trula", "pass", "pass", "announce trula", "pass", "kontra trula 2")
    seen = {item.announcers: item.level for item in table.view(1).items if item.target == "trula"}
    assert seen == {(0,): 0, (2,): 1}
    assert [item.level for item in table.view(0).items] == [0, 1]


def test_the_offers_of_a_defender_do_not_depend_on_who_the_partner_is() -> None:
    said = ("pass", "announce trula", "pass", "announce kings", "pass")  # by 3, by 0
    one = announcing("hK | h1 | |", declarer=2).say(*said)
    other = announcing("h2 | h1 | | hK", declarer=2).say(*said)
    assert one.seat == other.seat == 1
    assert one.offers() == other.offers()


def test_in_klop_there_are_no_sides() -> None:
    assert knows(contracted("klop", 0), 1) == "----"
    assert discard_low(contracted("solo_two", 0).say("take 0")).view(1).partner is None
