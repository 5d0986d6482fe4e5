"""The gallery: every phase of every game and every state, drawn by the client without a server."""

import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
BUILT = ROOT / ".cache" / "gallery"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_args: object) -> None:
        """Say nothing."""


@contextmanager
def built_gallery(*, anew: bool = True) -> Iterator[str]:
    """Build the gallery and serve it; its address."""
    if anew or not (BUILT / "gallery.html").exists():
        env = {**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"}
        command = ["npx", "vite", "build", "--mode", "gallery", "--logLevel", "error"]
        subprocess.run(command, cwd=ROOT / "frontend", env=env, check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=BUILT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    finally:
        server.shutdown()
        server.server_close()


def scene_names(page: Page, gallery: str) -> list[str]:
    """The names of all scenes."""
    page.goto(gallery)
    page.locator("main li").first.wait_for()
    return page.locator("main li").all_inner_texts()
