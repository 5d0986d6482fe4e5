"""Chat: who sits speaks, not too much, and never where the rules want silence."""

import asyncio

import pytest

from backend.rooms.chat import KEPT, PHRASES, TIMES
from backend.rooms.redis_rooms import RedisRooms
from backend.rules.shared.notation import format_action
from backend.tables.defaults import bot_action
from backend.tables.model import Player
from tests.rooms.conftest import StartWorker
from tests.rooms.vocabulary import (
    ANA,
    BOR,
    PEOPLE,
    STRANGER,
    Ear,
    new_command,
    options,
    play_until,
    refusal,
    table_of,
    until,
)


async def test_everybody_at_the_table_hears_it_on_every_worker(worker: StartWorker) -> None:
    first, second = await worker(), await worker()
    table = await first.open(options(), ANA, seated=[ANA, BOR])
    ear = Ear()
    await second.follow(table, ear)
    await first.say(table, BOR, 1, "dober dan", None)
    await first.say(table, ANA, 0, None, "hello")
    await until(lambda: len(ear.of("chat")) == 2)
    said = [(one["name"], one["seat"], one["text"], one["phrase"]) for one in ear.of("chat")]
    assert said == [("Bor", 1, "dober dan", None), ("Ana", 0, None, "hello")]
    assert len(await second.recent_chat(table, ANA.account)) == 2
    assert ear.envelopes == []


async def test_only_who_sits_there_speaks(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    assert await refusal(rooms.say(table, STRANGER, None, "hello", None)) == "not_allowed"
    assert await rooms.recent_chat(table, ANA.account) == ()


async def test_one_account_speaks_five_times_in_ten_seconds_over_all_tables(worker: StartWorker) -> None:
    workers = [await worker(), await worker()]
    tables = [await workers[0].open(options(), ANA, seated=[ANA, BOR]) for _ in range(2)]
    for number in range(TIMES):
        await workers[number % 2].say(tables[number % 2], ANA, 0, "hi", None)
    assert await refusal(workers[0].say(tables[0], ANA, 0, "hi", None)) == "too_fast"
    await workers[0].say(tables[0], BOR, 1, "hi", None)


async def test_of_many_at_once_only_as_many_pass_as_may(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    said = await asyncio.gather(*(rooms.say(table, ANA, 0, "x", None) for _ in range(20)), return_exceptions=True)
    assert sum(one is None for one in said) == TIMES


@pytest.mark.parametrize(
    ("text", "phrase", "reason"),
    [
        (None, "shout", "unknown_phrase"),
        (None, None, "bad_text"),
        ("hi", "hello", "bad_text"),
        ("", None, "bad_text"),
        ("   ", None, "bad_text"),
        ("\u202e\u200b\n", None, "bad_text"),
        ("x" * 201, None, "bad_text"),
        ("\ud800", None, "bad_text"),
    ],
)
async def test_what_cannot_be_said_has_a_reason(
    rooms: RedisRooms, text: str | None, phrase: str | None, reason: str
) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    assert await refusal(rooms.say(table, ANA, 0, text, phrase)) == reason
    assert await rooms.recent_chat(table, ANA.account) == ()


async def test_signs_that_turn_or_break_lines_are_taken_out(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), ANA, seated=[ANA])
    await rooms.say(table, ANA, 0, "  a\u202eb\r\nc \x00 č ", None)
    (frame,) = await rooms.recent_chat(table, ANA.account)
    assert '"text":"a b c č"' in frame


async def test_the_chat_forgets_what_was_said_long_ago(rooms: RedisRooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backend.rooms.chat.TIMES", 10_000)
    table = await rooms.open(options(), ANA, seated=[ANA])
    for number in range(KEPT + 200):
        await rooms.say(table, ANA, 0, str(number), None)
    recent = await rooms.recent_chat(table, ANA.account)
    assert len(recent) == KEPT
    assert f'"text":"{KEPT + 199}"' in recent[-1]


def test_phrases_have_names_that_a_frame_may_carry() -> None:
    assert all(phrase.replace("_", "").isalpha() and phrase.islower() for phrase in PHRASES)


async def test_defenders_of_an_open_beggar_are_silent(rooms: RedisRooms) -> None:
    table = await rooms.open(options(), None, seated=PEOPLE)
    await play_until([rooms], table, "playing")
    declarer = await _open_beggar(rooms, table)
    for player in PEOPLE:
        if player == declarer:
            await rooms.say(table, player, None, "dobro", None)
        else:
            assert await refusal(rooms.say(table, player, None, "igraj srce", None)) == "chat_closed"


async def _open_beggar(rooms: RedisRooms, table: str) -> Player:
    """Let the first who may bid an open beggar do so, and the others pass."""
    for _ in range(40):
        now = await table_of(rooms, table)
        (seat,) = now.question.seats
        place = now.places[seat]
        assert place is not None
        for text in ("bid open_beggar", "contract open_beggar", "pass", format_action(bot_action(now, seat))):
            try:
                await rooms.submit(table, place.player, text, now.question.no, new_command())
            except Exception:  # noqa: BLE001  not to be said now
                continue
            break
        if text == "contract open_beggar":
            return place.player
    raise AssertionError("nobody played an open beggar")


async def test_what_was_said_at_a_private_table_that_is_over_is_for_those_who_sat_there(rooms: RedisRooms) -> None:
    table = await rooms.open(options(public=False), ANA, seated=[ANA, BOR])
    await rooms.say(table, ANA, 0, "hello", None)
    assert len(await rooms.recent_chat(table, STRANGER.account)) == 1  # he has the link
    await rooms.submit(table, ANA, "leave", None, new_command())
    assert (await table_of(rooms, table)).phase.phase == "finished"
    assert await rooms.recent_chat(table, STRANGER.account) == ()
    assert len(await rooms.recent_chat(table, BOR.account)) == 1
