"""The page: hashed assets are kept for ever, every other place is the one page, and foreign things are fenced out."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from backend.api.page import Page, SecurityHeaders


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<title>the page</title>")
    (tmp_path / "static" / "icon.svg").write_text("<svg/>")
    (tmp_path / "static" / "assets" / "index-1a2b.js").write_text("let card;")
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "static"


@pytest.fixture
async def http(client_folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[Mount("/", Page(client_folder))], middleware=[Middleware(SecurityHeaders, https=False)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://trula.test") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/0123", "/players/Ana", "/sl/anything", "/assets-of-mine"])
async def test_every_place_of_the_client_is_the_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>the page</title>")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("text/html")


async def test_a_hashed_asset_is_kept_for_ever(http: httpx.AsyncClient) -> None:
    answer = await http.get("/assets/index-1a2b.js")
    assert answer.text == "let card;"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


async def test_another_file_is_asked_for_anew(http: httpx.AsyncClient) -> None:
    answer = await http.get("/icon.svg")
    assert (answer.text, answer.headers["Cache-Control"]) == ("<svg/>", "no-cache")


@pytest.mark.parametrize("path", ["/assets/gone.js", "/assets", "/api/gone", "/api", "/ws"])
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
    for path in ("/", "/assets/index-1a2b.js", "/api/gone"):
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
