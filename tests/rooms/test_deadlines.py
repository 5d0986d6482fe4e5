"""Deadlines: what is due happens once, whoever sees to it, and nobody loses a turn to the server's fault."""

import time
from itertools import count

import pytest
from redis.asyncio import Redis

from backend.rooms import deadlines
from backend.rooms.keys import keys_of
from backend.rooms.redis_rooms import CONNECTIONS, RedisRooms
from backend.tables import due as due_module
from backend.tables import seating
from backend.tables.due import due
from backend.tables.events import ClockCredited, SeatAway, SessionEnded, TableEvent
from backend.tables.options import CLOCKS, Clock
from tests.rooms.conftest import StartWorker
from tests.rooms.vocabulary import (
    ANA,
    BOTS,
    PEOPLE,
    Ear,
    Ledger,
    batches_of,
    options,
    snapshot_of,
    table_of,
    until,
    until_phase,
)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players have next to no time, and bots take their seats at once."""
    monkeypatch.setitem(CLOCKS, "fast", Clock(30, 0))
    monkeypatch.setattr(due_module, "AWAY_PAUSE_MS", 5)


async def events_of(redis: Redis, table: str) -> list[TableEvent]:
    """Read everything that happened at a table, as far as it is kept."""
    return [event for batch in (await batches_of(redis, table)).values() for event in batch]


@pytest.mark.usefixtures("hasty")
async def test_time_runs_out_once_though_three_workers_sweep(worker: StartWorker, redis: Redis) -> None:
    ledger = Ledger()
    workers = [await worker(ledger=ledger) for _ in range(3)]
    table = await workers[0].open(options(pace="fast"), None, seated=PEOPLE)
    await until_phase(workers[1], table, "finished")
    events = await events_of(redis, table)
    away = [event.seat for event in events if isinstance(event, SeatAway)]
    assert sorted(away) == [0, 1, 2, 3]
    await until(lambda: ledger.kinds == ["deal", "session"])


async def test_bots_play_a_session_of_two_deals_and_hand_over_each_once(worker: StartWorker) -> None:
    ledger = Ledger()
    workers = [await worker(ledger=ledger) for _ in range(2)]
    ear = Ear()
    table = await workers[0].open(options(2, pace="fast", cut=True), None, seated=BOTS)
    await workers[1].follow(table, ear)
    await until_phase(workers[0], table, "finished")
    await until(lambda: len(ledger.entries) == 3)
    assert ledger.kinds == ["deal", "deal", "session"]
    assert {entry.header.session for entry in ledger.entries} == {table}
    last = await snapshot_of(workers[0], table)
    await until(lambda: ear.versions[-1] == last.version)
    assert ear.heard_all


async def test_a_worker_that_dies_leaves_its_tables_to_the_others(worker: StartWorker, redis_url: str) -> None:
    ledger = Ledger()
    second = await worker(ledger=ledger)
    async with RedisRooms(redis_url, ledger) as first:
        table = await first.open(options(pace="fast"), None, seated=BOTS)
        await until_phase(first, table, "playing")
    await until_phase(second, table, "finished")
    await until(lambda: ledger.kinds == ["deal", "session"])


async def test_more_tables_than_connections_are_due_at_once_and_seen_to(worker: StartWorker, redis_url: str) -> None:
    async with RedisRooms(redis_url, Ledger()) as first:
        first._deadlines._stopped = True  # plans nothing
        tables = [await first.open(options(), None, seated=PEOPLE) for _ in range(2 * CONNECTIONS)]
    second = await worker()

    async def all_started() -> bool:
        return all([(await table_of(second, table)).phase.phase == "playing" for table in tables])

    await until(all_started)
    assert second.faults.counts["due_waits"] == 0


async def test_a_full_table_starts_and_a_waiting_one_closes(
    rooms: RedisRooms, monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    for module in (due_module, seating):
        monkeypatch.setattr(module, "WAITING_MS", 50)
    table = await rooms.open(options(), ANA, seated=[ANA])
    await until_phase(rooms, table, "finished")
    (ended,) = [event for event in await events_of(redis, table) if isinstance(event, SessionEnded)]
    assert ended.reason == "closed"
    assert await redis.xlen(keys_of(table).partition.outbox) == 0


async def test_who_was_to_move_when_nobody_swept_gets_his_time_back(
    worker: StartWorker, redis_url: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "fast", Clock(500, 0))
    monkeypatch.setattr(deadlines, "UNSWEPT_MS", 1_200)
    async with RedisRooms(redis_url, Ledger()) as first:
        table = await first.open(options(pace="fast"), None, seated=PEOPLE)
        await until_phase(first, table, "playing")
        asked = (await table_of(first, table)).question
    await redis.set(keys_of(table).partition.heartbeat, asked.asked_ms + 100)  # the last anybody did

    async def long_over() -> bool:
        seconds, micros = await redis.time()
        return seconds * 1000 + micros // 1000 > asked.deadline_ms + 1_500

    await until(long_over)
    await worker()

    async def somebody_away() -> bool:
        return any(isinstance(event, SeatAway) for event in await events_of(redis, table))

    await until(somebody_away)
    happened = [event for event in await events_of(redis, table) if event.kind in {"clock_credited", "seat_away"}]
    assert [event.kind for event in happened][:2] == ["clock_credited", "seat_away"]
    credited, away = happened[:2]
    assert isinstance(credited, ClockCredited)
    assert isinstance(away, SeatAway)
    assert credited.ms > 900
    assert away.at_ms >= asked.deadline_ms + credited.ms  # he had what was left of his turn when the sweeping stopped


async def test_time_in_which_nobody_swept_is_given_back_once_though_it_has_not_run_out(
    worker: StartWorker, redis_url: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines, "UNSWEPT_MS", 1_200)
    async with RedisRooms(redis_url, Ledger()) as first:
        table = await first.open(options(pace="calm"), None, seated=PEOPLE)
        await until_phase(first, table, "playing")
        asked = (await table_of(first, table)).question
    await redis.set(keys_of(table).partition.heartbeat, asked.asked_ms + 10)

    async def two_seconds_later() -> bool:
        seconds, micros = await redis.time()
        return seconds * 1000 + micros // 1000 > asked.asked_ms + 2_000

    await until(two_seconds_later)
    rooms = (await worker(), await worker())[0]

    async def swept_again_and_again() -> bool:
        return int(await redis.get(keys_of(table).partition.heartbeat) or 0) > asked.asked_ms + 5_000

    await until(swept_again_and_again)
    (credited,) = [event for event in await events_of(redis, table) if isinstance(event, ClockCredited)]
    assert credited.ms >= 1_990
    assert (await table_of(rooms, table)).question.deadline_ms == asked.deadline_ms + credited.ms


async def test_a_worker_that_was_stopped_itself_takes_no_turn_for_it(
    worker: StartWorker, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "fast", Clock(2_000, 0))
    monkeypatch.setattr(deadlines, "UNSWEPT_MS", 1_000)
    rooms = await worker()
    table = await rooms.open(options(pace="fast"), None, seated=PEOPLE)
    await until_phase(rooms, table, "playing")

    async def swept() -> bool:
        return bool(await redis.exists(keys_of(table).partition.heartbeat))

    await until(swept)
    time.sleep(3.5)  # noqa: ASYNC251  the whole process stands still, timers and sweeps alike

    async def told() -> list[str]:
        return [event.kind for event in await events_of(redis, table) if event.kind in {"clock_credited", "seat_away"}]

    async def anything() -> bool:
        return bool(await told())

    await until(anything)
    assert (await told())[0] == "clock_credited"


async def test_the_index_is_mended_from_the_state(rooms: RedisRooms, redis: Redis) -> None:
    table = await rooms.open(options(), None, seated=PEOPLE)
    await until_phase(rooms, table, "playing")
    waits = due(await table_of(rooms, table))
    assert waits is not None
    index = keys_of(table).partition.deadlines
    gone = next(name for name in map("gone{}".format, count()) if keys_of(name).partition.deadlines == index)
    await redis.zadd(index, {table: 1, gone: 1})

    async def mended() -> bool:
        return await redis.zscore(index, table) == waits.at_ms and await redis.zscore(index, gone) is None

    await until(mended)
    assert rooms.faults.counts["deadlines_mended"] == 2
    assert (await table_of(rooms, table)).question.deadline_ms == waits.at_ms
