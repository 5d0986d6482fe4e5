"""P-12 to P-19: the ledger of whole deals, mirrored; silent results, trulapagat. Single values are vectors (po-*)."""

import pytest

from backend.rules.portal import scoring
from backend.rules.portal.ruleset import PORTAL_3, PORTAL_4, PortalRuleset
from backend.rules.portal.scoring import Parties
from backend.rules.shared.results import ledger_scores
from backend.rules.shared.views import Side
from backend.rules.tarok.bonuses import Outcome, fought, outcomes
from backend.rules.tarok.items import Item
from backend.rules.tarok.terms import Terms
from backend.rules.tarok.values import BonusName
from tests.rules.portal.vocabulary import contracted, exchanged, playing
from tests.rules.tarok import vocabulary as words
from tests.rules.tarok.vocabulary import named, tricks

TWO = named(PORTAL_4, "two")
ALONE = Parties((0,), (1, 2, 3))
PAIRS = Parties((0, 2), (1, 3))
TRULA_TO_0 = "0>0: t22 t2 t3 t4; 0>0: t21 t5 t6 t7; 0>1: h1 hK h2 h3"
TRULA_PAGAT_TO_0 = "0>0: t22 t2 t3 t4; 0>0: t21 t5 t6 t7; 1>1: h1 h2 h3 h4; 1>0: c7 c8 c9 t1"


def counted(text: str, *announced: BonusName, factor: int = 0) -> dict[tuple[str, Side], tuple[bool, bool]]:
    """What counts of tricks in a solo of seat 0: bonus and side to made and announced."""
    dealt = words.setup(PORTAL_4)
    deal = fought(Terms(dealt, (), None, 0, named(PORTAL_4, "solo_three"), taken=0), tricks(text))
    items = [Item(bonus, "declarer", (0,), factor) for bonus in announced]
    found = outcomes(PORTAL_4, deal, items)
    return {(each.bonus, each.side): (each.made, each.announced) for each in found}


def test_who_made_a_bonus_in_silence_gains_by_it() -> None:
    """P-12"""
    assert counted(TRULA_TO_0) == {}  # the pagat is missing
    assert counted(TRULA_TO_0 + "; 1>0: t1 t8 t9 t10")[("trula", "declarer")] == (True, False)


def test_a_beaten_pagat_in_the_last_trick_costs_nothing_unless_announced() -> None:
    """P-12"""
    beaten = "0>0: hK h2 h3 h4; 0>1: t1 t9 c7 c8"
    assert counted(beaten) == {}
    assert counted(beaten, "pagat_ultimo") == {("pagat_ultimo", "declarer"): (False, True)}


def test_both_halves_of_one_side_in_silence_are_trulapagat() -> None:
    """P-13"""
    assert counted(TRULA_PAGAT_TO_0) == {("trula_pagat", "declarer"): (True, False)}


def test_trula_and_pagat_of_different_sides_are_two_bonuses() -> None:
    """P-13: the pagat's trick is the defenders', so the trula is nobody's."""
    split = "0>0: t22 t2 t3 t4; 0>0: t21 t5 t6 t7; 1>1: h1 h2 h3 h4; 0>1: c7 t1 c8 c9"
    assert counted(split) == {("pagat_ultimo", "defenders"): (True, False)}


def test_announced_apart_they_are_counted_apart() -> None:
    """P-13"""
    both = {("trula", "declarer"): (True, True), ("pagat_ultimo", "declarer"): (True, True)}
    assert counted(TRULA_PAGAT_TO_0, "trula", "pagat_ultimo") == both
    one = {("trula", "declarer"): (True, True), ("pagat_ultimo", "declarer"): (True, False)}
    assert counted(TRULA_PAGAT_TO_0, "trula") == one


