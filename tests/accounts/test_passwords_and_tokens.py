"""What a password must be, and the secrets of a login."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.accounts.model import AccountError, AccountReason
from backend.accounts.passwords import parse_password
from backend.accounts.tokens import new_id, new_token, token_hash


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", AccountReason.PASSWORD_TOO_SHORT),
        ("1234567", AccountReason.PASSWORD_TOO_SHORT),
        ("x" * 129, AccountReason.PASSWORD_TOO_LONG),
        ("Mojca Novak", AccountReason.PASSWORD_IS_NAME),
        ("mojca_novak", AccountReason.PASSWORD_IS_NAME),
    ],
)
def test_a_password_has_8_to_128_characters_and_is_not_the_name(typed: str, reason: AccountReason) -> None:
    with pytest.raises(AccountError) as refused:
        parse_password(typed, "Mojca Novak")
    assert (refused.value.reason, refused.value.field) == (reason, "password")


@pytest.mark.parametrize("typed", ["12345678", "x" * 128, "ključ ni ključ", "\u00e9" * 8])
def test_any_other_password_will_do(typed: str) -> None:
    assert parse_password(typed, "Mojca Novak") == typed


def test_two_ways_to_type_one_letter_are_one_password() -> None:
    assert parse_password("cafe\u0301 creme", "Ana") == parse_password("caf\u00e9 creme", "Ana")


@given(st.text(max_size=140))
def test_whatever_is_typed_is_a_password_or_a_typed_refusal(typed: str) -> None:
    with suppress(AccountError):
        assert len(parse_password(typed, "Mojca")) >= 8


def test_tokens_are_random_and_only_their_hash_is_kept() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == len({token_hash(token) for token in tokens}) == 100
    assert all(token not in token_hash(token) for token in tokens)


@pytest.mark.parametrize("forged", ["", "x" * 10_000, "\ud800", "é\x00"])
def test_any_cookie_value_can_be_hashed(forged: str) -> None:
    assert len(token_hash(forged)) == 64


def test_an_accounts_id_is_never_a_bots() -> None:
    assert all(":" not in new_id() and len(new_id()) == 16 for _ in range(100))
