"""Whole sessions over the wire, played by clients that check everything they are sent."""

import pytest

from tests.conftest import StartServer
from tests.e2e.people import Person, open_table, people, players
from tests.e2e.playing import agree, finished, play

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(300)]
DEALS = 2


@pytest.fixture
def four(trula_server: StartServer) -> tuple[str, list[Person]]:
    server = trula_server(workers=2)
    return server.ws_url, people(server.url)


async def test_four_clients_play_a_session_to_its_end(four: tuple[str, list[Person]]) -> None:
    url, seated = four
    table = open_table(seated[0], DEALS)
    clients = players(table, seated, [url], finished)
    await play(clients)
    agree(clients)
    outcome = clients[0].view["outcome"]
    assert outcome["reason"] == "completed"
    assert len(clients[0].view["sheet"]) == DEALS
    totals = [sum(row["scores"][seat] for row in clients[0].view["sheet"]) for seat in range(4)]
    assert [row["totals"] for row in clients[0].view["sheet"]][-1] == totals
    assert clients[0].connections == 1
