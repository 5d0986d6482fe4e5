"""How a client comes to the present: the batches it missed, or one snapshot."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from backend.gateway.following import Seen
from backend.protocol.render import Mark, event_frame, past_frame, snapshot_frame
from backend.rooms.rooms import Batch, Rooms, Snapshot
from backend.tables.model import Seating

MOST_REPAIRED: Final = 32
"""Who missed more commits gets a snapshot: it is shorter, and so many frames would fill his queue on the spot."""


@dataclass(frozen=True, slots=True)
class Present:
    """A table now, and the written frames that bring a client there. *accounts* are by table seat."""

    seen: Seen
    accounts: tuple[str | None, ...]
    ruleset: str
    seats_free: bool
    frames: tuple[str, ...]


async def read_table(
    rooms: Rooms, table: str, account: str, seen: Seen | None, clock: Callable[[], int]
) -> Present | None:
    """Read the table for a client that has *seen* a version of it (None: nothing); None where there is no table.

    The caller has subscribed before, so whatever is committed after this reading comes through the feed.
    """
    now = await rooms.load(table)
    if now is None:
        return None
    missed = None if seen is None else _up_to(now, seen, await rooms.since(table, seen.version, seen.tip))
    return Present(
        seen=Seen(now.version, now.tip),
        accounts=tuple(None if place is None else place.player.account for place in now.table.places),
        ruleset=now.table.options.ruleset,
        seats_free=isinstance(now.table.phase, Seating),
        frames=_snapshot(now, account, clock()) if missed is None else _repaired(now, missed, account, clock()),
    )


def _up_to(now: Snapshot, seen: Seen, batches: tuple[Batch, ...] | None) -> tuple[Batch, ...] | None:
    """Return the batches from *seen* to *now*; None where one of them is not to be had, or they are too many."""
    if batches is None or now.version - seen.version > MOST_REPAIRED:
        return None
    missed = tuple(batch for batch in batches if batch.version <= now.version)
    whole = [batch.version for batch in missed] == list(range(seen.version + 1, now.version + 1))
    return missed if whole else None


def _snapshot(now: Snapshot, account: str, now_ms: int) -> tuple[str, ...]:
    return (snapshot_frame(now.table, account, Mark(now.version, now.tip, now_ms)),)


def _repaired(now: Snapshot, missed: tuple[Batch, ...], account: str, now_ms: int) -> tuple[str, ...]:
    """Write the missed commits, the last with the view. None missed: the client has the table as it is."""
    if not missed:
        return ()
    *past, last = missed
    return (
        *(past_frame(now.table, account, one.events, Mark(one.version, one.tip, now_ms)) for one in past),
        event_frame(now.table, account, last.events, Mark(last.version, last.tip, now_ms)),
    )
