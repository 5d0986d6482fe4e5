"""The supervisor with workers that are no app. STUB in the environment tells a part to misbehave.

A worker answers every connection with its name, its pid and its REDIS_URL.
"""

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

from backend.config import Settings
from backend.embedded.folder import StartRefused
from backend.embedded.supervisor import Parts, serve

MISBEHAVIOUR = os.environ.get("STUB")


def main() -> int:
    logging.basicConfig(level="INFO", format="%(message)s")
    parts = Parts(
        load=lambda: None,
        migrate=lambda _settings: 0,
        migrations=Path(__file__).parent,
        check=lambda _settings: int(MISBEHAVIOUR == "old schema"),
        worker=work,
    )
    try:
        return serve(Settings.read(), parts)
    except StartRefused as refused:
        print(refused, file=sys.stderr)
        return 1


def work(settings: Settings, listener: socket.socket, ready: Callable[[], object]) -> int:
    if MISBEHAVIOUR == "no start":
        return 3
    if MISBEHAVIOUR == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    ready()
    while True:
        client, _ = listener.accept()
        with client:
            client.sendall(f"{settings.trula_worker} {os.getpid()} {settings.redis}".encode())


if __name__ == "__main__":
    sys.exit(main())
