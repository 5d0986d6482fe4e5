"""The fixtures that other tests stand on."""

import redis.asyncio
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


async def test_a_test_gets_an_empty_redis(redis_url: str) -> None:
    async with redis.asyncio.from_url(redis_url) as client:
        assert await client.dbsize() == 0
        await client.set("left", "behind")


async def test_and_the_next_one_too(redis_url: str) -> None:
    async with redis.asyncio.from_url(redis_url) as client:
        assert await client.dbsize() == 0
        await client.set("left", "behind")


async def test_a_database_without_a_schema_on_each_engine(empty_database_url: str) -> None:
    engine = create_async_engine(empty_database_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE only_here (id integer)"))
    await engine.dispose()


async def test_a_migrated_database_on_each_engine(database_url: str) -> None:
    engine = create_async_engine(database_url)
    async with engine.connect() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
    await engine.dispose()
