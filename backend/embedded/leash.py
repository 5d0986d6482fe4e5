"""Run a program that dies with its parent: `python -I -S leash.py PARENT PROGRAM [ARGUMENT …]`.

A parent killed with SIGKILL can end nobody any more. On Linux the kernel does it for us; the request is kept across
`exec`. A script of its own, because running it between fork and exec of a larger process is not safe.
"""

import os
import sys

PR_SET_PDEATHSIG = 1
SIGKILL = 9


def main(parent: int, *command: str) -> None:
    """Tie this process to `parent` (its pid), then become `command`."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - not there on every platform

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, SIGKILL)
    if os.getppid() != parent:  # it died before we asked
        sys.exit(1)
    os.execv(command[0], command)  # noqa: S606 - no shell is what we want


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
