"""P-2, P-30: fifteen cards and three closed piles of four each, out at once."""

from dataclasses import replace

import pytest

from backend.rules.shared.actions import Cut
from backend.rules.shared.events import CardsDealt
from backend.rules.shared.game import AnyRuleset, DealSetup
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.views import PileView
from tests.rules.portal.two.vocabulary import RULES, SOME_DEAL, Table, setup

PACK = TAROK_54.cards


@pytest.mark.parametrize("dealer", [0, 1])
def test_packets_of_five_go_round_three_times_from_the_non_dealer_and_then_a_pile_each(dealer: int) -> None:
    dealt = RULES.dealt(RULES.shuffled(PACK, dealer, cut=False))
    first = 1 - dealer
    assert dealt.hands[first] == PACK[0:5] + PACK[10:15] + PACK[20:25]
    assert dealt.hands[dealer] == PACK[5:10] + PACK[15:20] + PACK[25:30]
    assert dealt.piles[first] == (PACK[30:34], PACK[38:42], PACK[46:50])
    assert dealt.piles[dealer] == (PACK[34:38], PACK[42:46], PACK[50:54])
    assert dealt.talon == ()


def test_nobody_cuts_and_nobody_chooses_a_packet() -> None:
    protocol: AnyRuleset = RULES
    dealing = protocol.shuffled(PACK, 0, cut=True)
    assert protocol.dealing_to_act(dealing) is None
    assert RULES.dealing_legal(dealing) == ()
    assert RULES.cards_taken(dealing)
    with pytest.raises(RuleViolation) as refused:
        RULES.dealing_step(dealing, 1, Cut(10))
    assert refused.value.reason == Reason.WRONG_PHASE


def test_the_piles_lie_closed_before_the_declaration() -> None:
    table = Table.of()
    assert table.view(0).piles == ((PileView(4, None),) * 3,) * 2
    assert table.view(0).cards_left == (15, 15)
    assert table.turned == []


def test_before_the_deal_nothing_lies_on_the_table() -> None:
    view = RULES.view(RULES.begin(SOME_DEAL), 0)
    assert (view.hand, view.cards_left, view.piles, view.to_act) == ((), (0, 0), ((), ()), ())


def test_the_deal_tells_each_his_own_hand_and_nobody_a_pile() -> None:
    (event,) = Table.of().events
    assert isinstance(event, CardsDealt)
    for viewer, known in ((0, (SOME_DEAL.hands[0], None)), (1, (None, SOME_DEAL.hands[1])), (None, (None, None))):
        seen = RULES.redact(event, viewer)
        assert isinstance(seen, CardsDealt)
        assert (seen.hands, seen.piles, seen.talon) == (known, None, None)


def test_radli_and_compulsory_klop_do_not_exist() -> None:
    table = Table.of(replace(SOME_DEAL, radli=(1, 2), compulsory_klop=True))
    assert table == Table.of()
    assert table.view().radli == ()
    assert not table.view().compulsory_klop
    assert not RULES.compulsory_after((1, -1), (0, 0))
    assert RULES.skis_round_after(0, SOME_DEAL, 2) == 0
    assert RULES.final_totals((5, -5), (0, 0)) == (5, -5)


TOO_SHORT = (SOME_DEAL.hands[0], SOME_DEAL.hands[1][1:])
TWICE = ((SOME_DEAL.hands[1][0], *SOME_DEAL.hands[0][1:]), SOME_DEAL.hands[1])


@pytest.mark.parametrize(
    "wrong",
    [
        replace(SOME_DEAL, dealer=2),
        replace(SOME_DEAL, dealer=-1),
        replace(SOME_DEAL, hands=TOO_SHORT),
        replace(SOME_DEAL, hands=(*SOME_DEAL.hands, ())),
        replace(SOME_DEAL, hands=TWICE),
        replace(SOME_DEAL, piles=()),
        replace(SOME_DEAL, piles=SOME_DEAL.piles[:1]),
        replace(SOME_DEAL, piles=(SOME_DEAL.piles[0][:2], SOME_DEAL.piles[1])),
        replace(SOME_DEAL, piles=(SOME_DEAL.piles[0], (*SOME_DEAL.piles[1][:2], SOME_DEAL.piles[1][2][1:]))),
        replace(SOME_DEAL, talon=(PACK[0],)),
        DealSetup(0, (), ()),
    ],
)
def test_a_setup_that_does_not_deal_the_pack_is_no_record(wrong: DealSetup) -> None:
    with pytest.raises(RuleViolation) as refused:
        RULES.begin(wrong)
    assert refused.value.reason == Reason.BAD_RECORD
    assert refused.value.detail


def test_the_dealt_cards_make_a_setup() -> None:
    dealt = RULES.dealt(RULES.shuffled(PACK, 1, cut=False))
    assert Table.of(DealSetup(1, dealt.hands, dealt.talon, piles=dealt.piles)).seat == 0
    assert setup(dealer=0).dealer == 0
