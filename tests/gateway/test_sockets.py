"""The open sockets of a worker: by login, and let go in parts."""

from backend.gateway.closing import CloseCode
from backend.gateway.sockets import Sockets


class Open:
    """A socket that remembers."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.codes: list[int] = []

    def send(self, text: str) -> None:
        self.sent.append(text)

    def close(self, code: CloseCode) -> None:
        self.codes.append(code)


def test_a_login_that_ended_during_the_handshake_opens_no_socket() -> None:
    sockets, late, other = Sockets(), Open(), Open()
    sockets.close_login("login")
    with sockets.held("w/1", late, "login"), sockets.held("w/2", other, "another"):
        assert (late.codes, other.codes) == ([4401], [])


def test_only_the_sockets_of_that_login_close() -> None:
    sockets, one, two = Sockets(), Open(), Open()
    with sockets.held("w/1", one, "a"), sockets.held("w/2", two, "b"):
        sockets.close_login("b")
        sockets.close("w/3", CloseCode.TOO_MANY_SOCKETS)
    assert (one.codes, two.codes) == ([], [4401])


def test_a_socket_that_is_gone_is_told_nothing() -> None:
    sockets, gone, there = Sockets(), Open(), Open()
    with sockets.held("w/1", there, "a"):
        with sockets.held("w/2", gone, "b"):
            pass
        sockets.tell("frame")
        assert (there.sent, gone.sent) == (["frame"], [])
        assert sockets.ids() == ("w/1",)


async def test_a_restart_closes_every_socket_with_1012() -> None:
    sockets, opened = Sockets(), [Open() for _ in range(3)]
    with (
        sockets.held("w/1", opened[0], "a"),
        sockets.held("w/2", opened[1], "b"),
        sockets.held("w/3", opened[2], "c"),
    ):
        await sockets.restart()
    assert [one.codes for one in opened] == [[1012]] * 3
    assert sockets.restarting
