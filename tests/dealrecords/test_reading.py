"""Whatever is no record is `bad_record`, with what is wrong with it."""

import json
from typing import Any

import pytest

from backend.dealrecords import MAX_LINE, as_json, read_line, read_record
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.dealrecords.samples import BEFORE_ANYTHING, EVERY_GAME, Json, changed, line_of

HANDS: list[str] = BEFORE_ANYTHING["hands"]
TALON: str = BEFORE_ANYTHING["talon"]
FIRST, SECOND = (hand.split(" ") for hand in HANDS[:2])


def _hands(first: list[str], second: list[str] = SECOND) -> list[str]:
    return [" ".join(first), " ".join(second), *HANDS[2:]]


def _refusal(value: object) -> str:
    with pytest.raises(RuleViolation) as raised:
        read_line(line_of(value))
    assert raised.value.reason is Reason.BAD_RECORD
    return raised.value.detail


WRONG_KEYS: list[tuple[str, Json, str]] = [
    ("no format", {"format": ...}, "format"),
    ("another format", {"format": "trula-deal/2"}, "trula-deal/2"),
    ("format is a list", {"format": [["x"]]}, "format: a list"),
    ("no rules", {"rules": ...}, "rules"),
    ("unknown rules", {"rules": "whist-4"}, "whist-4"),
    ("rules are a number", {"rules": 4}, "rules"),
    ("rules are an object", {"rules": {}}, "rules"),
    ("another version", {"rules_version": 2}, "rules_version"),
    ("version is true", {"rules_version": True}, "rules_version"),
    ("version is a text", {"rules_version": "1"}, "rules_version"),
    ("version is null", {"rules_version": None}, "rules_version"),
    ("options are a list", {"options": []}, "options"),
    ("options are null", {"options": None}, "options"),
    ("no dealer", {"dealer": ...}, "dealer"),
    ("dealer out of range", {"dealer": 4}, "dealer: 4"),
    ("dealer below range", {"dealer": -1}, "dealer: -1"),
    ("dealer is true", {"dealer": True}, "dealer: True"),
    ("dealer is a float", {"dealer": 3.0}, "dealer"),
    ("compulsory klop is a number", {"compulsory_klop": 1}, "compulsory_klop"),
    ("radli are too few", {"radli": [0, 0, 0]}, "radli"),
    ("radli are negative", {"radli": [0, 0, 0, -1]}, "radli"),
    ("radli are bools", {"radli": [False, 0, 0, 0]}, "radli"),
    ("radli are beyond reason", {"radli": [10**30, 0, 0, 0]}, "radli"),
    ("radli are a text", {"radli": "0000"}, "radli"),
    ("no actions", {"actions": ...}, "actions"),
    ("actions are an object", {"actions": {}}, "actions"),
    ("an action is a text", {"actions": ["pass"]}, "actions[0]"),
    ("an action has no text", {"actions": [[0, "pass"], [1]]}, "actions[1]"),
    ("an action has three parts", {"actions": [[0, "pass", 1]]}, "actions[0]"),
    ("an action's seat is true", {"actions": [[True, "pass"]]}, "actions[0]"),
    ("an action's seat is out of range", {"actions": [[4, "pass"]]}, "actions[0]"),
    ("an action's seat is below range", {"actions": [[-1, "pass"]]}, "actions[0]"),
    ("an action's seat is a text", {"actions": [["1", "pass"]]}, "actions[0]"),
    ("an action's text is a list", {"actions": [[1, ["pass"]]]}, "actions[0]"),
    ("result is a list", {"result": []}, "result"),
    ("result is null", {"result": None}, "result"),
    ("declarer is true", {"result": {"declarer": True}}, "result.declarer"),
    ("declarer is a text", {"result": {"declarer": "1"}}, "result.declarer"),
    ("contract is a number", {"result": {"contract": 1}}, "result.contract"),
    ("scores hold a bool", {"result": {"scores": [True, 0, 0, 0]}}, "result.scores"),
    ("scores are nested", {"result": {"scores": [[[[1]]], 0, 0, 0]}}, "result.scores"),
    ("scores are null", {"result": {"scores": None}}, "result.scores"),
    ("card points are a text", {"result": {"card_points": "35"}}, "result.card_points"),
]

