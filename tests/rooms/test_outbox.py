"""The outbox: each finished deal is recorded once, in order, whatever the database does."""

import asyncio

import pytest
from redis.asyncio import Redis

from backend.protocol.stored import write_entry
from backend.rooms.keys import keys_of
from backend.rooms.redis_rooms import RedisRooms
from backend.rooms.rooms import Refused
from backend.tables import clock
from backend.tables.outbox import EndedSession, FinishedDeal, SessionHeader
from tests.rooms.conftest import StartWorker
from tests.rooms.vocabulary import ANA, BOR, BOTS, PEOPLE, Ear, Ledger, new_command, options, play_until, until


def ended(session: str) -> EndedSession:
    """Return what a session leaves that was cancelled."""
    header = SessionHeader(session, options(), ANA.account, 1, PEOPLE)
    return EndedSession(header, "cancelled", 0, (0,) * 4, (0,) * 4, (), ANA.account, 2)


def same_partition(count: int) -> list[str]:
    """Find ids of tables that share a partition."""
    wanted = keys_of("table0").partition
    return [name for name in map("table{}".format, range(2_000)) if keys_of(name).partition == wanted][:count]


async def test_entries_are_recorded_in_order_and_gone_afterwards(worker: StartWorker, redis: Redis) -> None:
    ledger = Ledger()
    sessions = same_partition(50)
    outbox = keys_of(sessions[0]).partition.outbox
    for session in sessions:
        await redis.xadd(outbox, {"entry": write_entry(ended(session))})
    for _ in range(3):
        await worker(ledger=ledger)
    await until(lambda: len(ledger.entries) >= 50)
    assert [entry.header.session for entry in ledger.entries] == sessions

    async def gone() -> bool:
        return await redis.xlen(outbox) == 0

    await until(gone)
    assert ledger.attempts == 50


async def test_while_the_database_is_away_entries_wait_in_order(worker: StartWorker, redis: Redis) -> None:
    ledger = Ledger(failures=3)
    sessions = same_partition(3)
    for session in sessions:
        await redis.xadd(keys_of(session).partition.outbox, {"entry": write_entry(ended(session))})
    rooms = await worker(ledger=ledger)
    await until(lambda: len(ledger.entries) == 3)
    assert [entry.header.session for entry in ledger.entries] == sessions
    assert rooms.faults.counts["record_failed"] == 3


async def test_an_entry_that_nobody_can_read_is_laid_aside(worker: StartWorker, redis: Redis) -> None:
    ledger = Ledger()
    keys = keys_of("table0").partition
    await redis.xadd(keys.outbox, {"entry": '{"sv":0}'})
    await redis.xadd(keys.outbox, {"entry": write_entry(ended("table0"))})
    rooms = await worker(ledger=ledger)
    await until(lambda: len(ledger.entries) == 1)
    assert rooms.faults.counts["outbox_unreadable"] == 1
    assert await redis.xlen(keys.refused) == 1


async def test_what_a_newer_server_wrote_is_left_for_it_and_what_follows_waits(
    worker: StartWorker, redis: Redis
) -> None:
    ledger = Ledger()
    keys = keys_of("table0").partition
    await redis.xadd(keys.outbox, {"entry": '{"sv":99,"entry":{"kind":"of its own"}}'})
    await redis.xadd(keys.outbox, {"entry": write_entry(ended("table0"))})
    rooms = await worker(ledger=ledger)
    await until(lambda: rooms.faults.counts["outbox_newer"] > 1)
    assert ledger.entries == []
    assert (await redis.xlen(keys.outbox), await redis.xlen(keys.refused)) == (2, 0)


async def test_a_dead_workers_lease_ends(worker: StartWorker, redis: Redis) -> None:
    ledger = Ledger()
    keys = keys_of("table0").partition
    await redis.set(keys.lease, "somebody who died", px=300)
    await redis.xadd(keys.outbox, {"entry": write_entry(ended("table0"))})
    await worker(ledger=ledger)
    await until(lambda: len(ledger.entries) == 1)


async def test_a_rated_deal_is_told_to_the_table_with_what_it_did_to_ratings(worker: StartWorker) -> None:
    ledger = Ledger()
    rooms = await worker(ledger=ledger)
    ear = Ear()
    table = await rooms.open(options(), None, seated=[ANA, BOR, *BOTS[:2]])
    await rooms.follow(table, ear)
    await play_until([rooms], table, "finished")
    await until(lambda: bool(ear.of("ratings")))
    (told,) = ear.of("ratings")
    assert told["no"] == 1
    assert [change["seat"] for change in told["changes"]] == [0, 1]
    (deal,) = [entry for entry in ledger.entries if isinstance(entry, FinishedDeal)]
    assert deal.id == f"{table}-1"


async def test_a_cancelled_session_is_handed_over_too(worker: StartWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "FIRST_WINDOW_BOTS_MS", 60_000)
    ledger = Ledger()
    rooms = await worker(ledger=ledger)
    table = await rooms.open(options(), ANA, seated=[ANA, *BOTS[:3]])

    async def cancelled() -> bool:
        try:
            await rooms.submit(table, ANA, "cancel confirmed", None, new_command())
        except Refused:  # not started yet
            return False
        return True

    await until(cancelled)
    await until(lambda: len(ledger.entries) == 1)
    (entry,) = ledger.entries
    assert isinstance(entry, EndedSession)
    assert (entry.reason, entry.cancelled_by) == ("cancelled", ANA.account)


async def test_a_recorder_that_never_answers_is_given_up(redis_url: str) -> None:
    """Nothing to see but that closing does not wait for it."""

    class Stuck(Ledger):
        async def record(self, entry: object) -> tuple[()]:
            self.attempts += bool(entry)
            await asyncio.Event().wait()
            return ()

    stuck = Stuck()
    async with Redis.from_url(redis_url) as redis:
        await redis.xadd(keys_of("table0").partition.outbox, {"entry": write_entry(ended("table0"))})
    async with RedisRooms(redis_url, stuck):
        await until(lambda: stuck.attempts == 1)
