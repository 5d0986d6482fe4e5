"""Words for tests about rooms: workers on one Redis, people who play, an ear at a table, a ledger, waiting."""

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from redis.asyncio import Redis

from backend.protocol.frames import RatingChange
from backend.protocol.stored import read_events
from backend.rooms.answers import entries_of, fields_of
from backend.rooms.keys import keys_of
from backend.rooms.redis_rooms import RedisRooms
from backend.rooms.rooms import Envelope, Refused, Snapshot
from backend.rules.shared.notation import format_action
from backend.tables.defaults import bot_action
from backend.tables.events import TableEvent
from backend.tables.model import Dealing, Player, Playing, Scored, Table
from backend.tables.options import AfterDeals, Pace, TableOptions
from backend.tables.outbox import FinishedDeal, OutboxEntry
from backend.tables.seats import persons, seat_of

PATIENCE_S: Final = 30.0
Json = dict[str, Any]

ANA, BOR, CENE, DANA = PEOPLE = tuple(
    Player(f"id-{name.lower()}", name, "account") for name in ("Ana", "Bor", "Cene", "Dana")
)
STRANGER = Player("id-stranger", "Tuja", "guest")
BOTS = tuple(Player(f"bot:{number}", f"Bot {number}", "bot") for number in range(4))

_numbers = itertools.count()


def options(deals: int = 1, *, pace: Pace = "normal", public: bool = True, cut: bool = False) -> TableOptions:
    """The choices for a table of *deals* deals."""
    return TableOptions("slovenian-4", 1, AfterDeals(deals), pace, public=public, rated=public, cut=cut)


async def until(condition: Callable[[], bool | Awaitable[bool]], what: str = "it") -> None:
    """Wait until *condition* holds; fails where it does not in a long time."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            holds = condition()
            if holds if isinstance(holds, bool) else await holds:
                return
            await asyncio.sleep(0.01)


async def table_of(rooms: RedisRooms, table: str) -> Table:
    """Load a table that exists."""
    return (await snapshot_of(rooms, table)).table


async def snapshot_of(rooms: RedisRooms, table: str) -> Snapshot:
    """Load a table that exists, with its version."""
    snapshot = await rooms.load(table)
    assert snapshot is not None
    return snapshot


async def until_phase(rooms: RedisRooms, table: str, phase: str) -> None:
    """Wait until the table is in *phase*."""

    async def there() -> bool:
        return (await table_of(rooms, table)).phase.phase == phase

    await until(there, phase)


async def cut_feeds(redis: Redis) -> None:
    """Break every subscribed connection."""
    await redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")  # type: ignore[no-untyped-call]


async def field_of(redis: Redis, key: str, name: str) -> str:
    """Read a field of a hash that is there."""
    (found,) = await fields_of(redis, key, name)
    assert found is not None
    return found


async def batches_of(redis: Redis, table: str) -> dict[int, tuple[TableEvent, ...]]:
    """Read what happened at a table, by version, as far back as it is kept."""
    entries = await entries_of(redis, keys_of(table).stream)
    return {int(entry.partition("-")[2]): read_events(fields["ev"]) for entry, fields in entries}


def new_command() -> str:
    """A command id of its own."""
    return f"c{next(_numbers)}"


async def refusal(attempt: Awaitable[object]) -> str:
    """Return the reason with which *attempt* is refused."""
    try:
        await attempt
    except Refused as refused:
        return str(refused.reason)
    raise AssertionError("it was not refused")


def answer_of(table: Table) -> tuple[Player, str, int] | None:
    """Return what a person would say now, as a bot would: who, the text, and the question; None: nobody is asked."""
    phase = table.phase
    if isinstance(phase, Scored):
        unready = [seat for seat in persons(table) if seat not in phase.ready]
        return (_player(table, unready[0]), "next", table.question.no) if unready else None
    asked = [seat for seat in table.question.seats if seat in persons(table)]
    if not asked or not isinstance(phase, Playing | Dealing) or (isinstance(phase, Dealing) and phase.dealing is None):
        return None
    return _player(table, asked[0]), format_action(bot_action(table, asked[0])), table.question.no


def _player(table: Table, seat: int) -> Player:
    place = table.places[seat]
    assert place is not None
    return place.player


async def play_one(workers: Sequence[RedisRooms], table: str) -> bool:
    """Let whoever is asked answer, through the workers in turn; False where nobody was."""
    worker = workers[next(_numbers) % len(workers)]
    answer = answer_of(await table_of(worker, table))
    if answer is None:
        await asyncio.sleep(0.005)
        return False
    player, text, turn = answer
    await worker.submit(table, player, text, turn, new_command())
    return True


async def play_until(workers: Sequence[RedisRooms], table: str, phase: str) -> None:
    """Let people play until the table is in *phase*."""
    async with asyncio.timeout(PATIENCE_S * 2):
        while (await table_of(workers[0], table)).phase.phase != phase:
            await play_one(workers, table)


@dataclass
class Ear:
    """A listener that keeps everything."""

    envelopes: list[Envelope] = field(default_factory=list)
    frames: list[Json] = field(default_factory=list)
    resyncs: int = 0

    def committed(self, envelope: Envelope) -> None:
        self.envelopes.append(envelope)

    def resync(self, table: str) -> None:  # noqa: ARG002
        self.resyncs += 1

    def told(self, table: str, frame: str) -> None:  # noqa: ARG002
        self.frames.append(json.loads(frame))

    @property
    def versions(self) -> list[int]:
        return [envelope.version for envelope in self.envelopes]

    @property
    def heard_all(self) -> bool:
        """Whether versions came once and in order, without a gap."""
        versions = self.versions
        return bool(versions) and versions == list(range(versions[0], versions[0] + len(versions)))

    def of(self, kind: str) -> list[Json]:
        return [frame for frame in self.frames if frame["t"] == kind]


@dataclass
class Ledger:
    """A recorder in memory: refuses the first *failures* times; tells a rating of every rated seat."""

    failures: int = 0
    entries: list[OutboxEntry] = field(default_factory=list)
    attempts: int = 0

    async def record(self, entry: OutboxEntry) -> tuple[RatingChange, ...]:
        self.attempts += 1
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise ConnectionError("the database is away")
        self.entries.append(entry)
        rated = entry.rated if isinstance(entry, FinishedDeal) else ()
        return tuple(RatingChange(seat=seat, before=1500.0, after=1500.0 + seat) for seat in rated)

    @property
    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]


def sits(table: Table, player: Player) -> bool:
    """Say whether *player* sits at *table*."""
    return seat_of(table, player.account) is not None
