"""The gallery of the client, built and served: every phase of a table, drawn from prepared views without a server."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

FRONTEND = Path(__file__).parents[2] / "frontend"


class _Quiet(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        """Let a browser keep what it has: every scene is made of the same files."""
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  (the library's own name)
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """Say nothing of a browser that has gone on to the next page."""


@contextmanager
def gallery(folder: Path) -> Iterator[str]:
    """Build the gallery into *folder* and serve it; yields the address of its page."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = ["npx", "vite", "build", "--mode", "gallery", "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run(command, cwd=FRONTEND, env={**os.environ, "PATH": path}, check=True)
    with _Server(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        server.shutdown()


def scene_names(page: Page, gallery: str) -> list[str]:
    """The names of all scenes."""
    page.goto(gallery)
    page.locator("main li").first.wait_for()
    return page.locator("main li").all_inner_texts()
