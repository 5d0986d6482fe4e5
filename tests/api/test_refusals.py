"""Whatever is sent: a typed refusal in one shape, no trace, nothing changed."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backend.api.guard import MAX_BODY
from backend.rules.registry import NAMES
from tests.api.visitor import HOST, Answer, Visitor

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FORMS = {
    "/api/register": st.fixed_dictionaries({"name": ANYTHING, "password": ANYTHING}),
    "/api/login": st.fixed_dictionaries({"name": st.text(), "password": st.text(max_size=5)}),
    "/api/tables": st.fixed_dictionaries(
        {"ruleset": ANYTHING | st.just("slovenian-4")},
        optional=dict.fromkeys(("end", "pace", "public", "rated", "cut", "house", "seats", "bots", "other"), ANYTHING),
    ),
    "/api/seeks": st.fixed_dictionaries({"ruleset": ANYTHING}, optional={"pace": ANYTHING}),
}
SLOW_FIXTURE = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])


@SLOW_FIXTURE
@given(path=st.sampled_from(sorted(FORMS)), chosen=st.data())
async def test_a_hostile_form_gets_a_typed_refusal(visitor: Visitor, path: str, chosen: st.DataObject) -> None:
    body = chosen.draw(FORMS[path] | ANYTHING)
    answer = Answer(await visitor.client.post(path, content=json.dumps(body), headers=_json()))
    assert 400 <= answer.status < 500, answer.text
    assert answer.refusal


@SLOW_FIXTURE
@given(name=st.sampled_from(NAMES), house=st.dictionaries(st.text(max_size=50), ANYTHING, min_size=1, max_size=30))
async def test_house_options_that_are_none_are_refused(visitor: Visitor, name: str, house: dict[str, Any]) -> None:
    await visitor.guest()
    body = json.dumps({"ruleset": name, "house": house})
    answer = Answer(await visitor.client.post("/api/tables", content=body, headers=_json()))
    assert answer.status in {400, 422}
    assert answer.refusal[1] in {"bad_option", "invalid", "malformed"}


@SLOW_FIXTURE
@given(content=st.binary(max_size=60))
async def test_a_body_that_is_no_json_gets_a_typed_refusal(visitor: Visitor, content: bytes) -> None:
    answer = Answer(await visitor.client.post("/api/login", content=content, headers=_json()))
    assert answer.status in {400, 422}
    assert answer.refusal


@pytest.mark.parametrize(
    ("content", "status", "reason"),
    [
        (b"{", 400, "malformed"),
        (b"[" * 8000, 400, "malformed"),
        (b'{"name": "\xff"}', 400, "malformed"),
        (b'{"name": "Mojca", "password": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}', 422, "invalid"),
        (b"x" * (MAX_BODY + 1), 413, "too_large"),
        (b"", 422, "invalid"),
    ],
    ids=["cut off", "deep", "no utf-8", "half a character", "too large", "nothing"],
)
async def test_bodies_nobody_can_read(visitor: Visitor, content: bytes, status: int, reason: str) -> None:
    answer = Answer(await visitor.client.post("/api/register", content=content, headers=_json()))
    assert answer.refusal[:2] == (status, reason)


async def test_a_body_without_a_stated_length_is_counted_as_it_comes(visitor: Visitor) -> None:
    async def endless() -> Any:
        for _ in range(20):
            yield b" " * 1000

    answer = Answer(await visitor.client.post("/api/register", content=endless(), headers=_json()))
    assert answer.refusal[:2] == (413, "too_large")


async def test_a_form_is_no_json(visitor: Visitor) -> None:
    """Another site's page can post a form without asking; we read no forms."""
    response = await visitor.client.post(
        "/api/login", content=b'{"name":"a","password":"b"}', headers={"content-type": "text/plain"}
    )
    assert Answer(response).refusal[:2] == (422, "invalid")


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/nothing", 404, "not_found"),
        ("/api/leaderboards/whist", 404, "unknown_ruleset"),
        ("/api/leaderboards/slovenian-4?offset=-1", 422, "invalid"),
        ("/api/leaderboards/slovenian-4?limit=101", 422, "invalid"),
        ("/api/players/Nobody", 404, "no_such_player"),
        ("/api/players/%00", 404, "no_such_player"),
        ("/api/players/%FF/sessions", 404, "no_such_player"),
        ("/api/players/" + "x" * 3000, 404, "no_such_player"),
        ("/api/sessions/none", 404, "no_such_session"),
        ("/api/sessions/none/deals", 404, "no_such_session"),
        ("/api/sessions/none/deals/1", 404, "no_such_deal"),
        ("/api/sessions/none/deals/1/replay", 404, "no_such_deal"),
        ("/api/sessions/no%20ne", 422, "invalid"),
        ("/api/sessions/none/deals/0", 422, "invalid"),
        ("/api/sessions/none/deals/99999999999999999999", 422, "invalid"),
        ("/api/sessions/none/deals/one", 422, "invalid"),
    ],
)
async def test_what_is_not_there_is_said_so(visitor: Visitor, path: str, status: int, reason: str) -> None:
    assert (await visitor.get(path)).refusal[:2] == (status, reason)


@pytest.mark.parametrize("before", ["x", "1", "_", "1_", "9" * 16 + "_a", "1_a;b"])
async def test_a_forged_page_mark_is_refused(visitor: Visitor, before: str) -> None:
    await visitor.register("Mojca")
    answer = await visitor.get("/api/players/Mojca/sessions", before=before)
    assert answer.refusal == (422, "invalid", "before")


async def test_a_wrong_method_is_said_so(visitor: Visitor) -> None:
    assert (await visitor.get("/api/login")).refusal[:2] == (405, "method_not_allowed")


async def test_our_fault_tells_nothing(app: FastAPI, visitor: Visitor) -> None:
    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("the hand is hK t21")

    answer = await visitor.get("/api/broken")
    assert answer.refusal == (500, "internal", None)
    assert "t21" not in answer.text


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"origin": f"http://{HOST}"}, True),
        ({"origin": f"https://{HOST}"}, True),
        ({"origin": "https://friend.example"}, True),
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": f"https://{HOST}.evil.example"}, False),
        ({"origin": f"https://evil.example/{HOST}"}, False),
        ({"origin": f"http://{HOST}:81"}, False),
        ({"origin": "https://friend.example.evil.example"}, False),
    ],
)
async def test_other_peoples_pages_change_nothing(visitor: Visitor, headers: dict[str, str], *, allowed: bool) -> None:
    answer = Answer(await visitor.client.post("/api/guest", headers=headers))
    if allowed:
        assert answer.status == 201
    else:
        assert answer.refusal == (403, "wrong_origin", None)
        assert "set-cookie" not in answer.headers


async def test_reading_asks_for_no_origin(visitor: Visitor) -> None:
    response = await visitor.client.get("/api/rulesets", headers={"origin": "https://evil.example"})
    assert response.status_code == 200
    assert "access-control-allow-origin" not in response.headers


async def test_nothing_personal_is_cached(new_visitor: Callable[[], Visitor]) -> None:
    assert (await new_visitor().get("/api/me")).headers["cache-control"] == "no-store"


def _json() -> dict[str, str]:
    return {"content-type": "application/json", "origin": f"http://{HOST}"}
