"""What everybody may read: leaderboards, players, finished sessions, their deals and replays."""

import asyncio
import json
import re
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from backend.api.choices import check_ruleset
from backend.api.errors import ApiError, ApiReason
from backend.api.parts import Address, Parts, PartsOf, Whoever
from backend.api.replay import ReplayStep, ReplayUnavailableError, replay_steps
from backend.records import history
from backend.records.leaderboard import Leaderboard, leaderboard
from backend.records.pages import Cursor, DealSummary, PlayerPage, PlayerSession, SessionSummary, StoredDeal
from backend.rules.shared.game import OptionValue
from backend.rules.shared.results import CardPoints, LedgerLine

router = APIRouter(tags=["records"])

FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""A recorded deal never changes."""

SessionId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
DealNo = Annotated[int, Path(ge=1, le=100_000)]
Limit = Annotated[int, Query(ge=1, le=100)]
_CURSOR: Final = re.compile(r"(\d{1,15})_([A-Za-z0-9_-]{1,40})")


class PlayerSessions(BaseModel):
    """A page of a player's finished sessions, the latest first. *next* goes on, as `before`; null at the end."""

    sessions: list[PlayerSession]
    next: str | None


@dataclass(frozen=True, slots=True)
class SessionPage:
    """A session with its score sheet."""

    session: SessionSummary
    deals: tuple[DealSummary, ...]


class SessionDeals(BaseModel):
    """The score sheet of a session."""

    deals: list[DealSummary]


class RecordResult(BaseModel):
    """The result a deal record states, in deal seats; keys that the deal does not have are left out."""

    scores: list[int]
    contract: str | None = None
    declarer: int | None = None
    partner: int | None = None
    card_points: list[CardPoints] | None = None
    radli: list[int] | None = None


class Record(BaseModel):
    """A deal record (docs/protocol.md, "Deal record"), letter for letter as `trula verify` reads it."""

    format: str
    rules: str
    rules_version: int | None = None
    options: dict[str, OptionValue] | None = None
    dealer: int
    hands: list[str]
    talon: str | None = None
    piles: list[list[str]] | None = None
    compulsory_klop: bool | None = None
    radli: list[int] | None = None
    actions: list[tuple[int, str]]
    result: RecordResult | None = None


class _Deal(BaseModel):
    session: SessionSummary
    deal: DealSummary
    seating: list[int]
    ledger: list[LedgerLine]


class DealPage(_Deal):
    """One deal whole. *ledger* and *record* speak of deal seats; *seating* maps them to table seats."""

    record: Record


class Replay(BaseModel):
    """A deal step by step, all hands open; the first step is the deal itself."""

    seating: list[int]
    steps: list[ReplayStep]


@router.get("/api/leaderboards/{ruleset}")
async def read_leaderboard(
    ruleset: str,
    parts: PartsOf,
    account: Whoever,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Limit = 50,
) -> Leaderboard:
    """Read the ratings of a ruleset, best first, and where you stand."""
    you = None if account is None else account.id
    return await leaderboard(parts.database, check_ruleset(ruleset), offset=offset, limit=limit, you=you)


@router.get("/api/players/{name}")
async def read_player(name: str, parts: PartsOf) -> PlayerPage:
    """Read a player's page; the name is found however it is capitalised."""
    return await _player(parts, name)


@router.get("/api/players/{name}/sessions")
async def read_player_sessions(
    name: str, parts: PartsOf, before: Annotated[str | None, Query(max_length=60)] = None, limit: Limit = 20
) -> PlayerSessions:
    """List a player's finished sessions."""
    player = await _player(parts, name)
    sessions, after = await history.sessions_of(parts.database, player.id, before=_cursor(before), limit=limit)
    return PlayerSessions(sessions=list(sessions), next=None if after is None else f"{after[0]}_{after[1]}")


@router.get("/api/sessions/{session}")
async def read_session(session: SessionId, parts: PartsOf) -> SessionPage:
    """Read a session and its score sheet; of one that runs, the deals that are over."""
    return SessionPage(await _session(parts, session), await history.deals_of(parts.database, session))


@router.get("/api/sessions/{session}/deals")
async def read_deals(session: SessionId, parts: PartsOf) -> SessionDeals:
    """List the finished deals of a session."""
    await _session(parts, session)
    return SessionDeals(deals=list(await history.deals_of(parts.database, session)))


@router.get("/api/sessions/{session}/deals/{no}", response_model=DealPage)
async def read_deal(session: SessionId, no: DealNo, parts: PartsOf) -> Response:
    """Read a finished deal: its record, its ledger, what it did to the ratings."""
    stored = await _deal(parts, session, no)
    deal = _Deal(
        session=await _session(parts, session),
        deal=stored.summary,
        seating=list(stored.seating),
        ledger=list(stored.ledger),
    )
    # The record goes out as it was stored, whichever version of the format it is.
    return JSONResponse({**deal.model_dump(mode="json"), "record": json.loads(stored.record)})


@router.get("/api/sessions/{session}/deals/{no}/replay")
async def read_replay(session: SessionId, no: DealNo, parts: PartsOf, address: Address, response: Response) -> Replay:
    """Play a finished deal again: every step with the view after it, so that it can be shown without any rules."""
    await parts.limits.take("replay", address)
    stored = await _deal(parts, session, no)
    try:
        steps = await asyncio.to_thread(replay_steps, stored.record)
    except ReplayUnavailableError:
        detail = "The rules of that time are no longer here; the record can still be read."
        raise ApiError(404, ApiReason.REPLAY_UNAVAILABLE, detail) from None
    response.headers["Cache-Control"] = FOR_GOOD
    return Replay(seating=list(stored.seating), steps=list(steps))


async def _player(parts: Parts, name: str) -> PlayerPage:
    player = await history.player_named(parts.database, name)
    if player is None:
        raise ApiError(404, ApiReason.NO_SUCH_PLAYER, "Nobody is called so.", field="name")
    return player


async def _session(parts: Parts, session: str) -> SessionSummary:
    found = await history.session_by_id(parts.database, session)
    if found is None:
        raise ApiError(404, ApiReason.NO_SUCH_SESSION, "Nothing is recorded of such a session.")
    return found


async def _deal(parts: Parts, session: str, no: int) -> StoredDeal:
    found = await history.deal_of(parts.database, session, no)
    if found is None:
        raise ApiError(404, ApiReason.NO_SUCH_DEAL, "No such deal is recorded.")
    return found


def _cursor(text: str | None) -> Cursor | None:
    if text is None:
        return None
    match = _CURSOR.fullmatch(text)
    if match is None:
        raise ApiError(422, ApiReason.INVALID, "Not what `next` said.", field="before")
    return int(match[1]), match[2]
