"""Two servers play one table between them; one dies in mid-deal, and nothing is lost or doubled."""

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from tests.conftest import StartServer
from tests.e2e.people import open_table, people, players
from tests.e2e.player import Json, Player
from tests.e2e.playing import agree, finished, play
from tests.kit.servers import TrulaServer

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(300)]


class Killing:
    """Kills the server to which the seat to move is connected, in the midst of a deal's tricks, as its turn comes."""

    def __init__(self, servers: dict[str, TrulaServer], victim: str) -> None:
        self.servers = servers
        self.victim = victim
        self.killed_at: int | None = None

    def before_answer(self, client: Player, frame: Json) -> None:
        deal = frame["view"]["deal"]
        in_mid_deal = deal is not None and deal["phase"] == "play" and 3 <= sum(deal["tricks_won"]) <= 9
        if self.killed_at is None and in_mid_deal and client.workers[-1] == self.victim:
            self.killed_at = frame["v"]
            workers = self.servers[self.victim].workers()
            self.servers[self.victim].kill()
            for worker in workers:
                worker.wait(10)


async def test_the_server_of_the_seat_to_move_dies_and_the_deal_ends_on_the_other(
    trula_server: StartServer, redis_url: str, sqlite_url: str
) -> None:
    one, two = (trula_server(REDIS_URL=redis_url, DATABASE_URL=sqlite_url) for _ in range(2))
    seated = people(one.url)
    table = open_table(seated[0], 1)
    homes = [[one.ws_url, two.ws_url], [two.ws_url, one.ws_url]]
    clients = [
        client for seat in range(4) for client in players(table, seated, homes[seat % 2], finished)[seat : seat + 1]
    ]
    names = await welcomes(clients)
    killing = Killing({names[0]: one, names[1]: two}, victim=names[0])
    for client in clients:
        client.before_answer, client.bold = killing.before_answer, 0.0  # everybody passes: twelve tricks for certain
    await play(clients)

    assert killing.killed_at is not None
    assert len({clients[0].workers[0], clients[1].workers[0]}) == 2
    moved = [client for client in clients if client.workers[0] == names[0]]
    assert [client.workers[-1] for client in clients] == [names[1]] * 4
    assert all(client.connections > 1 for client in moved)
    agree(clients)
    assert clients[0].versions[-1] > killing.killed_at
    nothing_doubled(clients)
    await one_row(Path(sqlite_url.removeprefix("sqlite+aiosqlite:///")), table)


async def welcomes(clients: list[Player]) -> list[str]:
    """Name the workers behind the two addresses, as their welcome frames do."""
    names = []
    for client in clients[:2]:
        probe = Player(client.name, client.cookie, client.table, client.urls[:1], 0, done=bool, seat=client.seat)
        await probe.look()
        names.append(probe.workers[0])
    assert len(set(names)) == 2
    return names


def nothing_doubled(clients: list[Player]) -> None:
    """Every card is played once, as every seat was told."""
    for client in clients:
        played = Counter(event["card"] for event in client.events if event["kind"] == "card_played")
        assert len(played) == 48
        assert set(played.values()) == {1}


async def one_row(database: Path, table: str) -> None:
    """The deal is in the database, once; the outbox needs a moment."""
    for _ in range(100):
        with sqlite3.connect(database) as connection:
            rows = connection.execute("SELECT count(*) FROM deals WHERE session_id = ?", (table,)).fetchone()[0]
            ended = connection.execute("SELECT reason FROM sessions WHERE id = ?", (table,)).fetchone()
        connection.close()
        if rows and ended and ended[0]:
            break
        await asyncio.sleep(0.1)
    assert rows == 1
    assert ended == ("completed",)