@pytest.mark.parametrize(
    "tricks_played",
    [
        pytest.param("0>0: t22 t2 t3 t4; 0>0: t21 t5 t6 t1; 1>1: h1 h2 h3 h4", id="the trula alone"),
        pytest.param("0>1: t21 t22 t3 t4; 1>1: h1 h2 h3 h4; 1>0: c7 c8 c9 t1", id="the pagat alone"),
    ],
)
def test_an_announced_trulapagat_that_half_fails_is_lost_and_its_half_is_worth_nothing(tricks_played: str) -> None:
    """P-13"""
    assert counted(tricks_played, "trula_pagat") == {("trula_pagat", "declarer"): (False, True)}


def test_a_sweep_or_an_announced_valat_is_all_that_counts() -> None:
    """P-14"""
    assert counted("0>0: t22 t21 t1 t2") == {("valat", "declarer"): (True, False)}
    assert counted("1>1: t22 t21 t1 t2; 1>2: hK hQ hC hJ") == {("valat", "defenders"): (True, False)}
    lost = counted("0>0: t22 t21 t3 t4; 0>1: h1 hK h2 h3", "valat", "kings")
    assert lost == {("valat", "declarer"): (False, True)}


@pytest.mark.parametrize(
    ("side", "made", "announced", "score"),
    [("declarer", True, True, 500), ("declarer", False, True, -500), ("defenders", True, False, -250)],
)
def test_a_valat_is_worth_500_or_250_and_multiplied_by_both_contras(
    *, side: Side, made: bool, announced: bool, score: int
) -> None:
    """P-14, P-15"""
    valat = [Outcome("valat", side, made, announced, factor=2 if announced else 1)]
    lines = scoring.score_positive(PORTAL_4, TWO, Parties((0, 2), (1, 3), contra=4), 60, valat)
    own = score * 4 * (2 if announced else 1)
    assert ledger_scores(lines, 4) == (own, -own, own, -own)


def test_contra_of_the_game_and_of_an_announcement_multiply() -> None:
    """P-15"""
    kings = [Outcome("kings", "declarer", made=True, announced=True, factor=2)]
    lines = scoring.score_positive(PORTAL_4, TWO, Parties((0,), (1, 2, 3), contra=2), 39, kings)
    assert ledger_scores(lines, 4)[0] == 2 * (20 + 4) + 4 * 20


def test_the_opponents_silent_bonus_is_taken_off() -> None:
    """P-12"""
    kings = [Outcome("kings", "defenders", made=True)]
    lines = scoring.score_positive(PORTAL_4, TWO, PAIRS, 39, kings)
    assert ledger_scores(lines, 4) == (14, -14, 14, -14)


def test_every_line_has_its_mirror_and_its_point() -> None:
    """P-16"""
    lines = scoring.score_positive(PORTAL_4, TWO, ALONE, 30, [Outcome("trula", "declarer", made=True)])
    own, theirs = lines[:3], lines[3:]
    assert [(line.item, line.amount, line.rule) for line in own] == [
        ("game", -20, "P-16"),
        ("difference", -5, "P-16"),
        ("trula", 10, "P-12"),
    ]
    assert [(line.item, -line.points, line.seats) for line in theirs] == [
        (line.item, line.points, (1, 2, 3)) for line in own
    ]


@pytest.mark.parametrize(
    ("bonus", "announced", "rule"),
    [("kings", False, "P-12"), ("kings", True, "P-11"), ("trula_pagat", False, "P-13"), ("trula_pagat", True, "P-13")],
)
def test_a_bonus_cites_how_it_came(bonus: BonusName, *, announced: bool, rule: str) -> None:
    (*_, line) = scoring.score_positive(
        PORTAL_4, TWO, ALONE, 40, [Outcome(bonus, "declarer", made=True, announced=announced)]
    )
    assert (line.item, line.rule, line.announced) == (bonus, rule, announced)


STRONG = "t22 t21 t20 t19 t18 t17 t16 t15 t14 t13 t12"


