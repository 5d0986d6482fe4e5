"""The built client: hashed assets for ever, every other path the one page; and the headers that fence it in."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CLIENT: Final = Path(__file__).parent.parent / "static"
_NOT_PAGES: Final = ("api/", "ws/", "assets/")
_NOT_FOUND: Final = 404

# The client's script sets styles of single elements (a card's place); style sheets and scripts are files of ours.
_POLICY: Final = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    ("Content-Security-Policy", _POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
)
_HTTPS_ONLY: Final = ("Strict-Transport-Security", "max-age=31536000")


class Page(StaticFiles):
    """The client's files; a path that is none of them is a place inside the client, and gets the page."""

    def __init__(self, folder: Path = CLIENT) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # a server without a built client answers 404, not 500

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer a file, the page, or 404 below the paths that are no pages."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as refused:
            if refused.status_code != _NOT_FOUND or f"{path}/".startswith(_NOT_PAGES):
                raise
            response = await super().get_response("index.html", scope)
        # A hashed name never changes its content; everything else is asked for anew, so that a deploy shows at once.
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self._app = app
        self._headers: Iterable[tuple[str, str]] = (*_HEADERS, _HTTPS_ONLY) if https else _HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add to the head of an HTTP answer."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers:
                    headers.setdefault(name, value)
            await send(message)

        return await self._app(scope, receive, send_with)
