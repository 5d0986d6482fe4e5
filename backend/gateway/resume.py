"""How a client comes to the present: the batches it missed, or one snapshot."""

from dataclasses import dataclass

from backend.rooms.rooms import Batch, Rooms, Snapshot
from backend.tables.model import Seating


@dataclass(frozen=True, slots=True)
class Present:
    """A table now, and the written frames that bring a client there. *accounts* are by table seat."""

    version: int
    accounts: tuple[str | None, ...]
    ruleset: str
    seats_free: bool
    frames: tuple[str, ...]


async def read_table(rooms: Rooms, table: str, account: str, version: int | None, tip: str | None) -> Present | None:
    """Read the table for a client that has seen *version* under *tip* (None: nothing); None where there is no table.

    The caller has subscribed before, so whatever is committed after this reading comes through the feed.
    """
    now = await rooms.load(table)
    if now is None:
        return None
    missed = None if version is None or tip is None else await rooms.since(table, version, tip)
    return Present(
        version=now.version,
        accounts=tuple(place and place.player.account for place in now.table.places),
        ruleset=now.table.options.ruleset,
        seats_free=isinstance(now.table.phase, Seating),
        frames=_frames(now, missed, account),
    )


def _frames(now: Snapshot, missed: tuple[Batch, ...] | None, account: str) -> tuple[str, ...]:
    raise NotImplementedError
