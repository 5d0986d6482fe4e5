"""The page: in the reader's language, hashed assets kept for ever and compressed, and foreign things fenced out."""

import gzip
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Mount, Route

from backend.api.page import Page, PublicText, SecurityHeaders


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "pages").mkdir()
    for kind, language in itertools.product(("home", "table", "neutral"), ("en", "sl")):
        (tmp_path / "static" / "pages" / f"{kind}.{language}.html").write_text(f"<title>{kind} {language}</title>")
    (tmp_path / "static" / "pages" / "neutral.en.html.gz").write_bytes(gzip.compress(b"<title>neutral en</title>"))
    (tmp_path / "static" / "icon.svg").write_text("<svg/>")
    (tmp_path / "static" / "assets" / "index-1a2b.js").write_text("let card;")
    (tmp_path / "static" / "assets" / "index-1a2b.js.br").write_bytes(b"in brotli")
    (tmp_path / "static" / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(b"let card;"))
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "static"


@pytest.fixture
async def http(client_folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[Mount("/", Page(client_folder))], middleware=[Middleware(SecurityHeaders, https=False)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://trula.test") as client:
        yield client


@pytest.mark.parametrize("path", ["/create", "/players/Ana", "/sl/anything", "/assets-of-mine"])
async def test_every_place_of_the_client_is_the_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>neutral en</title>")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("text/html")


async def test_the_front_page_has_its_first_screen_in_it(http: httpx.AsyncClient) -> None:
    answer = await http.get("/")
    assert (answer.status_code, answer.text) == (200, "<title>home en</title>")
    assert answer.headers["Cache-Control"] == "no-cache"


async def test_the_page_of_a_table_is_one_of_its_own(http: httpx.AsyncClient) -> None:
    assert (await http.get("/table/0123")).text == "<title>table en</title>"


@pytest.mark.parametrize(
    ("accepted", "cookie", "language"),
    [
        pytest.param("sl-SI,sl;q=0.9,en;q=0.5", None, "sl", id="the browser's first"),
        pytest.param("en;q=0.5, sl", None, "sl", id="the dearest, not the first written"),
        pytest.param("hu, sl;q=0.3, en;q=0", None, "sl", id="the first that was built"),
        pytest.param("hu", None, "en", id="English where none was"),
        pytest.param("sl", "en", "en", id="what was chosen here comes first"),
        pytest.param("sl", "../../secret", "sl", id="a cookie that is no language"),
    ],
)
async def test_the_page_comes_in_the_readers_language(
    http: httpx.AsyncClient, accepted: str, cookie: str | None, language: str
) -> None:
    headers = {"Accept-Language": accepted} | ({} if cookie is None else {"Cookie": f"trula_language={cookie}"})
    for path, kind in (("/", "home"), ("/create", "neutral")):
        answer = await http.get(path, headers=headers)
        assert answer.text == f"<title>{kind} {language}</title>"
        assert {"Accept-Language", "Cookie"} <= {one.strip() for one in answer.headers["Vary"].split(",")}


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None)],
)
async def test_a_text_comes_as_compressed_as_the_browser_takes_it(
    http: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    async with http.stream("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("Content-Encoding") == encoding
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert "Accept-Encoding" in answer.headers["Vary"]


async def test_a_file_without_a_compressed_form_comes_as_it_is(http: httpx.AsyncClient) -> None:
    answer = await http.get("/icon.svg", headers={"Accept-Encoding": "br, gzip"})
    assert (answer.text, answer.headers.get("Content-Encoding")) == ("<svg/>", None)


async def test_an_address_with_a_version_is_kept_for_ever(http: httpx.AsyncClient) -> None:
    answer = await http.get("/icon.svg?v=1a2b")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


async def test_a_face_may_bring_its_style_and_nothing_else(http: httpx.AsyncClient, client_folder: Path) -> None:
    (client_folder / "cards").mkdir()
    (client_folder / "cards" / "dK.svg").write_text("<svg/>")
    policy = (await http.get("/cards/dK.svg?v=1a2b")).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "style-src 'unsafe-inline'" in policy


async def test_an_unchanged_page_is_not_sent_again(http: httpx.AsyncClient) -> None:
    first = await http.get("/create")
    assert (await http.get("/create", headers={"If-None-Match": first.headers["ETag"]})).status_code == 304


async def test_a_hashed_asset_is_kept_for_ever(http: httpx.AsyncClient) -> None:
    answer = await http.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert answer.text == "let card;"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


async def test_another_file_is_asked_for_anew(http: httpx.AsyncClient) -> None:
    answer = await http.get("/icon.svg")
    assert (answer.text, answer.headers["Cache-Control"]) == ("<svg/>", "no-cache")


@pytest.mark.parametrize("path", ["/assets/gone.js", "/assets", "/cards/gone.svg", "/api/gone", "/api", "/ws"])
async def test_what_is_no_place_is_not_found(http: httpx.AsyncClient, path: str) -> None:
    assert (await http.get(path)).status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt"]
)
async def test_nothing_outside_the_folder_is_served(http: httpx.AsyncClient, path: str) -> None:
    assert "secret" not in (await http.get(path)).text


async def test_the_page_cannot_be_posted_to(http: httpx.AsyncClient) -> None:
    assert (await http.post("/")).status_code == 405


async def test_every_answer_is_fenced_in(http: httpx.AsyncClient) -> None:
    for path in ("/", "/icon.svg", "/api/gone"):
        headers = (await http.get(path)).headers
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert "Strict-Transport-Security" not in headers


async def test_without_a_built_client_there_is_nothing_to_serve(tmp_path: Path) -> None:
    app = Starlette(routes=[Mount("/", Page(tmp_path / "nowhere"))])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://trula.test") as client:
        assert (await client.get("/")).status_code == 404


async def test_what_is_the_same_for_everybody_is_packed_and_nothing_else_of_the_api() -> None:
    async def told(_: Request) -> JSONResponse:
        return JSONResponse({"rulesets": ["slovenian-4"] * 500})

    paths = ("/api/rulesets", "/api/me")
    app = Starlette(routes=[Route(path, told) for path in paths], middleware=[Middleware(PublicText)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://trula.test") as client:
        packed, plain = [await client.get(path, headers={"Accept-Encoding": "gzip"}) for path in paths]
    assert (packed.headers["Content-Encoding"], packed.json()) == ("gzip", plain.json())
    assert "Content-Encoding" not in plain.headers
