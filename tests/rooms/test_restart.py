"""Redis gone and back, in the middle of a deal: nothing acknowledged is lost, and everything goes on by itself."""

import asyncio
from collections.abc import Callable

import pytest

from backend.rooms.redis_rooms import RedisRooms
from backend.rooms.rooms import StoreDown
from tests.kit.servers import RedisServer
from tests.rooms.conftest import StartWorker
from tests.rooms.vocabulary import (
    PEOPLE,
    Ear,
    Ledger,
    answer_of,
    options,
    play_one,
    play_until,
    snapshot_of,
    table_of,
    until,
    until_phase,
)


@pytest.fixture
def server(new_redis_server: Callable[[], RedisServer]) -> RedisServer:
    """A Redis that may be killed."""
    return new_redis_server()


async def test_after_kill_9_of_redis_the_deal_goes_on_with_every_acknowledged_card(
    server: RedisServer, worker: StartWorker
) -> None:
    ledger = Ledger()
    workers = [await worker(url=server.url, ledger=ledger) for _ in range(2)]
    ear, told = Ear(), list[bool]()
    table = await workers[0].open(options(), None, seated=PEOPLE)
    await workers[1].follow(table, ear)
    await until(workers[1].ready)
    workers[1].on_store(told.append)
    await until_phase(workers[0], table, "playing")
    for _ in range(20):
        await play_one(workers, table)
    acknowledged = await snapshot_of(workers[0], table)
    server.kill()
    answer = answer_of(acknowledged.table)
    assert answer is not None
    player, text, turn = answer
    with pytest.raises(StoreDown):
        await workers[0].submit(table, player, text, turn, "while-away")
    assert not await workers[0].ready()
    await until(lambda: told == [False])
    server.start()
    for one in workers:
        await until(one.ready)
    assert told == [False, True]
    assert await workers[1].load(table) == acknowledged
    version = await workers[0].submit(table, player, text, turn, "while-away")
    assert version == acknowledged.version + 1
    await play_until(workers, table, "finished")
    last = await snapshot_of(workers[0], table)
    await until(lambda: ear.versions[-1] == last.version)
    assert ear.heard_all
    await until(lambda: ledger.kinds == ["deal", "session"])


async def test_a_worker_reads_a_table_that_another_has_left(server: RedisServer) -> None:
    """All workers and Redis end; a new worker rebuilds the deal from setup and actions."""
    async with RedisRooms(server.url, Ledger()) as first:
        table = await first.open(options(), None, seated=PEOPLE)
        await play_until([first], table, "playing")
        for _ in range(25):
            await play_one([first], table)
        before = await snapshot_of(first, table)
    server.stop()
    server.start()
    async with RedisRooms(server.url, Ledger()) as second:
        assert await snapshot_of(second, table) == before
        await play_until([second], table, "finished")


async def test_a_follower_who_comes_while_redis_is_away_is_told_so(
    server: RedisServer, worker: StartWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backend.rooms.feed.SUBSCRIBING_S", 0.3)
    rooms = await worker(url=server.url)
    table = await rooms.open(options(), PEOPLE[0], seated=PEOPLE[:1])
    await until(rooms.ready)
    server.kill()
    ear = Ear()
    with pytest.raises(StoreDown):
        await rooms.follow(table, ear)
    server.start()
    await until(rooms.ready)
    await rooms.follow(table, ear)
    version = await rooms.submit(table, PEOPLE[0], "back", None, "c1")
    await until(lambda: ear.versions == [version])


async def test_tasks_outlive_an_outage(server: RedisServer, worker: StartWorker) -> None:
    rooms = await worker(url=server.url)
    server.kill()
    await until(lambda: rooms.faults.counts["sweep_waits"] > 0 and rooms.faults.counts["feed_lost"] > 0)
    server.start()
    await until(rooms.ready)
    assert all(not task.done() for task in rooms._tasks)
    table = await rooms.open(options(), None, seated=PEOPLE)
    await until_phase(rooms, table, "playing")
    assert (await table_of(rooms, table)).phase.phase == "playing"
    await asyncio.sleep(0)
