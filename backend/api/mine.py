"""The tables somebody sits at, in short: made from what he may see of each."""

from dataclasses import dataclass
from typing import Literal

from backend.rooms.rooms import Rooms
from backend.tables.options import Pace
from backend.tables.view import view
from backend.tables.views import TableView


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table at which who asks sits in *seat*; *players* by seat, null where it is empty.

    *your_turn*: the table waits for him, until *deadline_ms* (Unix). *away*: a bot plays for him.
    """

    id: str
    ruleset: str
    pace: Pace
    phase: Literal["seating", "dealing", "playing", "scored", "finished"]
    deal_no: int
    seat: int
    players: tuple[str | None, ...]
    your_turn: bool
    away: bool
    deadline_ms: int


async def tables_of(rooms: Rooms, account: str) -> tuple[MyTable, ...]:
    """List the unfinished tables where *account* sits. Raises `StoreDown`."""
    mine: list[MyTable] = []
    for table in await rooms.tables_of(account):
        snapshot = await rooms.load(table)
        if snapshot is not None:
            seen = view(snapshot.table, account)
            if seen.seat is not None:
                mine.append(_my_table(seen, seen.seat))
    return tuple(mine)


def _my_table(seen: TableView, seat: int) -> MyTable:
    own = seen.places[seat]
    return MyTable(
        id=seen.id,
        ruleset=seen.options.ruleset,
        pace=seen.options.pace,
        phase=seen.phase,
        deal_no=seen.deal_no,
        seat=seat,
        players=tuple(None if place is None else place.player.name for place in seen.places),
        your_turn=seat in seen.question.seats,
        away=own is not None and own.away,
        deadline_ms=seen.question.deadline_ms,
    )
