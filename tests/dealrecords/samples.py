"""Records that the tests begin with."""

import copy
import json
from pathlib import Path
from typing import Any

from backend.rules.registry import NAMES

Json = dict[str, Any]

_GOLDEN = Path(__file__).parents[1] / "golden"
ALL: list[Json] = [
    record
    for name in ("slovenian", "portal", "french")
    for line in (_GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines()
    if (record := json.loads(line))["rules"] in NAMES
]
"""All deals of the golden files, each finished and with its result."""

GOLDEN: list[Json] = [record for record in ALL if record["rules"] == "slovenian-4"]
"""The four-player Slovenian ones."""

EVERY_GAME: list[Json] = list({record["rules"]: record for record in reversed(ALL)}.values())
"""One deal of every ruleset that has a golden one: the first."""

BEFORE_ANYTHING: Json = {key: value for key, value in GOLDEN[0].items() if key not in {"result", "actions"}} | {
    "actions": []
}


def line_of(record: object) -> bytes:
    return json.dumps(record).encode()


def changed(record: Json, **changes: Any) -> Json:
    """Copy *record* with some keys changed; `...` takes a key out."""
    copied = copy.deepcopy(record) | changes
    return {key: value for key, value in copied.items() if value is not ...}
