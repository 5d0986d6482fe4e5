"""What views show beside sides (test_knowledge.py) and tricks (test_play.py), and what events hide."""

import pytest

from backend.rules.shared.events import CardsDealt
from tests.rules.slovenian.vocabulary import RULES, SOME_DEAL, Table, announcing, contracted, discard_low, setup

EVERYBODY = (0, 1, 2, 3, None)


def test_a_hand_is_its_owners_sorted_as_it_is_held() -> None:
    table = Table.of(setup("d2 c7 hK t1 t22 s10"))
    hand = [card for card in table.view(0).hand if card in ("d2", "c7", "hK", "t1", "t22", "s10")]
    assert hand == ["t22", "t1", "hK", "s10", "d2", "c7"]  # red and black in turn
    assert table.view(None).hand == ()


def test_dealt_cards_are_redacted_to_ones_own_hand() -> None:
    (dealt,) = Table.of(SOME_DEAL).events
    seen = RULES.redact(dealt, 2)
    assert isinstance(seen, CardsDealt)
    assert seen.hands == (None, None, SOME_DEAL.hands[2], None)
    assert seen.talon is None
    spectator = RULES.redact(dealt, None)
    assert isinstance(spectator, CardsDealt)
    assert spectator.hands == (None,) * 4


def test_before_the_cards_are_out_nobody_holds_any() -> None:
    view = RULES.view(RULES.begin(SOME_DEAL), 0)
    assert (view.hand, view.cards_left, view.phase, view.to_act) == ((), (0, 0, 0, 0), "auction", ())


@pytest.mark.parametrize("contract", ["klop", "beggar", "solo_without", "valat_without"])
def test_a_talon_nobody_takes_is_never_shown(contract: str) -> None:
    table = contracted(contract, 0)
    while table.phase == "play":
        assert [table.view(seat).talon for seat in EVERYBODY] == [None] * 5
        table = table.say(table.offers()[0])
    assert table.view().talon is None


def test_the_phase_follows_the_deal() -> None:
    table = Table.of(SOME_DEAL)
    phases = [table.phase]
    for text in ("pass", "pass", "pass", "contract two", "call h", "take 0"):
        table = table.say(text)
        phases.append(table.phase)
    phases.append(discard_low(table).phase)
    assert phases == ["auction"] * 3 + ["contract", "king_call", "talon", "discard", "announcements"]


def test_the_called_king_is_public_from_the_call_on() -> None:
    table = contracted("three", 0)
    assert table.view(1).called_card is None
    assert table.say("call s").view(1).called_card == "sK"


def test_the_game_is_an_item_from_the_announcements_on_in_normal_contracts() -> None:
    assert [item.target for item in announcing().view(1).items] == ["game"]
    assert contracted("solo_without", 0).view(1).items == ()
    assert contracted("three", 0).view(1).items == ()


def test_a_turned_up_card_lies_there_until_it_is_played() -> None:
    table = announcing("hK | h4 | h3 | h2").say("pass", "pass", "announce king_ultimo").to_play()
    assert [shown.card for shown in table.view(1).shown] == ["hK"]
    while table.view().shown:
        table = table.say(table.offers()[-1])
    assert "hK" not in table.view(0).hand


def test_the_result_is_public_at_the_end_and_not_before() -> None:
    table = announcing().to_play()
    while table.phase == "play":
        assert table.view(1).result is None
        table = table.say(table.offers()[0])
    assert [table.view(seat).result for seat in EVERYBODY] == [table.result] * 5
    assert RULES.redact(table.events[-1], None) == table.events[-1]
    assert table.view(2).tricks == ()
