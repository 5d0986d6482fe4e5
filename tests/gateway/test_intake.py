"""What comes in on a socket is a frame, a refusal or a reason to close; nothing else gets past."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.gateway.closing import CloseCode
from backend.gateway.intake import Intake, read_frame
from backend.gateway.limits import Limits
from backend.protocol.frames import CmdFrame, HelloFrame, NackFrame, PingFrame, SayFrame

BAD = NackFrame(id=None, reason="bad_frame")


def test_a_command_is_read() -> None:
    text = '{"t":"cmd","id":"a1","table":"T","turn":17,"do":"play t21"}'
    assert read_frame(text) == CmdFrame(t="cmd", id="a1", table="T", turn=17, do="play t21")


def test_a_resume_is_read_with_its_pending_commands() -> None:
    text = '{"t":"hello","table":"T","v":41,"tip":"ab","pending":["a1","a2"]}'
    assert read_frame(text) == HelloFrame(t="hello", table="T", v=41, tip="ab", pending=["a1", "a2"])


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("\x00", id="zero byte"),
        pytest.param("hello", id="no JSON"),
        pytest.param('{"t":"ping","n":1', id="cut off"),
        pytest.param('{"t":"ping","n":1} {}', id="two documents"),
        pytest.param('{"t":"ping","n":NaN}', id="NaN"),
        pytest.param('{"t":"ping","n":Infinity}', id="Infinity"),
        pytest.param('{"t":"say","table":"T","text":"\\ud800"}', id="half a surrogate pair"),
        pytest.param("[" * 8000, id="8,000 deep"),
        pytest.param('{"t":"ping","n":' + "9" * 8000 + "}", id="a number of 8,000 digits"),
        pytest.param("null", id="null"),
        pytest.param("[]", id="a list"),
        pytest.param('"cmd"', id="a string"),
        pytest.param("17", id="a number"),
        pytest.param("1e999", id="more than a number"),
    ],
)
def test_what_is_no_json_object_closes_the_socket(text: str) -> None:
    assert read_frame(text) is CloseCode.MALFORMED


def test_a_binary_message_closes_the_socket() -> None:
    assert read_frame(b'{"t":"ping","n":1}') is CloseCode.NOT_TEXT


@pytest.mark.parametrize("text", ["a" * 8193, "č" * 4097])
def test_more_than_8_kib_closes_the_socket(text: str) -> None:
    assert read_frame(text) is CloseCode.TOO_BIG


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param({}, id="empty"),
        pytest.param({"t": None}, id="type null"),
        pytest.param({"t": "deal"}, id="unknown type"),
        pytest.param({"t": ["cmd"]}, id="type is a list"),
        pytest.param({"t": "ping"}, id="field missing"),
        pytest.param({"t": "ping", "n": "1"}, id="a string for a number"),
        pytest.param({"t": "ping", "n": 1.0}, id="a float for a number"),
        pytest.param({"t": "ping", "n": True}, id="true for a number"),
        pytest.param({"t": "ping", "n": -1}, id="below zero"),
        pytest.param({"t": "ping", "n": 2**53}, id="more than a browser can hold"),
        pytest.param({"t": "ping", "n": 1, "and": 2}, id="unknown field"),
        pytest.param({"t": "lobby", "on": 1}, id="a number for true"),
        pytest.param({"t": "bye", "table": "a b"}, id="a space in an id"),
        pytest.param({"t": "bye", "table": "a\n"}, id="a line break in an id"),
        pytest.param({"t": "bye", "table": ""}, id="an empty id"),
        pytest.param({"t": "bye", "table": "x" * 41}, id="a long id"),
        pytest.param({"t": "cmd", "id": "a b", "table": "T", "do": "pass"}, id="a bad command id"),
        pytest.param({"t": "cmd", "id": None, "table": "T", "do": "pass"}, id="no command id"),
        pytest.param({"t": "hello", "table": "T", "pending": ["a"] * 17}, id="too many pending"),
        pytest.param({"t": "hello", "table": "T", "pending": [None]}, id="pending null"),
        pytest.param({"t": "say", "table": "T"}, id="nothing said"),
        pytest.param({"t": "say", "table": "T", "text": "a", "phrase": "b"}, id="two things said"),
        pytest.param({"t": "say", "table": "T", "text": "x" * 201}, id="too long a speech"),
    ],
)
def test_an_object_that_is_no_frame_is_answered(frame: dict[str, object]) -> None:
    assert read_frame(json.dumps(frame)) == BAD


def test_a_refusal_repeats_the_id_where_it_is_one() -> None:
    assert read_frame('{"t":"cmd","id":"a1"}') == NackFrame(id="a1", reason="bad_frame")


@pytest.mark.parametrize("bad", ['"<script>"', '"x\\n"', "7", "null", "[]", '"' + "x" * 41 + '"'])
def test_a_refusal_repeats_nothing_that_is_no_id(bad: str) -> None:
    assert read_frame(f'{{"t":"cmd","id":{bad}}}') == BAD


def test_a_say_frame_may_carry_an_id() -> None:
    assert isinstance(read_frame('{"t":"say","id":"s1","table":"T","phrase":"well_played"}'), SayFrame)


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)
_keys = st.sampled_from(["t", "id", "table", "turn", "do", "v", "tip", "pending", "on", "text", "phrase", "n"])
_words = st.sampled_from(["cmd", "hello", "bye", "lobby", "say", "ping"])


@given(st.text() | st.binary() | st.dictionaries(_keys, _json | _words).map(json.dumps))
def test_whatever_comes_has_one_of_the_three_outcomes(message: str | bytes) -> None:
    outcome = read_frame(message)
    assert isinstance(outcome, CloseCode | NackFrame) or outcome.t in {"cmd", "hello", "bye", "lobby", "say", "ping"}


def test_thirty_frames_at_once_are_read_and_the_next_closes() -> None:
    intake = Intake(Limits(), now=0)
    outcomes = [intake.take('{"t":"ping","n":1}', now=0) for _ in range(31)]
    assert all(isinstance(one, PingFrame) for one in outcomes[:30])
    assert outcomes[30] is CloseCode.POLICY


def test_ten_frames_a_second_may_go_on_for_ever() -> None:
    intake = Intake(Limits(), now=0)
    for tenth in range(1000):
        assert isinstance(intake.take('{"t":"ping","n":1}', now=tenth / 10), PingFrame)


def test_a_clock_that_stands_gives_nothing_back() -> None:
    intake = Intake(Limits(burst=1), now=5)
    assert isinstance(intake.take('{"t":"ping","n":1}', now=5), PingFrame)
    assert intake.take('{"t":"ping","n":1}', now=5) is CloseCode.POLICY
