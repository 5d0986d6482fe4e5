"""What a player may be called."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.accounts.model import AccountError, AccountReason
from backend.accounts.names import LONGEST, SHORTEST, guest_name, known_skeleton, parse_name, skeleton

# Texts that come close to names, so that many are accepted, and texts that are anything.
CLOSE = st.text(st.sampled_from("abčžŠß19 _-.АяλΩ\u00a0\u200b\u3164ᴀﬁ½ǃ"), max_size=25)
NAMES = st.one_of(CLOSE, st.text(max_size=90))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ana", "Ana"),
        ("  Žiga   Č ", "Žiga Č"),
        ("Ｔａｒｏｋ", "Tarok"),
        ("čč", "čč"),
        ("Мария", "Мария"),
        ("jean-luc.p_9", "jean-luc.p_9"),
    ],
)
def test_a_name_is_shown_in_one_form(typed: str, shown: str) -> None:
    assert parse_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "",
            "a",
            "x" * 21,
            "12",
            ".ana",
            "ana-",
            "a..b",
            "a\tb",
            "a\nb",
            "a/b",
            "ana<b>",
            "ana\u200bb",
            "\u3164\u3164",
        ),
        *("an\u202eb", "pаgat", "a\x00b", "😀😀", "ana\ud800", "a\u0301\u0301b", "ǃǃ", "٣٣ab", "ﷺab", "x" * 100_000),
    ],
)
def test_what_cannot_be_read_or_typed_is_no_name(typed: str) -> None:
    assert _refusal(typed) == AccountReason.NAME_INVALID
    assert known_skeleton(typed) is None


@pytest.mark.parametrize("typed", ["admin", "ADMIN", "Adm1n", "a_d-m.i n", "Trula", "bot 7", "guest123"])
def test_nobody_speaks_for_the_site(typed: str) -> None:
    assert _refusal(typed) == AccountReason.NAME_RESERVED


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana B", "ana_b"),
        ("Straße", "STRASSE"),
        ("Pagat1", "Pagatl"),
        ("Milo", "MiIo"),
        ("Рора", "Popa"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert skeleton(parse_name(one)) == skeleton(parse_name(other))


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anja"), ("Ziga", "Žiga"), ("Pagat 12", "Pagat 13")])
def test_names_that_differ_stay_apart(one: str, other: str) -> None:
    assert skeleton(parse_name(one)) != skeleton(parse_name(other))


@given(NAMES)
def test_whatever_is_typed_is_a_clean_name_or_a_typed_refusal(typed: str) -> None:
    try:
        name = parse_name(typed)
    except AccountError:
        return
    assert parse_name(name) == name
    assert SHORTEST <= len(name) <= LONGEST
    assert unicodedata.is_normalized("NFKC", name)
    assert re.fullmatch(r"[^\W_]+(?:[ _.-][^\W_]+)*", name)
    assert skeleton(name)
    assert skeleton(name) == known_skeleton(name) == skeleton(name.upper())
    assert len(skeleton(name)) <= 80


def test_a_guests_name_is_a_name() -> None:
    names = {guest_name() for _ in range(200)}
    assert all(parse_name(name) == name for name in names)
    assert len(names) > 190


def _refusal(typed: str) -> AccountReason:
    with pytest.raises(AccountError) as refused:
        parse_name(typed)
    return refused.value.reason
