"""Accounts and logins in the database: guests, registering, signing in and out (`backend.accounts.model.Logins`)."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from backend.accounts.model import Account, AccountError, AccountReason
from backend.accounts.names import guest_name, known_skeleton, skeleton
from backend.accounts.tokens import LOGIN_LASTS_MS, new_id, new_token, token_hash
from backend.records.database import Database, insert_new
from backend.records.models import AccountRow, LoginRow, RatingRow

SEEN_EVERY_MS: Final = 24 * 3600 * 1000
"""A login's last use is noted once a day, so that asking who somebody is stays a read."""

Clock = Callable[[], int]


def wall_clock() -> int:
    """Return the Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Credentials:
    """A registered account and what its password is compared with."""

    account: Account
    password_hash: str


class Accounts:
    """All accounts. Names are compared by their skeletons, tokens by their hashes."""

    def __init__(self, database: Database, now_ms: Clock = wall_clock) -> None:
        """Keep them in *database*, by the clock *now_ms*."""
        self._database = database
        self._now_ms = now_ms

    async def new_guest(self) -> Account:
        """Make a guest with a name nobody has."""
        while True:
            name, account = guest_name(), new_id()
            row = _row(account, name, self._now_ms())
            async with self._database.write() as session:
                if await insert_new(session, AccountRow, [row], AccountRow.id):
                    return Account(account, name, registered=False)

    async def register(self, guest: str | None, name: str, password_hash: str) -> Account:
        """Give the account *guest* a name and a password, or make a new account; all a guest played stays his.

        Args:
            guest: The account's id, None for somebody who was no guest.
            name: As `parse_name` returned it.
            password_hash: Of the password.

        Raises:
            AccountError: NAME_TAKEN; ALREADY_REGISTERED where *guest* has a password (or is unknown).
        """
        now = self._now_ms()
        values = {"name": name, "skeleton": skeleton(name), "password_hash": password_hash, "registered_ms": now}
        try:
            async with self._database.write() as session:
                if guest is None:
                    guest = new_id()
                    session.add(AccountRow(**_row(guest, name, now) | values))
                else:
                    await _fill(session, guest, values)
        except IntegrityError:
            raise AccountError(AccountReason.NAME_TAKEN, "name") from None
        return Account(guest, name, registered=True)

    async def credentials(self, name: str) -> Credentials | None:
        """Return what signing in as *name* (as typed) is checked against; None where there is no such player."""
        wanted = known_skeleton(name)
        if wanted is None:
            return None
        found = select(AccountRow).where(AccountRow.skeleton == wanted, AccountRow.password_hash.is_not(None))
        async with self._database.read() as session:
            row = await session.scalar(found)
        if row is None or row.password_hash is None:
            return None
        return Credentials(_account(row), row.password_hash)

    async def log_in(self, account: str, instead_of: str | None = None) -> str:
        """Open a login for *account* and return its token; the login of the token *instead_of* ends."""
        token, now = new_token(), self._now_ms()
        async with self._database.write() as session:
            if instead_of is not None:
                await session.execute(delete(LoginRow).where(LoginRow.token_hash == token_hash(instead_of)))
            session.add(
                LoginRow(
                    token_hash=token_hash(token),
                    account_id=account,
                    created_ms=now,
                    seen_ms=now,
                    expires_ms=now + LOGIN_LASTS_MS,
                )
            )
        return token

    async def log_out(self, token: str) -> None:
        """End the login of *token*; nothing happens where there is none."""
        async with self._database.write() as session:
            await session.execute(delete(LoginRow).where(LoginRow.token_hash == token_hash(token)))

    async def account_of(self, token: str) -> Account | None:
        """Return whose login *token* is; None where it is unknown or has ended."""
        now = self._now_ms()
        login = (
            select(AccountRow, LoginRow.seen_ms)
            .join(LoginRow, LoginRow.account_id == AccountRow.id)
            .where(LoginRow.token_hash == token_hash(token), LoginRow.expires_ms > now)
        )
        async with self._database.read() as session:
            found = (await session.execute(login)).first()
        if found is None:
            return None
        if found.seen_ms < now - SEEN_EVERY_MS:
            await self._seen(token, now)
        return _account(found.AccountRow)

    async def rating_of(self, account: str, ruleset: str) -> float | None:
        """Return the unrounded rating, None for guests and before the first rated deal."""
        rating = select(RatingRow.rating).where(RatingRow.account_id == account, RatingRow.ruleset == ruleset)
        async with self._database.read() as session:
            return await session.scalar(rating)

    async def _seen(self, token: str, now: int) -> None:
        async with self._database.write() as session:
            await session.execute(
                update(LoginRow)
                .where(LoginRow.token_hash == token_hash(token))
                .values(seen_ms=now, expires_ms=now + LOGIN_LASTS_MS)
            )


async def _fill(session: AsyncSession, guest: str, values: dict[str, object]) -> None:
    filled = (
        update(AccountRow)
        .where(AccountRow.id == guest, AccountRow.password_hash.is_(None))
        .values(values)
        .returning(AccountRow.id)
    )
    if await session.scalar(filled) is None:
        raise AccountError(AccountReason.ALREADY_REGISTERED)


def _row(account: str, name: str, now: int) -> dict[str, object]:
    return {"id": account, "name": name, "skeleton": skeleton(name), "game_points": 0, "created_ms": now}


def _account(row: AccountRow) -> Account:
    return Account(row.id, row.name, registered=row.password_hash is not None)
