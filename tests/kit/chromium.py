"""Which Chromium the browser tests drive."""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "frontend" / "node_modules" / "@sparticuz" / "chromium" / "bin"
CACHE = ROOT / ".cache" / "chromium"
ON_PATH = ("chromium", "chromium-browser", "google-chrome")
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
UNPACK = "process.stdin.pipe(require('node:zlib').createBrotliDecompress()).pipe(process.stdout)"


class NoChromiumError(Exception):
    """There is no browser; the message says how to get one."""


@dataclass(frozen=True)
class Chromium:
    """A program and what it needs in its environment; None is Playwright's own."""

    program: Path | None
    env: dict[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium:
    """CHROMIUM_PATH, else one on the PATH, else the one inside the npm package (Linux x86_64), else Playwright's.

    Raises:
        NoChromiumError: none of them is there.
    """
    given = os.environ.get("CHROMIUM_PATH")
    if given:
        return Chromium(Path(given))
    for name in ON_PATH:
        found = shutil.which(name)
        if found:
            return Chromium(Path(found))
    if sys.platform == "linux" and platform.machine() == "x86_64" and (PACKAGE / "chromium.br").exists():
        return unpacked(CACHE)
    if _playwrights_own():
        return Chromium(None)
    raise NoChromiumError("No Chromium is here: run `make setup`, install one, or set CHROMIUM_PATH.")


def unpacked(cache: Path) -> Chromium:
    """The packaged browser with the libraries and fonts that a bare machine lacks, unpacked once into `cache`."""
    if not cache.exists():
        cache.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(dir=cache.parent))
        _unpack(fresh)
        try:
            fresh.rename(cache)
        except OSError:  # another process was faster
            shutil.rmtree(fresh)
    env = {"LD_LIBRARY_PATH": str(cache / "lib")}
    if not Path("/etc/fonts/fonts.conf").exists():
        env["FONTCONFIG_PATH"] = str(cache)
    return Chromium(cache / "chromium", env)


def _unpack(folder: Path) -> None:
    program = folder / "chromium"
    with program.open("wb") as out, (PACKAGE / "chromium.br").open("rb") as packed:
        subprocess.run([_node(), "-e", UNPACK], stdin=packed, stdout=out, check=True)
    program.chmod(0o755)
    for name in ("al2023", "fonts"):
        with (PACKAGE / f"{name}.tar.br").open("rb") as packed:
            plain = subprocess.Popen([_node(), "-e", UNPACK], stdin=packed, stdout=subprocess.PIPE)
            assert plain.stdout is not None
            with plain, tarfile.open(fileobj=plain.stdout, mode="r|") as archive:
                archive.extractall(folder, filter="data")


def _node() -> str:
    return str(Path(sys.executable).with_name("node"))


def _playwrights_own() -> bool:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()
