"""Commands over the socket: judged once, answered with a word, and nothing changes where they are refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest

from backend.rules.registry import ruleset
from backend.rules.shared.reasons import Reason
from tests.gateway.conftest import Client, Json, Server
from tests.gateway.tables import deal_out


@dataclass
class Four:
    """Four people in a deal, each with one socket that has its snapshot."""

    table: str
    clients: list[Client]
    snapshots: list[Json]

    @property
    def to_move(self) -> int:
        return next(seat for seat, frame in enumerate(self.snapshots) if frame["turn"] is not None)

    @property
    def turn(self) -> Json:
        turn: Json = self.snapshots[self.to_move]["turn"]
        return turn

    async def nothing_came(self) -> None:
        """Every seat still has the version it had."""
        for client, before in zip(self.clients, self.snapshots, strict=True):
            now = await client.snapshot(self.table)
            assert (now["v"], now["view"]) == (before["v"], before["view"])
            assert all(frame["t"] not in {"ev", "snapshot"} for frame in client.passed)


@pytest.fixture
async def four(server: Server) -> AsyncIterator[Four]:
    guests = [await server.guest() for _ in range(4)]
    table = await deal_out(server, *guests)
    async with AsyncExitStack() as sockets:
        clients = [await sockets.enter_async_context(guest.connected()) for guest in guests]
        yield Four(table, clients, [await client.snapshot(table) for client in clients])


async def test_an_action_is_acknowledged_and_everybody_gets_its_version(four: Four) -> None:
    mover = four.clients[four.to_move]
    answer = await mover.command(four.table, four.turn["legal"][0], four.turn["no"])
    assert answer["t"] == "ack"
    for client in four.clients:
        frame = next((one for one in client.passed if one["t"] == "ev"), None) or await client.next("ev")
        assert frame["v"] == answer["v"] == four.snapshots[0]["v"] + 1


async def test_only_the_seat_to_move_is_asked(four: Four) -> None:
    asked = [seat for seat, frame in enumerate(four.snapshots) if frame["turn"] is not None]
    assert asked == four.snapshots[0]["view"]["question"]["seats"]


async def test_another_player_cannot_answer_for_the_seat_to_move(four: Four) -> None:
    other = four.clients[(four.to_move + 1) % 4]
    answer = await other.command(four.table, four.turn["legal"][0], four.turn["no"])
    assert answer["reason"] == "not_your_turn"
    await four.nothing_came()


async def test_a_refusal_by_the_rules_names_their_point(four: Four) -> None:
    mover = four.clients[four.to_move]
    answer = await mover.command(four.table, "bid klop", four.turn["no"])
    assert (answer["t"], answer["reason"]) == ("nack", "bid_not_offered")
    assert answer["rule"] == ruleset("slovenian-4").refusal_point(Reason.BID_NOT_OFFERED)
    assert answer["rule"].startswith("S-")
    for do in ("next", "frobnicate", "sit 0"):
        assert (await mover.command(four.table, do, four.turn["no"]))["rule"] is None


async def test_who_does_not_sit_at_the_table_cannot_act(server: Server, four: Four) -> None:
    async with (await server.guest()).connected() as stranger:
        await stranger.hello(four.table)
        for do in ("pass", "next", "leave", "back", "cancel confirmed", "call_end", "deal"):
            answer = await stranger.command(four.table, do, four.turn["no"])
            assert answer["t"] == "nack", do
    await four.nothing_came()


@pytest.mark.parametrize(
    ("do", "reason"),
    [
        ("bid open_beggar please", "unknown_action"),
        ("bid nonsense", "unknown_action"),
        ("play t23", "unknown_action"),
        ("play hK", "wrong_phase"),
        ("discard", "wrong_phase"),
        ("sit 0", "already_started"),
        ("sit", "unknown_command"),
        ("sit 99999999999999999999", "unknown_command"),
        ("cut 17", "wrong_phase"),
        ("\u0000", "unknown_action"),
        (" pass", "unknown_action"),
        ("pass ", "unknown_action"),
        ("fill_bots", "already_started"),
        ("next", "wrong_phase"),
        ("back", "not_away"),
    ],
)
async def test_a_refused_command_has_its_reason_and_changes_nothing(four: Four, do: str, reason: str) -> None:
    answer = await four.clients[four.to_move].command(four.table, do, four.turn["no"])
    assert answer["reason"] == reason
    await four.nothing_came()


@pytest.mark.parametrize("turn", [None, 0, 2**53 - 1])
async def test_an_answer_to_another_question_is_stale(four: Four, turn: int | None) -> None:
    answer = await four.clients[four.to_move].command(four.table, four.turn["legal"][0], turn)
    assert answer["reason"] == "stale_turn"
    await four.nothing_came()


async def test_a_command_sent_again_gets_its_first_answer_and_happens_once(four: Four) -> None:
    mover, do, turn = four.clients[four.to_move], four.turn["legal"][0], four.turn["no"]
    answers = [await mover.command(four.table, do, turn, "same") for _ in range(3)]
    assert answers[0]["t"] == "ack"
    assert answers[0] == answers[1] == answers[2]
    other = four.clients[(four.to_move + 2) % 4]
    now = await other.snapshot(four.table)
    assert now["v"] == answers[0]["v"]


async def test_the_same_id_of_another_player_is_another_command(four: Four) -> None:
    mover, other = four.clients[four.to_move], four.clients[(four.to_move + 1) % 4]
    assert (await mover.command(four.table, four.turn["legal"][0], four.turn["no"], "same"))["t"] == "ack"
    assert (await other.command(four.table, "back", None, "same"))["reason"] == "not_away"


async def test_a_refused_id_is_judged_again(four: Four) -> None:
    mover = four.clients[four.to_move]
    assert (await mover.command(four.table, "bid nonsense", four.turn["no"], "same"))["t"] == "nack"
    assert (await mover.command(four.table, four.turn["legal"][0], four.turn["no"], "same"))["t"] == "ack"


async def test_of_many_equal_answers_at_once_one_counts(four: Four) -> None:
    mover = four.clients[four.to_move]
    for number in range(20):
        await mover.send(t="cmd", id=f"n{number}", table=four.table, do=four.turn["legal"][0], turn=four.turn["no"])
    answers = [await mover.next("ack", "nack") for _ in range(20)]
    assert [frame["t"] for frame in answers].count("ack") == 1
    assert {frame["reason"] for frame in answers if frame["t"] == "nack"} <= {"stale_turn", "not_your_turn"}


async def test_nobody_gets_a_card_that_is_not_his(four: Four) -> None:
    hands = [set(frame["view"]["deal"]["hand"]) for frame in four.snapshots]
    assert len(set().union(*hands)) == 48
    for seat, frame in enumerate(four.snapshots):
        others = set().union(*hands[:seat], *hands[seat + 1 :])
        assert not any(f'"{card}"' in str(frame).replace("'", '"') for card in others)


async def test_two_tabs_of_a_seat_see_the_same_and_either_may_act(server: Server) -> None:
    guests = [await server.guest() for _ in range(4)]
    table = await deal_out(server, *guests)
    async with AsyncExitStack() as sockets:
        tabs = [[await sockets.enter_async_context(guest.connected()) for guest in guests] for _ in range(2)]
        snapshots = [[await client.snapshot(table) for client in tab] for tab in tabs]
        assert [frame["view"] for frame in snapshots[0]] == [frame["view"] for frame in snapshots[1]]
        seat = next(seat for seat, frame in enumerate(snapshots[0]) if frame["turn"])
        turn = snapshots[0][seat]["turn"]
        answers = await asyncio.gather(
            *(tab[seat].command(table, turn["legal"][0], turn["no"], f"tab{tab is tabs[1]:d}") for tab in tabs)
        )
        assert sorted(frame["t"] for frame in answers) == ["ack", "nack"]
        await tabs[0][seat].socket.close()
        frame = next((one for one in tabs[1][seat].passed if one["t"] == "ev"), None) or await tabs[1][seat].next("ev")
        assert frame["v"] == snapshots[0][seat]["v"] + 1
