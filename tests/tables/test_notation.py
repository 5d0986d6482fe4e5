"""What people type, read: table commands, actions, and everything that is neither."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.rules.shared.actions import Bid, ChoosePacket, Cut, Knock, Pass, PlayCard
from backend.rules.shared.cards import Card
from backend.rules.shared.reasons import RuleViolation
from backend.tables.commands import (
    Act,
    ActDealing,
    Back,
    CallEnd,
    Cancel,
    Deal,
    FillBots,
    Leave,
    Next,
    PlayerCommand,
    Sit,
    Stand,
)
from backend.tables.notation import parse_command
from backend.tables.reasons import TableError
from tests.tables.vocabulary import ANA, opened

TABLE = opened(ANA).table


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("sit 2", Sit(2, ANA)),
        ("stand", Stand()),
        ("fill_bots", FillBots()),
        ("start", FillBots()),
        ("deal", Deal()),
        ("cancel confirmed", Cancel(confirmed=True)),
        ("cancel", Cancel(confirmed=False)),
        ("call_end", CallEnd()),
        ("next", Next()),
        ("back", Back()),
        ("leave", Leave()),
        ("cut 17", ActDealing(9, Cut(17))),
        ("knock", ActDealing(9, Knock())),
        ("packet 0 talon_last", ActDealing(9, ChoosePacket(0, "talon_last"))),
        ("bid two", Act(9, Bid("two"))),
        ("pass", Act(9, Pass())),
        ("play t21", Act(9, PlayCard(Card("t21")))),
    ],
)
def test_every_command_is_read(text: str, command: PlayerCommand | Deal) -> None:
    assert parse_command(text, 9, ANA, TABLE) == command


@pytest.mark.parametrize("text", ["sit", "sit x", "sit -1", "sit 12", "sit ²", "sit 1 ", "sit  1", "sit 1 2"])
def test_a_seat_is_one_digit(text: str) -> None:
    with pytest.raises(TableError) as refusal:
        parse_command(text, None, ANA, TABLE)
    assert refusal.value.reason == "unknown_command"


@pytest.mark.parametrize(
    "text", ["", " ", "play", "play t23", "play t21 t20", "cut x", "knock 1", "hello", "Sit 1", "next "]
)
def test_what_is_neither_command_nor_action_is_refused(text: str) -> None:
    with pytest.raises(RuleViolation) as refusal:
        parse_command(text, 9, ANA, TABLE)
    assert refusal.value.reason == "unknown_action"


@pytest.mark.parametrize("text", ["pass", "play t21", "cut 17", "knock", "discard c7 c8"])
def test_an_action_without_its_turn_is_stale(text: str) -> None:
    with pytest.raises(TableError) as refusal:
        parse_command(text, None, ANA, TABLE)
    assert refusal.value.reason == "stale_turn"


@given(st.text(max_size=400), st.none() | st.integers())
def test_any_text_is_read_or_refused_with_a_reason(text: str, turn: int | None) -> None:
    assert _reason(text, turn) in {None, "unknown_command", "unknown_action", "stale_turn"}


def _reason(text: str, turn: int | None) -> str | None:
    try:
        parse_command(text, turn, ANA, TABLE)
    except (TableError, RuleViolation) as refusal:
        return refusal.reason
    return None
