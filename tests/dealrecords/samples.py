"""Records that the tests begin with."""

import copy
import json
from pathlib import Path
from typing import Any

Json = dict[str, Any]

_GOLDEN = Path(__file__).parents[1] / "golden" / "slovenian.jsonl"
GOLDEN: list[Json] = [
    record for line in _GOLDEN.read_text("utf-8").splitlines() if (record := json.loads(line))["rules"] == "slovenian-4"
]
"""The four-player deals of the golden file, each finished and with its result."""

BEFORE_ANYTHING: Json = {key: value for key, value in GOLDEN[0].items() if key not in {"result", "actions"}} | {
    "actions": []
}


def line_of(record: object) -> bytes:
    return json.dumps(record).encode()


def changed(record: Json, **changes: Any) -> Json:
    """Copy *record* with some keys changed; `...` takes a key out."""
    copied = copy.deepcopy(record) | changes
    return {key: value for key, value in copied.items() if value is not ...}
