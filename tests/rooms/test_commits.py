"""Commits: one wins, repeated commands count once, what is refused changes nothing."""

import asyncio

import pytest
from redis.asyncio import Redis

from backend.rooms.clock import Clock
from backend.rooms.keys import keys_of
from backend.rooms.redis_rooms import RedisRooms
from backend.rooms.rooms import Refused, StoreDown
from backend.rooms.store import NotNow
from backend.tables.commands import TimeRanOut
from tests.rooms.conftest import StartWorker
from tests.rooms.vocabulary import (
    ANA,
    BOR,
    BOTS,
    PEOPLE,
    STRANGER,
    Ear,
    Ledger,
    answer_of,
    field_of,
    new_command,
    options,
    play_one,
    play_until,
    refusal,
    snapshot_of,
    table_of,
)


async def in_auction(rooms: RedisRooms) -> str:
    """Open a table of four people and wait for the cards."""
    table = await rooms.open(options(), None, seated=PEOPLE)
    await play_until([rooms], table, "playing")
    return table


async def test_of_twenty_answers_to_one_question_exactly_one_is_committed(worker: StartWorker) -> None:
    workers = [await worker() for _ in range(2)]
    table = await in_auction(workers[0])
    before = await snapshot_of(workers[0], table)
    answer = answer_of(before.table)
    assert answer is not None
    player, text, turn = answer
    said = [workers[n % 2].submit(table, player, text, turn, new_command()) for n in range(20)]
    results = await asyncio.gather(*said, return_exceptions=True)
    assert sorted(one for one in results if isinstance(one, int)) == [before.version + 1]
    assert {str(one.reason) for one in results if isinstance(one, Refused)} == {"stale_turn"}
    assert (await snapshot_of(workers[1], table)).version == before.version + 1


async def test_a_command_said_again_gets_its_first_version_from_any_worker(worker: StartWorker) -> None:
    workers = [await worker() for _ in range(2)]
    table = await in_auction(workers[0])
    answer = answer_of(await table_of(workers[0], table))
    assert answer is not None
    player, text, turn = answer
    first = await workers[0].submit(table, player, text, turn, "mine")
    await play_one(workers, table)
    assert await workers[0].submit(table, player, text, turn, "mine") == first
    assert await workers[1].submit(table, player, text, turn, "mine") == first
    assert await workers[1].fates(table, player.account, ["mine", "other"]) == {"mine": first}


async def test_twenty_copies_of_one_command_are_one_commit(worker: StartWorker) -> None:
    workers = [await worker() for _ in range(2)]
    table = await in_auction(workers[0])
    answer = answer_of(await table_of(workers[0], table))
    assert answer is not None
    player, text, turn = answer
    versions = await asyncio.gather(*(workers[n % 2].submit(table, player, text, turn, "mine") for n in range(20)))
    assert len(set(versions)) == 1


