"""The rule points that events and refusals rest on: from the event, or the reason, alone."""

import pytest

from backend.rules.shared.events import (
    Announced,
    CardsDealt,
    ContractNamed,
    ContractRaised,
    DealEnded,
    DealEvent,
    Declared,
    TrickWon,
)
from backend.rules.shared.reasons import Reason
from tests.rules.slovenian.vocabulary import RULES, SOME_DEAL, Table, announcing, cards, contracted, setup

FOUR = cards("hK h1 h2 h3")


def cited(*events: DealEvent) -> set[str]:
    return {point for event in events for point in RULES.points(event)}


def test_every_event_of_a_deal_rests_on_something_and_the_points_stand_in_the_order_of_the_page() -> None:
    table = announcing().say("announce pagat_ultimo", "pass", "kontra game").to_play().to_the_end()
    for event in table.events:
        points = RULES.points(event)
        assert points
        assert list(points) == sorted(set(points), key=lambda point: int(point[2:].rstrip("a")))


def test_another_games_event_rests_on_nothing() -> None:
    assert RULES.points(Declared(0)) == ()


def test_a_compulsory_klop_is_cited_where_it_is_dealt() -> None:
    (dealt, *_) = Table.of(setup(compulsory_klop=True)).events
    assert "S-16" in cited(dealt)
    assert "S-16" not in cited(CardsDealt(0, SOME_DEAL.hands, SOME_DEAL.talon, compulsory_klop=False))


@pytest.mark.parametrize(
    ("contract", "points"),
    [
        ("three", {"S-15"}),
        ("solo_without", {"S-15", "S-21", "S-30"}),
        ("beggar", {"S-15", "S-21", "S-30", "S-37", "S-38", "S-39"}),
        ("klop", {"S-15", "S-30", "S-38", "S-39"}),
    ],
)
def test_a_contract_cites_what_it_brings_with_it(contract: str, points: set[str]) -> None:
    assert cited(ContractNamed(0, contract)) == points


def test_raising_brings_the_declarers_lead_and_comes_after_an_exchange() -> None:
    assert cited(ContractRaised(0, "colour_valat")) == {"S-22", "S-30"}


def test_a_card_turned_up_is_cited() -> None:
    assert cited(Announced(0, "pagat_ultimo", None)) == {"S-25", "S-26"}
    assert cited(Announced(0, "pagat_ultimo", cards("t1")[0])) == {"S-25", "S-26", "S-27"}


def test_a_trick_cites_what_came_with_it() -> None:
    assert cited(TrickWon(0, FOUR)) == {"S-2", "S-32", "S-34"}
    assert cited(TrickWon(0, FOUR, emperor=True)) == {"S-2", "S-32", "S-33", "S-34"}
    assert cited(TrickWon(0, FOUR, gift=FOUR[0])) == {"S-2", "S-32", "S-34", "S-45"}
    assert cited(TrickWon(0, FOUR, rest=FOUR)) == {"S-2", "S-20", "S-32", "S-34"}
    assert cited(TrickWon(0, FOUR, captured=1)) == {"S-2", "S-32", "S-34", "S-41"}


def ended(table: Table) -> set[str]:
    last = table.to_the_end().events[-1]
    assert isinstance(last, DealEnded)
    return cited(last)


def test_an_end_cites_counting_scoring_and_every_line() -> None:
    assert ended(announcing().to_play()) >= {"S-3", "S-4", "S-5", "S-43", "S-44"}
    assert ended(announcing(radli=(0, 0, 1, 0)).to_play()) >= {"S-44", "S-50"}


def test_an_early_end_is_cited() -> None:
    lost = contracted("beggar", 1, setup("h4 | hK | h3 | h2")).trick("hK h3 h2 h4")
    assert ended(lost) == {"S-35", "S-43", "S-49", "S-51"}


def test_a_klop_cites_its_radli() -> None:
    assert ended(contracted("klop", 0)) >= {"S-4", "S-45", "S-51"}
    assert ended(contracted("klop", 0, setup(radli=(1, 1, 1, 1)))) >= {"S-45", "S-51", "S-52"}


@pytest.mark.parametrize(
    ("reason", "point"),
    [
        (Reason.BID_TOO_LOW, "S-13"),
        (Reason.KONTRA_UNCERTAIN, "S-29"),
        (Reason.MUST_BEAT, "S-38"),
        (Reason.PAGAT_LAST, "S-39"),
        (Reason.NOT_YOUR_TURN, None),
        (Reason.UNKNOWN_ACTION, None),
    ],
)
def test_a_refusal_rests_on_its_point_unless_it_is_no_matter_of_rules(reason: Reason, point: str | None) -> None:
    assert RULES.refusal_point(reason) == point
