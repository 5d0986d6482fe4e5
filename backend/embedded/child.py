"""A child process that is kept alive: started on a leash, restarted with growing pauses, ended within a time."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

LEASH = str(Path(__file__).with_name("leash.py"))
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
STEADY = 10.0


def spawn(
    command: Sequence[str], *, env: Mapping[str, str] | None = None, pass_fds: Sequence[int] = ()
) -> subprocess.Popen[bytes]:
    """Start `command` in a process session of its own (Ctrl-C does not reach it) so that it dies with us."""
    leashed = [sys.executable, "-I", "-S", LEASH, str(os.getpid()), *command]
    return subprocess.Popen(leashed, env=env, pass_fds=pass_fds, stdin=subprocess.DEVNULL, start_new_session=True)


def stop(process: subprocess.Popen[bytes], seconds: float) -> None:
    """Ask `process` to end; after `seconds` end it."""
    process.terminate()
    try:
        process.wait(max(seconds, 0))
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@dataclass(slots=True)
class Child:
    """A process and how to start it again."""

    name: str
    start: Callable[[], subprocess.Popen[bytes]]
    process: subprocess.Popen[bytes] | None = None
    pause: float = FIRST_PAUSE
    due: float = field(default=0.0)
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
    """Say an exit code of `Popen` in words.

    >>> how_it_ended(-9), how_it_ended(1)
    ('was ended by SIGKILL', 'ended with status 1')
    """
    return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with status {code}"
