"""Putting the API into an app."""

from collections.abc import Collection
from typing import Any, Final

from fastapi import FastAPI
from fastapi.routing import APIRoute

from backend.api import health, lesson, reading, signing, tables
from backend.api.errors import Refusal, add_handlers
from backend.api.guard import Guard
from backend.api.parts import Parts

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {"default": {"model": Refusal, "description": "Refused"}}


def install(app: FastAPI, parts: Parts, *, origins: Collection[str] = ()) -> None:
    """Add the routes, the refusals and the guard to *app*; call it before anything is mounted at `/`.

    Args:
        app: The app; nothing is connected to here.
        parts: What the routes work with; may be connected later, when the app starts.
        origins: Origins that may act beside the page's own (`ALLOWED_ORIGINS`).
    """
    app.state.api = parts
    for each in (health, signing, tables, reading, lesson):
        app.include_router(each.router, responses=_REFUSALS, generate_unique_id_function=_operation)
    add_handlers(app)
    app.add_middleware(Guard, origins=origins)


def _operation(route: APIRoute) -> str:
    """Name an operation as its function, so that generated clients read well."""
    return route.name
