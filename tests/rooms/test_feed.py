"""The feed: every version once and in order, whatever is lost on the way."""

import asyncio
import json

from redis.asyncio import Redis

from backend.rooms.answers import publish
from backend.rooms.feed import LOOK_S
from backend.rooms.keys import keys_of
from backend.rooms.redis_rooms import RedisRooms
from backend.rooms.rooms import Envelope
from tests.rooms.conftest import StartWorker
from tests.rooms.vocabulary import (
    ANA,
    BOR,
    BOTS,
    CENE,
    PEOPLE,
    STRANGER,
    Ear,
    cut_feeds,
    new_command,
    options,
    play_one,
    play_until,
    refusal,
    snapshot_of,
    until,
    until_phase,
)


async def speak(rooms: RedisRooms, table: str, times: int = 1) -> int:
    """Commit something harmless *times* times; return the last version."""
    version = 0
    for _ in range(times):
        version = await rooms.submit(table, ANA, "back", None, new_command())
    return version


async def test_two_workers_hear_every_version_in_order(worker: StartWorker) -> None:
    workers = [await worker() for _ in range(2)]
    table = await workers[0].open(options(), None, seated=PEOPLE)
    ears = [Ear(), Ear(), Ear()]
    for one, ear in zip([*workers, workers[0]], ears, strict=True):
        await one.follow(table, ear)
    await play_until(workers, table, "finished")
    last = (await snapshot_of(workers[0], table)).version
    for ear in ears:
        await until(lambda ear=ear: ear.versions[-1] == last)  # type: ignore[misc]
        assert ear.heard_all


async def test_a_commit_after_follow_returns_is_heard(rooms: RedisRooms) -> None:
    for _ in range(10):
        table = await rooms.open(options(), ANA, seated=[ANA])
        ear = Ear()
        await rooms.follow(table, ear)
        version = await speak(rooms, table)
        await until(lambda ear=ear, version=version: ear.versions == [version])  # type: ignore[misc]


async def test_each_seat_finds_its_own_frame_and_a_stranger_the_public_one(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), None, seated=[ANA, BOR, CENE, BOTS[0]])
    ear = Ear()
    await rooms.follow(table, ear)
    await until_phase(rooms, table, "playing")
    await until(lambda: bool(ear.envelopes) and json.loads(ear.envelopes[-1].public)["view"]["phase"] == "playing")
    envelope = ear.envelopes[-1]
    for seat, player in enumerate([ANA, BOR, CENE]):
        view = json.loads(envelope.frame_for(player.account))["view"]
        assert view["seat"] == seat
        assert len(view["deal"]["hand"]) == 12
    public = json.loads(envelope.frame_for(STRANGER.account))["view"]
    assert (public["seat"], public["deal"]["hand"]) == (None, [])


async def test_what_is_lost_with_the_connection_is_made_up_from_the_stream(worker: StartWorker, redis: Redis) -> None:
    listening, playing = await worker(), await worker()
    table = await playing.open(options(), None, seated=PEOPLE)
    ear = Ear()
    await listening.follow(table, ear)
    await until_phase(playing, table, "playing")
    for _ in range(5):
        for _ in range(4):
            await play_one([playing], table)
        await cut_feeds(redis)
    await play_until([playing], table, "finished")
    last = (await snapshot_of(playing, table)).version
    await until(lambda: ear.versions[-1] == last)
    assert ear.heard_all
    assert listening.faults.counts["feed_lost"] > 0


async def test_versions_made_up_have_no_view_but_the_last(worker: StartWorker, redis: Redis) -> None:
    listening, playing = await worker(), await worker()
    table = await playing.open(options(), ANA, seated=[ANA])
    ear = Ear()
    await listening.follow(table, ear)
    while not listening.faults.counts["feed_repaired"]:
        ear.envelopes.clear()
        await cut_feeds(redis)
        last = await speak(playing, table, 6)
        await until(lambda last=last: bool(ear.versions) and ear.versions[-1] == last)  # type: ignore[misc]
    frames = [json.loads(envelope.public) for envelope in ear.envelopes]
    assert ear.heard_all
    assert frames[-1]["view"] is not None
    assert frames[-1]["tip"] == (await snapshot_of(playing, table)).tip


