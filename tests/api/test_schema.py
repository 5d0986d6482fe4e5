"""The API's schema is good to generate clients from."""

import re

from fastapi import FastAPI

PATHS = {
    "/api/guest": {"post": "sign_in_as_guest"},
    "/api/register": {"post": "register"},
    "/api/login": {"post": "log_in"},
    "/api/logout": {"post": "log_out"},
    "/api/me": {"get": "me"},
    "/api/rulesets": {"get": "list_rulesets"},
    "/api/tables": {"get": "list_tables", "post": "open_table"},
    "/api/seeks": {"post": "look_for_people"},
    "/api/lesson": {"get": "read_lesson"},
    "/api/leaderboards/{ruleset}": {"get": "read_leaderboard"},
    "/api/players/{name}": {"get": "read_player"},
    "/api/players/{name}/sessions": {"get": "read_player_sessions"},
    "/api/sessions/{session}": {"get": "read_session"},
    "/api/sessions/{session}/deals": {"get": "read_deals"},
    "/api/sessions/{session}/deals/{no}": {"get": "read_deal"},
    "/api/sessions/{session}/deals/{no}/replay": {"get": "read_replay"},
    "/healthz": {"get": "is_alive"},
    "/readyz": {"get": "is_ready"},
}


def test_every_path_has_operations_with_good_names(app: FastAPI) -> None:
    paths = app.openapi()["paths"]
    assert {
        path: {method: operation["operationId"] for method, operation in methods.items()}
        for path, methods in paths.items()
    } == PATHS


def test_every_operation_says_what_it_does_and_how_it_refuses(app: FastAPI) -> None:
    for methods in app.openapi()["paths"].values():
        for operation in methods.values():
            assert operation["description"]
            refusal = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert refusal == {"$ref": "#/components/schemas/Refusal"}
            assert "422" not in operation["responses"]


def test_every_schema_has_a_plain_name(app: FastAPI) -> None:
    names = app.openapi()["components"]["schemas"]
    assert "Refusal" in names
    assert [name for name in names if not re.fullmatch(r"[A-Z][A-Za-z]+", name)] == []
