"""A page of somebody else's cannot open a socket with our visitor's cookie."""

import pytest

from backend.kit.origins import origin_allowed

OTHERS = ("https://other.example",)


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("https://trula.example", "trula.example", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("https://TRULA.example", "trula.EXAMPLE", True),
        ("https://other.example", "trula.example", True),
        (None, "trula.example", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://trula.example.evil.example", "trula.example", False),
        ("https://evil.example/trula.example", "trula.example", False),
        ("https://evil.example#trula.example", "trula.example", False),
        ("https://trula.example@evil.example", "trula.example", False),
        ("https://trula.example/", "trula.example", False),
        ("https://sub.trula.example", "trula.example", False),
        ("file://trula.example", "trula.example", False),
        ("https://other.example.", "trula.example", False),
        ("http://other.example", "trula.example", False),
        ("null", "trula.example", False),
        ("", "trula.example", False),
        ("", "", False),
        ("https://", "", False),
        ("https://[", "trula.example", False),
        ("https://trula.example", None, False),
    ],
)
def test_the_origin_is_the_pages_own_or_a_listed_one(origin: str | None, host: str | None, *, allowed: bool) -> None:
    assert origin_allowed(origin, host, OTHERS) is allowed
