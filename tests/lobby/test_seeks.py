"""Looking for people: which open table fits, and which comes first."""

from dataclasses import replace
from typing import Any

import pytest

from backend.lobby.seeks import Seek, fits, in_order, waiting_at
from backend.lobby.standard import standard_end
from backend.lobby.summary import LobbySeat, LobbyTable
from backend.tables.options import AfterDeals, OnCall

ANA = LobbySeat("id-ana", "Ana", "account", 1500)
BOR = LobbySeat("id-bor", "Bor", "guest", None)
BOT = LobbySeat("bot:0", "Zala", "bot", None)
SEEK = Seek("id-dana", "slovenian-4", "normal")


def waiting(*seated: LobbySeat, **changes: Any) -> LobbyTable:
    """A matchmaking table with *seated* (Ana by default), changed as the test says."""
    seats = (*(seated or (ANA,)), None, None, None)[:4]
    plain = LobbyTable(
        id="a",
        ruleset="slovenian-4",
        pace="normal",
        end=standard_end(4),
        rated=True,
        cut=False,
        started=False,
        creator=None,
        created_ms=1_000,
        seats=seats,
    )
    return replace(plain, **changes)


def test_a_table_of_the_wanted_rules_and_pace_with_a_free_seat_fits() -> None:
    assert fits(waiting(), SEEK)


def test_somebody_elses_public_table_fits_too() -> None:
    assert fits(waiting(creator="id-ana"), SEEK)


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(waiting(ruleset="portal-4"), id="other rules"),
        pytest.param(waiting(pace="fast"), id="another pace"),
        pytest.param(waiting(end=OnCall()), id="no standard end"),
        pytest.param(waiting(end=AfterDeals(3)), id="another number of deals"),
        pytest.param(waiting(rated=False), id="casual"),
        pytest.param(waiting(cut=True), id="the pack is cut"),
        pytest.param(waiting(house=(("mond_penalty", 20),)), id="a house of its own"),
        pytest.param(waiting(counter=False), id="no counter"),
        pytest.param(waiting(seats=(ANA, None, None, None, None)), id="a seat more"),
        pytest.param(waiting(started=True), id="started"),
        pytest.param(waiting(seats=(ANA, BOR, BOT, BOT)), id="full"),
        pytest.param(waiting(LobbySeat("id-dana", "Dana", "account", None)), id="he sits there"),
        pytest.param(waiting(creator="id-dana"), id="his own"),
        pytest.param(waiting(seats=(None,) * 4), id="nobody waits there"),
        pytest.param(waiting(BOT), id="only a bot waits there"),
    ],
)
def test_no_other_table_fits(table: LobbyTable) -> None:
    assert not fits(table, SEEK)


def test_who_looks_for_a_fifth_seat_fits_where_there_is_one() -> None:
    five = waiting(seats=(ANA, None, None, None, None), end=standard_end(5))
    assert fits(five, replace(SEEK, seats=5))
    assert not fits(five, SEEK)
    assert not fits(waiting(), replace(SEEK, seats=5))
    assert fits(waiting(), replace(SEEK, seats=4))


def test_the_fullest_table_comes_first_then_the_oldest() -> None:
    tables = (
        waiting(id="young", created_ms=9_000),
        waiting(id="old", created_ms=2_000),
        waiting(ANA, BOR, id="fuller", created_ms=9_500),
        waiting(id="other", pace="fast"),
    )
    assert [table.id for table in in_order(tables, SEEK)] == ["fuller", "old", "young"]


def test_the_order_is_the_same_for_everybody_who_looks() -> None:
    tables = (waiting(id="b"), waiting(id="a"))
    assert [table.id for table in in_order(tables, SEEK)] == ["a", "b"]


def test_who_seeks_twice_finds_the_table_where_he_waits() -> None:
    seek = Seek("id-ana", "slovenian-4", "normal")
    mine = waiting(id="mine")
    assert waiting_at((waiting(BOR), mine), seek) == mine
    assert waiting_at((mine,), SEEK) is None
    assert waiting_at((waiting(started=True), waiting(pace="calm"), waiting(creator="id-ana")), seek) is None
