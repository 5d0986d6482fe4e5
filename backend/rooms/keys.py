"""The keys of the live tables in Redis. All of one table's keys share its partition's slot."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from redis.asyncio import Redis

PARTITIONS: Final = 16
LAYOUT: Final = "trula:partitions"
LOBBY_OPEN: Final = "{lobby}:open"
LOBBY_CHANNEL: Final = "{lobby}:changed"
LOBBY_REPAIR: Final = "{lobby}:repair"
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class LayoutDiffersError(Exception):
    """The Redis at hand was filled by a server with another number of partitions: nothing would be found."""


@dataclass(frozen=True, slots=True)
class PartitionKeys:
    """What the tables of one partition share."""

    tag: str

    @property
    def deadlines(self) -> str:
        """Sorted set: table → Unix ms of its deadline. An index; the tables' states are the truth."""
        return f"{self.tag}:dl"

    @property
    def outbox(self) -> str:
        """Stream: what is to be recorded for good."""
        return f"{self.tag}:ob"

    @property
    def refused(self) -> str:
        """Stream: outbox entries that nobody can read, kept for people to look at."""
        return f"{self.tag}:ob:unread"

    @property
    def lease(self) -> str:
        """Text: the worker that records this partition's outbox now."""
        return f"{self.tag}:ob:lease"

    @property
    def heartbeat(self) -> str:
        """Text: Unix ms when the partition's deadlines were last looked after."""
        return f"{self.tag}:hb"


@dataclass(frozen=True, slots=True)
class TableKeys:
    """What belongs to one table."""

    partition: PartitionKeys
    table: str

    @property
    def channel(self) -> str:
        """Sharded channel: envelopes and unversioned frames."""
        return f"{self.partition.tag}:t:{self.table}"

    @property
    def meta(self) -> str:
        """Hash: version `v`, `tip`, state `s`, deadline `dl` (Unix ms, or empty)."""
        return f"{self.channel}:m"

    @property
    def stream(self) -> str:
        """Stream: the last event batches, entry `0-<version>`."""
        return f"{self.channel}:e"

    @property
    def commands(self) -> str:
        """Sorted set: the last accepted command ids → their version."""
        return f"{self.channel}:c"

    @property
    def chat(self) -> str:
        """Stream: what was said last."""
        return f"{self.channel}:chat"


def all_partitions() -> Iterator[PartitionKeys]:
    """List the partitions in order."""
    return (PartitionKeys(f"{{p{number}}}") for number in range(PARTITIONS))


def keys_of(table: str) -> TableKeys:
    """Find the keys of a table.

    Raises:
        ValueError: *table* is nothing that could be an id.
    """
    if not _TABLE_ID.fullmatch(table):
        raise ValueError("not a table id")
    return TableKeys(PartitionKeys(f"{{p{crc32(table.encode()) % PARTITIONS}}}"), table)


def seats_key(account: str) -> str:
    """Set: the tables where *account* may sit."""
    return f"seats:{account}"


def pace_key(account: str) -> str:
    """Number: how often *account* spoke lately."""
    return f"said:{account}"


async def check_layout(redis: Redis) -> None:
    """Write the number of partitions at first use, compare it later.

    Raises:
        LayoutDiffersError: another number is stored.
    """
    await redis.set(LAYOUT, PARTITIONS, nx=True)
    stored = int(await redis.get(LAYOUT) or 0)
    if stored != PARTITIONS:
        raise LayoutDiffersError(f"This Redis holds tables in {stored} partitions, this server uses {PARTITIONS}.")
