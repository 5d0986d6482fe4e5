"""What is cleared away, and what stays."""

import asyncio

from backend.accounts.tokens import LOGIN_LASTS_MS
from backend.records import history
from backend.records.accounts import Accounts, wall_clock
from backend.records.database import Database
from backend.records.maintenance import GUEST_GRACE_MS, clear, clearing
from backend.records.recorder import Recorder
from tests.records.entries import deal, end, header


async def test_logins_that_have_ended_go_and_others_stay(database: Database) -> None:
    now = wall_clock()
    old, new = Accounts(database, lambda: now - LOGIN_LASTS_MS), Accounts(database, lambda: now)
    player = await old.register(None, "Mojca", "no hash")
    await old.log_in(player.id)
    fresh = await new.log_in(player.id)
    assert await clear(database) == (1, 0)
    assert await clear(database) == (0, 0)
    assert await new.account_of(fresh) == player


async def test_guests_who_never_played_go_with_their_login(database: Database) -> None:
    old = Accounts(database, lambda: wall_clock() - LOGIN_LASTS_MS)
    guests = [await old.new_guest() for _ in range(3)]
    for guest in guests[:2]:
        await old.log_in(guest.id)
    player = await old.register(None, "Mojca", "no hash")
    assert await clear(database) == (2, 3)
    assert [await history.player_of(database, guest.id) for guest in guests] == [None] * 3
    assert await history.player_of(database, player.id) is not None


async def test_guests_stay_who_are_signed_in_or_new_or_have_played(database: Database, recorder: Recorder) -> None:
    old = Accounts(database, lambda: wall_clock() - GUEST_GRACE_MS - 1)
    signed_in, played, cancelled = [await old.new_guest() for _ in range(3)]
    await old.log_in(signed_in.id)
    await recorder.record(deal(header([played], "s1"), 1, [0, 0, 0, 0]))
    at = header([cancelled], "s2", creator=cancelled.id)
    await recorder.record(end(at, [0, 0, 0, 0], reason="cancelled", cancelled_by=cancelled.id))
    new = await Accounts(database).new_guest()
    assert await clear(database) == (0, 0)
    for guest in (signed_in, played, cancelled, new):
        assert await history.player_of(database, guest.id) is not None


async def test_clearing_goes_on_by_itself_and_ends_with_its_block(database: Database) -> None:
    old = Accounts(database, lambda: wall_clock() - LOGIN_LASTS_MS)
    guest = await old.new_guest()
    async with clearing(database, every_s=0.01), asyncio.timeout(10):
        while await history.player_of(database, guest.id) is not None:  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.01)
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "records-clearing"]
