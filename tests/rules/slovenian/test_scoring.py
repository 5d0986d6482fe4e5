"""S-41 to S-52: the ledger of whole deals. The values by themselves are vectors (sc-*, fl-*, kl-*, mo-*)."""

import pytest

from backend.rules.shared.cards import Card
from backend.rules.shared.results import ledger_scores
from backend.rules.slovenian import scoring
from backend.rules.slovenian.radli import radli_after
from backend.rules.tarok.bonuses import Outcome
from backend.rules.tarok.ending import objective_reached
from backend.rules.tarok.knowledge import true_sides
from backend.rules.tarok.play import Playing
from tests.rules.slovenian.vocabulary import RULES, Table, announcing, contracted, named, setup, terms, tricks

# Clubs and hearts only: seat 0 holds all the top cards and takes what is played.
TOP = "t22 t21 t20 t19 t18 t17 t16 t15 t14 t13 t12 hK"


def played_on(table: Table) -> Table:
    while table.phase == "play":
        table = table.say(table.offers()[0])
    return table


def test_a_valat_without_made_is_500_and_cancels_a_radl_before_all_get_one() -> None:
    table = played_on(contracted("valat_without", 0, setup(TOP, radli=(1, 0, 2, 0))))
    result = table.result
    assert result.won
    assert result.scores == (1000, 0, 0, 0)
    assert result.radli == (1, 1, 3, 1)
    (line,) = result.ledger
    assert (line.item, line.points, line.radl, line.rule) == ("game", 500, 2, "S-49")


def test_a_lost_contract_is_doubled_by_the_radl_which_stays() -> None:
    table = contracted("beggar", 1, setup("h4 | hK | h3 | h2", radli=(0, 1, 0, 0))).trick("hK h3 h2 h4")
    assert table.result.scores == (0, -140, 0, 0)
    assert table.result.radli == (1, 2, 1, 1)


def test_only_the_declarers_radl_counts_and_for_the_partner_too() -> None:
    table = played_on(announcing().to_play())
    doubled = played_on(announcing(radli=(3, 3, 1, 3)).to_play())
    single = [line.amount for line in table.result.ledger if line.item != "captured_mond"]
    twice = [line.amount for line in doubled.result.ledger if line.item != "captured_mond"]
    assert twice == [2 * amount for amount in single]
    assert all(line.seats == (0, 2) for line in doubled.result.ledger if line.item != "captured_mond")


def test_kontra_multiplies_game_and_difference_in_the_ledger() -> None:
    plain = played_on(announcing().to_play()).result.ledger
    doubled = played_on(announcing().say("pass", "kontra game").to_play()).result.ledger
    assert [(line.item, line.kontra) for line in doubled[:2]] == [("game", 2), ("difference", 2)]
    assert [line.amount for line in doubled[:2]] == [2 * line.amount for line in plain[:2]]
    assert doubled[2:] == plain[2:]


def test_an_announced_bonus_stands_in_the_ledger_with_its_kontra() -> None:
    table = played_on(announcing().say("announce kings", "pass", "kontra kings").to_play())
    (line,) = [line for line in table.result.ledger if line.item == "kings"]
    assert (line.announced, line.kontra, abs(line.points), line.rule) == (True, 2, 20, "S-46")


def test_card_points_are_the_declarers_sides_and_the_defenders() -> None:
    points = played_on(announcing().to_play()).result.card_points
    assert points is not None
    assert sum(points) == 70


@pytest.mark.parametrize(
    ("won", "net"),
    [pytest.param([True, False], 750, id="made, and theirs failed"), pytest.param([False, False], 0, id="both failed")],
)
def test_two_announced_valats_are_settled_each_and_the_amounts_add(won: list[bool], net: int) -> None:
    counted = [
        Outcome("valat", "declarer", won[0], announced=True, factor=1),
        Outcome("valat", "defenders", won[1], announced=True, factor=1),
    ]
    scored = scoring.score_normal(RULES, named("three"), scoring.Account((0, 2)), 36, 1, counted)
    expected = {750: (1000, 0, 1000, 0), 0: (0, 0, 0, 0)}[net]
    assert ledger_scores(scored.lines, 4) == expected
    assert scored.won == (net > 0)


def test_a_valat_counts_as_won_where_the_declarers_side_is_booked_a_gain() -> None:
    missed = [Outcome("valat", "defenders", made=False, announced=True)]
    assert scoring.score_normal(RULES, named("three"), scoring.Account((0,)), 3, 1, missed).won


