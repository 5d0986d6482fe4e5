"""The lobby: open tables as they are, and people who look for people, never two in one seat."""

import asyncio
import json
from collections import Counter

from redis.asyncio import Redis

from backend.protocol.frames import OpenTable
from backend.rooms.keys import LOBBY_OPEN
from backend.rooms.redis_rooms import RedisRooms
from backend.tables.model import Player, Table
from tests.rooms.conftest import StartWorker
from tests.rooms.vocabulary import (
    ANA,
    BOR,
    BOTS,
    CENE,
    PEOPLE,
    STRANGER,
    field_of,
    new_command,
    options,
    play_until,
    refusal,
    table_of,
    until,
)


def guests(count: int) -> list[Player]:
    return [Player(f"id-{number}", f"Gost {number}", "guest") for number in range(count)]


def names(table: Table) -> list[str]:
    return [place.player.name for place in table.places if place is not None]


async def test_a_public_table_is_listed_from_its_opening_to_its_end(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    (listed,) = await rooms.open_tables()
    assert (listed.id, listed.started, listed.end) == (table, False, "deals 1")
    assert [seat and seat.name for seat in listed.seats] == ["Ana", None, None, None]
    await rooms.submit(table, ANA, "fill_bots", None, new_command())

    async def started() -> bool:
        return [one.started for one in await rooms.open_tables()] == [True]

    await until(started)
    await play_until([rooms], table, "finished")
    assert await rooms.open_tables() == ()


async def test_a_private_table_is_never_listed(rooms: RedisRooms) -> None:
    table = await rooms.open(options(public=False), ANA, seated=[ANA])
    await rooms.submit(table, BOR, "sit 1", None, new_command())
    assert await rooms.open_tables() == ()
    assert await rooms.seek(CENE, "slovenian-4", "normal") != table


async def test_the_newest_table_stands_first(rooms: RedisRooms) -> None:
    tables = []
    for player in PEOPLE[:3]:
        tables.append(await rooms.open(options(), player, seated=[player]))
        await asyncio.sleep(0.002)
    assert [table.id for table in await rooms.open_tables()] == tables[::-1]


async def test_every_worker_hears_of_changes(worker: StartWorker) -> None:
    first, second = await worker(), await worker()
    heard: list[tuple[OpenTable, ...]] = []
    stop = await second.follow_lobby(heard.append)
    table = await first.open(options(), ANA, seated=[ANA])
    await until(lambda: bool(heard) and [one.id for one in heard[-1]] == [table])
    await first.submit(table, BOR, "sit 1", None, new_command())
    await until(lambda: [seat and seat.name for seat in heard[-1][0].seats] == ["Ana", "Bor", None, None])
    stop()
    stop()
    count = len(heard)
    await first.submit(table, CENE, "sit 2", None, new_command())
    await asyncio.sleep(0.5)
    assert len(heard) == count


async def test_who_comes_back_to_the_lobby_is_told_of_a_change_back_to_what_it_was(rooms: RedisRooms) -> None:
    heard: list[tuple[OpenTable, ...]] = []
    stop = await rooms.follow_lobby(heard.append)
    await until(lambda: heard == [()])
    stop()
    table = await rooms.open(options(), ANA, seated=[ANA])
    await asyncio.sleep(0.5)
    await rooms.follow_lobby(heard.append)
    assert [one.id for one in await rooms.open_tables()] == [table]
    await rooms.submit(table, ANA, "leave", None, new_command())
    await until(lambda: len(heard) > 1 and heard[-1] == ())


async def test_who_looks_for_people_sits_at_a_table_where_somebody_waits(rooms: RedisRooms) -> None:
    table = await rooms.seek(ANA, "slovenian-4", "normal")
    assert names(await table_of(rooms, table)) == ["Ana"]
    assert await rooms.seek(BOR, "slovenian-4", "normal") == table
    assert await rooms.seek(CENE, "slovenian-4", "fast") != table
    assert names(await table_of(rooms, table)) == ["Ana", "Bor"]
    assert (await table_of(rooms, table)).creator is None


async def test_looking_twice_does_not_seat_one_twice(worker: StartWorker) -> None:
    workers = [await worker(), await worker()]
    tables = await asyncio.gather(*(workers[n % 2].seek(ANA, "slovenian-4", "normal") for n in range(6)))
    assert len(set(tables)) == 1
    assert names(await table_of(workers[0], tables[0])) == ["Ana"]


async def test_twenty_who_look_at_once_fill_five_tables_and_nobody_sits_twice(worker: StartWorker) -> None:
    workers = [await worker() for _ in range(2)]
    people = guests(20)
    found = await asyncio.gather(*(workers[n % 2].seek(one, "slovenian-4", "normal") for n, one in enumerate(people)))
    assert sorted(Counter(found).values()) == [4] * 5
    seated = [name for table in set(found) for name in names(await table_of(workers[0], table))]
    assert sorted(seated) == sorted(one.name for one in people)


async def test_two_who_want_the_last_seat_sit_at_two_tables(worker: StartWorker) -> None:
    workers = [await worker(), await worker()]
    table = await workers[0].seek(ANA, "slovenian-4", "normal")
    for player in (BOR, CENE):
        await workers[0].seek(player, "slovenian-4", "normal")
    found = await asyncio.gather(
        *(one.seek(player, "slovenian-4", "normal") for one, player in zip(workers, guests(2), strict=True))
    )
    assert sorted(one == table for one in found) == [False, True]


async def test_a_table_announced_by_a_seeker_who_died_is_not_waited_for(rooms: RedisRooms, redis: Redis) -> None:
    """Its entry stands in the lobby, its table never came."""
    table = await rooms.seek(ANA, "slovenian-4", "normal")
    entry = await field_of(redis, LOBBY_OPEN, table)
    older = json.loads(entry.replace(table, "ghost"))
    older["table"]["created_ms"] = 1
    await redis.hset(LOBBY_OPEN, "ghost", json.dumps(older))
    for player in (BOR, CENE):
        assert await rooms.seek(player, "slovenian-4", "normal") == table
    assert [one.id for one in await rooms.open_tables()] == [table]


async def test_what_the_lobby_missed_is_mended(rooms: RedisRooms, redis: Redis) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    entry = await field_of(redis, LOBBY_OPEN, table)
    await redis.delete(LOBBY_OPEN, f"seats:{ANA.account}")
    await redis.hset(LOBBY_OPEN, "ghost", entry.replace(table, "ghost"))
    assert [one.id for one in await rooms.open_tables()] == ["ghost"]
    await rooms._reconcile.mend()
    assert [one.id for one in await rooms.open_tables()] == [table]
    assert await rooms.tables_of(ANA.account) == (table,)


async def test_rubbish_in_the_lobby_is_passed_over(rooms: RedisRooms, redis: Redis) -> None:
    await redis.hset(LOBBY_OPEN, "rubbish", "{")
    table = await rooms.seek(ANA, "slovenian-4", "normal")
    assert [one.id for one in await rooms.open_tables()] == [table]


async def test_one_finds_the_tables_one_sits_at(rooms: RedisRooms) -> None:
    assert await rooms.tables_of(ANA.account) == ()
    first = await rooms.open(options(), ANA, seated=[ANA])
    second = await rooms.open(options(), BOR, seated=[BOR])
    await rooms.submit(second, ANA, "sit 3", None, new_command())
    assert sorted(await rooms.tables_of(ANA.account)) == sorted((first, second))
    await rooms.submit(second, ANA, "stand", None, new_command())
    assert await rooms.tables_of(ANA.account) == (first,)
    assert await rooms.tables_of(BOTS[0].account) == ()


async def test_a_finished_table_is_no_table_one_sits_at(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), None, seated=[ANA, *BOTS[:3]])
    await play_until([rooms], table, "finished")
    assert await rooms.tables_of(ANA.account) == ()


async def test_a_stranger_cannot_take_a_seat_that_is_taken(rooms: RedisRooms) -> None:
    table = await rooms.seek(ANA, "slovenian-4", "normal")
    assert await refusal(rooms.submit(table, STRANGER, "sit 0", None, "c1")) == "seat_taken"
