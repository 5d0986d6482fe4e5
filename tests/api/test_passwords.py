"""Hashing: the profile, the same work for everybody, a bounded crowd."""

import asyncio

import pytest

from backend.api.errors import ApiError, ApiReason
from backend.api.passwords import MOST_WAITING, Passwords


async def test_the_profile_is_owasps(passwords: Passwords) -> None:
    assert (await passwords.hash("correct horse")).startswith("$argon2id$v=19$m=19456,t=2,p=1$")


async def test_two_hashes_of_one_password_differ_and_both_match(passwords: Passwords) -> None:
    one, other = [await passwords.hash("correct horse") for _ in range(2)]
    assert one != other
    assert await passwords.matches(one, "correct horse")
    assert await passwords.matches(other, "correct horse")
    assert not await passwords.matches(one, "correct horsf")


@pytest.mark.parametrize("stored", ["", "no hash", "$argon2id$v=19$m=19456,t=2,p=1$broken"])
async def test_a_broken_hash_matches_nothing(passwords: Passwords, stored: str) -> None:
    assert not await passwords.matches(stored, "correct horse")


async def test_nobodys_password_is_checked_all_the_same(passwords: Passwords, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is told "no" after the same work cannot tell whether there is such a player."""
    checked: list[str] = []
    verify = passwords._hasher.verify

    class Watched:
        def verify(self, stored: str, password: str) -> bool:
            checked.append(stored)
            return verify(stored, password)

    monkeypatch.setattr(passwords, "_hasher", Watched())
    assert not await passwords.matches(None, "correct horse")
    assert len(checked) == 1
    assert checked[0].startswith("$argon2id$v=19$m=19456,t=2,p=1$")


async def test_a_crowd_is_turned_away_and_the_next_one_served(passwords: Passwords) -> None:
    crowd = [passwords.matches(None, "x") for _ in range(MOST_WAITING + 5)]
    answers = await asyncio.gather(*crowd, return_exceptions=True)
    turned_away = [answer for answer in answers if isinstance(answer, ApiError)]
    assert [one.refusal.reason for one in turned_away] == [ApiReason.BUSY] * 5
    assert not await passwords.matches(None, "x")
