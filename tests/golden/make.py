"""Make our own deals: `python -m tests.golden.make` tries seed after seed of every plan and writes `ours/*.jsonl`.

`--only slovenian-4` makes those of one rule set and leaves the other files alone, `--look NAME` prints one deal and
writes nothing. The same plan and the same rules make the same deal; a changed plan may make another, and then the
worked note of that deal (`worked.toml`) has to be worked out anew: `test_ours.py` says so.
"""

import argparse
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from backend.rules.registry import NAMES
from tests.golden.plans import deals_of
from tests.golden.shown import french, portal_four, portal_three, slovenian, slovenian_three, two
from tests.golden.shown.situation import Situation
from tests.oracle.judging import judge

HERE: Final = Path(__file__).parent
OURS: Final = HERE / "ours"
WORKED: Final[dict[str, dict[str, str]]] = tomllib.loads((HERE / "worked.toml").read_text("utf-8"))
"""Counts by hand: rule set to name of a deal to the count."""

LEFT_OUT: Final[dict[str, object]] = {"rules_version": 1, "options": {}, "compulsory_klop": False, "talon": ""}


def situations() -> Iterator[Situation]:
    """Everything that our deals show."""
    yield from slovenian.four()
    yield from slovenian_three.three()
    yield from two.two()
    yield from portal_three.three()
    yield from portal_four.four()
    yield from french.french_3()
    yield from french.french_4()
    yield from french.french_5()


def find(situation: Situation) -> dict[str, Any]:
    """Take the first deal of the plan that shows it, with its note; the oracle must agree.

    Raises:
        LookupError: no seed makes one.
    """
    for made in deals_of(situation.rules, situation.name, situation.plan):
        if all(sees(made) for sees in situation.sees):
            record = made.as_record()
            judged = judge(record)
            assert {key: judged.get(key) for key in record["result"]} == record["result"], situation
            return {"name": situation.name, "note": note_of(situation), **sparse(record)}
    raise LookupError(f"{situation.rules} {situation.name}: no seed shows it")


def note_of(situation: Situation) -> str:
    worked = WORKED.get(situation.rules, {}).get(situation.name)
    return situation.note if worked is None else f"{situation.note}\n{worked.strip()}"


def sparse(record: dict[str, Any]) -> dict[str, Any]:
    """Leave out what a record may leave out."""
    kept = {key: value for key, value in record.items() if key not in LEFT_OUT or value != LEFT_OUT[key]}
    return kept if any(record.get("radli", ())) else {key: value for key, value in kept.items() if key != "radli"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=NAMES, help="a rule set")
    parser.add_argument("--look", metavar="NAME", help="print the deals of this name")
    wanted = parser.parse_args()
    if wanted.look:
        for situation in situations():
            if situation.name == wanted.look and wanted.only in (None, situation.rules):
                print(json.dumps(find(situation), ensure_ascii=False, indent=1))
        return
    OURS.mkdir(exist_ok=True)
    for rules in (wanted.only,) if wanted.only else NAMES:
        lines = [find(situation) for situation in situations() if situation.rules == rules]
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        (OURS / f"{rules}.jsonl").write_text(text, "utf-8")
        print(f"{rules}: {len(lines)} deals")


if __name__ == "__main__":
    main()
