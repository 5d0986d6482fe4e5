"""Hints: what a bot would do in one's place, at tables where no other person plays."""

from dataclasses import replace

import pytest

from backend.rules.registry import NAMES, ruleset
from backend.tables.commands import Act
from backend.tables.defaults import bot_action
from backend.tables.hints import hint
from backend.tables.options import AfterDeals
from backend.tables.reasons import TableError, TableReason
from tests.tables.vocabulary import ANA, BOR, STRANGER, Server, opened, playing, started


def _refused(server: Server, account: str, turn: int) -> TableReason:
    with pytest.raises(TableError) as refusal:
        hint(server.table, account, turn)
    return refusal.value.reason


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_what_the_bot_would_do_and_is_accepted_in_every_question_of_a_deal(name: str) -> None:
    server = playing(ANA, ruleset=name, rated=False, end=AfterDeals(2), first_dealer=0)
    while server.phase != "scored":
        if server.phase != "playing" or server.asked != ANA:
            server.act()
            continue
        advice = hint(server.table, ANA.account, server.question.no)
        assert advice.action == bot_action(server.table, server.seat(ANA))
        server.do(ANA, Act(server.question.no, advice.action))


def test_a_hint_hangs_on_what_the_seat_sees_alone() -> None:
    """The cards of two others are exchanged: the same hint."""
    pack = sorted(ruleset("slovenian-4").pack.cards)
    talon, first, second, third, fourth, *rest = (pack[at : at + 6] for at in range(0, 54, 6))
    hints = []
    for order in ((talon, first, second, third, fourth, *rest), (talon, first, third, second, fourth, *rest)):
        server = started(ANA, rated=False)  # Ana sits in seat 0 and is forehand
        server.pack = tuple(card for packet in order for card in packet)
        server.play_until("playing")
        server.play_until_asked(ANA)
        hints.append(hint(server.table, ANA.account, server.question.no))
    assert hints[0] == hints[1]


def test_there_are_no_hints_where_it_counts_or_others_play() -> None:
    rated = playing(ANA, rated=True)
    rated.play_until_asked(ANA)
    assert _refused(rated, ANA.account, rated.question.no) == TableReason.NO_HINTS
    two = playing(ANA, BOR, rated=False)
    two.play_until_asked(ANA)
    assert _refused(two, ANA.account, two.question.no) == TableReason.NO_HINTS


def test_only_who_is_asked_gets_one_and_only_for_this_question() -> None:
    server = playing(ANA, rated=False)
    server.play_until_asked(ANA)
    assert _refused(server, STRANGER.account, server.question.no) == TableReason.NOT_SEATED
    assert _refused(server, ANA.account, server.question.no - 1) == TableReason.STALE_TURN
    bots = replace(server.question, seats=(1,))
    server.table = replace(server.table, question=bots)
    assert _refused(server, ANA.account, bots.no) == TableReason.WRONG_PHASE
    waiting = opened(ANA, rated=False)
    assert _refused(waiting, ANA.account, waiting.question.no) == TableReason.WRONG_PHASE
