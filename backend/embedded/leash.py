"""Run a program that dies with its parent: `python -I -S leash.py PARENT PROGRAM [ARGUMENT …]`.

A parent killed with SIGKILL can end nobody any more. On Linux the kernel does it for us; the request is kept across
`exec`. A script as well as a module, because running it between fork and exec of a larger process is not safe.
"""

import os
import sys

PR_SET_PDEATHSIG = 1
SIGKILL = 9


def tie(parent: int) -> None:
    """Have this process killed when its parent dies; end it where `parent` (a pid) already has."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - not there on every platform

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, SIGKILL)
    if os.getppid() != parent:
        os._exit(1)


if __name__ == "__main__":
    tie(int(sys.argv[1]))
    os.execv(sys.argv[2], sys.argv[2:])  # noqa: S606 - no shell is what we want
