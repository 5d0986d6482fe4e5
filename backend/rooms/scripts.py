"""The Lua scripts, called by their hash; whatever fails on Redis's side comes out as `StoreDown`."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeAlias

import structlog
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import NoScriptError, RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

from backend.rooms.rooms import StoreDown

Word: TypeAlias = str | int | float
Answer: TypeAlias = Any  # what Redis answers: nested lists of text and numbers, taken apart where it is asked

log = structlog.get_logger()


@contextmanager
def reaching_redis() -> Iterator[None]:
    """Turn every failure of Redis into `StoreDown`, since to a player it makes no difference which it was."""
    try:
        yield
    except (RedisConnectionError, RedisTimeoutError, OSError) as error:
        raise StoreDown(type(error).__name__) from error
    except RedisError as error:
        # It answers but refuses: out of memory, read only, loading. The message may repeat arguments: cards.
        log.error("redis_refused", error=type(error).__name__)  # noqa: TRY400
        raise StoreDown(type(error).__name__) from error


@dataclass(frozen=True, slots=True)
class Script:
    """One Lua script of this package."""

    text: str
    sha: str

    async def __call__(self, redis: Redis, keys: Sequence[str], args: Sequence[Word]) -> Answer:
        """Run it. A server that does not know it yet (a new one, a restarted one) is given the text.

        Raises:
            StoreDown: Redis is away or cannot.
        """
        with reaching_redis():
            try:
                return await redis.evalsha(self.sha, len(keys), *keys, *args)
            except NoScriptError:
                return await redis.eval(self.text, len(keys), *keys, *args)


def _script(name: str) -> Script:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return Script(text, hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest())


COMMIT: Final = _script("commit.lua")
RELEASE: Final = _script("release.lua")
SWAP: Final = _script("swap.lua")
SAID: Final = _script("said.lua")