async def test_rubbish_on_a_channel_is_counted_and_harms_nobody(rooms: RedisRooms, redis: Redis) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    ear = Ear()
    await rooms.follow(table, ear)
    for rubbish in ("", "E", "E{}", "what", "E" + "[" * 500):
        await publish(redis, keys_of(table).channel, rubbish)
    version = await speak(rooms, table)
    await until(lambda: ear.versions == [version])
    assert rooms.faults.counts["feed_unreadable"] == 5


async def test_a_commit_that_nobody_published_is_found_by_looking(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    ear = Ear()
    await rooms.follow(table, ear)
    followed = rooms._feed._tables[table]
    rooms._feed._channels = {}  # deaf
    version = await speak(rooms, table, 2)
    rooms._feed._channels = {keys_of(table).channel: followed}
    assert ear.versions == []
    rooms._feed._looked -= LOOK_S
    await until(lambda: ear.versions == [version - 1, version])


async def test_a_listener_that_fails_does_not_keep_others_from_hearing(rooms: RedisRooms) -> None:
    class Broken(Ear):
        def committed(self, envelope: Envelope) -> None:
            raise ZeroDivisionError(envelope.table)

    table = await rooms.open(options(), ANA, seated=[ANA])
    ear = Ear()
    await rooms.follow(table, Broken())
    await rooms.follow(table, ear)
    version = await speak(rooms, table)
    await until(lambda: ear.versions == [version])
    assert rooms.faults.counts["listener_failed"] == 1


async def test_who_stopped_hears_no_more_and_the_channel_is_given_up(rooms: RedisRooms, redis: Redis) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    ear, other = Ear(), Ear()
    stop = await rooms.follow(table, ear)
    stop_other = await rooms.follow(table, other)
    stop()
    stop()
    version = await speak(rooms, table)
    await until(lambda: other.versions == [version])
    assert ear.versions == []
    stop_other()

    async def given_up() -> bool:
        return dict(await redis.pubsub_shardnumsub(keys_of(table).channel)) == {keys_of(table).channel: 0}

    await until(given_up)
    await rooms.follow(table, ear)
    version = await speak(rooms, table)
    await until(lambda: ear.versions == [version])


async def test_what_cannot_be_a_table_cannot_be_followed(rooms: RedisRooms) -> None:
    assert await refusal(rooms.follow("no such", Ear())) == "no_such_table"


async def test_a_resume_gets_every_batch_after_its_version_or_nothing(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    first = await snapshot_of(rooms, table)
    await speak(rooms, table, 3)
    now = await snapshot_of(rooms, table)
    batches = await rooms.since(table, first.version, first.tip)
    assert batches is not None
    assert [batch.version for batch in batches] == [2, 3, 4]
    assert batches[-1].tip == now.tip
    assert await rooms.since(table, now.version, now.tip) == ()
    assert await rooms.since(table, first.version, now.tip) is None
    assert await rooms.since(table, now.version + 1, now.tip) is None
    await speak(rooms, table, 300)
    assert await rooms.since(table, first.version, first.tip) is None


async def test_a_history_that_a_failover_took_back_is_noticed_by_everybody(worker: StartWorker, raw: Redis) -> None:
    """A replica takes over that lacks the last commits, and play goes on from there."""
    first, second = await worker(), await worker()
    table = await first.open(options(), ANA, seated=[ANA])
    ear = Ear()
    await first.follow(table, ear)
    keys = keys_of(table)
    dumps = {name: await raw.dump(name) for name in (keys.meta, keys.stream, keys.commands)}
    await first.submit(table, BOR, "sit 1", None, "lost")
    await speak(first, table)
    await until(lambda: ear.versions == [2, 3])
    for name, dump in dumps.items():
        assert dump is not None
        await raw.restore(name, 0, dump, replace=True)
    await second.submit(table, CENE, "sit 2", None, new_command())
    await speak(second, table)
    assert (await snapshot_of(second, table)).version == 3
    assert await first.submit(table, BOR, "sit 1", None, "lost") == 4
    await until(lambda: ear.resyncs > 0)
    seated = [place and place.player.name for place in (await snapshot_of(first, table)).table.places]
    assert seated == ["Ana", "Bor", "Cene", None]
    version = await speak(first, table)
    await until(lambda: ear.versions[-1] == version)


async def test_the_store_is_told_of_when_it_goes_and_when_it_is_back(rooms: RedisRooms, redis: Redis) -> None:
    await until(rooms.ready)
    told: list[bool] = []
    stop = rooms.on_store(told.append)
    await cut_feeds(redis)
    await until(lambda: told == [False, True])
    stop()
    await asyncio.sleep(0)
