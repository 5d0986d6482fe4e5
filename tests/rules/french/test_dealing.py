"""F-1, F-4, F-30, F-32: the pack, and how it is dealt."""

from itertools import pairwise

import pytest

from backend.rules.french.ruleset import FRENCH_3, FRENCH_4, FRENCH_5, FrenchRuleset
from backend.rules.shared.actions import Cut
from backend.rules.shared.game import DealtCards
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.french.vocabulary import ALL

PACK = FRENCH_4.pack.cards


def dealt(rules: FrenchRuleset, dealer: int) -> DealtCards:
    out = rules.dealt(rules.shuffled(PACK, dealer, cut=False))
    assert out is not None
    return out


def test_the_pack_has_seventy_eight_cards_that_count_ninety_one() -> None:
    """F-1, F-2"""
    assert len(set(PACK)) == 78
    assert sum(FRENCH_4.pack.value[card] for card in PACK) == 2 * 91


@pytest.mark.parametrize(
    ("rules", "hand", "dog"), [(FRENCH_3, 24, 6), (FRENCH_4, 18, 6), (FRENCH_5, 15, 3)], ids=lambda each: str(each)[:20]
)
def test_each_game_has_its_hands_and_its_dog(rules: FrenchRuleset, hand: int, dog: int) -> None:
    """F-4, F-30, F-32"""
    cards = dealt(rules, 0)
    assert [len(held) for held in cards.hands] == [hand] * rules.players
    assert len(cards.talon) == dog
    assert sorted((*cards.talon, *(card for held in cards.hands for card in held))) == sorted(PACK)


@pytest.mark.parametrize(
    ("rules", "packet"), [(FRENCH_3, 4), (FRENCH_4, 3), (FRENCH_5, 3)], ids=lambda each: str(each)[:20]
)
def test_packets_go_round_from_the_dealers_right(rules: FrenchRuleset, packet: int) -> None:
    """F-4: three by three, four by four with three players; one card for the dog after each packet at first."""
    hands = dealt(rules, dealer=1).hands
    assert hands[2][:packet] == PACK[:packet]
    assert hands[3 % rules.players][:packet] == PACK[packet + 1 : 2 * packet + 1]
    assert hands[1][-packet:] == PACK[-packet:]


@pytest.mark.parametrize("rules", ALL, ids=lambda each: each.name)
def test_the_dog_is_made_card_by_card_never_of_the_first_or_the_last(rules: FrenchRuleset) -> None:
    """F-4: one after each of the first packets."""
    places = [PACK.index(card) for card in dealt(rules, 0).talon]
    assert min(places) > 0
    assert max(places) < 77
    assert all(later - earlier > 1 for earlier, later in pairwise(places))
    assert places == [(number + 1) * (rules.packet + 1) - 1 for number in range(rules.dog)]


def test_nobody_cuts_or_knocks() -> None:
    """F-4: dealing is over as soon as it begins."""
    dealing = FRENCH_4.shuffled(PACK, 0, cut=False)
    assert not FRENCH_4.cutting
    assert FRENCH_4.dealing_to_act(dealing) is None
    assert FRENCH_4.dealing_legal(dealing) == ()
    assert FRENCH_4.cards_taken(dealing)
    with pytest.raises(RuleViolation) as refused:
        FRENCH_4.dealing_step(dealing, 0, Cut(3))
    assert refused.value.reason == Reason.WRONG_PHASE
