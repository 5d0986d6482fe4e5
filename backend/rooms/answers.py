"""Redis's answers as the text they are: redis-py types them for every protocol and encoding at once."""

from collections.abc import Mapping
from typing import TypeAlias, cast

from redis.asyncio import Redis

Fields: TypeAlias = Mapping[str, str]


async def entries_of(
    redis: Redis, stream: str, *, first: str = "-", count: int | None = None
) -> list[tuple[str, Fields]]:
    """List a stream's entries from *first* on, by id."""
    return cast("list[tuple[str, Fields]]", await redis.xrange(stream, min=first, count=count))


async def fields_of(redis: Redis, key: str, *names: str) -> list[str | None]:
    """Read fields of a hash."""
    return cast("list[str | None]", await redis.hmget(key, list(names)))


async def hash_of(redis: Redis, key: str) -> dict[str, str]:
    """Read a whole hash."""
    return cast("dict[str, str]", await redis.hgetall(key))


async def publish(redis: Redis, channel: str, message: str) -> None:
    """Publish on a sharded channel."""
    await redis.execute_command("SPUBLISH", channel, message)  # type: ignore[no-untyped-call]  # redis-py has no method for it
