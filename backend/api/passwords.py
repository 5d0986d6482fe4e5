"""Hashing passwords: Argon2id, off the event loop, a few at a time, the same work whoever is asked for."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from backend.api.errors import ApiError, ApiReason

MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
LANES: Final = 1
"""The profile that OWASP's password storage guide names first: 19 MiB, 2 passes, 1 lane; about 50 ms."""

AT_ONCE: Final = 2
MOST_WAITING: Final = 32

T = TypeVar("T")


class Passwords:
    """Makes and checks password hashes."""

    def __init__(self) -> None:
        """Prepare the hash that stands in where there is no account."""
        self._hasher = PasswordHasher(PASSES, MEMORY_KIB, LANES, type=Type.ID)
        self._nobodys = self._hasher.hash(secrets.token_hex())
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Hash a new password.

        Raises:
            ApiError: BUSY where too many wait already.
        """
        return await self._in_turn(lambda: self._hasher.hash(password))

    async def matches(self, stored: str | None, password: str) -> bool:
        """Say whether *password* is the one of the hash *stored*; None (no such player) takes as long and is False.

        Raises:
            ApiError: BUSY where too many wait already.
        """
        return await self._in_turn(lambda: self._matches(stored or self._nobodys, password)) and stored is not None

    def _matches(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise ApiError(503, ApiReason.BUSY, "Too many are signing in; try again.", headers={"Retry-After": "2"})
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
