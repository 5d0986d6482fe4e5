"""Every worked value is somebody's: each vector is a test of exactly one of these modules."""

from collections import Counter
from importlib import import_module

from tests.rules import vectors

COLLECTORS = (
    "tests.rules.slovenian.test_vectors",  # tarok54, slovenian3, slovenian4
    "tests.rules.portal.test_vectors",  # portal3, portal4
    "tests.rules.portal.two.test_vectors",  # portal2
    "tests.rules.french.test_vectors",  # french3, french4, french5
    "tests.ratings.test_elo",  # portal: elo
    "tests.tables.test_cancelling",  # portal: cancel
)
"""Modules with a list VECTORS of what they test."""


def test_every_vector_is_tested_once() -> None:
    tested = Counter(vector["id"] for name in COLLECTORS for vector in import_module(name).VECTORS)
    assert tested == Counter(vector["id"] for vector in vectors.EVERY)
    assert len(tested) == 408
