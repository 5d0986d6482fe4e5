"""What is checked of every request to the API before anything is read: its origin and its size."""

from collections.abc import Collection
from typing import Final

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backend.api.errors import ApiReason, Refusal, answer
from backend.kit.origins import origin_allowed

MAX_BODY: Final = 8_192
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Refuses what other people's pages send in our users' names, and bodies over 8 KiB; forbids caching by default."""

    def __init__(self, app: ASGIApp, *, origins: Collection[str]) -> None:
        """Let in the page of the request's own host, and those of *origins*."""
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass on."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in _SAFE and not self._is_ours(headers):
            refusal = Refusal(reason=ApiReason.WRONG_ORIGIN, detail="The page that sent this is not ours.")
            await answer(403, refusal)(scope, receive, send)
        elif _stated_length(headers) > MAX_BODY:
            await answer(413, Refusal(reason=ApiReason.TOO_LARGE, detail="The body is too large."))(
                scope, receive, send
            )
        else:
            await self._app(scope, _bounded(receive), _uncached(send))

    def _is_ours(self, headers: Headers) -> bool:
        if headers.get("sec-fetch-site") == "cross-site" and "origin" not in headers:
            return False
        return origin_allowed(headers.get("origin"), headers.get("host"), self._origins)


def _stated_length(headers: Headers) -> int:
    stated = headers.get("content-length", "")
    return int(stated) if stated.isascii() and stated.isdigit() else 0


def _bounded(receive: Receive) -> Receive:
    """Count what comes, for bodies that do not state their length."""
    size = 0

    async def bounded() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MAX_BODY:
            raise HTTPException(413, "The body is too large.")
        return message

    return bounded


def _uncached(send: Send) -> Send:
    async def uncached(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).setdefault("Cache-Control", "no-store")
        await send(message)

    return uncached
