"""Clients playing together, and what must be true of them afterwards."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from tests.e2e.player import Json, Player


def finished(view: Json) -> bool:
    return bool(view["phase"] == "finished")


async def play(clients: Sequence[Player], seconds: float = 240) -> None:
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for client in clients:
            group.create_task(client.play())


def agree(clients: Sequence[Player]) -> None:
    """No version is lost or doubled, no acknowledged command counted twice, and all have seen the same end."""
    last = {client.versions[-1] for client in clients}
    assert len(last) == 1
    for client in clients:
        first = client.versions[0]
        assert client.versions == list(range(first, first + len(client.versions)))
        assert all(len(versions) == 1 for versions in client.acked.values())
        assert not client.pending
    acked = Counter(version for client in clients for versions in client.acked.values() for version in versions)
    assert set(acked.values()) == {1}
    shared = [{key: value for key, value in client.view.items() if key not in {"seat", "deal"}} for client in clients]
    assert all(one == shared[0] for one in shared)
