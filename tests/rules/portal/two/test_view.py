"""P-38: a hand is its owner's, face-up cards and the heights of the piles are everybody's, closed cards nobody's."""

from tests.rules.portal.two.vocabulary import SOME_DEAL, Table, playing, setup

PILES = "t5 hK d4 s9 / cQ t22 t21 dK / t1 t2 sK cK | c7 c8 c9 c10 / hQ hJ h1 h2 / t9 d1 d2 d3"


def test_a_hand_is_seen_by_its_owner_as_he_holds_it() -> None:
    table = playing("h1 t3 t21 dK | c7 c10")
    assert table.view(0).hand == ("t21", "t3", "h1", "dK")
    assert table.view(1).hand == ("c10", "c7")
    assert table.view(None).hand == ()
    assert table.view(None).cards_left == (4, 2)


def test_piles_look_the_same_to_everybody() -> None:
    """P-38."""
    table = Table.of(setup(closed=PILES)).say("declare")
    assert table.view(0).piles == table.view(1).piles == table.view(None).piles
    assert table.pile(0) == ("d4", 1)


def test_no_view_names_a_closed_card() -> None:
    """P-38."""
    table = Table.of(setup(closed=PILES)).say("declare")
    for viewer in (0, 1, None):
        text = repr(table.view(viewer))
        assert not [card for card in ("s9", "t22", "t21", "dK", "c8", "c10", "hJ", "d3") if f"'{card}'" in text]


def test_cards_left_are_those_in_the_hand() -> None:
    table = Table.of(setup(closed=PILES)).say("declare")
    assert table.view().cards_left == tuple(len(table.view(seat).hand) for seat in (0, 1)) == (21, 16)


def test_there_is_no_talon_and_nothing_of_an_exchange() -> None:
    view = Table.of().say("declare").view(0)
    assert (view.talon, view.talon_left, view.discards, view.discards_shown) == (None, 0, (), ())
    assert (view.called_card, view.bid, view.contract, view.open_hand, view.shown) == (None, None, None, None, ())


def test_the_view_says_whose_it_is_and_who_is_to_act() -> None:
    view = Table.of(SOME_DEAL).view(1)
    assert (view.ruleset, view.players, view.viewer, view.dealer, view.to_act) == ("portal-2", 2, 1, 1, (0,))


def test_only_the_last_trick_stays_to_be_looked_at() -> None:
    table = playing("h1 d1 | hK d4 c7", leader=0).trick("h1 hK d4 d1")
    last = table.view().last_trick
    assert last is not None
    assert [(play.seat, play.card) for play in last.plays] == [(1, "d4"), (0, "d1")]
    assert last.winner == 0
    assert table.view().tricks == ()
    assert table.view().tricks_won == (1, 1)


def test_the_result_is_seen_at_the_end() -> None:
    table = Table.of().say("declare")
    assert table.view(0).result is None
    over = table.played_out()
    assert over.view(0).result == over.view(None).result == over.result
    assert (over.view().phase, over.view().to_act, over.view().sides) == ("finished", (), ("declarer", "defenders"))
