"""What can be chosen for a table, with its bounds: read from requests, and told to the form that asks for it."""

import time
from typing import Annotated, Final, Literal, assert_never

from pydantic import BaseModel, ConfigDict, Field

from backend.api.errors import ApiError, ApiReason
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.game import ContractWorth
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
    """A ruleset, what its contracts are worth, and what can be chosen for its tables.

    *cut*: there is "cut or knock" before the deal.
    """

    name: str
    version: int
    players: int
    paces: list[PaceOffer]
    ends: list[EndOffer]
    cut: bool
    contracts: tuple[ContractWorth, ...]


def check_ruleset(name: str) -> str:
    """Return *name* where a ruleset is called so.

    Raises:
        ApiError: 404 UNKNOWN_RULESET.
    """
    if name not in NAMES:
        raise ApiError(404, ApiReason.UNKNOWN_RULESET, f"There is {', '.join(NAMES)}.", field="ruleset")
    return name


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
    paces = [PaceOffer(name=name, turn_ms=clock.turn_ms, bank_ms=clock.bank_ms) for name, clock in CLOCKS.items()]
    ends = [
        EndOffer(kind="deals", least=1, most=MOST_DEALS, usual=4),
        EndOffer(kind="score", least=LEAST_SCORE, most=MOST_SCORE, usual=300),
        EndOffer(kind="time", least=LEAST_MINUTES, most=MOST_MINUTES, usual=60),
        EndOffer(kind="call"),
    ]
    return [
        Offer(
            name=rules.name,
            version=rules.version,
            players=rules.players,
            paces=paces,
            ends=ends,
            cut=True,
            contracts=rules.worths,
        )
        for rules in map(ruleset, NAMES)
    ]
