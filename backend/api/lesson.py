"""The lesson: a prepared deal as the frames of a table, so that the client teaches the game without knowing a rule."""

import hashlib
import json
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Response
from pydantic import BaseModel

from backend.api.prepared import COUNTED, DEALER, LEARNER, MOVES, PACK, RULES, Move, Step
from backend.protocol.frames import EvFrame, SnapshotFrame
from backend.protocol.render import Mark, event_frame, snapshot_frame
from backend.rules.registry import ruleset
from backend.rules.shared.cards import Seat
from backend.rules.shared.counting import card_points
from backend.rules.shared.notation import parse_action, parse_cards
from backend.tables.commands import Act, BotActs, DealPack, Start
from backend.tables.machine import open_table, step
from backend.tables.model import Player, Table
from backend.tables.options import OnCall, TableOptions
from backend.tables.seating import bot

router = APIRouter(tags=["lesson"])

_PUPIL: Final = Player("learner", "", "guest")
_TABLE: Final = "lesson"
_AT_MS: Final = 60_000
"""The lesson's own time, which stands still: there is no hurry in it."""


class LessonMove(BaseModel):
    """An action of the deal, and the frame that the learner's socket gets of it.

    *step* is what it teaches, where the learner does it as a step of the lesson.
    """

    seat: Seat
    do: str
    step: Step | None
    frame: EvFrame


class Counted(BaseModel):
    """Three cards, and what they are worth together in card points."""

    cards: list[str]
    points: int


class Lesson(BaseModel):
    """The prepared deal. *learner* is one's seat; *values* the worth of each card of the pack."""

    ruleset: str
    learner: Seat
    values: dict[str, int]
    counted: Counted
    start: SnapshotFrame
    moves: list[LessonMove]


@router.get("/api/lesson", response_model=Lesson, responses={304: {"description": "You have it already."}})
async def read_lesson(if_none_match: Annotated[str | None, Header()] = None) -> Response:
    """Read the prepared deal of the lesson; it changes only with the server."""
    body, tag = _written()
    headers = {"ETag": tag, "Cache-Control": "public, no-cache"}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@cache
def _written() -> tuple[str, str]:
    body = json.dumps(lesson(), ensure_ascii=False, separators=(",", ":"))
    return body, f'"{hashlib.sha256(body.encode()).hexdigest()[:20]}"'


def lesson() -> dict[str, Any]:
    """Play the prepared deal at a table of its own, and keep the frames as the learner gets them: a `Lesson`.

    Raises:
        RuleViolation, TableError: the rules have changed, and the deal with its texts must follow.
    """
    rules, table = ruleset(RULES), dealt()
    start = snapshot_frame(table, _PUPIL.account, _mark(0))
    moves: list[dict[str, Any]] = []
    for no, move in enumerate(MOVES, start=1):
        table, events = step(table, *_said(table, move), _AT_MS)
        frame = json.loads(event_frame(table, _PUPIL.account, events, _mark(no)))
        moves.append({"seat": move.seat, "do": move.do, "step": move.step, "frame": frame})
    values = dict(rules.pack.value)
    counted = {
        "cards": list(COUNTED),
        "points": card_points(values[card] for card in parse_cards(" ".join(COUNTED), rules.pack)),
    }
    return {
        "ruleset": RULES,
        "learner": LEARNER,
        "values": values,
        "counted": counted,
        "start": json.loads(start),
        "moves": moves,
    }


def dealt() -> Table:
    """Set up the table of the lesson: three bots and the learner, the prepared cards dealt."""
    rules = ruleset(RULES)
    options = TableOptions(RULES, rules.version, OnCall(), "calm", public=False, rated=False)
    seated = tuple(_PUPIL if seat == LEARNER else bot(seat) for seat in range(rules.players))
    table, _ = open_table(_TABLE, options, None, 0, seated)
    table, _ = step(table, None, Start(DEALER), 0)
    table, _ = step(table, None, DealPack(parse_cards(PACK, rules.pack)), _AT_MS)
    return table


def _said(table: Table, move: Move) -> tuple[str | None, Act | BotActs]:
    action, turn = parse_action(move.do, ruleset(RULES).pack), table.question.no
    return (_PUPIL.account, Act(turn, action)) if move.seat == LEARNER else (None, BotActs(turn, move.seat, action))


def _mark(no: int) -> Mark:
    return Mark(no + 1, f"lesson-{no}", _AT_MS)
