"""The frames in the OpenAPI schema, so that one generator types the whole client (docs/protocol.md)."""

from typing import Any, Final

from backend.protocol.frames import CLIENT_FRAME, SERVER_FRAME

_REFERENCES: Final = "#/components/schemas/{model}"


def add_frames(openapi: dict[str, Any]) -> None:
    """Add `ClientFrame`, `ServerFrame` and all they are made of to *openapi*'s schemas.

    Raises:
        ValueError: two different schemas have one name.
    """
    schemas = openapi.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in _frames().items():
        if schemas.setdefault(name, schema) != schema:
            raise ValueError(f"two schemas are named {name}")


def _frames() -> dict[str, Any]:
    client = CLIENT_FRAME.json_schema(mode="validation", ref_template=_REFERENCES)
    server = SERVER_FRAME.json_schema(mode="serialization", ref_template=_REFERENCES)
    parts = {**client.pop("$defs"), **server.pop("$defs")}
    return {
        name: _as_openapi(schema) for name, schema in {**parts, "ClientFrame": client, "ServerFrame": server}.items()
    }


def _as_openapi(schema: Any) -> Any:  # noqa: ANN401  JSON of any shape
    """Leave nulls out, as FastAPI does, so that both write one type alike."""
    match schema:
        case dict():
            return {key: _as_openapi(value) for key, value in schema.items() if value is not None}
        case list():
            return [_as_openapi(value) for value in schema]
        case _:
            return schema
