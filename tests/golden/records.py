"""The deals on file: the golden ones, whose results others computed, and our own, which show one thing each."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

_FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class OnFile:
    """A record with the folder, the file and the line it stands on."""

    place: str
    record: Json

    @property
    def rules(self) -> str:
        return str(self.record["rules"])

    def __str__(self) -> str:
        return f"{self.place}-{self.record.get('name') or self.record['result']['contract']}"


def line_of(record: object) -> bytes:
    """Write a record as a line of a file."""
    return json.dumps(record).encode()


def on_file(folder: Path) -> tuple[OnFile, ...]:
    """Read every line of every file of *folder*."""
    return tuple(
        OnFile(f"{folder.name}-{path.stem}-{number}", json.loads(line))
        for path in sorted(folder.glob("*.jsonl"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
    )


GOLDEN: Final = on_file(_FOLDER)
OURS: Final = on_file(_FOLDER / "ours")
EVERY: Final = (*GOLDEN, *OURS)
