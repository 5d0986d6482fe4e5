"""Which rule points are shown by deals on file and which by named tests: `python -m tests.rules.coverage` prints it.

A point is shown by a deal whose replay emits it: with an event, a line of the ledger, or the refusal of an action tried
on the way. What is no part of a deal (dealing, the ends of sessions, cancelling, ratings) is named by a test: the point
stands in its function, in the docstring or in a comment.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from backend.dealrecords import read_record
from backend.rules.registry import ruleset
from backend.rules.shared.events import DealEnded, DealEvent
from backend.rules.shared.game import AnyRuleset, settle_all, step
from backend.rules.shared.notation import parse_action
from backend.rules.shared.reasons import RuleViolation
from tests.golden.records import EVERY, OURS, OnFile
from tests.rules.playouts import EVERY_ACTION
from tests.rules.test_all_vectors import COLLECTORS

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = {family: ROOT / f"docs/rules/{family}.md" for family in ("slovenian", "portal", "french")}
POINT: Final = r"[SPF]-\d+a?"

Shows: TypeAlias = Mapping[str, tuple[str, ...]]
"""Point to what shows it."""


def written(family: str) -> tuple[str, ...]:
    """The points that a rules page numbers, in its order."""
    return tuple(re.findall(rf"^\*\*({POINT})\b", PAGES[family].read_text("utf-8"), re.MULTILINE))


def all_points() -> tuple[str, ...]:
    return tuple(point for family in PAGES for point in written(family))


# --- Deals -----------------------------------------------------------------------------------------------------------


@cache
def emitted() -> Shows:
    """What the replays of all deals on file emit: point to deals."""
    return _gathered((point, str(deal)) for deal in EVERY for point in emitted_by(deal))


@cache
def refused() -> Shows:
    """What refuses the actions that are tried on the way in our own deals: point to deals."""
    return _gathered((point, str(deal)) for deal in OURS for point in refused_in(deal))


def emitted_by(deal: OnFile) -> set[str]:
    """The points of the events and the ledger of one deal."""
    rules, events = _replayed(deal)
    return {point for event in events for point in (*rules.points(event), *_of_ledger(event))}


def _of_ledger(event: DealEvent) -> tuple[str, ...]:
    return tuple(line.rule for line in event.result.ledger) if isinstance(event, DealEnded) else ()


def _replayed(deal: OnFile) -> tuple[AnyRuleset, list[DealEvent]]:
    rules, events = _begin(deal)[0], list[DealEvent]()
    for _, happened in _states(deal):
        events += happened
    return rules, events


def refused_in(deal: OnFile) -> set[str]:
    """The points by which actions are refused at some places of one deal: half its talk, and a few of its cards."""
    rules, record = _begin(deal)
    points: set[str] = set()
    for index, (state, _) in enumerate(_states(deal)):
        if index < len(record.actions) and index % (16 if record.actions[index][1].startswith("play") else 2) == 0:
            points |= _refusals(rules, state, record.actions[index][0])
    return points


def _refusals(rules: AnyRuleset, state: Any, seat: int) -> set[str]:
    points: set[str] = set()
    for action in EVERY_ACTION:
        try:
            rules.decide(state, seat, action)
        except RuleViolation as violation:
            point = rules.refusal_point(violation.reason)
            points |= {point} if point else set()
    return points


def _begin(deal: OnFile) -> tuple[AnyRuleset, Any]:
    record = read_record(deal.record)
    return ruleset(record.rules, record.options), record


def _states(deal: OnFile) -> Iterator[tuple[Any, tuple[DealEvent, ...]]]:
    """Yield the state before each action and after the last, with the events that led to it."""
    rules, record = _begin(deal)
    state, events = settle_all(rules, rules.begin(record.setup))
    yield state, events
    for seat, text in record.actions:
        state, events = step(rules, state, seat, parse_action(text, rules.pack))
        yield state, events


# --- Worked values ---------------------------------------------------------------------------------------------------


@cache
def worked() -> Shows:
    """Which worked values of vectors.json are computed for a point: point to their ids."""
    return _gathered(pair for name in COLLECTORS for pair in _worked_in(import_module(name)))


def _worked_in(module: ModuleType) -> Iterator[tuple[str, str]]:
    kinds: Mapping[str, tuple[object, ...]] = getattr(module, "KINDS", {})
    for vector in module.VECTORS:
        points = re.findall(POINT, " ".join(word for word in kinds.get(vector["kind"], ()) if isinstance(word, str)))
        yield from ((point, vector["id"]) for point in points)


# --- Tests -----------------------------------------------------------------------------------------------------------


@cache
def named() -> Shows:
    """Which test functions name a point, in a docstring or a comment: point to tests."""
    return _gathered(pair for path in sorted((ROOT / "tests").rglob("test_*.py")) for pair in _named_in(path))


def _named_in(path: Path) -> Iterator[tuple[str, str]]:
    source = path.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            text = "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])
            for point in re.findall(rf"\b{POINT}\b", text):
                yield point, f"{path.relative_to(ROOT / 'tests')}::{node.name}"


def _gathered(pairs: Iterator[tuple[str, str]]) -> Shows:
    shown: dict[str, list[str]] = defaultdict(list)
    for point, by in pairs:
        shown[point].append(by)
    return {point: tuple(dict.fromkeys(by)) for point, by in shown.items()}


# --- The table -------------------------------------------------------------------------------------------------------


def uncovered() -> list[str]:
    """The points that neither a deal nor a named test shows."""
    return [point for point in all_points() if not any(point in shows() for shows in (emitted, refused, named))]


def main() -> None:
    """Print a line for each point: how many deals show it, with one of them, and the tests that name it."""
    print(f"{'point':7}{'deals':>6}{'refusals':>10}{'vectors':>9}{'tests':>7}  for example")
    for point in all_points():
        shown = [shows().get(point, ()) for shows in (emitted, refused, worked, named)]
        deals, refusals, vectors, tests = map(len, shown)
        example = ", ".join(by[0] for by in (shown[0] or shown[1], shown[3]) if by)
        print(f"{point:7}{deals:6}{refusals:10}{vectors:9}{tests:7}  {example}")
    print(f"\n{len(all_points())} points, {len(uncovered())} of them uncovered{':' * bool(uncovered())}", *uncovered())


if __name__ == "__main__":
    main()
