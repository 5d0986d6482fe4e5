"""Signing in: as a guest, by registering, with name and password; and out."""

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SecretStr

from backend.accounts.model import Account, AccountError, AccountReason
from backend.accounts.names import known_skeleton, parse_name
from backend.accounts.passwords import normalised, parse_password
from backend.api.mine import MyTable, tables_of
from backend.api.parts import Address, Parts, PartsOf, Token, Whoever, end_login, set_login
from backend.records import history
from backend.records.pages import RulesetRating

router = APIRouter(tags=["accounts"])


def _whole(typed: object) -> object:
    """Refuse halves of characters, which JSON can spell and nothing can store."""
    if isinstance(typed, str) and not typed.isascii() and any("\ud800" <= each <= "\udfff" for each in typed):
        raise ValueError("half a character")
    return typed


Whole = BeforeValidator(_whole)


class Credentials(BaseModel):
    """A name and a password, as typed."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Whole, Field(max_length=200)]
    password: Annotated[SecretStr, Whole, Field(max_length=1000)]


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who is signed in now. *kind* is `account` for registered players."""

    id: str
    name: str
    kind: Literal["guest", "account"]


@dataclass(frozen=True, slots=True)
class MyPage:
    """The account that asks: its running game points (P-42), its ratings, and the tables it sits at."""

    account: SignedIn
    game_points: int
    ratings: tuple[RulesetRating, ...]
    tables: tuple[MyTable, ...]


@router.post("/api/guest", status_code=201)
async def sign_in_as_guest(parts: PartsOf, address: Address, account: Whoever, response: Response) -> SignedIn:
    """Sign in as a new guest; who is signed in already stays who he is."""
    if account is None:
        await parts.limits.take("guest", address)
        account = await parts.accounts.new_guest()
        set_login(response, parts, await parts.accounts.log_in(account.id))
    return _signed_in(account)


@router.post("/api/register", status_code=201)
async def register(
    wanted: Credentials, parts: PartsOf, address: Address, account: Whoever, token: Token, response: Response
) -> SignedIn:
    """Take a name and a password. A guest stays the same account: all he has played stays his."""
    await parts.limits.take("register", address)
    name = parse_name(wanted.name)
    password = parse_password(wanted.password.get_secret_value(), name)
    if account is not None and account.registered:
        raise AccountError(AccountReason.ALREADY_REGISTERED)
    password_hash = await parts.passwords.hash(password)
    player = await parts.accounts.register(None if account is None else account.id, name, password_hash)
    return await _log_in(parts, player, token, response)


@router.post("/api/login")
async def log_in(given: Credentials, parts: PartsOf, address: Address, token: Token, response: Response) -> SignedIn:
    """Sign in with name and password."""
    await _count_try(parts, given.name, address)
    found = await parts.accounts.credentials(given.name)
    password = normalised(given.password.get_secret_value())
    right = await parts.passwords.matches(None if found is None else found.password_hash, password)
    if found is None or not right:
        raise AccountError(AccountReason.WRONG_NAME_OR_PASSWORD)
    return await _log_in(parts, found.account, token, response)


@router.post("/api/logout", status_code=204)
async def log_out(parts: PartsOf, token: Token, response: Response) -> None:
    """Sign out. A guest cannot come back to his account."""
    if token is not None:
        await parts.accounts.log_out(token)
        await parts.login_ended(token)
        end_login(response, parts)


@router.get("/api/me")
async def me(parts: PartsOf, account: Whoever) -> MyPage | None:
    """Tell who is signed in, and where he sits; null where nobody is."""
    if account is None:
        return None
    page = await history.player_of(parts.database, account.id)
    assert page is not None
    return MyPage(_signed_in(account), page.game_points, page.ratings, await tables_of(parts.rooms, account.id))


async def _count_try(parts: Parts, name: str, address: str) -> None:
    known = known_skeleton(name) or name
    await parts.limits.take("login", address)
    await parts.limits.take("login_name_from", f"{known} {address}")
    await parts.limits.take("login_name", known)


async def _log_in(parts: Parts, account: Account, token: str | None, response: Response) -> SignedIn:
    set_login(response, parts, await parts.accounts.log_in(account.id, instead_of=token))
    if token is not None:
        await parts.login_ended(token)
    return _signed_in(account)


def _signed_in(account: Account) -> SignedIn:
    return SignedIn(account.id, account.name, "account" if account.registered else "guest")
