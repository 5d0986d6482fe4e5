"""The database goes in mid-deal: people play on to the end, and what they played is recorded when it is back."""

import asyncio
from urllib.parse import urlsplit

import httpx
import pytest

from tests.conftest import StartServer
from tests.e2e.people import open_table, people, players
from tests.e2e.player import Json, Player
from tests.e2e.playing import agree, finished, play
from tests.kit.postgres import Postgres

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(300)]
PATIENCE_SECONDS = 60


async def test_play_goes_on_without_the_database_and_is_recorded_once_it_is_back(
    trula_server: StartServer, redis_url: str, postgres: Postgres, postgres_url: str
) -> None:
    server = trula_server(workers=1, REDIS_URL=redis_url, DATABASE_URL=postgres_url)
    seated = people(server.url)
    table = open_table(seated[0], 1)
    clients = players(table, seated, [server.ws_url], finished)
    name = urlsplit(postgres_url).path.removeprefix("/")
    gone: list[str] = []

    def cut_off(_client: Player, frame: Json) -> None:
        deal = frame["view"]["deal"]
        if not gone and deal is not None and sum(deal["tricks_won"]) >= 4:
            gone.append(name)
            postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    for client in clients:
        client.before_answer, client.bold = cut_off, 0.0
    await play(clients)
    assert gone
    agree(clients)

    async with httpx.AsyncClient(base_url=server.url, timeout=20) as outside:
        history = f"/api/sessions/{table}/deals"
        answer = await outside.get(history)
        assert (answer.status_code, answer.json()["reason"]) == (503, "records_unavailable")

        postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        deals: list[Json] = []
        for _ in range(PATIENCE_SECONDS * 4):
            answer = await outside.get(history)
            deals = answer.json()["deals"] if answer.is_success else []
            if deals:
                break
            await asyncio.sleep(0.25)
    assert [deal["scores"] for deal in deals] == [list(clients[0].view["sheet"][0]["scores"])]
