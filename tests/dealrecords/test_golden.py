"""Golden deals: accepted as they are, refused with any one action swapped for an illegal one."""

from typing import Any

import pytest

from backend.dealrecords import read_record, verify_lines
from backend.rules.registry import ruleset
from backend.rules.shared.actions import Template
from backend.rules.shared.game import settle_all, step
from backend.rules.shared.notation import format_action, parse_action
from tests.dealrecords.samples import GOLDEN, Json, changed, line_of

IDS = [f"{number}-{record['result']['contract']}" for number, record in enumerate(GOLDEN, start=1)]
CONTRACTS = ("klop", "three", "two", "one", "solo_three", "solo_without", "beggar", "open_beggar", "valat_without")
NONSENSE = ("", "pass ", "play", "play t23", "play  t1", "PLAY t1", "frobnicate", "bid two three", "call x", "\ud800")


def test_the_golden_file_holds_four_player_deals_of_every_contract() -> None:
    assert len(GOLDEN) == 46
    assert len({record["result"]["contract"] for record in GOLDEN}) == 12


@pytest.mark.parametrize("record", GOLDEN, ids=IDS)
def test_verify_accepts_a_golden_deal_with_its_result(record: Json) -> None:
    (answer,) = verify_lines([line_of(record)])
    assert answer["ok"] is True, answer
    assert answer["finished"] is True
    ours: Any = answer["result"]
    assert {key: ours[key] for key in record["result"]} == record["result"]


@pytest.mark.parametrize("record", GOLDEN, ids=IDS)
def test_one_action_swapped_for_an_illegal_one_is_refused_at_its_number(record: Json) -> None:
    for index, texts in enumerate(_illegal_texts(record)):
        seat = record["actions"][index][0]
        for text in (texts[index % len(texts)], NONSENSE[index % len(NONSENSE)]):
            answer = _verify_swapped(record, index, seat, text)
            assert (answer["ok"], answer["action"], answer["seat"]) == (False, index, seat), (text, answer)
            assert answer["reason"] not in {"bad_record", "result_differs", "not_your_turn"}, (text, answer)


@pytest.mark.parametrize("record", GOLDEN, ids=IDS)
def test_one_action_by_a_wrong_seat_is_refused_at_its_number(record: Json) -> None:
    for index, (seat, text) in enumerate(record["actions"]):
        wrong = (seat + 1 + index % 3) % 4
        answer = _verify_swapped(record, index, wrong, text)
        assert answer["reason"] == "not_your_turn", answer
        assert (answer["ok"], answer["action"], answer["seat"]) == (False, index, wrong)


@pytest.mark.parametrize("record", GOLDEN, ids=IDS)
def test_an_action_after_the_end_is_refused(record: Json) -> None:
    actions = [*record["actions"], [0, "pass"]]
    (answer,) = verify_lines([line_of(changed(record, actions=actions))])
    assert (answer["ok"], answer["action"], answer["reason"]) == (False, len(actions) - 1, "deal_finished")


def _verify_swapped(record: Json, index: int, seat: int, text: str) -> Json:
    actions = [*record["actions"]]
    actions[index] = [seat, text]
    (answer,) = verify_lines([line_of(changed(record, actions=actions))])
    return answer


def _illegal_texts(record: Json) -> list[list[str]]:
    """List, for each action of *record*, well-formed actions that are not legal in its place."""
    read = read_record(record)
    rules = ruleset(read.rules)
    state, _ = settle_all(rules, rules.begin(read.setup))
    illegal: list[list[str]] = []
    for seat, text in read.actions:
        legal = rules.legal(state, seat)
        plain = {format_action(offer) for offer in legal if not isinstance(offer, Template)}
        illegal.append([candidate for candidate in _candidates(record, seat, text) if candidate not in plain])
        state, _ = step(rules, state, seat, parse_action(text, rules.pack))
    return illegal


def _candidates(record: Json, seat: int, text: str) -> list[str]:
    """Spell actions of every kind; a discard of the whole first hand, of a king, of one card twice is never legal."""
    own = record["hands"][seat].split(" ")
    others = [card for hand in record["hands"] for card in hand.split(" ")]
    plays = [f"play {card}" for card in own + others if f"play {card}" != text]
    words = [f"{word} {contract}" for word in ("bid", "contract", "raise") for contract in CONTRACTS]
    calls = [f"call {suit}" for suit in "cshd"] + [f"take {number}" for number in (*range(7), 999)]
    discards = [f"discard {own[0]} {own[0]}", "discard hK", f"discard {record['hands'][0]}", "discard"]
    said = [f"{word} {item}" for word in ("announce", "kontra") for item in ("game", "kings", "king_ultimo", "nothing")]
    return [*plays, *words, *calls, *discards, *said, "pass", "kontra trula 9"]
