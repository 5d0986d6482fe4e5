"""Guests, players and logins in the database."""

import asyncio

import pytest
from sqlalchemy import select

from backend.accounts.model import AccountError, AccountReason
from backend.accounts.tokens import LOGIN_LASTS_MS
from backend.records.accounts import Accounts
from backend.records.database import Database
from backend.records.models import LoginRow

DAY = 24 * 3600 * 1000


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def accounts(database: Database, time: Time) -> Accounts:
    return Accounts(database, time)


async def test_guests_have_names_of_their_own_and_no_password(accounts: Accounts) -> None:
    guests = [await accounts.new_guest() for _ in range(20)]
    assert len({guest.name for guest in guests}) == len({guest.id for guest in guests}) == 20
    assert not any(guest.registered for guest in guests)
    assert await accounts.credentials(guests[0].name) is None


async def test_registering_fills_the_guests_own_row(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    player = await accounts.register(guest.id, "Mojca", "hash")
    assert (player.id, player.name, player.registered) == (guest.id, "Mojca", True)


async def test_a_guest_may_keep_his_name(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    assert (await accounts.register(guest.id, guest.name, "hash")).name == guest.name


async def test_a_name_belongs_to_one_however_it_is_written(accounts: Accounts) -> None:
    await accounts.register(None, "Ana B", "hash")
    with pytest.raises(AccountError) as refused:
        await accounts.register(None, "ana_b", "hash")
    assert (refused.value.reason, refused.value.field) == (AccountReason.NAME_TAKEN, "name")


async def test_of_many_who_register_one_name_at_once_one_gets_it(accounts: Accounts) -> None:
    guests = [await accounts.new_guest() for _ in range(5)]
    tries = [accounts.register(guest.id, "Mojca", "hash") for guest in guests]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    refused = [one.reason for one in outcomes if isinstance(one, AccountError)]
    assert refused == [AccountReason.NAME_TAKEN] * 4


async def test_nobody_registers_twice(accounts: Accounts) -> None:
    player = await accounts.register(None, "Mojca", "hash")
    with pytest.raises(AccountError) as refused:
        await accounts.register(player.id, "Ana", "other")
    assert refused.value.reason == AccountReason.ALREADY_REGISTERED
    credentials = await accounts.credentials("mojca")
    assert credentials is not None
    assert credentials.password_hash == "hash"


@pytest.mark.parametrize("name", ["", "Nobody", "\x00", "x" * 10_000, "\ud800", "' OR 1=1 --"])
async def test_credentials_of_nobody(accounts: Accounts, name: str) -> None:
    await accounts.new_guest()
    assert await accounts.credentials(name) is None


async def test_a_login_lasts_until_its_logout(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    token = await accounts.log_in(guest.id)
    assert await accounts.account_of(token) == guest
    await accounts.log_out(token)
    await accounts.log_out(token)
    assert await accounts.account_of(token) is None


async def test_a_new_login_may_end_an_old_one(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    old = await accounts.log_in(guest.id)
    new = await accounts.log_in(guest.id, instead_of=old)
    assert await accounts.account_of(old) is None
    assert await accounts.account_of(new) == guest


async def test_the_token_itself_is_not_in_the_database(accounts: Accounts, database: Database) -> None:
    token = await accounts.log_in((await accounts.new_guest()).id)
    async with database.read() as session:
        stored = await session.scalar(select(LoginRow.token_hash))
    assert stored
    assert token not in stored


@pytest.mark.parametrize("token", ["", "forged", "x" * 5_000, "\x00", "\ud800"])
async def test_a_forged_token_is_nobodys(accounts: Accounts, token: str) -> None:
    assert await accounts.account_of(token) is None


async def test_a_login_ends_90_days_after_its_last_use(accounts: Accounts, time: Time) -> None:
    token = await accounts.log_in((await accounts.new_guest()).id)
    for _ in range(3):
        time.now += 60 * DAY
        assert await accounts.account_of(token) is not None
    time.now += LOGIN_LASTS_MS
    assert await accounts.account_of(token) is None
