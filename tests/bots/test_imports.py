"""Bots know the shared words of the rules and nothing of the machine that deals and judges."""

import ast
from pathlib import Path

import pytest

import backend.bots
from backend.bots.choosing import BOTS
from backend.rules.registry import NAMES

MODULES = sorted(Path(backend.bots.__file__).parent.rglob("*.py"))


def _imported(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("path", MODULES, ids=[f"{path.parent.name}-{path.stem}" for path in MODULES])
def test_a_bot_imports_only_the_shared_rules(path: Path) -> None:
    ours = {name for name in _imported(path) if name.startswith("backend")}
    assert all(name.startswith(("backend.bots", "backend.rules.shared")) for name in ours), ours
    assert not _imported(path) & {"random", "secrets", "time", "datetime", "os"}
    assert "backend.rules.shared.game" not in ours


def test_every_rule_set_has_its_bot() -> None:
    assert set(BOTS) == set(NAMES)
