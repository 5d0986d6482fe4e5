"""What of a table stands in the lobby."""

from dataclasses import dataclass, replace
from typing import assert_never

from backend.rules.shared.cards import Seat
from backend.rules.shared.game import Chosen
from backend.tables.model import AccountId, Finished, Place, PlayerKind, Seating, Table
from backend.tables.options import AfterDeals, AtScore, AtTime, OnCall, Pace, SessionEnd, TableOptions
from backend.tables.seats import seats_for


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """Who sits at a table. *account* is for matching and is not shown."""

    account: AccountId
    name: str
    kind: PlayerKind
    rating: int | None


@dataclass(frozen=True, slots=True)
class LobbyTable:
    """A public table in the lobby: *started* False while it waits for players, True while it is played.

    *creator* is None for a table made by matchmaking; *created_ms* is Unix time; *house* are the house options that
    differ from the rule set's own.
    """

    id: str
    ruleset: str
    pace: Pace
    end: SessionEnd
    rated: bool
    cut: bool
    started: bool
    creator: AccountId | None
    created_ms: int
    seats: tuple[LobbySeat | None, ...]
    house: Chosen = ()
    counter: bool = True

    @property
    def free(self) -> tuple[Seat, ...]:
        """The empty seats."""
        return tuple(seat for seat, taken in enumerate(self.seats) if taken is None)


def lobby_table(table: Table) -> LobbyTable | None:
    """Return what the lobby shows of *table*: nothing of a private table or one that is over."""
    if not table.options.public or isinstance(table.phase, Finished):
        return None
    return replace(
        announced(table.id, table.options, table.created_ms),
        started=not isinstance(table.phase, Seating),
        creator=table.creator,
        seats=tuple(_seat(place) for place in table.places),
    )


def announced(table: str, options: TableOptions, at_ms: int) -> LobbyTable:
    """Return what the lobby shows of a matchmaking table that is about to be opened: all its seats are free."""
    return LobbyTable(
        id=table,
        ruleset=options.ruleset,
        pace=options.pace,
        end=options.end,
        rated=options.rated,
        cut=options.cut,
        started=False,
        creator=None,
        created_ms=at_ms,
        seats=(None,) * seats_for(options),
        house=options.house,
        counter=options.counter,
    )


def _seat(place: Place | None) -> LobbySeat | None:
    if place is None:
        return None
    player = place.player
    return LobbySeat(player.account, player.name, player.kind, player.rating)


def end_text(end: SessionEnd) -> str:
    """Write how a session ends in a word or two: `deals 8`, `score 500`, `time <Unix ms>`, `call`.

    >>> end_text(AfterDeals(8))
    'deals 8'
    """
    match end:
        case AfterDeals(deals):
            return f"deals {deals}"
        case AtScore(points):
            return f"score {points}"
        case AtTime(at_ms):
            return f"time {at_ms}"
        case OnCall():
            return "call"
        case _ as never:
            assert_never(never)
