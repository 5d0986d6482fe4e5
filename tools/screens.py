"""Pictures of every screen and phase, into screens/ with a contact sheet: to be looked at, never compared.

`make screens ONLY=auction,home SIZE=375x667 THEME=dark LANG=sl` narrows it down. Tables and states come from the
gallery, pages from a server of its own. Regressions are caught by boxes and accessibility trees instead:
tests/browser/test_snapshots.py.
"""

import argparse
import html
import os
import tempfile
import time
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.player import in_a_hurry, over, play, register, set_up_table
from tests.kit.chromium import ARGS, find_chromium
from tests.kit.gallery import gallery as built_gallery
from tests.kit.gallery import scene_names
from tests.kit.servers import trula_server

ROOT: Final = Path(__file__).parents[1]
SCREENS: Final = ROOT / "screens"
SIZES: Final = ("375x667", "768x1024", "1280x800", "1920x1080")
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "sl", "it", "es", "fr", "de")
#: A session and its replay have an address once one has been played.
PAGES: Final = {
    "home": "/",
    "create": "/create",
    "games": "/rules",
    "rules-slovenian": "/rules/slovenian-4",
    "rules-french": "/rules/french-4",
    "learn": "/learn",
    "glossary": "/glossary",
    "deck-page": "/deck",
    "leaderboard": "/leaderboard/slovenian-4",
    "player": "/player/Milena",
    "session": "",
    "replay": "",
    "about": "/about",
    "missing": "/no/such/page/at/all",
}
SETTLED_MS: Final = 350


def main() -> None:
    """Take the pictures that are asked for."""
    asked = arguments()
    started = time.monotonic()
    chromium = find_chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        built_gallery(Path(folder) / "gallery") as gallery,
        trula_server(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium.program, args=list(ARGS), env={**os.environ, **chromium.env}
        ) as browser,
    ):
        context = browser.new_context(locale=asked.language, reduced_motion="reduce", service_workers="block")
        page = context.new_page()
        screens = {name: f"{gallery}?scene={name}" for name in scene_names(page, gallery)}
        screens |= {name: server.url + path for name, path in PAGES.items()}
        wanted = {name: at for name, at in screens.items() if any(word in name for word in asked.only)}
        if wanted.keys() & {"player", "session", "replay"}:
            wanted |= a_players_session(browser, context, server.url, wanted.keys())
        taken = [one for name, address in wanted.items() for one in pictures(page, name, address, asked)]
    contact_sheet(taken)
    print(f"{len(taken)} pictures in {time.monotonic() - started:.0f} s: {SCREENS / 'index.html'}")


def arguments() -> argparse.Namespace:
    """What is asked for; everything where nothing is said."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", type=lambda text: text.split(","), default=[""], help="parts of names, by commas")
    parser.add_argument("--size", type=lambda text: text.split(","), default=SIZES)
    parser.add_argument("--theme", type=lambda text: text.split(","), default=THEMES)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    return parser.parse_args()


def a_players_session(browser: Browser, context: BrowserContext, site: str, wanted: AbstractSet[str]) -> dict[str, str]:
    """Make *context* that of a registered player, who has played a session where that is *wanted*.

    Returns:
        Where the session stands, and a replay of it.
    """
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en")
    in_a_hurry(page)
    page.goto(site)
    register(page, "Milena")
    found = dict[str, str]()
    if wanted & {"session", "replay"}:
        session = f"{site}/session/{set_up_table(page, deals=3).rsplit('/', 1)[1]}"
        play(page, until=lambda: over(page))
        found = {"session": session, "replay": f"{session}/deal/1"}
    known = [(one["name"], one["value"]) for one in page.context.cookies() if one["name"] != "trula_language"]
    context.add_cookies([{"name": name, "value": value, "url": site} for name, value in known])
    page.context.close()
    return {name: at for name, at in found.items() if name in wanted}


def pictures(page: Page, name: str, address: str, asked: argparse.Namespace) -> Iterator[Path]:
    """Show *address* once and take it in each size and theme."""
    page.goto(address)
    page.wait_for_timeout(SETTLED_MS)
    for size in asked.size:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for theme in asked.theme:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(SETTLED_MS / 5)
            path = SCREENS / asked.language / f"{name}-{size}-{theme}.jpg"
            page.screenshot(path=path, type="jpeg", quality=80)
            yield path


def contact_sheet(taken: list[Path]) -> None:
    """Write index.html: all of *taken*, each a link to itself."""
    cells = "\n".join(
        f'<a href="{at}"><img src="{at}" loading="lazy" alt=""><span>{html.escape(path.stem)}</span></a>'
        for path in taken
        for at in [path.relative_to(SCREENS).as_posix()]
    )
    style = (
        "body{font:13px system-ui;background:#8883;margin:16px;display:flex;flex-wrap:wrap;gap:16px}"
        "a{color:inherit;text-decoration:none}img{display:block;height:260px;box-shadow:0 1px 6px #0006}"
    )
    SCREENS.mkdir(exist_ok=True)
    page = f'<!doctype html><meta charset="utf-8"><title>Screens of Trula</title><style>{style}</style>\n{cells}\n'
    (SCREENS / "index.html").write_text(page)


if __name__ == "__main__":
    main()
