"""Refusals of the API: always `{reason, field?, detail}`, never a trace and never the state."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from redis.exceptions import RedisError
from starlette.exceptions import HTTPException

from backend.accounts.model import AccountError, AccountReason
from backend.records.database import RecordsDown
from backend.rooms.rooms import Refused, StoreDown
from backend.rules.shared.reasons import Reason


class ApiReason(StrEnum):
    """Why a request is refused; with those of accounts and tables (docs/protocol.md, "Reasons")."""

    INVALID = "invalid"
    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    NOT_FOUND = "not_found"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    WRONG_ORIGIN = "wrong_origin"
    TOO_MANY_REQUESTS = "too_many_requests"
    TOO_MANY_TABLES = "too_many_tables"
    UNKNOWN_RULESET = "unknown_ruleset"
    NO_SUCH_PLAYER = "no_such_player"
    NO_SUCH_SESSION = "no_such_session"
    NO_SUCH_DEAL = "no_such_deal"
    REPLAY_UNAVAILABLE = "replay_unavailable"
    RECORDS_UNAVAILABLE = "records_unavailable"
    STORE_UNAVAILABLE = "store_unavailable"
    BUSY = "busy"
    INTERNAL = "internal"


class Refusal(BaseModel):
    """Every answer that is no success. *reason* is for programs, *detail* for their authors, *field* what is wrong."""

    reason: str = Field(examples=["name_taken"])
    field: str | None = Field(default=None, examples=["name"])
    detail: str = Field(examples=["The name is taken."])


class ApiError(Exception):
    """A refusal by the API itself."""

    def __init__(
        self,
        status: int,
        reason: ApiReason | AccountReason | Reason,
        detail: str,
        *,
        field: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.refusal = Refusal(reason=reason, field=field, detail=detail)
        self.headers = headers


_ACCOUNTS: Final[dict[AccountReason, tuple[int, str]]] = {
    AccountReason.NAME_TAKEN: (409, "The name, or one that looks the same, is taken."),
    AccountReason.NAME_INVALID: (422, "2 to 20 letters of one script, digits, and single spaces, _, - or . inside."),
    AccountReason.NAME_RESERVED: (422, "The name could be taken for the site's own."),
    AccountReason.PASSWORD_TOO_SHORT: (422, "A password has at least 8 characters."),
    AccountReason.PASSWORD_TOO_LONG: (422, "A password has at most 128 characters."),
    AccountReason.PASSWORD_IS_NAME: (422, "The password is the name."),
    AccountReason.WRONG_NAME_OR_PASSWORD: (401, "There is no such player, or the password is another."),
    AccountReason.ALREADY_REGISTERED: (409, "The account has a password already; sign out first."),
    AccountReason.NOT_SIGNED_IN: (401, "Sign in first, at least as a guest."),
    AccountReason.TOO_MANY_TRIES: (429, "Too many tries; wait."),
}

_HTTP: Final[dict[int, ApiReason]] = {
    400: ApiReason.MALFORMED,
    404: ApiReason.NOT_FOUND,
    405: ApiReason.METHOD_NOT_ALLOWED,
    413: ApiReason.TOO_LARGE,
}


def answer(status: int, refusal: Refusal, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Write a refusal."""
    return JSONResponse(refusal.model_dump(exclude_none=True), status, headers)


def add_handlers(app: FastAPI) -> None:
    """Turn everything that can be raised into a refusal."""
    app.add_exception_handler(ApiError, _api)
    app.add_exception_handler(AccountError, _account)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RecordsDown, _records_down)
    for away in (StoreDown, RedisError):
        app.add_exception_handler(away, _store_down)
    app.add_exception_handler(Exception, _internal)


def _api(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return answer(error.status, error.refusal, error.headers)


def _account(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, AccountError)
    status, detail = _ACCOUNTS[error.reason]
    return answer(status, Refusal(reason=error.reason, field=error.field, detail=detail))


def _invalid(_request: Request, error: Exception) -> JSONResponse:
    """Name the first thing that is wrong; the value itself, which may be a password, is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return answer(400, Refusal(reason=ApiReason.MALFORMED, detail="The body is no JSON."))
    where = ".".join(str(part) for part in first["loc"][1:]) or None
    return answer(422, Refusal(reason=ApiReason.INVALID, field=where, detail=str(first["msg"])[:200]))


def _http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    reason = _HTTP.get(error.status_code, ApiReason.INVALID)
    return answer(error.status_code, Refusal(reason=reason, detail=str(error.detail)), error.headers)


def _refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return answer(409, Refusal(reason=error.reason, detail="The table refuses this."))


def _records_down(_request: Request, _error: Exception) -> JSONResponse:
    refusal = Refusal(reason=ApiReason.RECORDS_UNAVAILABLE, detail="The database cannot be reached; try again.")
    return answer(503, refusal, {"Retry-After": "5"})


def _store_down(_request: Request, _error: Exception) -> JSONResponse:
    refusal = Refusal(reason=ApiReason.STORE_UNAVAILABLE, detail="Redis cannot be reached; try again.")
    return answer(503, refusal, {"Retry-After": "5"})


def _internal(_request: Request, _error: Exception) -> JSONResponse:
    return answer(500, Refusal(reason=ApiReason.INTERNAL, detail="Something went wrong on our side."))
