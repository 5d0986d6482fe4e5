"""What the portal's games offer to whoever knows them only by the game protocol: options, citations, the sheet."""

import pytest

from backend.rules.portal.ruleset import PORTAL_3, PORTAL_4, PortalRuleset
from backend.rules.registry import ruleset
from backend.rules.shared.events import Announced, ContractNamed, DealEnded, HandsThrownIn, TrickWon
from backend.rules.shared.game import OptionValue
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.portal.vocabulary import contracted, exchanged, playing
from tests.rules.tarok import vocabulary as words

BOTH = pytest.mark.parametrize("rules", [PORTAL_3, PORTAL_4], ids=lambda rules: rules.name)


@BOTH
def test_the_registry_has_them(rules: PortalRuleset) -> None:
    assert ruleset(rules.name) is rules
    assert (rules.family, rules.table_sizes, rules.cutting) == ("portal", (rules.players,), False)


@BOTH
def test_a_house_may_have_the_pagat_last_and_nothing_else(rules: PortalRuleset) -> None:
    """P-21"""
    house = rules.with_house({"pagat_last": True})
    assert (house.house, house.pagat_last) == ((("pagat_last", True),), True)
    assert house.with_house({}) == rules
    assert [option.name for option in rules.house_options] == ["pagat_last"]


@pytest.mark.parametrize("choice", [("pagat_last", 1), ("radli", True), ("kontra_levels", 4)])
def test_what_is_not_offered_is_refused(choice: tuple[str, OptionValue]) -> None:
    with pytest.raises(RuleViolation) as refused:
        PORTAL_4.with_house(dict([choice]))
    assert refused.value.reason == Reason.BAD_OPTION


@BOTH
def test_nothing_goes_on_from_deal_to_deal(rules: PortalRuleset) -> None:
    """P-16, P-43: no compulsory klop, no škis round, nothing to pay at the end."""
    nothing, totals = (0,) * rules.players, tuple(range(rules.players))
    assert not rules.compulsory_after(totals, nothing)
    assert rules.skis_round_after(0, words.setup(rules, "t22"), rules.players) == 0
    assert rules.final_totals(totals, (1,) * rules.players) == totals


LADDER_4 = {
    "three": 10, "two": 20, "solo_three": 20, "one": 30, "solo_two": 30, "solo_one": 40, "solo_without": 50,
}  # fmt: skip
LADDER_3 = {"three": 10, "two": 20, "one": 30, "solo_without": 50}


@pytest.mark.parametrize(("rules", "ladder"), [(PORTAL_3, LADDER_3), (PORTAL_4, LADDER_4)], ids=["three", "four"])
def test_contracts_are_worth_their_value_with_the_margin_or_flat_or_alone(
    rules: PortalRuleset, ladder: dict[str, int]
) -> None:
    """P-8, P-18, P-19"""
    assert [(worth.name, worth.value, worth.kind) for worth in rules.worths] == [
        ("klop", 10, "alone"),
        *((name, value, "difference") for name, value in ladder.items()),
        ("piccolo", 60, "flat"),
        ("beggar", 70, "flat"),
        ("open_beggar", 80, "flat"),
    ]


def test_the_tables_of_three_and_four_differ_where_the_games_do() -> None:
    three, four = ({line.name: line.value for line in rules.table} for rules in (PORTAL_3, PORTAL_4))
    assert {name for name in four if three[name] != four[name]} == {"hand", "packet", "calls_king"}


def test_every_event_of_a_deal_rests_on_a_point() -> None:
    table = exchanged("two", 1, "hK").say("announce kings", "pass", "kontra game").to_play().to_the_end()
    for event in table.events:
        points = PORTAL_4.points(event)
        assert points
        assert all(point.startswith("P-") for point in points)
    assert PORTAL_4.points(HandsThrownIn(())) == ()


@pytest.mark.parametrize(
    ("contract", "points"),
    [
        ("two", ("P-4",)),
        ("solo_two", ("P-4", "P-6")),
        ("solo_without", ("P-4", "P-6", "P-10")),
        ("piccolo", ("P-4", "P-6", "P-10", "P-20", "P-21")),
        ("klop", ("P-4", "P-9", "P-19", "P-20", "P-21")),
    ],
)
def test_a_contract_cites_what_it_brings_with_it(contract: str, points: tuple[str, ...]) -> None:
    assert PORTAL_4.points(ContractNamed(0, contract)) == points


def test_trulapagat_is_cited_where_it_is_announced() -> None:
    assert PORTAL_4.points(Announced(0, "trula_pagat", None)) == ("P-11", "P-13")
    assert PORTAL_4.points(Announced(0, "valat", None)) == ("P-11", "P-14")


def test_the_rest_of_the_talon_is_cited_with_the_trick_it_goes_with() -> None:
    trick = words.cards("hK h1 h2 h3")
    assert PORTAL_4.points(TrickWon(0, trick)) == ("P-3",)
    assert PORTAL_4.points(TrickWon(0, trick, rest=words.cards("t5"))) == ("P-3", "P-10")


def ended(table: words.Table) -> tuple[str, ...]:
    last = table.to_the_end().events[-1]
    assert isinstance(last, DealEnded)
    return PORTAL_4.points(last)


def test_an_end_cites_counting_and_every_line() -> None:
    assert ended(playing("beggar", 1, "h4 | hK | h3 | h2").trick("hK h3 h2 h4")) == ("P-16", "P-18")
    assert ended(playing("klop", 0)) == ("P-1", "P-19")
    assert {"P-1", "P-16"} <= set(ended(exchanged("two", 1, "hK | sK cK | t22 | t21").to_play()))


def test_a_refusal_rests_on_its_point() -> None:
    assert PORTAL_4.refusal_point(contracted("piccolo", 1).refused("announce trula")) == "P-11"
    assert PORTAL_4.refusal_point(playing("klop", 0, "hJ | hQ h1").trick("hJ").refused("play h1")) == "P-20"
    assert PORTAL_4.refusal_point(Reason.NOT_YOUR_TURN) is None
