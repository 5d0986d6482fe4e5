"""What the rules pages draw is true: worths, orders, who wins the tricks shown, what is counted."""

import json
from pathlib import Path
from typing import Any

import pytest

from backend.rules.french.tricks import winning_place as french_place
from backend.rules.shared.cards import EXCUSE, PAGAT, TRULA, Card
from backend.rules.shared.counting import card_points
from backend.rules.shared.packs import TAROK_54, TAROT_78, Pack

SCENES: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "frontend/src/rules/pictures/scenes.json").read_text(encoding="utf-8")
)
PACKS = {"tarok": TAROK_54, "french": TAROT_78}
every_pack = pytest.mark.parametrize(("name", "pack"), PACKS.items(), ids=PACKS)


@every_pack
def test_each_card_is_shown_with_its_worth(name: str, pack: Pack) -> None:
    for group in SCENES[name]["values"]:
        assert {pack.value[Card(card)] for card in group["cards"]} == {group["worth"]}
    assert {group["worth"] for group in SCENES[name]["values"]} == set(pack.value.values())


@every_pack
def test_each_series_goes_down(name: str, pack: Pack) -> None:
    for series in SCENES[name]["order"]:
        ranks = [pack.rank[Card(card)] for card in series["cards"]]
        assert ranks == sorted(ranks, reverse=True)
        if "gap" not in series:
            assert set(series["cards"]) == pack.suits[series["cards"][0][0]]


def test_the_honours_are_the_trula_and_the_oudlers() -> None:
    assert set(SCENES["tarok"]["honours"]) == TRULA
    assert set(SCENES["french"]["honours"]) == {PAGAT, "t21", EXCUSE}


@every_pack
def test_each_trick_is_won_by_the_card_that_is_marked(name: str, pack: Pack) -> None:
    for trick in SCENES[name]["tricks"]:
        cards = tuple(Card(card) for card in trick["cards"])
        assert set(cards) <= set(pack.cards)
        if trick["name"] == "emperor":
            assert set(cards) >= TRULA
            assert cards[trick["winner"]] == PAGAT
        else:
            # Without škis, mond and pagat together both games judge alike.
            assert french_place(pack, cards) == trick["winner"]


def test_the_cards_counted_come_to_what_is_said() -> None:
    groups = SCENES["tarok"]["counting"]
    for group in groups:
        assert card_points(TAROK_54.value[Card(card)] for card in group["cards"]) == group["points"]
