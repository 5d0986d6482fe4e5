"""What the server brings to a table, and what it does where a bot fails."""

from typing import NoReturn

import pytest

from backend.rooms.system import command_due, shuffled_pack
from backend.rooms.tasks import Faults
from backend.rules.shared.cards import Seat
from backend.rules.shared.packs import TAROK_54
from backend.tables.due import due
from backend.tables.machine import step
from backend.tables.model import Finished, Table
from backend.tables.options import AfterDeals
from backend.tables.seats import rules_of
from tests.tables.vocabulary import PEOPLE, options, started


def failing(_table: Table, _seat: Seat) -> NoReturn:
    raise ZeroDivisionError


@pytest.mark.parametrize("cut", [False, True])
def test_a_session_goes_on_to_its_end_though_every_bot_fails(*, cut: bool) -> None:
    server, faults = started(*PEOPLE, end=AfterDeals(2), cut=cut), Faults()
    for player in PEOPLE:
        server.say(player, "leave")
    table, now = server.table, server.now
    while (waits := due(table)) is not None:
        now = max(now, waits.at_ms)
        table, _ = step(table, None, command_due(table, waits, faults, failing), now)
    assert isinstance(table.phase, Finished)
    assert faults.counts["bot_failed"] > 48  # an answer for each card, at least


def test_the_pack_is_whole_and_never_the_same() -> None:
    packs = [shuffled_pack(rules_of(options())) for _ in range(20)]
    assert len(set(packs)) == 20
    assert all(sorted(pack) == sorted(TAROK_54.cards) for pack in packs)
