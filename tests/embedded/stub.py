"""The supervisor with workers that are no app: `stub.py serve`, and `stub.py worker LISTENER READY`.

A worker answers every connection with its name, its pid and its REDIS_URL. STUB tells one to misbehave.
"""

import logging
import os
import signal
import socket
import sys
from pathlib import Path


def main() -> int:
    match sys.argv[1:]:
        case ["serve"]:
            return supervise()
        case ["worker", listener, ready]:
            return work(int(listener), int(ready))
        case ["fail"]:
            return 1
        case _:
            return 0


def supervise() -> int:
    from backend.config import Settings
    from backend.embedded.folder import StartRefused
    from backend.embedded.supervisor import Commands, serve

    logging.basicConfig(level="INFO", format="%(message)s")
    this = (sys.executable, __file__)
    misbehaviour = os.environ.get("STUB")
    check = (*this, "fail" if misbehaviour == "old schema" else "well")
    try:
        commands = Commands((*this, "well"), Path(__file__).parent, check, (*this, "worker"))
        return serve(Settings.read(), commands)
    except StartRefused as refused:
        print(refused, file=sys.stderr)
        return 1


def work(listener: int, ready: int) -> int:
    misbehaviour = os.environ.get("STUB")
    if misbehaviour == "no start":
        return 3
    if misbehaviour == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.write(ready, b"1")
    with socket.socket(fileno=listener) as accepting:
        while True:
            client, _ = accepting.accept()
            with client:
                answer = f"{os.environ['TRULA_WORKER']} {os.getpid()} {os.environ['REDIS_URL']}"
                client.sendall(answer.encode())


if __name__ == "__main__":
    sys.exit(main())
