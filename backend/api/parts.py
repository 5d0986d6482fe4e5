"""What the routers work with, handed over once by the composition root, and who is asking."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Final

from fastapi import Depends, Request, Response

from backend.accounts.model import Account, AccountError, AccountReason
from backend.accounts.tokens import LOGIN_LASTS_MS
from backend.api.passwords import Passwords
from backend.api.rates import RateLimits, neighbourhood
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.rooms.rooms import Rooms

COOKIE: Final = "trula_login"
SECURE_COOKIE: Final = "__Host-trula_login"


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything the API needs. *https*: a proxy serves the page by https, so cookies are Secure and `__Host-`.

    *login_ended* is told the token of a login that is over, so that its sockets close.
    """

    database: Database
    accounts: Accounts
    rooms: Rooms
    limits: RateLimits
    login_ended: Callable[[str], Awaitable[None]]
    https: bool = False
    passwords: Passwords = field(default_factory=Passwords)

    @property
    def cookie(self) -> str:
        """The login cookie's name."""
        return SECURE_COOKIE if self.https else COOKIE


def parts_of(request: Request) -> Parts:
    """Return the parts of the app that serves *request*."""
    parts = request.app.state.api
    assert isinstance(parts, Parts)
    return parts


PartsOf = Annotated[Parts, Depends(parts_of)]


def token_of(request: Request, parts: PartsOf) -> str | None:
    """Return the login token the request carries."""
    return request.cookies.get(parts.cookie)


Token = Annotated[str | None, Depends(token_of)]


async def whoever(parts: PartsOf, token: Token) -> Account | None:
    """Return who is signed in, None for nobody."""
    return None if token is None else await parts.accounts.account_of(token)


Whoever = Annotated[Account | None, Depends(whoever)]


def signed_in(account: Whoever) -> Account:
    """Return who is signed in.

    Raises:
        AccountError: NOT_SIGNED_IN.
    """
    if account is None:
        raise AccountError(AccountReason.NOT_SIGNED_IN)
    return account


Me = Annotated[Account, Depends(signed_in)]


def address_of(request: Request) -> str:
    """Return the address tries are counted by. Behind a proxy it is the one that uvicorn believes (settings)."""
    return neighbourhood(request.client.host if request.client else None)


Address = Annotated[str, Depends(address_of)]


def set_login(response: Response, parts: Parts, token: str) -> None:
    """Give the browser its login; no script can read it, no other site can send it with a post."""
    response.set_cookie(
        parts.cookie,
        token,
        max_age=LOGIN_LASTS_MS // 1000,
        path="/",
        secure=parts.https,
        httponly=True,
        samesite="lax",
    )


def end_login(response: Response, parts: Parts) -> None:
    """Take it back."""
    response.delete_cookie(parts.cookie, path="/", secure=parts.https, httponly=True, samesite="lax")
