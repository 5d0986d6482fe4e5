"""A socket gets every version of its table once and in order, whatever arrives early, twice or never."""

from hypothesis import given
from hypothesis import strategies as st

from backend.gateway.following import Following, Seen
from backend.rooms.rooms import Envelope

ME = "me"


class Client:
    """What the socket was sent, and how often it asked for a snapshot."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.lost = 0
        self.following = Following("T", ME, self.frames.append, self._lost)

    def _lost(self, _table: str) -> None:
        self.lost += 1


def envelope(version: int, accounts: tuple[str | None, ...] = (None, ME)) -> Envelope:
    return Envelope("T", version, "tip", accounts, (f"seat 0: {version}", f"seat 1: {version}"), f"all: {version}")


def live_at(version: int) -> Client:
    client = Client()
    client.following.caught_up(Seen(version, "tip"), (None, ME), ())
    return client


def test_the_next_version_is_sent_as_the_seat_may_see_it() -> None:
    client = live_at(4)
    client.following.committed(envelope(5))
    assert client.frames == ["seat 1: 5"]


def test_who_does_not_sit_gets_the_public_frame() -> None:
    client = live_at(4)
    client.following.committed(envelope(5, ("other", None)))
    assert client.frames == ["all: 5"]


def test_a_version_already_sent_is_left_out() -> None:
    client = live_at(4)
    for version in (3, 4, 5, 5):
        client.following.committed(envelope(version))
    assert client.frames == ["seat 1: 5"]


def test_what_is_committed_while_catching_up_follows_afterwards_once() -> None:
    client = Client()
    for version in (5, 6, 7):
        client.following.committed(envelope(version))
    assert client.frames == []
    client.following.caught_up(Seen(6, "tip"), (None, ME), ("snapshot 6",))
    assert client.frames == ["snapshot 6", "seat 1: 7"]


def test_who_resumes_on_a_living_socket_is_not_sent_again_what_is_on_its_way() -> None:
    client = live_at(4)
    client.following.committed(envelope(5))
    assert client.following.catch_up(Seen(4, "tip")) == Seen(5, "tip")


def test_who_knows_more_than_this_socket_has_sent_goes_on_from_there() -> None:
    client = live_at(4)
    assert client.following.catch_up(Seen(7, "other")) == Seen(7, "other")


def test_who_says_that_he_has_seen_nothing_gets_a_snapshot() -> None:
    assert live_at(4).following.catch_up(None) is None


def test_a_gap_asks_for_a_snapshot_and_sends_nothing_partial() -> None:
    client = live_at(4)
    client.following.committed(envelope(6))
    assert (client.frames, client.lost) == ([], 1)


def test_a_branched_history_asks_for_a_snapshot() -> None:
    client = live_at(4)
    client.following.resync("T")
    assert client.lost == 1


def test_chat_passes_unversioned_even_while_catching_up() -> None:
    client = Client()
    client.following.told("T", "chat")
    assert client.frames == ["chat"]


@given(st.lists(st.integers(0, 12)), st.integers(0, 12), st.lists(st.integers(0, 12)))
def test_no_order_of_arrival_repeats_or_skips_a_version(early: list[int], now: int, late: list[int]) -> None:
    client = Client()
    for version in early:
        client.following.committed(envelope(version))
    client.following.caught_up(Seen(now, "tip"), (None, ME), ())
    for version in late:
        client.following.committed(envelope(version))
    assert client.frames == [f"seat 1: {now + 1 + step}" for step in range(len(client.frames))]