WRONG_CARDS: list[tuple[str, Json, str]] = [
    ("no hands", {"hands": ...}, "hands"),
    ("hands are a text", {"hands": HANDS[0]}, "hands"),
    ("three hands", {"hands": HANDS[:3]}, "hands"),
    ("five hands", {"hands": [*HANDS, HANDS[0]]}, "hands"),
    ("a hand is a list", {"hands": [FIRST, *HANDS[1:]]}, "hands[0]"),
    ("a hand is null", {"hands": [None, *HANDS[1:]]}, "hands[0]"),
    ("a card too few", {"hands": _hands(FIRST[1:])}, "hands[0]: 11 cards"),
    ("a card too many", {"hands": _hands([*FIRST, TALON[:2]])}, "hands[0]: 13 cards"),
    ("a card of two hands", {"hands": _hands([SECOND[0], *FIRST[1:]])}, f"{SECOND[0]} was dealt twice"),
    ("a card twice in a hand", {"hands": _hands([FIRST[1], *FIRST[1:]])}, f"{FIRST[1]} was dealt twice"),
    ("a card of another pack", {"hands": _hands(["t0", *FIRST[1:]])}, "t0"),
    ("a card in capitals", {"hands": _hands(["T5", *FIRST[1:]])}, "T5"),
    ("two spaces", {"hands": _hands(["", *FIRST[1:]])}, "hands[0]"),
    ("a hand of a million letters", {"hands": _hands(["t1 " * 300_000])}, "hands[0]: more cards"),
    ("no talon", {"talon": ...}, "talon"),
    ("an empty talon", {"talon": ""}, "talon"),
    ("a talon of five", {"talon": TALON.rsplit(" ", 1)[0]}, "talon: 5 cards"),
    ("talon is a list", {"talon": TALON.split(" ")}, "talon"),
]


@pytest.mark.parametrize(("changes", "detail"), [pytest.param(c, d, id=name) for name, c, d in WRONG_KEYS])
def test_a_wrong_key_is_named(changes: Json, detail: str) -> None:
    assert detail in _refusal(changed(BEFORE_ANYTHING, **changes))


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"mond": 21}, id="unknown"),
        pytest.param({"\ud800": 21}, id="no text"),
        pytest.param({"mond_penalty": [21]}, id="a list"),
        pytest.param({"mond_penalty": None}, id="null"),
        pytest.param({"mond_penalty": 21.0}, id="a float"),
        pytest.param({"mond_penalty": 10**400}, id="beyond reason"),
    ],
)
def test_a_house_option_that_is_not_offered_is_named(options: Json) -> None:
    with pytest.raises(RuleViolation) as raised:
        read_line(line_of(changed(BEFORE_ANYTHING, options=options)))
    assert raised.value.reason is Reason.BAD_OPTION
    assert repr(next(iter(options))) in raised.value.detail


@pytest.mark.parametrize(("changes", "detail"), [pytest.param(c, d, id=name) for name, c, d in WRONG_CARDS])
def test_wrong_cards_are_named(changes: Json, detail: str) -> None:
    assert detail in _refusal(changed(BEFORE_ANYTHING, **changes))


@pytest.mark.parametrize(
    ("line", "detail"),
    [
        pytest.param(b"", "not JSON", id="nothing"),
        pytest.param(b"   ", "not JSON", id="blanks"),
        pytest.param(b"{", "not JSON", id="half an object"),
        pytest.param(b"{} {}", "not JSON", id="two objects"),
        pytest.param(b"\xff\xfe{}", "not UTF-8", id="not UTF-8"),
        pytest.param("{}".encode("utf-16"), "not UTF-8", id="UTF-16"),
        pytest.param(b"\xef\xbb\xbf{}", "not JSON", id="a byte order mark"),
        pytest.param(b"[" * 500_000, "nested", id="deep lists"),
        pytest.param(b'{"a":' * 150_000, "nested", id="deep objects"),
        pytest.param(b"NaN", "NaN", id="not a number"),
        pytest.param(b'{"dealer": -Infinity}', "Infinity", id="infinity"),
        pytest.param(b"1" * 5_000, "not JSON", id="a number of 5000 digits"),
        pytest.param(b'{"format": 1, "format": 2}', "twice", id="a key twice"),
        pytest.param(b"[]", "object", id="a list"),
        pytest.param(b"null", "object", id="null"),
        pytest.param(b'"' + b"x" * MAX_LINE + b'"', "bytes", id="a line too long"),
    ],
)
def test_a_line_that_is_no_object_is_refused(line: bytes, detail: str) -> None:
    with pytest.raises(RuleViolation, match=detail) as raised:
        read_line(line)
    assert raised.value.reason is Reason.BAD_RECORD


@pytest.mark.parametrize("key", ["note", "result_", "Rules"])
def test_unknown_keys_are_ignored(key: str) -> None:
    assert read_record(changed(BEFORE_ANYTHING, **{key: [{"x": None}]})) == read_record(BEFORE_ANYTHING)


def test_keys_that_may_be_left_out_have_their_defaults() -> None:
    record = read_record(BEFORE_ANYTHING)
    assert (record.rules_version, record.options, record.result) == (1, (), None)
    assert (record.setup.compulsory_klop, record.setup.radli) == (False, (0, 0, 0, 0))


@pytest.mark.parametrize("golden", EVERY_GAME, ids=lambda record: record["rules"])
def test_a_written_record_reads_back_the_same(golden: Json) -> None:
    record = read_record(golden)
    again: Any = json.loads(json.dumps(as_json(record)))
    assert read_record(again) == record
    left_out = {"rules_version": 1, "options": {}, "compulsory_klop": False, "radli": [0] * len(golden["hands"])}
    assert left_out | again == left_out | golden


def test_a_detail_stays_short() -> None:
    assert len(_refusal(changed(BEFORE_ANYTHING, rules="w" * 100_000))) < 200
