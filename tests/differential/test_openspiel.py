"""Our Slovenian tarok and OpenSpiel's, deal by deal. `fuzz` plays more of them."""

from typing import Final

import pytest

from backend.rules.registry import ruleset
from tests.differential.differences import AS_PEER, Difference, as_peer
from tests.differential.fuzz import COMPARED, compare
from tests.differential.peer import CARDS

DEALS: Final = 300


@pytest.mark.parametrize("name", COMPARED)
def test_both_engines_offer_the_same_choices_and_book_the_same_scores_but_for_the_known_differences(name: str) -> None:
    seen = compare(as_peer(name), first_seed=0, deals=DEALS)
    print(*sorted(seen.items()), sep="\n")
    assert seen["contract left out"] < DEALS // 20
    assert seen["deals with the same score"] > DEALS // 3
    assert len([what for what in seen if what.startswith("contract ")]) >= 7


@pytest.mark.parametrize(
    ("name", "field"),
    [(name, field) for name in COMPARED for field in AS_PEER if as_peer(name, but=field) != as_peer(name)],
)
def test_a_value_that_is_not_set_as_the_other_plays_shows_itself_as_a_difference(name: str, field: str) -> None:
    with pytest.raises(AssertionError):
        compare(as_peer(name, but=field), first_seed=0, deals=DEALS)


def test_every_card_has_its_number_there() -> None:
    assert sorted(CARDS) == sorted(ruleset("slovenian-4").pack.cards)


def test_every_known_difference_says_its_rule_and_what_the_other_does() -> None:
    for known in Difference:
        assert known.value.rule
        assert known.value.theirs.isprintable()
