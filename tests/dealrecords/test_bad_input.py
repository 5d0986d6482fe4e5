"""Bad input in the records of every game: a typed reason with the line's number, and the lines after it are judged."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.dealrecords import MAX_LINE, legal_lines, verify_lines
from backend.rules.registry import ruleset
from backend.rules.shared.reasons import Reason
from tests.dealrecords.samples import ALL, EVERY_GAME, Json, changed, line_of

Spoil = Callable[[Json], bytes]
REASONS: Final = {reason.value for reason in Reason}
every_game = pytest.mark.parametrize("record", EVERY_GAME, ids=lambda record: record["rules"])


def spoilt(change: Callable[[Json], object]) -> Spoil:
    """Make a line of a record with one thing changed in place."""

    def spoil(record: Json) -> bytes:
        wrong = changed(record)
        change(wrong)
        return line_of(wrong)

    return spoil


def hand_of(record: Json, hand: list[str]) -> None:
    record["hands"][0] = " ".join(hand)


def first_hand(record: Json) -> list[str]:
    return str(record["hands"][0]).split()


def other_packs_card(record: Json) -> str:
    """A card that the game's pack does not have."""
    return "t22" if ruleset(record["rules"]).pack.value.get("t0") else "t0"  # type: ignore[call-overload]


BAD_RECORDS: Final[dict[str, Spoil]] = {
    "nothing": lambda _: b"",
    "truncated JSON": lambda record: line_of(record)[:-40],
    "truncated in a text": lambda record: line_of(record)[:100],
    "no text": lambda _: b"\x00\x01\x02\xff\xfe",
    "not UTF-8": lambda record: line_of(record).replace(b'"play', b'"pl\xe4y', 1),
    "UTF-16": lambda record: line_of(record).decode().encode("utf-16"),
    "a line of a megabyte": lambda record: line_of(record | {"note": "x" * MAX_LINE}),
    "a megabyte of spaces": lambda _: b" " * (MAX_LINE + 1),
    "deeply nested lists": lambda _: b"[" * (MAX_LINE - 1),
    "deeply nested objects": lambda _: b'{"a":' * (MAX_LINE // 5 - 1),
    "deeply nested in a key": lambda record: line_of(record)[:-1] + b', "note": ' + b"[" * 500_000,
    "a number of a million digits": lambda record: line_of(record)[:-1] + b', "n": ' + b"9" * 900_000 + b"}",
    "no number": lambda record: line_of(record)[:-1] + b', "n": NaN}',
    "a key twice": lambda record: line_of(record)[:-1] + b', "dealer": 0}',
    "a list": lambda record: line_of([record]),
    "a text": lambda record: line_of(json.dumps(record)),
    "an unknown ruleset": lambda record: line_of(changed(record, rules="slovenian-9")),
    "no ruleset": lambda record: line_of(changed(record, rules=...)),
    "a ruleset that is no text": lambda record: line_of(changed(record, rules=["slovenian-4"])),
    "a ruleset of a megabyte": lambda record: line_of(changed(record, rules="x" * 900_000)),
    "another version": lambda record: line_of(changed(record, rules_version=2)),
    "a version beyond reason": lambda record: line_of(changed(record, rules_version=10**4000)),
    "another format": lambda record: line_of(changed(record, format="trula-deal/2")),
    "a hand too few": spoilt(lambda record: record["hands"].pop()),
    "a hand too many": spoilt(lambda record: record["hands"].append("")),
    "a hand twice": spoilt(lambda record: record["hands"].__setitem__(1, record["hands"][0])),
    "a missing card": spoilt(lambda record: hand_of(record, first_hand(record)[1:])),
    "a card too many": spoilt(lambda record: hand_of(record, [*first_hand(record), record["hands"][1].split()[0]])),
    "a card twice": spoilt(lambda record: hand_of(record, [*first_hand(record)[1:], first_hand(record)[-1]])),
    "a card of the other pack": spoilt(lambda record: hand_of(record, [*first_hand(record)[1:], "t23"])),
    "the other pack's highest": spoilt(lambda r: hand_of(r, [*first_hand(r)[1:], other_packs_card(r)])),
    "no card": spoilt(lambda record: hand_of(record, [*first_hand(record)[1:], "zz"])),
    "a million cards": spoilt(lambda record: hand_of(record, ["t1"] * 200_000)),
    "an empty hand": spoilt(lambda record: hand_of(record, [])),
    "hands that are no list": lambda record: line_of(changed(record, hands="t1 t2")),
    "a dealer out of range": lambda record: line_of(changed(record, dealer=len(record["hands"]))),
    "a dealer below range": lambda record: line_of(changed(record, dealer=-1)),
    "a dealer beyond reason": lambda record: line_of(changed(record, dealer=10**4000)),
    "a seat out of range": spoilt(lambda record: record["actions"].append([len(record["hands"]), "pass"])),
    "a seat below range": spoilt(lambda record: record["actions"].append([-1, "pass"])),
    "an action that is no text": spoilt(lambda record: record["actions"].append([0, 17])),
    "a million actions": lambda record: line_of(changed(record, actions=[0] * 400_000)),
    "options that are no object": lambda record: line_of(changed(record, options=[["radli", False]])),
    "a result that is no object": lambda record: line_of(changed(record, result="won")),
}


def judged(line: bytes, follows: Json) -> Json:
    """Judge *line* before a good one, by both commands, which say the same of it; return what they say."""
    lines = [line, line_of(follows)]
    bad, good = verify_lines(lines)
    assert list(legal_lines(lines)) == [bad, {"line": 2, "seat": None, "legal": []}]
    assert (bad["line"], bad["ok"], good["line"], good["ok"]) == (1, False, 2, True)
    assert len(json.dumps(bad)) < 500, "an answer is no longer because the line was"
    return bad


@every_game
@pytest.mark.parametrize("what", BAD_RECORDS)
def test_what_is_no_record_is_refused_by_its_line(record: Json, what: str) -> None:
    answer = judged(BAD_RECORDS[what](record), record)
    assert answer["reason"] == "bad_record"
    assert answer["detail"]
    assert "action" not in answer


@every_game
def test_a_house_option_of_another_game_is_refused(record: Json) -> None:
    wrong: list[Json] = [
        {"roulette": 1},
        {"": None},
        {"radli": []},
        {"mond_penalty": 10**4000},
        {"petit_sec": "\ud800"},
    ]
    for options in wrong:
        answer = judged(line_of(changed(record, options=options)), record)
        assert answer["reason"] == "bad_option"


@every_game
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("frobnicate", "unknown_action", id="unknown word"),
        pytest.param("", "unknown_action", id="empty"),
        pytest.param("play", "unknown_action", id="no card"),
        pytest.param("play t99", "unknown_action", id="no card of any pack"),
        pytest.param("play  t1", "unknown_action", id="two spaces"),
        pytest.param("pass\n", "unknown_action", id="a line's end"),
        pytest.param("\ud800", "unknown_action", id="no character"),
        pytest.param("x" * 500_000, "unknown_action", id="half a megabyte"),
        pytest.param("show " + "t1 " * 100_000, "unknown_action", id="a hundred thousand cards"),
        pytest.param("bid " + "x" * 500_000, None, id="a bid of half a megabyte"),
        pytest.param("discard " + " ".join(["t1"] * 100_000), None, id="a hundred thousand discards"),
    ],
)
def test_an_action_that_is_none_is_refused_where_it_stands(record: Json, text: str, reason: str | None) -> None:
    first = record["actions"][0][0]
    answer = judged(line_of(changed(record, actions=[[first, text]], result=...)), record)
    assert (answer["action"], answer["seat"]) == (0, first)
    assert answer["reason"] == reason if reason else answer["reason"] in REASONS - {"bad_record"}


