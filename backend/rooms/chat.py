"""What is said at a table: a capped stream beside it that never touches the game."""

import secrets
from typing import Final

from redis.asyncio import Redis

from backend.protocol.frames import MAX_CHAT_CHARACTERS, ChatFrame, write_frame
from backend.rooms.answers import entries_of
from backend.rooms.channel import told_message
from backend.rooms.clock import Clock
from backend.rooms.keys import keys_of, pace_key
from backend.rooms.rooms import Refused, Snapshot
from backend.rooms.scripts import SAID, reaching_redis
from backend.tables.model import Player
from backend.tables.seats import seat_of
from backend.tables.view import view

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "nice_try",
    "thank_you",
    "sorry",
    "oops",
    "one_moment",
    "i_am_back",
    "good_game",
    "goodbye",
)
"""The ready phrases by name (docs/protocol.md, "Chat"); the client has their words in every language."""

KEPT: Final = 50
KEPT_S: Final = 86_400
TIMES, PERIOD_MS = 5, 10_000


class Chat:
    """Speaking and listening at tables."""

    def __init__(self, redis: Redis, clock: Clock) -> None:
        self._redis = redis
        self._clock = clock

    async def say(self, now: Snapshot, player: Player, text: str | None, phrase: str | None) -> None:
        """Say *text*, or the ready *phrase*, to everybody at the table.

        Raises:
            Refused: `not_allowed` (only who sits there speaks), `chat_closed`, `unknown_phrase`, `bad_text`,
                `too_fast`.
            StoreDown: Redis is away.
        """
        own = seat_of(now.table, player.account)
        if own is None:
            raise Refused("not_allowed")
        if view(now.table, player.account).chat_closed:
            raise Refused("chat_closed")
        said = _checked(text, phrase)
        if not await SAID(self._redis, [pace_key(player.account)], [TIMES, PERIOD_MS]):
            raise Refused("too_fast")
        frame = ChatFrame(
            table=now.table.id,
            id=secrets.token_hex(6),
            account=player.account,
            name=player.name,
            seat=own,
            text=said,
            phrase=phrase,
            at_ms=self._clock.now_ms(),
        )
        await self._publish(now.table.id, write_frame(frame))

    async def recent(self, table: str) -> tuple[str, ...]:
        """Return what was said last, as frames, the oldest first."""
        try:
            keys = keys_of(table)
        except ValueError:
            return ()
        with reaching_redis():
            entries = await entries_of(self._redis, keys.chat)
        return tuple(fields["frame"] for _, fields in entries[-KEPT:])

    async def _publish(self, table: str, frame: str) -> None:
        keys = keys_of(table)
        with reaching_redis():
            async with self._redis.pipeline(transaction=True) as pipe:
                pipe.xadd(keys.chat, {"frame": frame}, maxlen=KEPT, approximate=True)
                pipe.expire(keys.chat, KEPT_S)
                pipe.execute_command("SPUBLISH", keys.channel, told_message(frame))
                await pipe.execute()


def _checked(text: str | None, phrase: str | None) -> str | None:
    """Return the text to be shown. Control characters go: they could turn a line around or break it."""
    if (text is None) == (phrase is None):
        raise Refused("bad_text")
    if text is None:
        if phrase not in PHRASES:
            raise Refused("unknown_phrase")
        return None
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not shown or len(shown) > MAX_CHAT_CHARACTERS:
        raise Refused("bad_text")
    return shown
