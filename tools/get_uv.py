"""Bring uv into .tools/ where none is on the PATH: `python3 tools/get_uv.py VERSION`. Standard library only."""

import shutil
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent / ".tools"


def main(version: str) -> None:
    """Install uv with a venv of its own, or with plain pip where Debian left `ensurepip` out."""
    wanted = f"uv=={version}"
    made = subprocess.run([sys.executable, "-m", "venv", str(TOOLS)], capture_output=True, check=False)
    if made.returncode == 0:
        subprocess.run([str(TOOLS / "bin" / "python"), "-m", "pip", "install", "--quiet", wanted], check=True)
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--target", str(TOOLS), wanted], check=True)


if __name__ == "__main__":
    main(sys.argv[1])
