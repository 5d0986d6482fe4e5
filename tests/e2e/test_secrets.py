"""Every byte to every socket of a session is searched: beyond what spectators see, a seat is told its own cards."""

import json
from collections import defaultdict

import pytest

from tests.conftest import StartServer
from tests.e2e.people import Person, open_table, people, players
from tests.e2e.player import Json, Player, cards_in
from tests.e2e.playing import agree, finished, play

pytestmark = [pytest.mark.servers, pytest.mark.slow, pytest.mark.timeout(300)]
Told = dict[int, dict[int, set[str]]]


def told(client: Player) -> Told:
    """Return the cards that each frame showed, by deal and version; other frames show none."""
    cards: Told = defaultdict(dict)
    deal = 0
    for text in client.received:
        frame: Json = json.loads(text)
        if frame["t"] not in {"ev", "snapshot"}:
            assert cards_in(text) == set(), frame["t"]
            continue
        for event in frame.get("events", []):
            deal = event["no"] if event["kind"] == "deal_began" else deal
        if frame["view"] is not None:
            deal = frame["view"]["deal_no"]
        cards[deal].setdefault(frame["v"], set()).update(cards_in(text))
    return cards


def by_then(cards: dict[int, set[str]], version: int) -> set[str]:
    return set().union(*(shown for at, shown in cards.items() if at <= version))


async def test_nobody_is_told_a_card_that_is_neither_public_nor_his(trula_server: StartServer) -> None:
    server = trula_server(workers=2)
    seated = people(server.url)
    watcher = Person(server.url)
    table = open_table(seated[0], 2)
    clients = players(table, seated, [server.ws_url], finished)
    spectator = Player("watcher", watcher.cookie, table, [server.ws_url], 9, finished, seat=None)
    for client in clients:
        client.bold, client.clumsy = 0.4, 0.03
    await play([*clients, spectator])
    agree([*clients, spectator])
    public = told(spectator)
    for number in (1, 2):
        record = seated[0].ask("GET", f"/api/sessions/{table}/deals/{number}")
        for client in clients:
            assert client.seat is not None
            own = set(record["record"]["hands"][record["seating"].index(client.seat)].split(" "))
            shown = told(client)[number]
            assert own <= by_then(shown, max(shown))
            for version, cards in shown.items():
                assert cards <= own | by_then(public[number], version), (client.name, number, version)
