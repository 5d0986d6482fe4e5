"""Three players: what section 11 of the rules has otherwise (docs/rules/slovenian.md, "Three and five players")."""

import pytest

from backend.rules.shared.events import AuctionWon, ContractNamed
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason
from backend.rules.slovenian.ruleset import SLOVENIAN_3
from tests.rules.tarok import vocabulary as words
from tests.rules.tarok.vocabulary import Table

RULES = SLOVENIAN_3


def setup(hands: str = "", talon: str = "", *, compulsory_klop: bool = False) -> DealSetup:
    return words.setup(RULES, hands, talon, compulsory_klop=compulsory_klop)


def contracted(contract: str, declarer: int, hands: str = "", talon: str = "") -> Table:
    return words.contracted(RULES, contract, declarer, setup(hands, talon))


def exchanged(contract: str, declarer: int, hands: str = "", talon: str = "") -> Table:
    """In the announcement round, the first talon set taken."""
    return contracted(contract, declarer, hands, talon).say("take 0").discard_low()


OPEN = Table.of(setup(), RULES)


def test_two_packets_of_eight_make_a_hand() -> None:
    dealt = RULES.dealt(RULES.shuffled(RULES.pack.cards, 2, cut=False))
    assert dealt is not None
    assert dealt.talon == RULES.pack.cards[:6]
    assert dealt.hands[0] == RULES.pack.cards[6:14] + RULES.pack.cards[30:38]


def test_the_player_on_the_dealers_left_cuts_and_there_are_three_packets() -> None:
    dealing = RULES.shuffled(RULES.pack.cards, 0, cut=True)
    assert RULES.dealing_to_act(dealing) == 2
    knocked = RULES.dealing_step(dealing, 2, RULES.dealing_legal(dealing)[1])
    assert RULES.dealing_to_act(knocked) == 1
    assert len(RULES.dealing_legal(knocked)) == 3 + 3  # a packet, or the first one and a place for the talon


def test_forehand_opens_and_the_dealer_speaks_last() -> None:
    assert [OPEN.seat, OPEN.say("pass").seat, OPEN.say("pass", "pass").seat] == [0, 1, 2]


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_anybody_may_bid_three(passes: int) -> None:
    assert "bid three" in OPEN.say(*["pass"] * passes).offers()


def test_there_are_no_solos_and_klop_is_no_bid() -> None:
    assert OPEN.refused("bid solo_three") == Reason.UNKNOWN_ACTION
    assert OPEN.refused("bid klop") == Reason.BID_NOT_OFFERED


def test_the_last_player_is_asked_though_the_others_have_passed() -> None:
    table = OPEN.say("pass", "pass")
    assert table.phase == "auction"
    assert table.say("bid one").events[-1] == AuctionWon(2, "one")


def test_klop_follows_when_all_three_pass_and_nobody_names_it() -> None:
    table = OPEN.say("pass", "pass", "pass")
    assert table.events[-1] == ContractNamed(0, "klop")
    assert (table.phase, table.seat) == ("play", 0)
    view = table.view(1)
    assert (view.contract, view.declarer, view.bid) == ("klop", None, None)
    assert [turn.contract for turn in view.auction] == [None] * 3


def test_two_passes_end_the_auction_and_the_winner_may_raise_his_bid() -> None:
    table = OPEN.say("bid two", "pass", "pass")
    assert table.phase == "contract"
    assert table.refused("contract three") == Reason.CONTRACT_BELOW_BID
    assert table.refused("contract klop") == Reason.CONTRACT_BELOW_BID
    assert table.say("contract one").view().contract == "one"


def test_under_compulsory_klop_only_solo_without_and_up_can_be_bid_and_passing_is_klop() -> None:
    """S-16 for three: all pass, and it is klop by itself."""
    table = Table.of(setup(compulsory_klop=True), RULES)
    bids = ["solo_without", "open_beggar", "colour_valat_without", "valat_without"]
    assert table.offers() == ["pass", *(f"bid {bid}" for bid in bids)]
    assert table.say("pass", "pass", "pass").view().contract == "klop"


def test_no_king_is_called_and_everybody_knows_that_one_plays_against_two() -> None:
    table = contracted("three", 1)
    assert table.phase == "talon"
    assert table.view().sides == ("defenders", "declarer", "defenders")
    assert table.refused("call h") == Reason.WRONG_PHASE


def test_there_is_no_king_ultimo() -> None:
    assert exchanged("three", 1).refused("announce king_ultimo") == Reason.UNKNOWN_ACTION


@pytest.mark.parametrize("contract", ["three", "two", "one"])
def test_three_two_and_one_can_be_raised_to_colour_valat(contract: str) -> None:
    table = exchanged(contract, 1).say("raise colour_valat")
    assert (table.view().contract, table.seat) == ("colour_valat", 1)


def test_the_round_ends_after_three_silent_turns_or_two_after_a_word() -> None:
    """S-24 with three: n, or n-1."""
    table = exchanged("three", 1)
    assert table.say("pass", "pass").phase == "announcements"
    assert table.say("pass", "pass", "pass").phase == "play"
    assert table.say("announce kings", "pass", "pass", "pass").phase == "play"


def test_both_opponents_may_say_kontra_at_once() -> None:
    table = exchanged("three", 1).say("pass")
    assert "kontra game" in table.offers()
    assert "kontra game" in table.say("pass").offers()


def test_there_are_sixteen_tricks_and_only_the_declarer_scores() -> None:
    table = exchanged("two", 1).to_play().to_the_end()
    result = table.result
    assert sum(table.view().tricks_won) == 16
    assert all(line.seats == (1,) for line in result.ledger if line.item != "captured_mond")
    assert result.partner is None


def test_the_difference_is_exact() -> None:
    """S-44 without rounding."""
    result = exchanged("two", 1, "t22 t21 t20 | sK cK | t19 t18 hK").to_play().to_the_end().result
    assert result.card_points is not None
    (difference,) = [line.points for line in result.ledger if line.item == "difference"]
    assert difference == result.card_points[0] - 35


def test_a_captured_mond_costs_twenty_one() -> None:
    """S-41 with three."""
    table = exchanged("two", 0, "t22 | t21 | t2", "t3 t4 t5 t6 t7 t8").to_play().trick("t22 t21 t2").to_the_end()
    (line,) = [line for line in table.result.ledger if line.item == "captured_mond"]
    assert (line.seats, line.amount) == ((1,), -21)


def test_klops_first_six_of_sixteen_tricks_earn_the_talon_and_points_are_exact() -> None:
    """S-45 with three."""
    table = OPEN.say("pass", "pass", "pass")
    assert table.view().talon_left == 6
    result = table.to_the_end().result
    assert result.card_points is not None
    assert result.radl_for_all
    for line in result.ledger:
        expected = {"klop_points": -result.card_points[line.seats[0]], "klop_full": -70, "klop_empty": 70}
        assert line.points == expected[line.item]


@pytest.mark.parametrize(("seat", "further"), [(0, 1), (1, 2), (2, 3)])
def test_the_holder_of_the_skis_deals_the_last_of_at_most_three_deals(seat: int, further: int) -> None:
    """S-54 with three."""
    dealt = setup("|".join("t22" if seat == each else "" for each in range(3)))
    assert RULES.skis_round_after(2, dealt, 3) == further
