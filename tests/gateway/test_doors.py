"""Who may open a socket: every mixture of origin and login has its close code, and a refused one is told nothing."""

import pytest
import websockets

from tests.gateway.conftest import Client, NewServer, Server

OURS = "http://127.0.0.1:{port}"


async def code_of(server: Server, cookie: str | None, origin: str | None) -> int | None:
    """Open a socket; its close code, or None where it is welcomed."""
    headers = {} if cookie is None else {"Cookie": cookie}
    if origin is not None:
        headers["Origin"] = origin.format(port=server.port)
    async with websockets.connect(server.url, additional_headers=headers) as socket:
        try:
            await Client(socket).next("welcome")
        except websockets.ConnectionClosed:
            assert socket.close_code is not None
            return socket.close_code
    return None


async def test_the_matrix_of_origins_and_logins(new_server: NewServer) -> None:
    server = await new_server(allowed_origins="https://friends.example")
    guest, gone = await server.guest(), await server.guest()
    await server.accounts.log_out(gone.token)
    good = f"trula_login={guest.token}"
    bad_logins = (
        None,
        "trula_login=",
        "trula_login=x",
        f"trula_login={gone.token}",
        f"other={guest.token}",
        f"trula_login={guest.token}x",
        "trula_login=" + "x" * 4000,
        "trula_login=%00",
    )
    good_origins = (None, OURS, "https://friends.example", "https://127.0.0.1:{port}")
    bad_origins = ("https://evil.example", "http://127.0.0.1:1", "null", "", "https://friends.example.evil.example")
    for origin in good_origins:
        assert await code_of(server, good, origin) is None, origin
        for login in bad_logins:
            assert await code_of(server, login, origin) == 4401, (login, origin)
    for origin in bad_origins:
        for login in (good, None):
            assert await code_of(server, login, origin) == 4403, (login, origin)


async def test_behind_https_only_the_secure_cookie_counts(new_server: NewServer) -> None:
    server = await new_server(public_https=True)
    guest = await server.guest()
    assert await code_of(server, f"__Host-trula_login={guest.token}", None) is None
    assert await code_of(server, f"trula_login={guest.token}", None) == 4401


@pytest.mark.parametrize("path", ["/ws/", "/ws/x", "/", "/api/tables"])
async def test_there_is_one_door(server: Server, path: str) -> None:
    guest = await server.guest()
    url = server.url.removesuffix("/ws") + path
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(url, additional_headers={"Cookie": f"trula_login={guest.token}"})
