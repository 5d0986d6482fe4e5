"""The lesson's deal is true to the rules: what it asks for is legal, and what its texts claim holds."""

from typing import Any

import pytest

from backend.api.lesson import dealt, lesson
from backend.api.prepared import COUNTED, LEARNER, MOVES, PACK
from backend.rules.registry import ruleset
from tests.api.visitor import Visitor

Json = dict[str, Any]


@pytest.fixture(scope="module")
def told() -> Json:
    return lesson()


def before(told: Json, step: str, nth: int = 0) -> Json:
    """The frame the learner has in front of him when he does the *nth* action of *step*."""
    frames: list[Json] = [told["start"], *(move["frame"] for move in told["moves"])]
    return frames[[at for at, move in enumerate(told["moves"]) if move["step"] == step][nth]]


def after(told: Json, step: str) -> Json:
    """The frame in which the trick of *step* is won."""
    at = next(at for at, move in enumerate(told["moves"]) if move["step"] == step)
    moves: list[Json] = told["moves"][at:]
    return next(
        move["frame"] for move in moves if any(event["kind"] == "trick_won" for event in move["frame"]["events"])
    )


def test_every_action_of_the_learner_is_one_of_his_legal_answers(told: Json) -> None:
    frames = [told["start"], *(move["frame"] for move in told["moves"])]
    for frame, move in zip(frames, told["moves"], strict=False):
        if move["seat"] != LEARNER:
            assert frame["turn"] is None
            continue
        word, *cards = move["do"].split()
        legal = frame["turn"]["legal"]
        if word == "discard":
            (template,) = legal
            assert len(cards) == template["discard"]
            assert set(cards) <= set(template["from"])
        else:
            assert move["do"] in legal


def test_the_deal_is_played_to_its_end_and_nobody_sees_a_card_he_may_not(told: Json) -> None:
    assert sorted(PACK.split()) == sorted(ruleset("slovenian-4").pack.cards)
    assert told["moves"][-1]["frame"]["view"]["phase"] == "scored"
    own = set(told["start"]["view"]["deal"]["hand"])
    assert "hands" not in str(told["start"])
    for move in told["moves"][:5]:
        assert set(move["frame"]["view"]["deal"]["hand"]) == own


def test_the_steps_come_in_the_order_in_which_they_are_taught(told: Json) -> None:
    steps = [move["step"] for move in told["moves"] if move["step"] is not None]
    assert steps == ["bid", "bid", "king", "talon", "discard", "announce", "follow", "lead", "trump"]


def test_the_hand_has_cards_worth_five_and_others(told: Json) -> None:
    hand = told["start"]["view"]["deal"]["hand"]
    assert [card for card in hand if told["values"][card] == 5] == ["sK"]
    assert sum(card[0] == "t" for card in hand) == 7


def test_three_cards_of_the_first_trick_are_worth_eight(told: Json) -> None:
    assert told["counted"] == {"cards": list(COUNTED), "points": 8}
    assert set(COUNTED) < {play["card"] for play in after(told, "follow")["view"]["deal"]["last_trick"]["plays"]}


def test_two_is_bid_and_all_others_pass(told: Json) -> None:
    assert [turn["contract"] for turn in before(told, "bid", 1)["view"]["deal"]["auction"]] == ["two", None, None, None]


def test_the_called_king_is_a_stranger_and_of_a_suit_with_one_card_in_hand(told: Json) -> None:
    hand = before(told, "king")["view"]["deal"]["hand"]
    assert "cK" not in hand
    assert [card for card in hand if card[0] == "c"] == ["c7"]


def test_the_set_taken_holds_the_skis_and_a_king(told: Json) -> None:
    sets = before(told, "talon")["view"]["deal"]["talon"]["sets"]
    assert [sorted(one) for one in sets] == [["dJ", "hC"], ["dK", "t22"], ["c8", "t2"]]


def test_the_discard_leaves_no_club_and_no_heart_and_kings_may_not_go(told: Json) -> None:
    frame = before(told, "discard")
    assert set(frame["turn"]["barred"]["discard_forbidden"]) == {"t22", "sK", "dK"}
    kept = set(before(told, "announce")["view"]["deal"]["hand"])
    assert not {card for card in kept if card[0] in "ch"}


def test_diamonds_are_led_and_must_be_followed_and_the_king_wins(told: Json) -> None:
    turn = before(told, "follow")["turn"]
    assert sorted(turn["legal"]) == ["play d1", "play dK"]
    assert set(turn["barred"]) == {"must_follow_suit"}
    assert after(told, "follow")["view"]["deal"]["last_trick"]["winner"] == LEARNER


def test_the_king_of_spades_is_trumped_by_the_pagat_of_the_partner(told: Json) -> None:
    last = after(told, "lead")["view"]["deal"]["last_trick"]
    assert last["winner"] == told["moves"][-1]["frame"]["view"]["last_result"]["partner"] == 3
    assert {"seat": 3, "card": "t1"} in last["plays"]
    assert before(told, "lead")["turn"]["barred"] == {}


def test_the_partner_shows_the_called_king_and_the_taroks_win_over_it(told: Json) -> None:
    frame = before(told, "trump")
    assert [play["card"] for play in frame["view"]["deal"]["trick"]] == ["cK", "t7"]
    assert frame["view"]["deal"]["partner"] == 3
    assert set(frame["turn"]["barred"]) == {"must_play_trump"}
    assert after(told, "trump")["view"]["deal"]["last_trick"]["winner"] == LEARNER


def test_the_deal_brings_fifty_in_three_lines(told: Json) -> None:
    result = told["moves"][-1]["frame"]["view"]["last_result"]
    assert result["card_points"] == [55, 15]
    assert [(line["item"], line["points"]) for line in result["ledger"]] == [
        ("game", 20),
        ("difference", 20),
        ("kings", 10),
    ]
    assert result["scores"] == [0, 50, 0, 50]


def test_the_table_of_the_lesson_is_no_table_of_the_rooms() -> None:
    table = dealt()
    assert (table.options.rated, table.options.public, table.creator) == (False, False, None)
    assert len(MOVES) == 12 + 48


async def test_the_lesson_is_read_once_and_then_only_confirmed(visitor: Visitor) -> None:
    first = await visitor.get("/api/lesson")
    assert (first.status, first.body) == (200, lesson())
    again = await visitor.client.get("/api/lesson", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
