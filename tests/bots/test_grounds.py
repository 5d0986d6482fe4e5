"""Why a bot does what it does: the ground it names is true of what is seen."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from backend.bots import Why, advise
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.actions import Action, LegalAction
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import AnyRuleset
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.views import DealView
from bench.deals import play_deal, shuffled_setup
from tests.bots.views import cards, in_trick, offers, plays, sides, talon, template, view, won


def _why(seen: DealView, legal: tuple[LegalAction, ...]) -> Why:
    return advise(seen, legal).why


BIDS = offers("pass", "bid two", "bid one", "bid beggar")


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("t22 t21 t20 t18 t17 t12 t9 t3 hK sK d1 cQ", Why.STRONG_ENOUGH),
        ("t4 t2 h3 hQ hJ s9 s7 sQ d3 dK c8 cJ", Why.TOO_WEAK_TO_BID),
        ("t2 h4 h3 h2 h1 d4 d3 d2 s7 s8 c7 c8", Why.LOW_ENOUGH),
    ],
)
def test_a_bid_rests_on_the_strength_of_the_hand(hand: str, why: Why) -> None:
    assert _why(view("auction", hand), BIDS) == why


def test_forehand_alone_with_little_plays_klop_because_it_is_cheaper() -> None:
    hand = "t4 t2 h3 hQ hJ s9 s7 sQ d3 dK c8 cJ"
    assert _why(view("contract", hand), offers("contract klop", "contract three")) == Why.KLOP_IS_CHEAPER
    assert _why(view("contract", hand), offers("contract three", "contract two")) == Why.NO_MORE_THAN_BID


def test_a_set_is_taken_for_the_called_king_in_it_or_because_it_is_the_best() -> None:
    hand = "t21 t18 t15 t12 t8 t5 t3 hK hQ s9 d2 c8"
    with_king = view("talon", hand, contract="three", called_card="sK", talon=talon("sK c9 t19", "d4 d3 c7"))
    assert _why(with_king, offers("take 0", "take 1")) == Why.KING_IN_SET
    without = view("talon", hand, contract="three", called_card="sK", talon=talon("h3 c9 s8", "t19 t16 dC"))
    assert _why(without, offers("take 0", "take 1")) == Why.BEST_SET


def test_a_discard_makes_a_void_or_saves_points() -> None:
    hand = "t22 t18 t15 t12 t8 t5 t3 hK hQ hJ s9 d2 c8 c9 c10"
    assert _why(view("discard", hand), template(3, "hQ hJ s9 d2 c8 c9 c10")) == Why.MAKE_A_VOID
    long = "t22 t18 t15 t12 t8 t5 t3 hK hQ hJ h4 sK sQ sJ s9"
    assert _why(view("discard", long), template(1, "hQ hJ h4 sQ sJ s9")) == Why.SAVE_POINTS


@pytest.mark.parametrize(
    ("hand", "trick", "known", "legal", "why"),
    [
        pytest.param("hK t5", "3 h4", {}, "hK", Why.ONLY_CHOICE, id="one card may be played"),
        pytest.param("t22 t21 t5", "", {}, "t22 t21", Why.LEAD_TOP_TRUMP, id="nothing beats the škis"),
        pytest.param(
            "hQ h4 t5", "1 h1 | 2 hK | 3 h2", {"sides": "oood"}, "hQ h4", Why.THROW_POINTS_TO_PARTNER, id="ours"
        ),
        pytest.param("sJ s7 t5", "1 sK | 2 s8 | 3 s9", {"sides": "odoo"}, "sJ s7", Why.CANNOT_WIN_SO_LOW, id="theirs"),
        pytest.param("sK s7 t5", "1 sQ | 2 s8 | 3 s9", {"sides": "odoo"}, "sK s7", Why.WIN_CHEAPLY, id="last to play"),
        pytest.param("t9 t7 d1", "2 sK | 3 s9", {"sides": "oddo"}, "t9 t7", Why.TRUMP_IN, id="void"),
        pytest.param("t22 t3 d1", "2 t21 | 3 t9", {"sides": "oddo"}, "t22 t3", Why.CATCH_THE_MOND, id="mond"),
    ],
)
def test_a_card_has_the_ground_that_the_trick_gives(
    hand: str, trick: str, known: dict[str, str], legal: str, why: Why
) -> None:
    facts: dict[str, Any] = {"contract": "three", "declarer": 1}
    if trick:
        facts["winning"] = _winning(trick)
    if "sides" in known:
        facts["sides"] = sides(known["sides"])
    assert _why(in_trick(hand, trick, **facts), plays(legal)) == why


def _winning(trick: str) -> int:
    laid = [part.split(" ") for part in trick.split(" | ")]
    led = laid[0][1][0]
    best = max(laid, key=lambda one: (one[1][0] == "t", one[1][0] == led, TAROK_54.rank[cards(one[1])[0]]))
    return int(best[0])


def test_in_klop_who_need_not_win_unloads_and_who_must_wins_high_or_low() -> None:
    seen = in_trick("hQ h4 t9", "2 hK | 3 h2", contract="klop", winning=2)
    assert _why(seen, plays("hQ h4")) == Why.DUCK_AND_UNLOAD
    forced = in_trick("hK hQ t9", "1 hC | 2 h4 | 3 h2", contract="klop", winning=1)
    assert _why(forced, plays("hK hQ")) == Why.FORCED_SO_HIGH


def test_a_beggar_is_driven_by_the_others_and_ducked_by_its_declarer() -> None:
    facts = {"contract": "beggar", "sides": sides("dooo"), "tricks": (won("0 h1 | 1 h2 | 2 h3 | 3 hK", 3),)}
    leading = in_trick("h4 t9", "", declarer=1, **{**facts, "sides": sides("odoo")})
    assert _why(leading, plays("h4 t9")) == Why.FORCE_THE_DECLARER
    ducking = in_trick("h4 hQ", "3 hK", declarer=0, winning=3, **facts)
    assert _why(ducking, plays("h4 hQ")) == Why.DUCK_AND_UNLOAD


@pytest.mark.parametrize("name", NAMES)
def test_whole_deals_give_many_grounds_and_each_fits_its_question(name: str) -> None:
    rules, random, said = ruleset(name), Random(31), Counter[Why]()

    def chooser(rules: AnyRuleset, state: Any, seat: Seat) -> Action:
        seen, legal = rules.view(state, seat), rules.legal(state, seat)
        advice = advise(seen, legal)
        said[advice.why] += 1
        if len(legal) > 1 and seen.phase == "play":
            assert advice.why is not Why.ONLY_CHOICE
        if advice.why in LEADS:
            assert not seen.trick
        return advice.action

    for _ in range(25):
        play_deal(rules, shuffled_setup(rules, random), [chooser] * rules.players)
    assert len(said) >= 12, said


LEADS = {Why.LEAD_TOP_TRUMP, Why.DRAW_TRUMPS, Why.LEAD_SURE_CARD, Why.LEAD_LAST_OF_SUIT, Why.LEAD_LONG_SUIT}
