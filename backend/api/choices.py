"""What can be chosen for a table, with its bounds: read from requests, and told to the form that asks for it."""

import time
from collections.abc import Mapping
from typing import Annotated, Final, Literal, assert_never

from pydantic import BaseModel, ConfigDict, Field

from backend.api.errors import ApiError, ApiReason
from backend.lobby.standard import practice_end
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.game import AnyRuleset, BonusWorth, Chosen, ContractWorth, HouseOption, OptionValue, ValueLine
from backend.rules.shared.reasons import RuleViolation
from backend.tables.options import CLOCKS, AfterDeals, AtScore, AtTime, OnCall, Pace, SessionEnd

MOST_DEALS: Final = 100
LEAST_SCORE: Final = 50
MOST_SCORE: Final = 10_000
LEAST_MINUTES: Final = 5
MOST_MINUTES: Final = 24 * 60


class _Choice(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class EndAfterDeals(_Choice):
    """The session ends after *deals*."""

    kind: Literal["deals"]
    deals: int = Field(ge=1, le=MOST_DEALS)


class EndAtScore(_Choice):
    """When a total reaches *points* the next deal is the škis round."""

    kind: Literal["score"]
    points: int = Field(ge=LEAST_SCORE, le=MOST_SCORE)


class EndAtTime(_Choice):
    """After *at_ms* (Unix time, 5 minutes to a day from now) the next deal is the škis round."""

    kind: Literal["time"]
    at_ms: int = Field(ge=0, lt=2**53)


class EndOnCall(_Choice):
    """When all people present ask for it the next deal is the škis round."""

    kind: Literal["call"]


End = Annotated[EndAfterDeals | EndAtScore | EndAtTime | EndOnCall, Field(discriminator="kind")]


class PaceOffer(BaseModel):
    """A pace: the time for each question, then the bank for the whole deal."""

    name: Pace
    turn_ms: int
    bank_ms: int


class EndOffer(BaseModel):
    """A way for a session to end; its number (deals, points, minutes from now) lies between *least* and *most*."""

    kind: Literal["deals", "score", "time", "call"]
    least: int | None = None
    most: int | None = None
    usual: int | None = None


class Offer(BaseModel):
    """A ruleset: what can be chosen for its tables, and its values.

    *players* are those of a deal; *table_sizes* how many seats a table may have, the usual number first (with one more
    than *players* the dealer sits out). *cut*: there may be "cut or knock" before the deal. *house*: what a house may
    choose. *contracts*, *bonuses* and *table* are its values, each line of the table with its rule point.
    """

    name: str
    version: int
    family: Literal["slovenian", "portal", "french"]
    players: int
    table_sizes: tuple[int, ...]
    paces: list[PaceOffer]
    ends: list[EndOffer]
    cut: bool
    house: tuple[HouseOption, ...]
    contracts: tuple[ContractWorth, ...]
    bonuses: tuple[BonusWorth, ...]
    table: tuple[ValueLine, ...]


def check_ruleset(name: str) -> str:
    """Return *name* where a ruleset is called so.

    Raises:
        ApiError: 404 UNKNOWN_RULESET.
    """
    if name not in NAMES:
        raise ApiError(404, ApiReason.UNKNOWN_RULESET, f"There is {', '.join(NAMES)}.", field="ruleset")
    return name


def house_of(rules: AnyRuleset, choices: Mapping[str, OptionValue]) -> Chosen:
    """Return the house options that differ from the ruleset's own.

    Raises:
        ApiError: 422 BAD_OPTION for one that the ruleset does not offer.
    """
    for name, value in choices.items():
        try:
            rules.with_house({name: value})
        except RuleViolation as violation:
            detail = f"{rules.name} does not offer it."
            raise ApiError(422, violation.reason, detail, field=f"house.{name[:40]}") from None
    return rules.with_house(choices).house


def seats_of(rules: AnyRuleset, seats: int | None) -> int:
    """Return how many seats the table has.

    Raises:
        ApiError: 422 INVALID for a number that the ruleset does not offer.
    """
    if seats is None:
        return rules.table_sizes[0]
    if seats not in rules.table_sizes:
        raise ApiError(422, ApiReason.INVALID, f"{' or '.join(map(str, rules.table_sizes))} seats.", field="seats")
    return seats


def cut_of(rules: AnyRuleset, *, cut: bool) -> bool:
    """Return whether the pack is cut.

    Raises:
        ApiError: 422 INVALID in a game without "cut or knock".
    """
    if cut and not rules.cutting:
        raise ApiError(422, ApiReason.INVALID, f"{rules.name} is dealt without cutting.", field="cut")
    return cut


def end_of(choice: EndAfterDeals | EndAtScore | EndAtTime | EndOnCall) -> SessionEnd:
    """Turn the choice into the table's option.

    Raises:
        ApiError: 422 INVALID for a time too near or too far.
    """
    match choice:
        case EndAfterDeals():
            return AfterDeals(choice.deals)
        case EndAtScore():
            return AtScore(choice.points)
        case EndAtTime():
            minutes = (choice.at_ms / 1000 - time.time()) / 60
            # A minute of grace: the form was filled in a moment ago, by another clock.
            if not LEAST_MINUTES - 1 <= minutes <= MOST_MINUTES + 1:
                raise ApiError(422, ApiReason.INVALID, "5 minutes to a day from now.", field="end.at_ms")
            return AtTime(choice.at_ms)
        case EndOnCall():
            return OnCall()
        case _ as never:
            assert_never(never)


def offers() -> list[Offer]:
    """List all rulesets with their choices."""
    return [_offer(ruleset(name)) for name in NAMES]


def _offer(rules: AnyRuleset) -> Offer:
    paces = [PaceOffer(name=name, turn_ms=clock.turn_ms, bank_ms=clock.bank_ms) for name, clock in CLOCKS.items()]
    ends = [
        EndOffer(kind="deals", least=1, most=MOST_DEALS, usual=practice_end(rules.table_sizes[0]).deals),
        EndOffer(kind="score", least=LEAST_SCORE, most=MOST_SCORE, usual=300),
        EndOffer(kind="time", least=LEAST_MINUTES, most=MOST_MINUTES, usual=60),
        EndOffer(kind="call"),
    ]
    return Offer(
        name=rules.name,
        version=rules.version,
        family=rules.family,
        players=rules.players,
        table_sizes=rules.table_sizes,
        paces=paces,
        ends=ends,
        cut=rules.cutting,
        house=rules.house_options,
        contracts=rules.worths,
        bonuses=rules.bonus_worths,
        table=rules.table,
    )
