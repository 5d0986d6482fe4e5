"""Cancelling: only the creator, only before the cards of the first deal, only confirmed (P-40 to P-42)."""

import json
from pathlib import Path
from typing import Any

import pytest

from backend.tables.cancelling import CANCEL_CHARGE
from backend.tables.model import Finished
from backend.tables.options import AfterDeals
from backend.tables.outbox import EndedSession, outbox_entries
from backend.tables.view import view
from tests.tables.vocabulary import ANA, BOR, PEOPLE, STRANGER, Server, kinds, opened, pack_with, playing, started

VECTORS = [
    vector
    for vector in json.loads((Path(__file__).parents[1] / "rules" / "vectors.json").read_text())["vectors"]
    if vector["kind"] == "cancel"
]
WORDS = {"not_first_round": "not_first_deal"}  # the vectors were written before the words were fixed


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_cancel_vectors(vector: dict[str, Any]) -> None:
    """P-40."""
    given, expected = vector["input"], vector["expected"]
    server = in_round(given["round"], dealt=given["dealt"])
    player = ANA if given["actor"] == "creator" else BOR
    text = "cancel confirmed" if given["confirmed"] else "cancel"
    if expected["allowed"]:
        server.say(player, text)
        assert isinstance(server.table.phase, Finished)
        assert server.table.phase.cancelled_by == player.account
        assert expected["points"] == -CANCEL_CHARGE
    else:
        assert server.refuses(player, text) == WORDS.get(expected["reason"], expected["reason"])


def in_round(number: int, *, dealt: bool) -> Server:
    server = started(*PEOPLE, end=AfterDeals(3))
    for _ in range(number - 1):
        server.play_until("scored")
        server.play_until("dealing")
    if dealt:
        server.play_until("playing")
    return server


def test_a_cancelled_session_is_over_and_nobody_has_won() -> None:
    server = started(*PEOPLE)
    assert kinds(server.say(ANA, "cancel confirmed")) == ("session_ended",)
    phase = server.table.phase
    assert isinstance(phase, Finished)
    assert (phase.reason, phase.winners, phase.totals) == ("cancelled", (), (0, 0, 0, 0))
    assert server.refuses(ANA, "cancel confirmed") == "table_finished"


def test_cancelling_is_recorded_with_who_did_it() -> None:
    server = started(*PEOPLE)
    before = server.table
    events = server.say(ANA, "cancel confirmed")
    (entry,) = outbox_entries(before, events, server.table, server.now)
    assert isinstance(entry, EndedSession)
    assert (entry.reason, entry.cancelled_by, entry.deals) == ("cancelled", ANA.account, 0)


def test_a_table_that_waits_is_not_cancelled_but_closed() -> None:
    """P-41."""
    server = opened(ANA, BOR)
    assert server.refuses(ANA, "cancel confirmed") == "not_started"
    server.say(ANA, "leave")
    assert server.phase == "finished"


@pytest.mark.parametrize("cut", [False, True])
def test_a_matchmaking_table_cannot_be_cancelled_by_anybody(*, cut: bool) -> None:
    server = started(*PEOPLE, creator=None, cut=cut)
    for player in (*PEOPLE, STRANGER):
        assert server.refuses(player, "cancel confirmed") == "not_creator"


def test_a_creator_who_does_not_play_may_cancel() -> None:
    server = started(*PEOPLE, creator=STRANGER)
    server.say(STRANGER, "cancel confirmed")
    assert server.phase == "finished"


def test_a_creator_who_has_left_may_cancel() -> None:
    server = started(*PEOPLE)
    server.say(ANA, "leave")
    server.say(ANA, "cancel confirmed")
    assert server.phase == "finished"


def test_somebody_else_is_told_so_before_anything_else() -> None:
    """The reasons are weighed in one order: who, which deal, whether dealt, whether confirmed."""
    assert playing(*PEOPLE).refuses(BOR, "cancel") == "not_creator"
    assert playing(*PEOPLE).refuses(ANA, "cancel") == "cards_dealt"
    assert in_round(2, dealt=False).refuses(ANA, "cancel") == "not_first_deal"
    assert in_round(2, dealt=True).refuses(ANA, "cancel confirmed") == "not_first_deal"


def test_the_score_of_the_first_deal_is_too_late() -> None:
    server = started(*PEOPLE, end=AfterDeals(2))
    server.play_until("scored")
    assert server.refuses(ANA, "cancel confirmed") == "cards_dealt"


def test_with_a_cut_the_creator_may_cancel_until_the_pack_is_cut() -> None:
    server = started(*PEOPLE, cut=True)
    server.tick()
    assert view(server.table, ANA.account).dealing is not None
    server.say(ANA, "cancel confirmed")
    assert server.phase == "finished"


def test_after_a_knock_the_creator_may_cancel_until_the_first_packet_is_taken() -> None:
    server = started(*PEOPLE, cut=True)
    server.tick()
    server.say(BOR, "knock")
    assert cancellable(server)
    server.say(ANA, "packet 1")
    assert not cancellable(server)
    assert server.refuses(ANA, "cancel confirmed") == "cards_dealt"


def test_a_redeal_of_the_first_deal_is_too_late() -> None:
    """S-9: the cards were out before they were thrown in."""
    server = started(*PEOPLE)
    server.pack = pack_with(server, 3, "hK hQ hC hJ sK sQ sC sJ dK dQ dC dJ")
    server.tick()
    assert server.phase == "dealing"
    assert server.refuses(ANA, "cancel confirmed") == "cards_dealt"


def test_the_view_says_whether_cancelling_is_possible() -> None:
    assert cancellable(started(*PEOPLE))
    assert not cancellable(started(*PEOPLE, creator=None))
    assert not cancellable(in_round(2, dealt=False))


def cancellable(server: Server) -> bool:
    dealing = view(server.table, None).dealing
    assert dealing is not None
    return dealing.cancellable


@pytest.mark.parametrize("text", ["cancel  confirmed", "cancel yes", "cancelled", "CANCEL confirmed", "cancel "])
def test_nothing_else_is_a_confirmation(text: str) -> None:
    assert started(*PEOPLE).refuses(ANA, text) == "unknown_action"