async def test_a_command_id_belongs_to_its_account(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    first = await rooms.submit(table, BOR, "sit 1", None, "same")
    assert await rooms.submit(table, STRANGER, "sit 2", None, "same") == first + 1


async def test_a_command_that_was_refused_is_judged_again(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    await rooms.submit(table, BOR, "sit 1", None, new_command())
    assert await refusal(rooms.submit(table, STRANGER, "sit 1", None, "again")) == "seat_taken"
    await rooms.submit(table, BOR, "stand", None, new_command())
    assert await rooms.submit(table, STRANGER, "sit 1", None, "again") == 4


async def test_who_was_second_folds_what_he_missed_and_decides_again(worker: StartWorker) -> None:
    first, second = await worker(), await worker()
    table = await in_auction(first)
    await second.load(table)
    for _ in range(9):
        await play_one([first], table)
    seen = second.store._seen[table].version
    assert seen < (await snapshot_of(first, table)).version
    answer = answer_of(await table_of(first, table))
    assert answer is not None
    player, text, turn = answer
    version = await second.submit(table, player, text, turn, new_command())
    folded = second.store._seen[table]
    assert folded.version == version
    assert folded == await first.store.reload(table)


async def test_two_seats_that_speak_at_once_are_both_heard(worker: StartWorker) -> None:
    first, second = await worker(), await worker()
    table = await first.open(options(), ANA, seated=[ANA])
    await second.load(table)
    versions = await asyncio.gather(
        first.submit(table, BOR, "sit 1", None, new_command()),
        second.submit(table, STRANGER, "sit 2", None, new_command()),
    )
    assert sorted(versions) == [2, 3]


@pytest.mark.parametrize(
    "text",
    [
        "x" * 400,
        "play t23",
        "play  t1",
        "sit 9",
        "sit -1",
        "sit 00000000000000000001",
        "deal deal",
        "cut 999999999999999999999",
        "discard " + "t1 " * 100,
        "bid \ud800",
        "announce {p1}",
        "kontra game 99",
        "\n",
        "fill_bots",
    ],
)
async def test_hostile_text_is_refused_with_a_word_and_changes_nothing(rooms: RedisRooms, text: str) -> None:
    table = await in_auction(rooms)
    before = await snapshot_of(rooms, table)
    answer = answer_of(before.table)
    assert answer is not None
    reason = await refusal(rooms.submit(table, answer[0], text, answer[2], new_command()))
    assert reason.replace("_", "").isalpha()
    assert await snapshot_of(rooms, table) == before


@pytest.mark.parametrize("table", ["nothing", "", "a b", "{p1}:t:x", "x" * 400, "\ud800"])
async def test_a_table_that_is_none_has_a_reason_everywhere(rooms: RedisRooms, table: str) -> None:
    assert await rooms.load(table) is None
    assert await rooms.since(table, 3, "tip") is None
    assert await rooms.recent_chat(table, ANA.account) == ()
    assert await rooms.fates(table, "id-ana", ["c1"]) == {}
    assert await refusal(rooms.submit(table, ANA, "back", None, "c1")) == "no_such_table"
    assert await refusal(rooms.say(table, ANA, None, "hello", None)) == "no_such_table"


async def test_who_does_not_sit_at_the_table_plays_nothing(rooms: RedisRooms) -> None:
    table = await in_auction(rooms)
    answer = answer_of(await table_of(rooms, table))
    assert answer is not None
    assert await refusal(rooms.submit(table, STRANGER, answer[1], answer[2], "c1")) == "not_seated"


async def test_a_table_of_another_schema_is_refused_with_a_reason(rooms: RedisRooms, redis: Redis) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    state = await field_of(redis, keys_of(table).meta, "s")
    await redis.hset(keys_of(table).meta, mapping={"s": state.replace('"sv":1', '"sv":99'), "tip": "other"})
    assert await refusal(rooms.load(table)) == "unreadable_table"
    assert await refusal(rooms.submit(table, BOR, "sit 1", None, "c1")) == "unreadable_table"


async def test_unknown_rules_and_paces_are_refused(rooms: RedisRooms) -> None:
    assert await refusal(rooms.seek(ANA, "whist", "normal")) == "unknown_ruleset"
    assert await refusal(rooms.seek(ANA, "slovenian-4", "hasty")) == "unknown_pace"
    assert await refusal(rooms.open(options(), ANA, seated=[ANA, ANA])) == "already_seated"


async def test_what_the_server_brings_waits_for_rediss_clock(rooms: RedisRooms) -> None:
    table = await in_auction(rooms)
    now = await snapshot_of(rooms, table)
    later = now.table.question.deadline_ms
    outcome = await rooms._commits.by_server(
        now, f"timeout:{now.table.id}:{now.version}", TimeRanOut(now.table.question.no), later
    )
    assert outcome == NotNow()
    assert await snapshot_of(rooms, table) == now


async def test_a_worker_whose_clock_is_an_hour_off_stamps_by_rediss(rooms: RedisRooms, redis: Redis) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    rooms.clock._offset += 3_600_000
    assert await rooms.submit(table, ANA, "back", None, "c1") == 2
    seconds, _ = await redis.time()
    assert abs((await table_of(rooms, table)).creator_seen_ms - seconds * 1000) < 60_000


def test_the_clock_keeps_the_quickest_answer_until_it_is_old() -> None:
    local = 0.0
    clock = Clock(lambda: local)
    local = 100.0
    clock.heard(5_050, 0.0)
    assert clock.now_ms() == 5_100
    local = 300.0
    clock.heard(9_999, 100.0)  # a slow answer tells less
    assert clock.now_ms() == 5_300
    clock.doubt()
    clock.heard(9_900, 100.0)
    assert clock.now_ms() == 10_000


async def test_a_server_that_forgot_its_scripts_is_told_again(rooms: RedisRooms, redis: Redis) -> None:
    await redis.script_flush()
    table = await rooms.open(options(), ANA, seated=[ANA])
    await redis.script_flush()
    assert await rooms.submit(table, BOR, "sit 1", None, "c1") == 2


async def test_without_redis_nothing_starts() -> None:
    with pytest.raises(StoreDown):
        await RedisRooms("redis://127.0.0.1:1/0", Ledger()).start()


async def test_a_whole_session_of_people_over_two_workers_ends_and_is_forgotten(
    worker: StartWorker, redis: Redis
) -> None:
    ledger = Ledger()
    workers = [await worker(ledger=ledger), await worker(ledger=ledger)]
    ears = [Ear(), Ear()]
    table = await workers[0].open(options(deals=2, cut=True), ANA, seated=[*PEOPLE[:2], *BOTS[:2]])
    for one, ear in zip(workers, ears, strict=True):
        await one.follow(table, ear)
    await play_until(workers, table, "finished")
    last = await snapshot_of(workers[0], table)
    for ear in ears:
        while ear.versions[-1] < last.version:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert ear.heard_all
    assert await redis.zscore(keys_of(table).partition.deadlines, table) is None
    assert await redis.ttl(keys_of(table).meta) > 0
    assert await redis.ttl(keys_of(table).stream) > 0
