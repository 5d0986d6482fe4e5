"""The built client: the page in the reader's language, files compressed beforehand, the headers that fence them in."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CLIENT: Final = Path(__file__).parent.parent / "static"
LANGUAGE_COOKIE: Final = "trula_language"
_FIRST_LANGUAGE: Final = "en"
_NOT_PAGES: Final = ("api/", "ws/", "assets/", "cards/")
_NOT_FOUND: Final = 404
# Compressed when the client was built; the best one first.
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
_WEIGHT: Final = re.compile(r"q=(\d(?:\.\d{0,3})?)")
_PUBLIC_TEXTS: Final = ("/api/rulesets", "/api/lesson")
_WORTH_PACKING: Final = 600
_FOR_EVER: Final = "public, max-age=31536000, immutable"

# The client's script sets styles of single elements (a card's place); style sheets and scripts are files of ours.
_POLICY: Final = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# A card's face dyes its suit with a style of its own, and needs nothing else.
_FACE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
_HEADERS: Final = (
    ("Content-Security-Policy", _POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
)
_HTTPS_ONLY: Final = ("Strict-Transport-Security", "max-age=31536000")


class Page(StaticFiles):
    """The client's files; a path that is none of them is a place inside the client, and gets the page.

    The client's build writes `pages/<kind>.<language>.html`: the front page with its first screen (`home`), the page of
    a table, which names what a table needs (`table`), and that of every other place (`neutral`).
    """

    def __init__(self, folder: Path = CLIENT) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # a server without a built client answers 404, not 500
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer a file, the page, or 404 below the paths that are no pages."""
        request = Request(scope)
        if path in {"", "."}:
            return await self._page("home", request)
        try:
            response = await self._file(path, request)
        except HTTPException as refused:
            if refused.status_code != _NOT_FOUND or f"{path}/".startswith(_NOT_PAGES):
                raise
            return await self._page("table" if path.startswith("table/") else "neutral", request)
        # A hashed name and an address with a version never change their content; everything else is asked for anew, so
        # that a deploy shows at once.
        lasting = path.startswith("assets/") or "v" in request.query_params
        response.headers["Cache-Control"] = _FOR_EVER if lasting else "no-cache"
        if path.startswith("cards/"):
            response.headers["Content-Security-Policy"] = _FACE_POLICY
        return response

    async def _page(self, kind: str, request: Request) -> Response:
        response = await self._file(f"pages/{kind}.{self._language(request)}.html", request)
        response.headers["Cache-Control"] = "no-cache"
        response.headers.add_vary_header("Accept-Language")
        response.headers.add_vary_header("Cookie")
        return response

    async def _file(self, path: str, request: Request) -> Response:
        """Answer the file at *path*, as compressed as the browser takes it.

        Raises:
            HTTPException: 404, there is none.
        """
        accepted = _wishes(request.headers.get("Accept-Encoding", ""))
        encoding = next((one for one in _ENCODINGS if one in accepted and self._has(path + _ENCODINGS[one])), None)
        if encoding is None or "Range" in request.headers:
            response = await super().get_response(path, request.scope)
        else:
            response = await super().get_response(path + _ENCODINGS[encoding], request.scope)
            response.headers["Content-Encoding"] = encoding
        response.headers.add_vary_header("Accept-Encoding")
        return response

    def _has(self, path: str) -> bool:
        try:
            return self.lookup_path(path)[1] is not None
        except (OSError, ValueError):  # a path that no file can have
            return False

    def _language(self, request: Request) -> str:
        """The reader's language: the one chosen in this browser, else the browser's, of those that were built."""
        built = {path.name.split(".")[1] for path in self._folder.glob("pages/neutral.*.html")}
        chosen = request.cookies.get(LANGUAGE_COOKIE)
        wanted = [chosen, *(tag[:2] for tag in _wishes(request.headers.get("Accept-Language", "")))]
        return next((language for language in wanted if language in built), _FIRST_LANGUAGE)


def _wishes(header: str) -> list[str]:
    """What *header* asks for, the dearest first: `br;q=0.5, gzip` is gzip, then br; what has q=0 is left out."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        found = _WEIGHT.search(weight)
        wishes.append((float(found[1]) if found else 1.0, name.strip().lower()))
    return [name for weight, name in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0 and name]


class PublicText:
    """Compresses the answers that are the same for everybody.

    All others stay as they are: they hold secrets beside what others wrote, and their length would tell.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packed = GZipMiddleware(app, minimum_size=_WORTH_PACKING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, packed where the path is one of the public ones."""
        packed = scope["type"] == "http" and scope["path"] in _PUBLIC_TEXTS
        await (self._packed if packed else self._app)(scope, receive, send)


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
