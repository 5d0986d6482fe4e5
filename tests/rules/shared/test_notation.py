"""Actions as text and back; what is no action is refused as such, whatever it is."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.rules.shared.actions import Action, ChoosePacket, Cut, DealingAction, Discard, Knock, PlayCard
from backend.rules.shared.notation import format_action, parse_action, parse_cards, parse_dealing_action
from backend.rules.shared.packs import TAROK_54, TAROT_78
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.playouts import EVERY_ACTION

SAYABLE = [action for action in EVERY_ACTION if not any(odd in repr(action) for odd in ("t0", "''", "-1"))]
DEALING = [Cut(1), Cut(53), Knock(), ChoosePacket(2), ChoosePacket(0, "talon_middle")]


def refused(text: str) -> bool:
    with pytest.raises(RuleViolation) as caught:
        parse_action(text, TAROK_54)
    return caught.value.reason == Reason.UNKNOWN_ACTION


@pytest.mark.parametrize("action", [*SAYABLE[::3], Discard(TAROK_54.cards[:3])], ids=format_action)
def test_an_action_survives_being_written_and_read(action: Action) -> None:
    french = isinstance(action, PlayCard) and action.card not in TAROK_54.rank
    assert parse_action(format_action(action), TAROT_78 if french else TAROK_54) == action


@pytest.mark.parametrize("action", DEALING, ids=format_action)
def test_a_dealing_action_survives_being_written_and_read(action: Cut | Knock | ChoosePacket) -> None:
    assert parse_dealing_action(format_action(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play t0",
        "play t23",
        "play hK h1",
        "play  hK",
        " play hK",
        "play hK ",
        "play\thK",
        "PLAY hK",
        "bid",
        "bid ",
        "bid two three",
        "call x",
        "call hX",
        "take",
        "take -1",
        "take 01",
        "take 1000",
        "take ²",
        "discard h9",
        "pass pass",
        "kontra",
        "kontra game 1 2",
        "kontra game x",
        "dance",
        "x" * 10_000,
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize("text", ["", "cut", "cut x", "cut 1 2", "knock 1", "packet", "packet 0 talon", "play t1"])
def test_what_is_no_dealing_action_is_refused(text: str) -> None:
    with pytest.raises(RuleViolation) as caught:
        parse_dealing_action(text)
    assert caught.value.reason == Reason.UNKNOWN_ACTION


@given(st.text())
def test_no_text_at_all_breaks_the_reader(text: str) -> None:
    assert reads_back(lambda: parse_action(text, TAROK_54), text)
    assert reads_back(lambda: parse_dealing_action(text), text)


def reads_back(read: Callable[[], Action | DealingAction], text: str) -> bool:
    """Whether the text is refused, or is just how the action read from it is written."""
    try:
        action = read()
    except RuleViolation as violation:
        return violation.reason == Reason.UNKNOWN_ACTION
    return format_action(action) == text


def test_cards_are_separated_by_single_spaces() -> None:
    assert parse_cards("t22 hK s7", TAROK_54) == ("t22", "hK", "s7")
    with pytest.raises(RuleViolation):
        parse_cards("t22  hK", TAROK_54)


def test_a_detail_never_repeats_a_whole_flood() -> None:
    with pytest.raises(RuleViolation) as caught:
        parse_action("x" * 10_000, TAROK_54)
    assert len(caught.value.detail) < 100
