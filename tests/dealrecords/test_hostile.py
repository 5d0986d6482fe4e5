"""No input makes the checker fail: whatever the line, one answer with a reason of the list."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from backend.dealrecords import legal_lines, verify_lines
from backend.rules.shared.reasons import Reason
from tests.dealrecords.samples import BEFORE_ANYTHING, GOLDEN, Json

REASONS = {reason.value for reason in Reason}
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
JUNK = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
)
TEXTS = st.sampled_from(["pass", "bid two", "bid three", "contract klop", "call h", "take 0", "play t1", "kontra game"])
ACTIONS = st.lists(st.tuples(st.integers(0, 3), TEXTS | st.text(max_size=12)).map(list) | JUNK, max_size=12)


def _check(line: bytes) -> None:
    for answers in (verify_lines([line]), legal_lines([line])):
        (answer,) = answers
        json.dumps(answer)
        if answer.get("ok") is False:
            assert answer["reason"] in REASONS


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    _check(line)


@given(st.text(max_size=200))
def test_any_text_gets_an_answer(text: str) -> None:
    _check(text.encode("utf-8", "surrogatepass"))


@given(JUNK)
def test_any_json_gets_an_answer(value: object) -> None:
    _check(json.dumps(value).encode())


@given(st.sampled_from([*BEFORE_ANYTHING, "result", "radli", "options", "rules_version", "compulsory_klop"]), JUNK)
def test_a_record_with_junk_in_any_key_gets_an_answer(key: str, junk: object) -> None:
    _check(json.dumps(BEFORE_ANYTHING | {key: junk}).encode())


@given(ACTIONS)
def test_a_record_with_any_actions_gets_an_answer(actions: list[Any]) -> None:
    _check(json.dumps(BEFORE_ANYTHING | {"actions": actions}).encode())


@settings(max_examples=60)
@given(st.sampled_from(GOLDEN), st.data())
def test_a_good_record_cut_anywhere_or_with_any_byte_changed_gets_an_answer(record: Json, data: st.DataObject) -> None:
    line = bytearray(json.dumps(record).encode())
    at = data.draw(st.integers(0, len(line) - 1))
    if data.draw(st.booleans()):
        line[at] = data.draw(st.integers(0, 255))
    else:
        del line[at:]
    _check(bytes(line))
