"""Chat is closed between the defenders of an open beggar (S-36)."""

import pytest

from backend.tables.view import view_of_seat
from tests.tables.vocabulary import PEOPLE, Server, playing


def declared(contract: str) -> Server:
    """Forehand (seat 0) is alone in the auction and names *contract*; all others have passed."""
    server = playing(*PEOPLE, first_dealer=3)
    for _ in range(3):
        server.say(server.asked, "pass")
    server.say(server.asked, f"contract {contract}")
    return server


def closed(server: Server) -> list[bool]:
    return [view_of_seat(server.table, seat).chat_closed for seat in range(4)]


def test_the_defenders_of_an_open_beggar_may_not_confer() -> None:
    server = declared("open_beggar")
    assert closed(server) == [False, True, True, True]


def test_who_only_watches_may_chat() -> None:
    assert not view_of_seat(declared("open_beggar").table, None).chat_closed


@pytest.mark.parametrize("contract", ["beggar", "klop", "solo_without", "three"])
def test_in_other_contracts_everybody_may_chat(contract: str) -> None:
    assert closed(declared(contract)) == [False] * 4


def test_before_the_contract_is_named_everybody_may_chat() -> None:
    assert closed(playing(*PEOPLE)) == [False] * 4


def test_chat_opens_again_when_the_deal_is_counted() -> None:
    server = declared("open_beggar")
    server.play_until("finished")
    assert closed(server) == [False] * 4