@pytest.mark.parametrize(
    ("hand", "said", "score", "won"),
    [
        pytest.param(f"{STRONG} t11", [], 250, True, id="a silent sweep"),
        pytest.param(f"{STRONG} t11", ["announce valat"], 500, True, id="an announced one"),
        pytest.param(f"{STRONG} c7", ["announce valat"], -500, False, id="missed with most of the points"),
    ],
)
def test_a_valat_is_won_by_itself(hand: str, said: list[str], score: int, *, won: bool) -> None:
    """P-14: not by the card points."""
    others = "| c8 hK hQ hC hJ dK dQ dC dJ | cK cQ cC cJ c10 c9 |"
    result = contracted("solo_without", 0, hand + others).say(*said).to_play().to_the_end().result
    assert (result.won, result.scores) == (won, (score, -score, -score, -score))
    assert [(line.item, line.rule) for line in result.ledger] == [("valat", "P-14")] * 2
    assert result.card_points is not None
    assert result.card_points[0] >= 36


def test_the_opponents_sweep_loses_the_game() -> None:
    """P-14"""
    table = playing("solo_without", 0, f"c7 c8 c9 s7 s8 s9 h4 h3 h2 d4 d3 d2 | {STRONG} t10", "t2 t3 t4 t5 t6 t7")
    result = table.to_the_end().result
    assert (result.won, result.scores[0]) == (False, -250)


def test_partners_score_alike_and_the_deal_sums_to_nothing() -> None:
    """P-16"""
    result = exchanged("two", 1, "hK").to_play().to_the_end().result
    assert result.scores[0] == result.scores[1] == -result.scores[2] == -result.scores[3]
    assert sum(result.scores) == 0


def test_alone_the_deal_does_not_sum_to_nothing() -> None:
    """P-16"""
    result = playing("beggar", 1, "h4 | hK | h3 | h2").trick("hK h3 h2 h4").result
    assert sum(result.scores) == 140


def test_solo_without_adds_the_margin_and_the_talon_is_the_opponents() -> None:
    """P-17, P-10"""
    result = playing("solo_without", 0, "t22 t21 t20 hK", "sK cK dK t2 t3 t4").to_the_end().result
    assert result.card_points is not None
    assert sum(result.card_points) == 70
    assert result.card_points[1] >= 13
    game, difference = result.ledger[:2]
    assert (abs(game.points), game.rule) == (50, "P-17")
    assert difference.points == result.card_points[0] - 35


def test_contra_doubles_a_beggar() -> None:
    """P-15, P-18"""
    table = contracted("beggar", 1, "h4 | hK | h3 | h2").say("pass", "kontra game", "pass").to_play()
    assert table.trick("hK h3 h2 h4").result.scores == (140, -140, 140, 140)


@pytest.mark.parametrize("rules", [PORTAL_3, PORTAL_4], ids=lambda rules: rules.name)
def test_in_klop_every_point_is_lost_and_the_talon_counts_for_nobody(rules: PortalRuleset) -> None:
    """P-19"""
    result = playing("klop", 0, rules=rules).to_the_end().result
    assert (result.declarer, result.won) == (None, None)
    assert result.card_points is not None
    for line in result.ledger:
        (seat,) = line.seats
        assert line.points == (10 if line.item == "klop_empty" else -result.card_points[seat])
    assert len(result.ledger) == len(result.scores)


def test_more_than_35_points_in_klop_are_no_special_case() -> None:
    """P-19"""
    lines = scoring.score_klop(named(PORTAL_4, "klop"), (50, 10, 5, 0), (9, 2, 1, 0))
    assert ledger_scores(lines, 4) == (-50, -10, -5, 10)


def test_a_klop_is_counted_for_all_seats_or_not_at_all() -> None:
    """A mistake of the caller must not come out as a shorter ledger."""
    with pytest.raises(ValueError, match="shorter"):
        scoring.score_klop(named(PORTAL_4, "klop"), (10, 20, 20, 20), (4, 4, 4))
