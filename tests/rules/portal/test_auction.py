"""P-2, P-5 to P-9: dealing, sides, the ladder, and what follows when all pass."""

import pytest

from backend.rules.portal.ruleset import PORTAL_3, PORTAL_4, PortalRuleset
from backend.rules.shared.events import AuctionWon, ContractNamed, HandsThrownIn
from backend.rules.shared.reasons import Reason
from tests.rules.portal.vocabulary import contracted, open_auction
from tests.rules.tarok import vocabulary as words
from tests.rules.tarok.vocabulary import Table

BOTH = pytest.mark.parametrize("rules", [PORTAL_3, PORTAL_4], ids=lambda rules: rules.name)
OPEN = open_auction()
FOUR = ["three", "two", "solo_three", "one", "solo_two", "solo_one", "solo_without", "piccolo", "beggar", "open_beggar"]
THREE = ["three", "two", "one", "solo_without", "piccolo", "beggar", "open_beggar"]


@pytest.mark.parametrize(("rules", "packet"), [(PORTAL_3, 8), (PORTAL_4, 6)], ids=["three", "four"])
def test_a_hand_is_two_packets_from_the_first_player_on(rules: PortalRuleset, packet: int) -> None:
    """P-5"""
    pack = rules.pack.cards
    dealt = rules.dealt(rules.shuffled(pack, rules.players - 1, cut=False))
    assert dealt is not None
    second = 6 + packet * rules.players
    assert dealt.talon == pack[:6]
    assert dealt.hands[0] == pack[6 : 6 + packet] + pack[second : second + packet]


@BOTH
def test_a_hand_without_taroks_is_played(rules: PortalRuleset) -> None:
    """P-2"""
    no_tarok = "c7 c8 c9 s7 s8 s9 h4 h3 h2 d4 d3 d2" + " cJ sJ hJ dJ" * (rules.players == 3)
    table = open_auction(rules, no_tarok)
    assert table.phase == "auction"
    assert not any(isinstance(event, HandsThrownIn) for event in table.events)


@BOTH
def test_the_first_player_speaks_first(rules: PortalRuleset) -> None:
    """P-7"""
    table = open_auction(rules)
    assert [table.seat, table.say("pass").seat] == [0, 1]


@pytest.mark.parametrize(("rules", "ladder"), [(PORTAL_3, THREE), (PORTAL_4, FOUR)], ids=["three", "four"])
def test_the_ladder_goes_by_value_a_solo_above_its_equal(rules: PortalRuleset, ladder: list[str]) -> None:
    """P-8"""
    assert open_auction(rules).offers() == ["pass", *(f"bid {name}" for name in ladder)]


def test_a_solo_three_beats_a_two_and_not_a_one() -> None:
    assert "bid solo_three" in OPEN.say("bid two").offers()
    assert OPEN.say("bid one").refused("bid solo_three") == Reason.BID_TOO_LOW


def test_the_first_player_may_hold_a_bid_that_others_must_beat() -> None:
    """P-7"""
    table = OPEN.say("bid two", "bid solo_three", "pass", "pass")
    assert table.offers("bid")[0] == "bid solo_three"
    held = table.say("bid solo_three")
    assert held.refused("bid solo_three") == Reason.BID_TOO_LOW


def test_the_last_bid_is_the_contract() -> None:
    """P-7"""
    table = OPEN.say("pass", "bid solo_two", "pass", "pass")
    assert table.events[-3:-1] == (AuctionWon(1, "solo_two"), ContractNamed(1, "solo_two"))
    assert (table.phase, table.seat) == ("talon", 1)
    assert table.refused("contract solo_one") == Reason.WRONG_PHASE


@BOTH
def test_when_all_pass_it_is_klop_and_klop_is_no_bid(rules: PortalRuleset) -> None:
    """P-9"""
    table = open_auction(rules)
    assert table.refused("bid klop") == Reason.BID_NOT_OFFERED
    passed = table.say(*["pass"] * rules.players)
    view = passed.view()
    assert (view.contract, view.declarer, view.phase, passed.seat) == ("klop", None, "play", 0)


@pytest.mark.parametrize("contract", ["three", "two", "one"])
def test_four_players_call_a_king_in_games_that_are_no_solo(contract: str) -> None:
    """P-6"""
    table = contracted(contract, 1, "hK").say("call h")
    assert table.view(0).partner == 0
    assert table.view(2).partner is None


@pytest.mark.parametrize("contract", ["solo_three", "solo_two", "solo_one"])
def test_a_solo_is_alone_against_three(contract: str) -> None:
    """P-6"""
    table = contracted(contract, 1)
    assert table.phase == "talon"
    assert table.view().sides == ("defenders", "declarer", "defenders", "defenders")


def test_three_players_call_no_king_and_have_no_solos() -> None:
    """P-6"""
    table = contracted("two", 1, rules=PORTAL_3)
    assert table.phase == "talon"
    assert open_auction(PORTAL_3).refused("bid solo_three") == Reason.UNKNOWN_ACTION


def test_what_a_record_says_of_radli_and_compulsory_klop_is_left_out() -> None:
    """P-16: the portal has neither."""
    dealt = words.setup(PORTAL_4, compulsory_klop=True, radli=(1, 0, 2, 0))
    table = Table.of(dealt, PORTAL_4)
    assert (table.view().radli, table.view().compulsory_klop) == ((0, 0, 0, 0), False)
    assert "bid three" in table.offers()
    assert table.say("pass", "pass", "pass", "pass").to_the_end().result.radli == ()
