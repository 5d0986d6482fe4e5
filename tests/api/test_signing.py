"""Guests, registering, signing in and out."""

from collections.abc import Callable
from http.cookies import SimpleCookie

import pytest

from backend.api.rates import Rates
from tests.api.visitor import Answer, Visitor


async def test_a_guest_is_signed_in_at_once(visitor: Visitor) -> None:
    guest = await visitor.guest()
    assert guest["kind"] == "guest"
    mine = await visitor.me()
    assert mine == {"account": guest, "game_points": 0, "ratings": [], "tables": []}


async def test_who_is_signed_in_stays_who_he_is(visitor: Visitor) -> None:
    assert await visitor.guest() == await visitor.guest()


async def test_nobody_is_signed_in_without_a_cookie(visitor: Visitor) -> None:
    assert (await visitor.get("/api/me")).body is None


@pytest.mark.parametrize("token", ["forged", "x" * 4000, "%00"])
async def test_a_forged_cookie_is_nobodys(visitor: Visitor, token: str) -> None:
    visitor.client.cookies.set("trula_login", token)
    assert (await visitor.get("/api/me")).body is None


async def test_a_guest_who_registers_stays_the_same_account(visitor: Visitor) -> None:
    guest = await visitor.guest()
    answer = await visitor.register("Mojca")
    assert (answer.status, answer.body) == (201, {"id": guest["id"], "name": "Mojca", "kind": "account"})
    assert (await visitor.me())["account"]["name"] == "Mojca"


async def test_registering_without_having_been_a_guest(visitor: Visitor) -> None:
    assert (await visitor.register("Mojca")).status == 201
    assert (await visitor.me())["account"]["kind"] == "account"


async def test_name_and_password_sign_in_from_another_browser(new_visitor: Callable[[], Visitor]) -> None:
    one, other = new_visitor(), new_visitor()
    account = (await one.register("Žiga Č")).body
    answer = await other.log_in("žiga_Č")
    assert (answer.status, answer.body) == (200, account)
    assert (await other.me())["account"] == account


@pytest.mark.parametrize(
    ("name", "password"), [("Mojca", "wrong horse"), ("Nobody", "correct horse"), ("", ""), ("\x00", "x" * 900)]
)
async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(
    new_visitor: Callable[[], Visitor], name: str, password: str
) -> None:
    await new_visitor().register("Mojca")
    answer = await new_visitor().log_in(name, password)
    assert answer.refusal == (401, "wrong_name_or_password", None)
    assert "set-cookie" not in answer.headers


async def test_a_guest_has_no_password_to_sign_in_with(new_visitor: Callable[[], Visitor]) -> None:
    guest = await new_visitor().guest()
    assert (await new_visitor().log_in(guest["name"], "")).refusal == (401, "wrong_name_or_password", None)


@pytest.mark.parametrize(
    ("name", "password", "reason", "field"),
    [
        ("x", "correct horse", "name_invalid", "name"),
        ("ad\u200bmin", "correct horse", "name_invalid", "name"),
        ("admin", "correct horse", "name_reserved", "name"),
        ("Mojca", "short", "password_too_short", "password"),
        ("Mojca", "x" * 129, "password_too_long", "password"),
        ("Mojca Novak", "mojca novak", "password_is_name", "password"),
    ],
)
async def test_what_is_wrong_with_a_form_is_said_at_its_field(
    visitor: Visitor, name: str, password: str, reason: str, field: str
) -> None:
    assert (await visitor.register(name, password)).refusal == (422, reason, field)


async def test_a_name_that_looks_like_anothers_is_taken(new_visitor: Callable[[], Visitor]) -> None:
    await new_visitor().register("Ana B")
    assert (await new_visitor().register("ANA_B")).refusal == (409, "name_taken", "name")


async def test_nobody_registers_twice(visitor: Visitor) -> None:
    await visitor.register("Mojca")
    assert (await visitor.register("Ana")).refusal == (409, "already_registered", None)


