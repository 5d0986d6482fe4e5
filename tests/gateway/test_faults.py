"""A fault in a log tells its kind and place, and nothing that was in hand."""

import logging

import pytest

from backend.kit.faults import Discreet, kind_and_place

SECRET = "t21 hK and a password"


def fault() -> Exception:
    with pytest.raises(ValueError, match=SECRET) as raised:
        int(SECRET)
    return raised.value


def test_a_fault_is_told_without_its_message() -> None:
    told = kind_and_place(fault())
    assert told.startswith("ValueError at ")
    assert "test_faults.py:" in told
    assert SECRET not in told


def test_no_librarys_traceback_writes_a_message() -> None:
    raised = fault()
    record = logging.LogRecord(
        "any", logging.ERROR, "file", 1, "Failed: %s\n", ("one",), (type(raised), raised, raised.__traceback__)
    )
    assert Discreet().filter(record)
    line = logging.Formatter("%(message)s").format(record)
    assert line.startswith("Failed: one: ValueError at ")
    assert SECRET not in line
    assert "\n" not in line


def test_an_ordinary_line_stays_as_it_is() -> None:
    record = logging.LogRecord("any", logging.INFO, "file", 1, "Table %s", ("x",), None)
    assert Discreet().filter(record)
    assert logging.Formatter("%(message)s").format(record) == "Table x"
