"""The lock files and the Makefile's own page."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-run.lock", "requirements-dev.lock")
TARGETS = ("setup", "run", "test", "check", "bench", "fmt", "types", "lock", "clean")


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_is_exact_and_hashed_and_nothing_names_a_registry(name: str) -> None:
    text = (ROOT / name).read_text()
    packages = text.replace("\\\n", " ").splitlines()
    assert packages
    for package in packages:
        assert re.match(r"[a-z0-9-]+(\[[a-z,]+\])?==\S+ .*--hash=sha256:[0-9a-f]{64}", package), package
    assert not re.search(r"https?:|file:|/opt|--index|--find-links|^#", text, re.MULTILINE)


def test_the_three_locks_agree_on_every_version() -> None:
    run, embedded, dev = (
        set(re.findall(r"^\S+==\S+(?: ;[^\\]*)?", (ROOT / each).read_text(), re.MULTILINE)) for each in LOCKS
    )
    assert run < embedded < dev


def test_the_clients_lock_names_no_registry() -> None:
    text = (ROOT / "frontend" / "package-lock.json").read_text()
    assert '"resolved"' not in text
    assert '"integrity"' in text


@pytest.mark.parametrize("arguments", [[], ["help"]])
def test_make_help_prints_every_target(arguments: list[str]) -> None:
    page = subprocess.run(["make", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    plain = re.sub(r"\x1b\[\d*m", "", page)
    assert [name for name in TARGETS if not re.search(rf"^ *{name} +\S+", plain, re.MULTILINE)] == []
