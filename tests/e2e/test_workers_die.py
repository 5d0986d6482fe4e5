"""Workers are killed all the time while clients lose their connections; every deal ends, whole.

Small by itself; `SOAK_TABLES=20 SOAK_DEALS=10 pytest tests/e2e/test_workers_die.py --timeout 3600` is a soak.
"""

import asyncio
import os
import random

import pytest

from tests.conftest import StartServer
from tests.e2e.people import open_table, people, players
from tests.e2e.playing import agree, finished, play
from tests.kit.servers import TrulaServer

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(300)]
TABLES, DEALS = int(os.environ.get("SOAK_TABLES", "1")), int(os.environ.get("SOAK_DEALS", "1"))
EVERY_SECONDS = 4.0


async def kill_workers(server: TrulaServer, chance: random.Random) -> None:
    """Kill a worker now and then, never the last one that runs; the supervisor starts it again."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        workers = await asyncio.to_thread(server.workers)
        if len(workers) > 1:
            chance.choice(workers).kill()


async def test_sessions_end_whole_whoever_dies(trula_server: StartServer) -> None:
    server = trula_server(workers=2)
    tables = []
    for number in range(TABLES):
        seated = people(server.url)
        clients = players(open_table(seated[0], DEALS), seated, [server.ws_url], finished, seed=number)
        for client in clients:
            client.bold, client.clumsy = 0.0, 0.02
        tables.append(clients)
    killing = asyncio.create_task(kill_workers(server, random.Random(1)))
    await play([client for clients in tables for client in clients], 240 * max(1, DEALS))
    killing.cancel()
    for clients in tables:
        agree(clients)
        assert len(clients[0].view["sheet"]) == DEALS
        assert sum(client.connections for client in clients) > len(clients)
