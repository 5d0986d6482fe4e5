"""The frames stand in the OpenAPI schema, whole."""

import json
import re
from typing import Any

import pytest

from backend.protocol.schema import add_frames


def test_every_reference_leads_somewhere() -> None:
    openapi: dict[str, Any] = {}
    add_frames(openapi)
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(openapi)))
    assert references <= openapi["components"]["schemas"].keys()


def test_frames_are_told_apart_by_their_type() -> None:
    openapi: dict[str, Any] = {}
    add_frames(openapi)
    schemas = openapi["components"]["schemas"]
    assert schemas["ClientFrame"]["discriminator"]["propertyName"] == "t"
    assert schemas["ServerFrame"]["discriminator"]["mapping"]["ev"] == "#/components/schemas/EvFrame"


def test_a_name_for_two_schemas_is_refused() -> None:
    with pytest.raises(ValueError, match="CmdFrame"):
        add_frames({"components": {"schemas": {"CmdFrame": {"type": "null"}}}})
