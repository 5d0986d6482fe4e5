"""`trula serve` keeps what it started alive, and leaves nothing behind. The workers here are stubs."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil
import pytest
from redis import Redis

from backend.embedded.supervisor import without_password
from tests.kit.servers import RedisServer, environment, free_port

STUB = Path(__file__).with_name("stub.py")
ROOT = Path(__file__).parents[2]


@dataclass
class Supervised:
    process: subprocess.Popen[str]
    port: int
    seen: set[int]

    def ask(self) -> tuple[str, int, str]:
        """A worker's name, pid and REDIS_URL."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as client:
            name, pid, redis = client.recv(4096).decode().split()
        return name, int(pid), redis

    def family(self) -> list[psutil.Process]:
        """All processes under the supervisor; remembered, to be looked for later."""
        found = psutil.Process(self.process.pid).children(recursive=True)
        self.seen.update(one.pid for one in found)
        return found

    def valkey(self) -> psutil.Process:
        return next(one for one in self.family() if "valkey" in one.name() or "redis" in one.name())

    def wait_ready(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if line.startswith("Trula is at"):
                self.family()
                return
        raise AssertionError("it ended before it was ready")

    def end(self) -> tuple[int, str]:
        """Exit status and what it said last."""
        _, said = self.process.communicate(timeout=20)
        return self.process.returncode, said


Start = Callable[..., Supervised]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Supervised] = []

    def run(**env: str) -> Supervised:
        port = int(env.get("PORT", free_port()))
        settings = {
            "TRULA_DATA": str(tmp_path / "var"),
            "PYTHONPATH": str(ROOT),
            "WORKERS": "2",
            **env,
            "PORT": str(port),
        }
        command = [sys.executable, str(STUB)]
        process = subprocess.Popen(command, env=environment(settings), stderr=subprocess.PIPE, text=True)
        started.append(Supervised(process, port, set()))
        return started[-1]

    yield run
    for each in started:
        if each.process.poll() is None:
            each.process.kill()
        for pid in running(each.seen):  # left over only where a test fails; they would keep the pipe open
            os.kill(pid, signal.SIGKILL)
        each.process.communicate()


def wait_until(true: Callable[[], bool], seconds: float = 15.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.05)


def running(pids: set[int]) -> list[int]:
    return [pid for pid in pids if psutil.pid_exists(pid) and psutil.Process(pid).status() != psutil.STATUS_ZOMBIE]


def test_a_worker_that_is_killed_is_started_again_under_its_name(start: Start) -> None:
    server = start(WORKERS="1")
    server.wait_ready()
    name, pid, _ = server.ask()
    os.kill(pid, signal.SIGKILL)
    wait_until(lambda: running({pid}) == [])  # what it had accepted would go with it
    again, other, _ = server.ask()  # the socket is the supervisor's, so the connection waits for the new worker
    assert (name, again) == (f"w{server.port}-1",) * 2
    assert other != pid


def test_the_embedded_redis_that_is_killed_is_started_again_with_its_data(start: Start) -> None:
    server = start()
    server.wait_ready()
    _, _, url = server.ask()
    with Redis.from_url(url, socket_timeout=5) as client:
        client.set("kept", "yes")
        client.execute_command("WAITAOF", 1, 0, 5000)
        before = server.valkey().pid
        os.kill(before, signal.SIGKILL)
    wait_until(lambda: any(one.pid != before and "valkey" in one.name() for one in server.family()))
    with Redis.from_url(url, socket_timeout=5) as client:
        wait_until(lambda: _answers(client))
        assert client.get("kept") == b"yes"


def _answers(client: Redis) -> bool:
    try:
        return bool(client.ping())
    except (OSError, Exception):  # noqa: BLE001 - whatever it says before it is ready
        return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_it_and_leaves_no_process(start: Start, number: signal.Signals) -> None:
    server = start()
    server.wait_ready()
    server.process.send_signal(number)
    assert server.end()[0] == 0
    assert running(server.seen) == []


def test_a_worker_that_does_not_end_is_ended(start: Start) -> None:
    server = start(STUB="deaf")
    server.wait_ready()
    server.process.send_signal(signal.SIGTERM)
    time.sleep(0.5)
    server.process.send_signal(signal.SIGTERM)  # a second one hurries
    assert server.end()[0] == 0
    assert running(server.seen) == []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends children with a killed parent")
def test_kill_minus_nine_leaves_no_orphan(start: Start) -> None:
    server = start()
    server.wait_ready()
    assert len(running(server.seen)) == 3
    server.process.kill()
    server.process.wait()
    wait_until(lambda: running(server.seen) == [])


def test_a_second_start_on_the_same_folder_is_refused_with_the_pid(start: Start) -> None:
    first = start()
    first.wait_ready()
    second = start()
    code, said = second.end()
    assert code == 1
    assert said.count("\n") == 1
    assert f"in use by process {first.process.pid};" in said
    assert first.ask()


def test_the_folder_is_free_again_after_kill_minus_nine(start: Start) -> None:
    first = start()
    first.wait_ready()
    first.process.kill()
    second = start()
    second.wait_ready()
    assert second.ask()


def test_a_port_in_use_is_one_sentence(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = start(PORT=str(port)).end()
    assert code == 1
    assert said.count("\n") == 1
    assert f"Port {port} on 127.0.0.1" in said
    assert "PORT" in said


def test_no_redis_at_the_address_is_one_sentence_without_its_password(start: Start) -> None:
    code, said = start(REDIS_URL=f"redis://me:secret@127.0.0.1:{free_port()}/0").end()
    assert code == 1
    assert said.count("\n") == 1
    assert "REDIS_URL" in said
    assert "secret" not in said


def test_a_redis_of_somebody_elses_is_used(start: Start, redis_server: RedisServer) -> None:
    server = start(REDIS_URL=redis_server.url)
    server.wait_ready()
    assert server.ask()[2] == redis_server.url
    assert len(server.family()) == 2


def test_a_database_of_somebody_elses_that_is_not_at_head_stops_the_start(start: Start) -> None:
    server = start(DATABASE_URL="postgresql://localhost/trula", STUB="old schema")
    assert server.end()[0] == 1


def test_a_worker_that_cannot_start_stops_the_start(start: Start) -> None:
    server = start(STUB="no start")
    code, said = server.end()
    assert code == 1
    assert "could not start" in said


def test_two_servers_with_servers_of_their_own_need_no_data_folder(start: Start, redis_server: RedisServer) -> None:
    theirs = {"REDIS_URL": redis_server.url, "DATABASE_URL": "postgresql://localhost/trula"}
    for server in (start(**theirs), start(**theirs)):
        server.wait_ready()
        assert server.ask()


@pytest.mark.parametrize(
    ("url", "shown"),
    [("redis://:p@w@host:1/0", "redis://host:1/0"), ("redis://host", "redis://host"), ("unix:///a/b", "unix:///a/b")],
)
def test_an_address_is_shown_without_its_password(url: str, shown: str) -> None:
    assert without_password(url) == shown
