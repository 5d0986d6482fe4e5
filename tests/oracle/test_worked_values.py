"""The oracle against the worked values: the vectors that speak of what it computes."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.records import Json
from tests.oracle.cards import halves_78, points_54
from tests.oracle.duties import following, negative, sparing, trumping
from tests.oracle.french import Party
from tests.oracle.french import winner as french_winner
from tests.oracle.slovenian import House, award, klop_scores
from tests.oracle.talon_game import winner
from tests.oracle.two import scored

VECTORS = json.loads((Path(__file__).parents[1] / "rules/vectors.json").read_text("utf-8"))["vectors"]
NEGATIVE = ("klop", "beggar", "open_beggar")


def of_kind(*kinds: str) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] in kinds]


@pytest.mark.parametrize("vector", of_kind("card_points", "f_card_points"))
def test_the_oracle_counts_as_the_vectors_do(vector: Json) -> None:
    cards = vector["input"]["cards"]
    counted = points_54(cards) if vector["kind"] == "card_points" else halves_78(cards) / 2
    assert counted == float(vector["expected"])


@pytest.mark.parametrize("vector", of_kind("trick_winner"))
def test_the_oracle_gives_tricks_to_whom_the_vectors_do(vector: Json) -> None:
    contract = vector["input"]["contract"]
    plays = tuple((play["seat"], play["card"]) for play in vector["input"]["plays"])
    colour = contract.startswith("colour_valat")
    emperor = contract != "portal" and not (colour and plays[0][1][0] != "t")
    assert winner(plays, emperor=emperor, colour=colour) == vector["expected"]


@pytest.mark.parametrize("vector", of_kind("f_trick_winner"))
def test_the_oracle_gives_french_tricks_to_whom_the_vectors_do(vector: Json) -> None:
    plays = tuple(enumerate(vector["input"]["cards_in_order"]))
    alone = Party(0, None)
    full = 1 if vector["input"]["slam_last_trick"] else 18
    assert french_winner(plays, [], alone, full) == vector["expected"]


@pytest.mark.parametrize("vector", of_kind("score_klop"))
def test_the_oracle_scores_klop_as_the_vectors_do(vector: Json) -> None:
    given, expected = vector["input"], vector["expected"]
    house = House(nearest=1 if vector["game"] == "slovenian3" else 5, mond=20, radli=True, klop_empty=70)
    empty = [tricks == 0 for tricks in given["tricks_won"]]
    scores, radli = klop_scores(house, given["points"], empty, tuple(given["radli_before"]))
    assert (scores, award(house, radli, earned=True)) == (expected["scores"], expected["radli_after"])


@pytest.mark.parametrize("vector", of_kind("portal2_score"))
def test_the_oracle_scores_two_players_as_the_vectors_do(vector: Json) -> None:
    given = vector["input"]
    scores = scored([given["points"], 70 - given["points"]], 0 if given["declared"] else None)
    assert scores == [vector["expected"]["player"], vector["expected"]["opponent"]]


@pytest.mark.parametrize("vector", of_kind("legal_moves", "legal_moves_announced"))
def test_the_oracle_allows_the_cards_the_vectors_do(vector: Json) -> None:
    given, slovenian = vector["input"], vector["game"].startswith("slovenian")
    if given["contract"] in NEGATIVE:
        allowed = negative(given["hand"], given["table"], emperor=slovenian, pagat_last=slovenian)
    else:
        allowed = sparing(following(given["hand"], given["table"]), {given.get("announced_card")})
    assert allowed == set(vector["expected"])


@pytest.mark.parametrize("vector", of_kind("f_legal_moves"))
def test_the_oracle_allows_the_french_cards_the_vectors_do(vector: Json) -> None:
    assert trumping(vector["input"]["hand"], vector["input"]["table"]) == set(vector["expected"])
