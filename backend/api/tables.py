"""Opening tables and looking for people; what a table can be made of."""

from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from backend.accounts.model import Account
from backend.api.choices import End, Offer, check_ruleset, cut_of, end_of, house_of, offers, seats_of
from backend.api.errors import ApiError, ApiReason
from backend.api.parts import Me, Parts, PartsOf
from backend.lobby.standard import practice_end, rated_by_default
from backend.protocol.frames import OpenTable
from backend.rules.registry import ruleset
from backend.rules.shared.game import OptionValue
from backend.tables.model import Player
from backend.tables.options import Pace, TableOptions
from backend.tables.seating import bot
from backend.tables.seats import seats_for

router = APIRouter(tags=["tables"])

MOST_TABLES: Final = 8
"""At so many unfinished tables one may sit."""
MOST_OPTIONS: Final = 20


class NewTable(BaseModel):
    """The choices for a table. *bots* fill the seats.

    *rated* left out: public tables without house options are, others are not. *house* are house options by name,
    *seats* one of the ruleset's `table_sizes`; left out: its own, and the usual number. *counter*: players may look up
    which cards have been played.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    ruleset: str
    end: End | None = None
    pace: Pace = "normal"
    public: bool = False
    rated: bool | None = None
    cut: bool = False
    house: dict[str, OptionValue] = Field(default_factory=dict, max_length=MOST_OPTIONS)
    seats: int | None = None
    counter: bool = True
    bots: bool = False


class NewSeek(BaseModel):
    """What one looks for people to play; *seats* is one of the ruleset's `table_sizes`, left out the usual one."""

    model_config = ConfigDict(extra="forbid", strict=True)

    ruleset: str
    pace: Pace = "normal"
    seats: int | None = None


class TableMade(BaseModel):
    """The table to go to."""

    table: str


class OpenTables(BaseModel):
    """The lobby, newest first."""

    tables: list[OpenTable]


class Offers(BaseModel):
    """All rulesets."""

    rulesets: list[Offer]


@router.get("/api/rulesets")
async def list_rulesets() -> Offers:
    """List what can be played, and what can be chosen for a table of it."""
    return Offers(rulesets=offers())


@router.get("/api/tables")
async def list_tables(parts: PartsOf) -> OpenTables:
    """List the public tables: those that wait for players, and those being played."""
    return OpenTables(tables=list(await parts.rooms.open_tables()))


@router.post("/api/tables", status_code=201)
async def open_table(wanted: NewTable, parts: PartsOf, account: Me) -> TableMade:
    """Open a table and sit down at it; with *bots*, play at once."""
    options = _options(wanted)
    await _may_sit_down(parts, account)
    creator = await _player(parts, account, options.ruleset)
    bots = [bot(seat) for seat in range(1, seats_for(options))] if wanted.bots else []
    return TableMade(table=await parts.rooms.open(options, creator, seated=(creator, *bots)))


@router.post("/api/seeks")
async def look_for_people(wanted: NewSeek, parts: PartsOf, account: Me) -> TableMade:
    """Sit down at an open public table of that ruleset and pace, or open one where others will find it."""
    name = check_ruleset(wanted.ruleset)
    seats = seats_of(ruleset(name), wanted.seats)
    await _may_sit_down(parts, account)
    return TableMade(table=await parts.rooms.seek(await _player(parts, account, name), name, wanted.pace, seats))


def _options(wanted: NewTable) -> TableOptions:
    rules = ruleset(check_ruleset(wanted.ruleset))
    house, seats = house_of(rules, wanted.house), seats_of(rules, wanted.seats)
    return TableOptions(
        ruleset=rules.name,
        ruleset_version=rules.version,
        end=practice_end(seats) if wanted.end is None else end_of(wanted.end),
        pace=wanted.pace,
        public=wanted.public,
        rated=rated_by_default(public=wanted.public, house=house) if wanted.rated is None else wanted.rated,
        cut=cut_of(rules, cut=wanted.cut),
        house=house,
        seats=seats,
        counter=wanted.counter,
    )


async def _may_sit_down(parts: Parts, account: Account) -> None:
    await parts.limits.take("tables", account.id)
    if len(await parts.rooms.tables_of(account.id)) >= MOST_TABLES:
        raise ApiError(409, ApiReason.TOO_MANY_TABLES, f"You sit at {MOST_TABLES} tables; finish one first.")


async def _player(parts: Parts, account: Account, rules: str) -> Player:
    if not account.registered:
        return Player(account.id, account.name, "guest")
    rating = await parts.accounts.rating_of(account.id, rules)
    return Player(account.id, account.name, "account", None if rating is None else round(rating))
