"""S-17 to S-22: the called king, the talon, discards and the raise to colour valat."""

import pytest

from backend.rules.shared.actions import CallKing, DiscardTemplate
from backend.rules.shared.events import Discarded, TalonShown, TalonTaken
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.slovenian.vocabulary import RULES, Table, cards, contracted, discard_low, king_dealt_to, setup

TALON = "t2 hK s7 d4 cQ t9"
HAND = "t1 t5 t21 t22 hQ hJ c7 c8 dK d3 d2 d1"


def exchange(contract: str, declarer: int = 0) -> Table:
    table = contracted(contract, declarer, setup(HAND if declarer == 0 else "", TALON))
    return table.say("call d") if table.phase == "king_call" else table


@pytest.mark.parametrize("contract", ["three", "two", "one"])
def test_three_two_and_one_call_a_king_before_the_talon_is_seen(contract: str) -> None:
    table = contracted(contract, 0)
    assert table.phase == "king_call"
    assert table.view(0).talon is None
    assert table.offers() == ["call c", "call s", "call h", "call d"]


def test_only_a_king_is_called() -> None:
    table = contracted("three", 0)
    assert table.refused("take 0") == Reason.WRONG_PHASE
    with pytest.raises(RuleViolation) as caught:
        RULES.decide(table.deal, 0, CallKing("x"))  # type: ignore[arg-type]  # what a hostile caller might make
    assert caught.value.reason == Reason.NO_SUCH_KING


@pytest.mark.parametrize(
    ("holder", "partner"),
    [pytest.param(2, 2), pytest.param(0, None, id="own king"), pytest.param("talon", None, id="king in the talon")],
)
def test_the_holder_of_the_called_king_is_the_partner(holder: int | str, partner: int | None) -> None:
    table = contracted("three", 0, king_dealt_to(holder)).say("call h")
    table = discard_low(table.say("take 0")).say("pass", "pass", "pass", "pass")
    while table.phase == "play":
        table = table.say(table.offers()[0])
    assert table.result.partner == partner


@pytest.mark.parametrize(("contract", "sizes"), [("three", [3, 3]), ("solo_two", [2, 2, 2]), ("one", [1] * 6)])
def test_all_of_the_talon_is_shown_in_its_sets(contract: str, sizes: list[int]) -> None:
    table = exchange(contract)
    shown = table.events[-1]
    assert isinstance(shown, TalonShown)
    assert [len(each) for each in shown.sets] == sizes
    assert " ".join(card for each in shown.sets for card in each) == TALON
    assert table.offers() == [f"take {index}" for index in range(len(sizes))]


def test_exactly_one_set_that_exists_is_taken() -> None:
    table = exchange("two")
    assert table.refused("take 3") == Reason.NO_SUCH_SET
    assert table.refused("pass") == Reason.WRONG_PHASE
    taken = table.say("take 1")
    assert taken.events[-1] == TalonTaken(0, 1, cards(TALON)[2:4])
    assert len(taken.view(0).hand) == 14


def test_the_declarer_need_not_take_the_set_with_the_called_king() -> None:
    table = contracted("two", 0, king_dealt_to("talon")).say("call h")
    assert table.offers() == ["take 0", "take 1", "take 2"]


def test_as_many_cards_are_laid_away_as_were_taken() -> None:
    table = exchange("two").say("take 2")
    assert table.refused("discard t5") == Reason.WRONG_DISCARD_COUNT
    assert table.refused("discard") == Reason.WRONG_DISCARD_COUNT
    assert table.refused("discard t5 hQ cQ") == Reason.WRONG_DISCARD_COUNT
    assert table.refused("discard hQ hQ") == Reason.DUPLICATE_CARD
    assert table.refused("discard hQ h1") == Reason.CARD_NOT_HELD
    assert table.refused("pass") == Reason.WRONG_PHASE


@pytest.mark.parametrize("card", ["t1", "t21", "t22", "dK"])
def test_cards_worth_five_are_never_laid_away(card: str) -> None:
    assert exchange("two").say("take 2").refused(f"discard {card} hQ") == Reason.DISCARD_FORBIDDEN


def test_the_template_lists_every_card_that_may_go_and_how_many() -> None:
    table = exchange("two").say("take 0")
    (template,) = RULES.legal(table.deal, 0)
    assert isinstance(template, DiscardTemplate)
    assert (template.count, template.trumps) == (2, None)
    assert set(template.cards) == set(cards("t5 t2 hQ hJ c7 c8 d3 d2 d1"))


def test_discarded_taroks_lie_face_up_and_the_rest_is_the_declarers_secret() -> None:
    table = exchange("two").say("take 2", "discard hQ t9")
    event = table.events[-1]
    assert event == Discarded(0, cards("t9"), cards("hQ"), 2)
    assert RULES.redact(event, 0) == event
    assert RULES.redact(event, 1) == RULES.redact(event, None) == Discarded(0, cards("t9"), None, 2)
    assert set(table.view(0).discards) == {"hQ", "t9"}
    assert table.view(1).discards == ()
    assert table.view(1).discards_shown == ("t9",)


@pytest.mark.parametrize("contract", ["solo_three", "solo_two", "solo_one"])
def test_a_solo_with_exchange_may_be_raised_to_colour_valat_instead_of_the_first_word(contract: str) -> None:
    table = discard_low(exchange(contract, 1).say("take 0"))
    assert table.offers("raise") == ["raise colour_valat"]
    raised = table.say("raise colour_valat")
    assert (raised.phase, raised.seat, raised.view().contract) == ("play", 1, "colour_valat")
    assert raised.view().items == ()
    talon = raised.view().talon
    assert talon is not None
    assert talon.taken == 0


def test_after_the_first_word_the_declarer_cannot_raise_any_more() -> None:
    table = discard_low(exchange("solo_two").say("take 0"))
    for spoken in (table.say("announce trula"), table.say("pass", "announce kings", "pass", "pass", "pass")):
        assert spoken.seat == 0
        assert spoken.refused("raise colour_valat") == Reason.CANNOT_RAISE
        assert spoken.offers("raise") == []


def test_only_a_solo_is_raised_only_by_the_declarer_and_only_to_colour_valat() -> None:
    assert discard_low(exchange("two").say("take 0")).refused("raise colour_valat") == Reason.CANNOT_RAISE
    table = discard_low(exchange("solo_two").say("take 0"))
    assert table.refused("raise valat_without") == Reason.CANNOT_RAISE
    assert table.say("pass").refused("raise colour_valat") == Reason.CANNOT_RAISE