@every_game
def test_an_action_after_the_end_is_refused(record: Json) -> None:
    count = len(record["actions"])
    for text in ("pass", "play t1"):
        answer = judged(line_of(changed(record, actions=[*record["actions"], [0, text]], result=...)), record)
        assert (answer["action"], answer["seat"], answer["reason"]) == (count, 0, "deal_finished")


@every_game
def test_an_action_out_of_turn_is_refused(record: Json) -> None:
    players = len(record["hands"])
    (first, text), *_ = record["actions"]
    answer = judged(line_of(changed(record, actions=[[(first + 1) % players, text]], result=...)), record)
    assert (answer["action"], answer["reason"]) == (0, "not_your_turn")


@every_game
def test_a_refused_action_names_its_rule_point(record: Json) -> None:
    """Somewhere in each deal another card than the one played breaks a rule, and the answer says which."""
    rules = ruleset(record["rules"])
    named = set()
    for index, (seat, text) in enumerate(record["actions"]):
        if text.startswith("play "):
            for card in rules.pack.cards[:: max(1, len(rules.pack.cards) // 9)]:
                tried = changed(record, actions=[*record["actions"][:index], [seat, f"play {card}"]], result=...)
                (answer,) = verify_lines([line_of(tried)])
                if "rule" in answer:
                    named.add(answer["rule"])
                    assert answer["rule"] == rules.refusal_point(Reason(str(answer["reason"])))
            if named:
                return
    raise AssertionError("no card was refused by a rule")


@every_game
def test_a_result_that_differs_is_refused_whatever_it_holds(record: Json) -> None:
    for result in (
        {"scores": [10**4000]},
        {"scores": [0.5] * 90_000},
        {"contract": "x" * 500_000},
        {"contract": "\ud800"},
        {"declarer": 99},
        {"card_points": [1e300]},
    ):
        (answer,) = verify_lines([line_of(changed(record, result=result))])
        assert (answer["ok"], answer["reason"]) == (False, "result_differs")
        assert len(json.dumps(answer)) < 500


PILES = [record for record in EVERY_GAME if "piles" in record]
BAD_PILES: Final[dict[str, Callable[[Any], object]]] = {
    "no piles": lambda record: record.pop("piles"),
    "piles that are no list": lambda record: record.update(piles="d1 t4"),
    "piles of one seat": lambda record: record["piles"].pop(),
    "piles of three seats": lambda record: record["piles"].append(record["piles"][0]),
    "a pile too few": lambda record: record["piles"][0].pop(),
    "a pile too many": lambda record: record["piles"][1].append(""),
    "a pile that is no text": lambda record: record["piles"][0].__setitem__(0, ["d1"]),
    "a pile twice": lambda record: record["piles"][0].__setitem__(0, record["piles"][0][1]),
    "a card too few": lambda record: record["piles"][0].__setitem__(0, record["piles"][0][0][:-3].rstrip()),
    "no card": lambda record: record["piles"][0].__setitem__(0, "zz zz zz zz"),
    "the excuse": lambda record: record["piles"][0].__setitem__(0, "t0 " + record["piles"][0][0].split(" ", 1)[1]),
}


@pytest.mark.parametrize("record", PILES, ids=lambda record: record["rules"])
@pytest.mark.parametrize("what", BAD_PILES)
def test_piles_that_are_none_are_refused(record: Json, what: str) -> None:
    answer = judged(spoilt(BAD_PILES[what])(record), record)
    assert answer["reason"] == "bad_record"
    assert "pile" in str(answer["detail"]) or "dealt" in str(answer["detail"])


# --- the command itself --------------------------------------------------------------------------------------------


def trula(command: str, file: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    run = f"import sys; sys.argv = ['trula', {command!r}, {file!r}]; from backend.cli import main; sys.exit(main())"
    return subprocess.run([sys.executable, "-c", run], input=given, capture_output=True, check=False, timeout=60)


@pytest.mark.parametrize("command", ["verify", "legal"])
def test_the_command_answers_every_line_and_ends_with_one(command: str, tmp_path: Path) -> None:
    """All bad lines of a game in one file: an answer each, in order, nothing on standard error."""
    record = EVERY_GAME[0]
    lines = [spoil(record).replace(b"\n", b"") for spoil in BAD_RECORDS.values()]
    lines += [line_of(changed(record, result={"contract": "\ud800"})), line_of(record)]
    file = tmp_path / "bad.jsonl"
    file.write_bytes(b"\n".join(lines))
    done = trula(command, str(file))
    assert (done.returncode, done.stderr) == (1, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["line"] for answer in answers] == list(range(1, len(lines) + 1))
    assert {answer["reason"] for answer in answers if not answer.get("ok", True)} >= {"bad_record"}


def test_good_lines_end_with_nought_and_no_file_with_two(tmp_path: Path) -> None:
    good = b"\n".join(map(line_of, EVERY_GAME))
    done = trula("verify", "-", good)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True] * len(EVERY_GAME)
    for missing in (tmp_path / "none.jsonl", tmp_path):
        done = trula("verify", str(missing))
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.startswith(b"trula: ")
        assert b"Traceback" not in done.stderr


# --- golden lines, mutated -----------------------------------------------------------------------------------------

_TEXTS = [
    "pass",
    "bid two",
    "contract klop",
    "call h",
    "call hK",
    "take 0",
    "play t1",
    "kontra game",
    "declare",
    "show t1",
]


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A line of a golden deal with a few things in it changed: keys, cards, actions, bytes."""
    record = changed(draw(st.sampled_from(ALL)))
    for _ in range(draw(st.integers(0, 3))):
        actions = record["actions"]
        at = draw(st.integers(0, max(len(actions) - 1, 0)))
        match draw(st.integers(0, 6)):
            case 0:
                del actions[at:]
            case 1 if actions:
                actions[at] = [draw(st.integers(-1, 5)), draw(st.sampled_from(_TEXTS) | st.text(max_size=9))]
            case 2 if actions:
                del actions[at]
            case 3 if len(actions) > at + 1:
                actions[at], actions[at + 1] = actions[at + 1], actions[at]
            case 4:
                record["rules"] = draw(st.sampled_from(EVERY_GAME))["rules"]
            case 5:
                key = draw(st.sampled_from([*record, "piles", "talon", "options", "radli"]))
                record[key] = draw(st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just([[]]))
                if not isinstance(record.get("actions"), list):
                    return line_of(record)
            case _:
                record.pop(draw(st.sampled_from(["result", "talon", "piles", "hands", "dealer", "options"])), None)
    line = bytearray(line_of(record))
    if draw(st.booleans()):
        line[draw(st.integers(0, len(line) - 1))] = draw(st.integers(0, 255))
    return bytes(line)


@settings(max_examples=150, deadline=None)
@given(mutated())
def test_a_golden_line_however_mutated_gets_a_typed_answer(line: bytes) -> None:
    for answers in (verify_lines([line]), legal_lines([line])):
        (answer,) = answers
        json.dumps(answer)
        assert answer["line"] == 1
        if answer.get("ok") is False:
            assert answer["reason"] in REASONS
            assert isinstance(answer["detail"], str)
