"""`verify` and `legal`, line by line."""

import io
import json
import random
from typing import Any

import pytest

from backend.dealrecords import MAX_LINE, bounded_lines, legal_lines, read_record, record_of, replay, verify_lines
from backend.dealrecords.record import as_json
from backend.rules.shared.notation import parse_action
from tests.dealrecords.samples import BEFORE_ANYTHING, GOLDEN, Json, changed, line_of

SOLO_TWO = GOLDEN[0]


def _verify(record: object) -> Json:
    (answer,) = verify_lines([line_of(record)])
    return answer


def _legal(record: object) -> Json:
    (answer,) = legal_lines([line_of(record)])
    return answer


def _cut(record: Json, count: int) -> Json:
    return changed(record, actions=record["actions"][:count], result=...)


def _index_of(record: Json, word: str) -> int:
    return next(index for index, (_, text) in enumerate(record["actions"]) if text.startswith(word))


def test_an_unfinished_deal_has_no_result() -> None:
    assert _verify(_cut(SOLO_TWO, 20)) == {"line": 1, "ok": True, "finished": False}


def test_an_unfinished_deal_that_states_a_result_differs() -> None:
    answer = _verify(changed(_cut(SOLO_TWO, 20), result={}))
    assert (answer["ok"], answer["reason"]) == (False, "result_differs")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("contract", "solo_three"),
        ("contract", None),
        ("declarer", 0),
        ("declarer", None),
        ("partner", 2),
        ("card_points", [25, 45]),
        ("card_points", None),
        ("scores", [0, -60, 0]),
        ("scores", [0, 60, 0, 0]),
        ("radli", [1, 0, 0, 0]),
    ],
)
def test_every_key_of_a_result_must_agree(key: str, value: object) -> None:
    answer = _verify(changed(SOLO_TWO, result={key: value}))
    assert (answer["ok"], answer["reason"]) == (False, "result_differs")
    assert answer["detail"].startswith(f"{key}: record")


def test_a_key_that_the_deal_does_not_have_is_stated_rightly_by_null_alone() -> None:
    beggar = next(record for record in GOLDEN if record["result"]["contract"] == "beggar")
    assert _verify(changed(beggar, result={"card_points": None}))["ok"] is True
    assert _verify(changed(beggar, result={"card_points": [0, 70]}))["reason"] == "result_differs"


def test_a_result_may_leave_out_every_key() -> None:
    assert _verify(changed(SOLO_TWO, result={}))["ok"] is True


def test_the_first_wrong_action_is_the_one_named() -> None:
    actions = [*SOLO_TWO["actions"]]
    actions[4], actions[9] = [1, "play t30"], [2, "frobnicate"]
    answer = _verify(changed(SOLO_TWO, actions=actions))
    assert (answer["action"], answer["seat"], answer["reason"]) == (4, actions[4][0], "unknown_action")


def test_a_hand_without_taroks_is_no_record() -> None:
    suits = [f"{suit}{rank}" for suit in "hd" for rank in (*"1234", *"JCQK")]
    rest = [f"t{number}" for number in range(1, 23)] + [
        f"{suit}{rank}" for suit in "cs" for rank in ("7", "8", "9", "10", *"JCQK")
    ]
    cards = suits + rest
    hands = [" ".join(cards[start : start + 12]) for start in (0, 12, 24, 36)]
    answer = _verify(changed(BEFORE_ANYTHING, hands=hands, talon=" ".join(cards[48:])))
    assert (answer["ok"], answer["reason"]) == (False, "bad_record")
    assert "taroks" in answer["detail"]


def test_each_line_gets_its_answer_in_order() -> None:
    lines = [line_of(SOLO_TWO), b"junk", line_of(_cut(SOLO_TWO, 3)), b""]
    answers = list(verify_lines(lines))
    assert [answer["line"] for answer in answers] == [1, 2, 3, 4]
    assert [answer["ok"] for answer in answers] == [True, False, True, False]


def test_answers_come_while_lines_are_read() -> None:
    def lines() -> Any:
        yield line_of(SOLO_TWO)
        raise RuntimeError

    assert next(verify_lines(lines()))["ok"] is True


def test_legal_says_who_acts_and_what_he_may_do() -> None:
    answer = _legal(_cut(SOLO_TWO, 0))
    assert (answer["line"], answer["seat"]) == (1, 1)
    assert answer["legal"][0] in {"pass", "bid two"}
    assert "ok" not in answer


def test_legal_gives_a_discard_as_a_template() -> None:
    at = _index_of(SOLO_TWO, "discard")
    answer = _legal(_cut(SOLO_TWO, at))
    assert answer["seat"] == SOLO_TWO["actions"][at][0]
    (template,) = answer["legal"]
    assert template["discard"] == 2
    assert {"c8", "dJ"} <= set(template["from"])
    assert not {"t1", "t21", "sK"} & set(template["from"])


def test_legal_of_a_finished_deal_is_nobodys() -> None:
    assert _legal(SOLO_TWO) == {"line": 1, "seat": None, "legal": []}


def test_legal_of_a_wrong_record_is_the_answer_of_verify() -> None:
    wrong = changed(SOLO_TWO, actions=[[0, "play t5"]])
    assert _legal(wrong) == _verify(wrong)


@pytest.mark.parametrize("record", GOLDEN[::4])
def test_every_recorded_action_is_among_the_legal_ones(record: Json) -> None:
    for index in random.Random(index_seed := len(record["actions"])).sample(range(index_seed), 8):
        seat, text = record["actions"][index]
        answer = _legal(_cut(record, index))
        assert answer["seat"] == seat
        assert text in answer["legal"] or text.startswith("discard")


def test_a_replay_ends_in_the_record_it_began_with() -> None:
    record = read_record(SOLO_TWO)
    played = replay(record)
    actions = [(seat, parse_action(text, played.ruleset.pack)) for seat, text in record.actions]
    again = record_of(played.ruleset, record.setup, actions, played.ruleset.result(played.state))
    assert _verify(as_json(again))["ok"] is True
    assert replay(again) == played


def test_lines_are_read_one_at_a_time_and_never_longer_than_they_may_be() -> None:
    long = b"x" * (3 * MAX_LINE)
    lines = list(bounded_lines(io.BytesIO(b"a\n\n" + long + b"\nb\r\nc")))
    assert [len(line) for line in lines] == [1, 0, MAX_LINE + 1, 2, 1]
    assert [answer["reason"] for answer in verify_lines(lines)] == ["bad_record"] * 5


def test_a_line_of_the_longest_size_is_read() -> None:
    record = line_of(_cut(SOLO_TWO, 2))
    padded = record + b" " * (MAX_LINE - len(record))
    lines = list(bounded_lines(io.BytesIO(padded + b"\n" + padded)))
    assert [answer["ok"] for answer in verify_lines(lines)] == [True, True]


def test_every_answer_is_plain_json() -> None:
    lines = [line_of(SOLO_TWO), line_of({"rules": "\ud800"}), b"\xff"]
    for answer in [*verify_lines(lines), *legal_lines(lines)]:
        assert json.loads(json.dumps(answer).encode()) == answer
