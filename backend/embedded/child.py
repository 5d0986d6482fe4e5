"""A child process that is kept alive: started on a leash, restarted with growing pauses, ended within a time."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from backend.embedded import leash

LEASH = str(Path(leash.__file__))
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
STEADY = 10.0
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class Process(Protocol):
    """What we ask of a process, whichever way it was started."""

    def poll(self) -> int | None:
        """Its exit status; negative where a signal ended it, None while it runs."""

    def terminate(self) -> None:
        """Ask it to end."""

    def kill(self) -> None:
        """End it."""


def spawn(command: Sequence[str], pass_fds: Sequence[int] = ()) -> subprocess.Popen[bytes]:
    """Start a program in a process session of its own (Ctrl-C does not reach it) so that it dies with us."""
    leashed = [sys.executable, "-I", "-S", LEASH, str(os.getpid()), *command]
    return subprocess.Popen(leashed, pass_fds=pass_fds, stdin=subprocess.DEVNULL, start_new_session=True)


class Fork:
    """A copy of this process that does `work` and ends with the status it returns; it dies with us.

    What is loaded before is shared: a worker is there in milliseconds instead of seconds. Only for a process without
    threads, which a supervisor is.
    """

    def __init__(self, work: Callable[[], int]) -> None:
        """Start it."""
        process = multiprocessing.get_context("fork").Process(target=_work, args=(os.getpid(), work))
        process.start()
        self._process = process
        self.terminate, self.kill = process.terminate, process.kill

    def poll(self) -> int | None:
        """Its exit status; negative where a signal ended it, None while it runs."""
        return self._process.exitcode

    def wait(self) -> int | None:
        """Wait for its end; the exit status."""
        self._process.join()
        return self._process.exitcode


def _work(parent: int, work: Callable[[], int]) -> None:
    for each in SIGNALS:
        signal.signal(each, signal.SIG_DFL)
    os.setsid()
    leash.tie(parent)
    sys.exit(work())


def stop(process: Process, seconds: float) -> None:
    """Ask `process` to end; after `seconds` end it."""
    process.terminate()
    until = time.monotonic() + seconds
    while process.poll() is None:
        if time.monotonic() >= until:
            process.kill()
        time.sleep(0.01)


@dataclass(slots=True)
class Child:
    """A process and how to start it again."""

    name: str
    start: Callable[[], Process]
    process: Process | None = None
    pause: float = FIRST_PAUSE
    due: float = 0.0
    started: float = 0.0

    def tend(self) -> str | None:
        """Start it if it is due. A sentence for the log where it has just died, else None."""
        now = time.monotonic()
        if self.process is None:
            if now >= self.due:
                self.process, self.started = self.start(), now
            return None
        code = self.process.poll()
        if code is None:
            return None
        self.process = None
        self.pause = FIRST_PAUSE if now - self.started > STEADY else min(self.pause * 2, LONGEST_PAUSE)
        self.due = now + self.pause
        return f"{self.name} {how_it_ended(code)}; starting it again."

    @property
    def alive(self) -> bool:
        """Whether the process runs now."""
        return self.process is not None and self.process.poll() is None

    def terminate(self) -> None:
        """Ask it to end, without waiting."""
        if self.process is not None:
            self.process.terminate()

    def stop(self, seconds: float) -> None:
        """End it within `seconds`."""
        if self.process is not None:
            stop(self.process, seconds)
            self.process = None


def how_it_ended(code: int) -> str:
    """Say an exit status in words.

    >>> how_it_ended(-9), how_it_ended(1)
    ('was ended by SIGKILL', 'ended with status 1')
    """
    return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with status {code}"
