"""Looking for people: which open table a seek is seated at."""

from collections.abc import Iterable
from dataclasses import dataclass

from backend.lobby.standard import matchmaking_options
from backend.lobby.summary import LobbyTable, announced
from backend.tables.model import AccountId
from backend.tables.options import Pace, TableOptions


@dataclass(frozen=True, slots=True)
class Seek:
    """*account* looks for people to play *ruleset* with at *pace*, at a table of *seats* (None: the usual number)."""

    account: AccountId
    ruleset: str
    pace: Pace
    seats: int | None = None

    @property
    def options(self) -> TableOptions:
        """The options of a table that is opened for it."""
        return matchmaking_options(self.ruleset, self.pace, self.seats)


def fits(table: LobbyTable, seek: Seek) -> bool:
    """Say whether *seek* may be seated at *table*: a public one that waits, with a free seat and the standard options.

    Never a table where the seeker sits already, nor one he made, nor one where nobody waits: he looks for people.
    """
    return (
        _alike(table, seek)
        and bool(table.free)
        and seek.account != table.creator
        and not _sits(table, seek)
        and any(seat is not None and seat.kind != "bot" for seat in table.seats)
    )


def in_order(tables: Iterable[LobbyTable], seek: Seek) -> tuple[LobbyTable, ...]:
    """List the tables that fit *seek*, the best first: the fewest free seats, then who has waited longest."""
    fitting = (table for table in tables if fits(table, seek))
    return tuple(sorted(fitting, key=lambda table: (len(table.free), table.created_ms, table.id)))


def waiting_at(tables: Iterable[LobbyTable], seek: Seek) -> LobbyTable | None:
    """Return the matchmaking table where the seeker waits already; seeking twice must not open a second one."""
    mine = (table for table in tables if table.creator is None and _alike(table, seek) and _sits(table, seek))
    return min(mine, key=lambda table: (table.created_ms, table.id), default=None)


def _alike(table: LobbyTable, seek: Seek) -> bool:
    wanted = announced(table.id, seek.options, table.created_ms)
    return not table.started and _choices(table) == _choices(wanted)


def _choices(table: LobbyTable) -> tuple[object, ...]:
    options = (table.ruleset, table.pace, table.end, table.rated, table.cut, table.house, table.counter)
    return (*options, len(table.seats))


def _sits(table: LobbyTable, seek: Seek) -> bool:
    return any(seat is not None and seat.account == seek.account for seat in table.seats)
