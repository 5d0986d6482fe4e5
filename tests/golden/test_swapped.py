"""Golden deals with one action swapped for one that may not stand there: refused, at its number, for a reason."""

from collections.abc import Iterator

import pytest

from backend.dealrecords import read_record, verify_lines
from backend.rules.registry import ruleset
from backend.rules.shared.actions import Template
from backend.rules.shared.game import settle_all, step
from backend.rules.shared.notation import format_action, parse_action
from tests.golden.records import GOLDEN, Json, OnFile, line_of

PLAYED = [deal for deal in GOLDEN if deal.record["actions"]]
CONTRACTS = (
    *("klop", "three", "two", "one", "solo_three", "solo_without", "beggar", "open_beggar", "valat_without"),
    *("piccolo", "petite", "garde_contre"),
)
NONSENSE = ("", "pass ", "play", "play t23", "play  t1", "PLAY t1", "frobnicate", "bid two three", "call x", "\ud800")
ANSWERS_OF_THE_RECORD = {"bad_record", "result_differs", "not_your_turn"}


def tried(record: Json) -> range:
    """The numbers of the actions that are swapped: about ten of a deal."""
    return range(record["dealer"], len(record["actions"]), 7)


@pytest.mark.parametrize("deal", PLAYED, ids=str)
def test_one_action_swapped_for_an_illegal_one_is_refused_at_its_number(deal: OnFile) -> None:
    record = deal.record
    for index, texts in illegal_texts(record):
        seat = record["actions"][index][0]
        for text in (texts[index % len(texts)], NONSENSE[index % len(NONSENSE)]):
            answer = verify_swapped(record, index, seat, text)
            assert (answer["ok"], answer["action"], answer["seat"]) == (False, index, seat), (text, answer)
            assert answer["reason"] not in ANSWERS_OF_THE_RECORD, (text, answer)


@pytest.mark.parametrize("deal", PLAYED, ids=str)
def test_one_action_by_a_wrong_seat_is_refused_at_its_number(deal: OnFile) -> None:
    players = len(deal.record["hands"])
    for index in tried(deal.record):
        seat, text = deal.record["actions"][index]
        wrong = (seat + 1 + index % (players - 1)) % players
        answer = verify_swapped(deal.record, index, wrong, text)
        assert answer["reason"] == "not_your_turn", answer
        assert (answer["ok"], answer["action"], answer["seat"]) == (False, index, wrong)


@pytest.mark.parametrize("deal", PLAYED, ids=str)
def test_an_action_after_the_end_is_refused(deal: OnFile) -> None:
    actions = [*deal.record["actions"], [0, "pass"]]
    (answer,) = verify_lines([line_of({**deal.record, "actions": actions})])
    assert (answer["ok"], answer["action"], answer["reason"]) == (False, len(actions) - 1, "deal_finished")


def verify_swapped(record: Json, index: int, seat: int, text: str) -> Json:
    """Verify a record up to the swapped action, which is refused before what follows is looked at."""
    actions = [*record["actions"][:index], [seat, text]]
    (answer,) = verify_lines([line_of({**record, "actions": actions})])
    return answer


def illegal_texts(record: Json) -> Iterator[tuple[int, list[str]]]:
    """List, for each action of *record* that is tried, well-formed actions that are not legal in its place."""
    read = read_record(record)
    rules = ruleset(read.rules, read.options)
    state, _ = settle_all(rules, rules.begin(read.setup))
    for index, (seat, text) in enumerate(read.actions):
        if index in tried(record):
            plain = {format_action(offer) for offer in rules.legal(state, seat) if not isinstance(offer, Template)}
            yield index, [candidate for candidate in candidates(record, seat, text) if candidate not in plain]
        state, _ = step(rules, state, seat, parse_action(text, rules.pack))


def candidates(record: Json, seat: int, text: str) -> list[str]:
    """Spell actions of every kind; the discards and poignées among them are never legal."""
    own = record["hands"][seat].split(" ")
    others = [card for hand in record["hands"] for card in hand.split(" ")]
    plays = [f"play {card}" for card in own + others if f"play {card}" != text]
    words = [f"{word} {contract}" for word in ("bid", "contract", "raise") for contract in CONTRACTS]
    calls = [f"call {suit}" for suit in ("c", "s", "h", "d", "hK", "c1")] + [f"take {set_}" for set_ in (0, 1, 6, 999)]
    away = [f"discard {own[0]} {own[0]}", "discard hK", f"discard {record['hands'][0]}", "discard", "show t21", "show"]
    said = [f"{word} {item}" for word in ("announce", "kontra") for item in ("game", "kings", "chelem", "nothing")]
    return [*plays, *words, *calls, *away, *said, "pass", "declare", "kontra trula 9"]
