"""The data folder: who holds it, and that nobody else does."""

import fcntl
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


class StartRefused(Exception):
    """`trula serve` cannot start; the message is one sentence that says why and what to do."""


@dataclass(frozen=True, slots=True)
class DataFolder:
    """A folder locked by this process, and by every child that `lock` (a file descriptor) is handed to."""

    path: Path
    lock: int

    def close(self) -> None:
        """Let go of it."""
        os.close(self.lock)


def hold(path: Path, end_orphan: Callable[[], object], seconds: float = 5.0) -> DataFolder:
    """Make and lock the data folder.

    The lock outlives us in the child that shares it. So where the holder named in the file is dead, what holds the
    folder is an orphan: `end_orphan` is called, and the lock waited for.

    Raises:
        StartRefused: the folder is in use, or cannot be written.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
        lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise StartRefused(f"The data folder {path} cannot be used ({error.strerror}); set TRULA_DATA.") from None
    until = time.monotonic() + seconds
    while not _locked(lock):
        holder = int(os.pread(lock, 32, 0) or b"0")
        if holder == 0 or _alive(holder) or time.monotonic() > until:
            os.close(lock)
            raise StartRefused(
                f"The data folder {path} is in use by process {holder}; end it first, or set TRULA_DATA to another."
            )
        end_orphan()
        time.sleep(0.05)
    os.ftruncate(lock, 0)
    os.pwrite(lock, str(os.getpid()).encode(), 0)
    return DataFolder(path, lock)


def _locked(lock: int) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