def test_any_valat_gives_everybody_a_radl_an_ordinary_contract_nobody() -> None:
    table = played_on(announcing().say("announce valat").to_play())
    assert table.result.radli == (1, 1, 1, 1)
    assert played_on(announcing().to_play()).result.radli == (0, 0, 0, 0)


def test_the_mond_costs_its_player_even_by_a_partners_skis() -> None:
    line = scoring.captured_mond(RULES, terms("three", called="h"), tricks("0>0: t22 t5 t21 t3"))
    assert line is not None
    assert (line.seats, line.amount, line.rule, line.radl) == ((2,), -20, "S-41", 1)


def test_a_mond_left_in_the_talon_costs_the_declarer() -> None:
    dealt = setup("", "t2 t3 t21 t4 t5 t6")
    left = scoring.captured_mond(RULES, terms("solo_two", 1, dealt=dealt).with_taken(0), ())
    assert left is not None
    assert (left.seats, left.amount, left.rule) == ((1,), -20, "S-42")
    assert scoring.captured_mond(RULES, terms("solo_two", 1, dealt=dealt).with_taken(1), ()) is None


def mond_lines(table: Table) -> list[str]:
    return [line.rule for line in played_on(table).result.ledger if line.item == "captured_mond"]


def test_a_mond_in_the_rest_costs_nothing_if_the_declarer_wins_it_with_the_called_king() -> None:
    table = announcing("h4 | h3 | | h2", "hK t2 t21 t4 t5 t6").to_play().trick("h4 h3 hK h2")
    assert mond_lines(table) == []


def test_a_mond_in_the_rest_is_paid_for_if_the_called_king_is_lost() -> None:
    no_hearts = "t8 t9 t10 t11 t12 t13 c8 c9 c10 s8 s9 s10"
    table = announcing(f"h4 | {no_hearts} | | h2", "hK t2 t21 t4 t5 t6").to_play().trick("h4 t8 hK h2")
    assert mond_lines(table) == ["S-42"]


def test_raised_to_colour_valat_a_mond_left_in_the_talon_costs_nothing() -> None:
    raised = terms("solo_two", dealt=setup("", "t2 t3 t21")).with_taken(0).raised_to(named("colour_valat"))
    assert scoring.captured_mond(RULES, raised, tricks("0>0: t22 t5 t6 t3")) is None


def test_klop_scores_every_seat_for_itself() -> None:
    result = played_on(contracted("klop", 0, setup(radli=(0, 1, 0, 0)))).result
    assert (result.declarer, result.partner, result.won) == (None, None, None)
    assert all(len(line.seats) == 1 and line.rule == "S-45" for line in result.ledger)
    assert {line.radl for line in result.ledger if line.seats == (1,)} <= {2}
    assert result.radli[0] >= 1


def test_a_winner_without_radli_cancels_none() -> None:
    assert radli_after((0, 2, 0, 0), (0, 1), award=False) == (0, 1, 0, 0)


def reached(contract: str, played: str, points: int = 0) -> bool:
    """Whether seat 0 reached what his contract is for, by these tricks or these card points."""
    of, nothing = terms(contract), (frozenset[Card](),) * 4
    return objective_reached(RULES, Playing(of, (), true_sides(of), nothing, nothing, 0, tricks=tricks(played)), points)


def test_half_of_the_points_and_one_more_win() -> None:
    """S-5"""
    assert reached("three", "0>0: t22 t2 t3 t4", 36)
    assert not reached("three", "0>0: t22 t2 t3 t4", 35)


@pytest.mark.parametrize("contract", ["valat_without", "colour_valat_without"])
def test_a_valat_contract_wants_every_trick_whatever_the_points(contract: str) -> None:
    """S-49"""
    assert reached(contract, "0>0: t22 t2 t3 t4; 0>0: hK h1 h2 h3")
    assert not reached(contract, "0>0: t22 t2 t3 t4; 0>1: hK t1 h2 h3", 60)


def test_a_kontra_of_the_defenders_announcement_doubles_that_line_alone() -> None:
    """S-28, S-46"""
    table = played_on(announcing().say("pass", "announce trula", "pass", "kontra trula").to_play())
    assert {line.item: line.kontra for line in table.result.ledger if line.announced or line.item == "game"} == {
        "game": 1,
        "trula": 2,
    }