async def test_signing_out_ends_the_login_itself(visitor: Visitor, ended: list[str]) -> None:
    await visitor.guest()
    token = visitor.client.cookies["trula_login"]
    assert (await visitor.post("/api/logout")).status == 204
    assert ended == [token]
    assert "trula_login" not in visitor.client.cookies
    visitor.client.cookies.set("trula_login", token)
    assert (await visitor.get("/api/me")).body is None


async def test_signing_out_twice_is_no_error(visitor: Visitor) -> None:
    assert (await visitor.post("/api/logout")).status == 204


async def test_a_new_login_ends_the_one_before_in_this_browser(visitor: Visitor) -> None:
    await visitor.register("Mojca")
    before = visitor.client.cookies["trula_login"]
    await visitor.log_in("Mojca")
    visitor.client.cookies.clear()
    visitor.client.cookies.set("trula_login", before)
    assert (await visitor.get("/api/me")).body is None


async def test_on_http_the_cookie_is_out_of_reach_for_scripts_and_other_sites(visitor: Visitor) -> None:
    cookie = _cookie(await visitor.post("/api/guest"), "trula_login")
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
    assert not cookie["secure"]
    assert not cookie["domain"]


@pytest.mark.parametrize("https", [True])
async def test_behind_https_the_cookie_is_secure_and_bound_to_the_host(visitor: Visitor, https: bool) -> None:  # noqa: FBT001
    cookie = _cookie(await visitor.post("/api/guest"), "__Host-trula_login")
    assert (cookie["httponly"], cookie["samesite"], cookie["path"], cookie["secure"]) == (True, "lax", "/", True)
    assert not cookie["domain"]
    assert (await visitor.me())["account"]["kind"] == "guest"
    ended = _cookie(await visitor.post("/api/logout"), "__Host-trula_login")
    assert (ended["max-age"], ended["secure"], ended["path"]) == ("0", True, "/")


@pytest.mark.parametrize("rates", [Rates(login_name_from="3/minute")])
async def test_guessing_a_password_is_stopped_though_the_right_one_comes_at_last(
    new_visitor: Callable[..., Visitor], rates: Rates
) -> None:
    await new_visitor().register("Mojca")
    thief = new_visitor("198.51.100.7")
    for number in range(3):
        assert (await thief.log_in("Mojca", f"guess number {number}")).status == 401
    answer = await thief.log_in("m.o.j.c.a")
    assert answer.refusal == (429, "too_many_tries", None)
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    assert (await new_visitor("203.0.113.9").log_in("Mojca")).status == 200, "the player himself is not locked out"


@pytest.mark.parametrize("rates", [Rates(login_name="4/minute")])
async def test_guessing_from_many_addresses_is_stopped_too(new_visitor: Callable[..., Visitor], rates: Rates) -> None:
    for number in range(4):
        assert (await new_visitor(f"198.51.100.{number}").log_in("Mojca", "guess guess")).status == 401
    answer = await new_visitor("198.51.100.99").log_in("Mojca", "guess guess")
    assert answer.refusal == (429, "too_many_tries", None)


@pytest.mark.parametrize("rates", [Rates(guest="2/minute", register="1/minute")])
async def test_accounts_are_not_made_by_the_dozen(new_visitor: Callable[..., Visitor], rates: Rates) -> None:
    statuses = [(await new_visitor("2001:db8::" + str(number)).post("/api/guest")).status for number in range(3)]
    assert statuses == [201, 201, 429]
    assert [(await new_visitor().register(name)).status for name in ("Mojca", "Ana")] == [201, 429]


async def test_no_refusal_repeats_a_password(visitor: Visitor) -> None:
    for body in ({"name": "Mojca", "password": ["hunter2hunter2"]}, {"name": 7, "password": "hunter2hunter2"}):
        answer = await visitor.post("/api/register", body)
        assert answer.status == 422
        assert "hunter2" not in answer.text


def _cookie(answer: Answer, name: str) -> dict[str, object]:
    return dict(SimpleCookie(answer.headers["set-cookie"])[name])
