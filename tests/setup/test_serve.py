"""`trula serve` with the real app."""

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.conftest import StartServer
from tests.kit.servers import RedisServer, TrulaServer, start_trula, trula_server

pytestmark = pytest.mark.servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TrulaServer]:
    """One with everything embedded, for the tests that leave it running."""
    with trula_server(tmp_path_factory.mktemp("trula"), workers=2) as started:
        yield started


def wait_until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.05)


def ready(server: TrulaServer) -> bool:
    try:
        return httpx.get(f"{server.url}/readyz", timeout=10).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def read_all(socket: ClientConnection) -> None:
    while True:
        socket.recv()


def test_it_is_alive_and_ready_and_serves_the_page(server: TrulaServer) -> None:
    assert httpx.get(f"{server.url}/healthz").status_code == httpx.codes.OK
    assert httpx.get(f"{server.url}/readyz").status_code == httpx.codes.OK
    assert '<div id="app">' in httpx.get(server.url).text


def test_a_worker_that_is_killed_is_replaced(server: TrulaServer) -> None:
    before = {each.pid for each in server.workers()}
    assert len(before) == 2
    psutil.Process(min(before)).kill()
    wait_until(lambda: len(server.workers()) == 2 and min(before) not in {each.pid for each in server.workers()})
    assert ready(server)


def test_after_the_embedded_redis_was_killed_it_is_ready_again(server: TrulaServer) -> None:
    before = server.redis()
    before.kill()
    wait_until(lambda: any(each.pid != before.pid and each.name().startswith("valkey") for each in server.children()))
    wait_until(lambda: ready(server))


def test_a_stop_sends_sockets_away_to_come_back_and_leaves_no_process(trula_server: StartServer) -> None:
    server = trula_server(workers=2)
    family = psutil.Process(server.process.pid).children(recursive=True)
    cookie = httpx.post(f"{server.url}/api/guest", json={}, headers={"origin": server.url}).headers["set-cookie"]
    with connect(server.ws_url, origin=Origin(server.url), additional_headers={"Cookie": cookie}) as socket:
        socket.recv()
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed):
            read_all(socket)
    assert socket.close_code == 1012
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 12
    assert not psutil.wait_procs(family, timeout=0)[1]
    assert "Traceback" not in server.log.read_text()


def test_it_runs_on_a_redis_and_a_postgres_of_somebody_elses(
    trula_server: StartServer, redis_server: RedisServer, postgres_url: str
) -> None:
    server = trula_server(REDIS_URL=redis_server.url, DATABASE_URL=postgres_url)
    assert len(server.children()) == 1
    assert not server.data.exists()


def test_a_database_without_the_schema_is_refused_in_one_sentence(
    tmp_path: Path, redis_server: RedisServer, empty_database_url: str
) -> None:
    server = start_trula(tmp_path, env={"REDIS_URL": redis_server.url, "DATABASE_URL": empty_database_url})
    said = server.refusal()
    assert "run `trula migrate` first" in said
    assert said.count("\n") == 1


def test_no_database_is_one_sentence_without_its_password(tmp_path: Path, redis_server: RedisServer) -> None:
    theirs = {"REDIS_URL": redis_server.url, "DATABASE_URL": "postgresql://me:secret@127.0.0.1:1/trula"}
    server = start_trula(tmp_path, env=theirs)
    said = server.refusal()
    assert said.count("\n") == 1
    assert "DATABASE_URL" in said
    assert "secret" not in said
