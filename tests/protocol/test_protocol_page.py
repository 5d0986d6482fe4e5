"""docs/protocol.md names everything that can come over the wire, so that a client can be written from it alone."""

import re
from pathlib import Path
from typing import get_args

import pytest

from backend.accounts.model import AccountReason
from backend.api.errors import ApiReason
from backend.config import Settings
from backend.gateway.closing import CloseCode
from backend.gateway.intake import BAD_FRAME
from backend.gateway.tables import NOT_FOLLOWING, TOO_MANY_TABLES
from backend.main import create_app
from backend.protocol.frames import ClientFrame, ServerFrame
from backend.protocol.schema import add_frames
from backend.rooms.chat import PHRASES
from backend.rules.shared.events import DealEvent
from backend.rules.shared.reasons import Reason
from backend.tables.events import TableEvent
from backend.tables.reasons import TableReason

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = frozenset(re.findall(r"`([^`\n]+)`", PAGE))
ROOMS = Path(__file__).parents[2] / "backend" / "rooms"


def types_of(union: object) -> list[str]:
    """List the values of the field that tells the members of *union* apart."""
    members = get_args(get_args(union)[0]) if hasattr(union, "__metadata__") else get_args(union)
    return [_word(member) for member in members]


def _word(member: type) -> str:
    if (fields := getattr(member, "model_fields", None)) is not None:
        return str(get_args(fields["t"].annotation)[0])
    return str(member.__dataclass_fields__["kind"].default)  # type: ignore[attr-defined]  # every event is a dataclass


@pytest.mark.parametrize("reason", [*Reason, *TableReason, *AccountReason, *ApiReason])
def test_every_reason_is_explained(reason: str) -> None:
    assert reason in WORDS


@pytest.mark.parametrize("reason", [BAD_FRAME, NOT_FOLLOWING, TOO_MANY_TABLES])
def test_every_reason_of_the_gateway_is_explained(reason: str) -> None:
    assert reason in WORDS


def test_every_reason_of_the_rooms_is_explained() -> None:
    reasons = {
        reason
        for file in ROOMS.glob("*.py")
        for reason in re.findall(r'Refused\("([a-z_]+)"\)', file.read_text(encoding="utf-8"))
    }
    assert {"no_such_table", "busy"} <= reasons <= WORDS


def test_every_request_is_listed() -> None:
    paths = create_app(Settings(redis_url="redis://localhost")).openapi()["paths"]
    requests = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    listed = {re.sub(r"\{(session|id)\}", "{}", word).replace("{no}", "{n}") for word in WORDS}
    assert {re.sub(r"\{(session|id)\}", "{}", one).replace("{no}", "{n}") for one in requests} <= listed


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_is_listed(phrase: str) -> None:
    assert phrase in WORDS


@pytest.mark.parametrize("frame", [*types_of(ClientFrame), *types_of(ServerFrame)])
def test_every_frame_is_described(frame: str) -> None:
    assert f"| `{frame}` |" in PAGE


@pytest.mark.parametrize("event", [*types_of(DealEvent), *types_of(TableEvent)])
def test_every_event_is_described(event: str) -> None:
    assert event in WORDS


@pytest.mark.parametrize("code", list(CloseCode))
def test_every_close_code_is_described(code: int) -> None:
    assert f"| {code} |" in PAGE


def test_every_field_of_a_frame_is_named() -> None:
    openapi: dict[str, dict[str, dict[str, dict[str, dict[str, str]]]]] = {}
    add_frames(openapi)
    schemas = openapi["components"]["schemas"]
    frames = [name for name in schemas if name.endswith("Frame") and "properties" in schemas[name]]
    assert len(frames) == len(types_of(ClientFrame)) + len(types_of(ServerFrame))
    for name in frames:
        for field in schemas[name]["properties"]:
            assert field in WORDS or field == "t", f"{name}.{field}"
