"""P-3, P-33: leading from the hand, following from hand and piles together, turning up what lies below."""

import pytest

from backend.rules.shared.events import CardPlayed, PileTurned, TrickWon
from backend.rules.shared.reasons import Reason
from tests.rules.portal.two.vocabulary import Table, cards, playing


def test_a_lead_comes_from_the_hand() -> None:
    table = playing("hK t3 | h1", "d4 / s9 / c8 |")
    assert table.offers() == ["play t3", "play hK"]
    assert table.refused("play d4") == Reason.HAND_BEFORE_PILES


def test_a_pile_card_leads_once_the_hand_is_empty() -> None:
    table = playing("| h1", "d4 t9 / s9 |")
    assert table.offers() == ["play s9", "play d4"]
    assert table.trick("d4").pile(0) == ("t9", 0)


def test_suit_is_followed_from_a_pile_where_the_hand_has_none() -> None:
    table = playing("d1 | hK t3", "| d4 / s9 / c8", on="d1")
    assert table.offers() == ["play d4"]
    assert table.refused("play t3") == Reason.MUST_FOLLOW_SUIT
    assert table.refused("play s9") == Reason.MUST_FOLLOW_SUIT


def test_suit_is_followed_from_hand_or_pile_as_one_likes() -> None:
    table = playing("h1 | hK t3", "| h4 / s9 / c8", on="h1")
    assert table.offers() == ["play hK", "play h4"]


def test_a_tarok_on_a_pile_must_be_played_where_there_is_none_of_the_suit() -> None:
    table = playing("d1 | hK h2", "| t9 / s9", on="d1")
    assert table.offers() == ["play t9"]
    assert table.refused("play hK") == Reason.MUST_PLAY_TRUMP
    assert table.refused("play s9") == Reason.MUST_PLAY_TRUMP


def test_a_tarok_led_is_followed_with_a_tarok() -> None:
    table = playing("t1 | hK t3", "| h4 / t9", on="t1")
    assert table.offers() == ["play t9", "play t3"]
    assert table.refused("play hK") == Reason.MUST_FOLLOW_SUIT


def test_without_suit_and_taroks_anything_goes() -> None:
    table = playing("d1 | hK", "| s9 / c8", on="d1")
    assert table.offers() == ["play hK", "play s9", "play c8"]


def test_nobody_has_to_beat() -> None:  # P-20
    assert playing("h1 | hK h2 h4", on="h1").offers() == ["play hK", "play h2", "play h4"]


@pytest.mark.parametrize("card", ["t9", "s8", "d2", "t22"])
def test_a_closed_card_anothers_card_or_a_card_of_another_pack_is_not_held(card: str) -> None:
    table = playing("t9 s8 | hK t3", "| d4 d2 / s9", on="t9")
    assert table.refused(f"play {card}") == Reason.CARD_NOT_HELD


def test_the_card_below_is_turned_up_at_once_and_stays_though_it_is_a_tarok_or_a_king() -> None:
    for below in ("t9", "hK", "s7"):
        table = playing("d1 | c7", f"| d4 {below} s9", on="d1").trick("d4")
        assert table.turned == [(1, 0, below, False)]
        assert table.pile(1) == (below, 1)
        assert table.view(1).hand == cards("c7")


def test_it_is_turned_up_before_the_trick_is_taken() -> None:
    events = playing("d1 t1 | c7", "| d4 t9 s9", on="d1").trick("d4").events
    assert [type(event) for event in events] == [CardPlayed, PileTurned, TrickWon]


def test_a_card_turned_up_by_the_leader_is_on_the_table_when_the_other_follows() -> None:
    table = playing(" | h1 t5", "d4 t9 |").trick("d4")
    assert (table.seat, table.pile(0)) == (1, ("t9", 0))


def test_the_last_card_of_a_pile_leaves_nothing_to_turn() -> None:
    table = playing("d1 | c7", "| d4", on="d1").trick("d4")
    assert table.turned == []
    assert table.pile(1) == (None, 0)


@pytest.mark.parametrize(
    ("led", "on_it", "winner"), [("h2", "h1", 1), ("hK", "h2", 0), ("hK", "t1", 1), ("t21", "t22", 1), ("h1", "cK", 0)]
)
def test_the_highest_tarok_else_the_highest_of_the_led_suit_wins_and_leads(led: str, on_it: str, winner: int) -> None:
    table = playing("d1 | " + on_it + " d4", on=led).trick(on_it)
    won = table.events[-1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.cards, won.emperor) == (winner, cards(f"{led} {on_it}"), False)
    assert table.seat == winner


def test_black_pips_rank_up_to_the_ten_and_red_ones_down_to_the_one() -> None:
    assert playing("d1 | c10 c7", on="c8").trick("c10").view().tricks_won == (0, 1)
    assert playing("d1 | h1 h4", on="h3").trick("h1").view().tricks_won == (0, 1)
    assert playing("d1 | h1 h4", on="h3").trick("h4").view().tricks_won == (1, 0)


def test_the_table_shows_who_is_winning() -> None:
    view = playing("d1 | hK", on="h1").view()
    assert view.winning == 0
    assert [(play.seat, play.card) for play in view.trick] == [(0, "h1")]
    assert playing("d1 c7 | hK", on="h1").trick("hK").view().winning is None


def test_every_card_is_played_in_27_tricks() -> None:
    table = Table.of().say("pass", "pass").played_out()
    assert sum(table.view().tricks_won) == 27
    assert table.view().cards_left == (0, 0)
    assert all(pile.top is None and not pile.closed for piles in table.view().piles for pile in piles)
    assert table.view().last_trick is not None


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    table = Table.of().say("declare")
    assert table.refused("play t1", 1) == Reason.NOT_YOUR_TURN
    over = table.played_out()
    assert over.refused("pass", 0) == over.refused("play t1", 1) == Reason.DEAL_FINISHED


def test_nothing_is_announced_or_doubled_in_the_play() -> None:  # P-37
    table = Table.of().say("declare")
    for text in ("announce trula", "kontra game", "pass", "bid two", "discard c7", "show t1"):
        assert table.refused(text) == Reason.WRONG_PHASE
    assert table.view(0).items == ()
