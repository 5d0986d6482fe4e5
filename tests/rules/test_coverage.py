"""Every point of the rules is shown by a deal on file or by a test that names it (`python -m tests.rules.coverage`)."""

import pytest

from tests.rules.coverage import PAGES, all_points, emitted, named, refused, uncovered, worked, written

SLOVENIAN = {f"S-{number}" for number in range(1, 57)} | {"S-27a", "S-46a"}
PORTAL = {f"P-{number}" for number in (*range(1, 22), *range(30, 39), *range(40, 44), *range(50, 54))} | {"P-13a"}
FRENCH = {f"F-{number}" for number in range(1, 25)} | {"F-13a"}
THREE_AND_FIVE = {f"F-{number}" for number in range(30, 40)}
"""What the French page numbers beyond the federation's game of four: three and five players."""


def test_the_pages_number_every_point_of_the_rules_and_each_once() -> None:
    assert set(written("slovenian")) == SLOVENIAN
    assert set(written("portal")) == PORTAL
    assert FRENCH <= set(written("french")) <= FRENCH | THREE_AND_FIVE
    for family in PAGES:
        assert len(written(family)) == len(set(written(family)))


def test_no_point_is_without_a_deal_or_a_named_test() -> None:
    assert uncovered() == []


@pytest.mark.parametrize("shows", [emitted, refused, worked, named], ids=lambda shows: shows.__name__)
def test_only_points_of_the_pages_are_cited(shows: object) -> None:
    assert callable(shows)
    assert set(shows()) <= set(all_points())
