"""People of a test: signed in over REST, seated at a table, ready to play."""

from collections.abc import Callable, Sequence
from typing import Any

import httpx

from tests.e2e.player import Json, Player


class Person:
    """A guest with a cookie, who speaks REST to any server of the same database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies = httpx.Cookies()
        self.account: Json = self.ask("POST", "/api/guest")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def ask(self, method: str, path: str, **json: Any) -> Any:
        with httpx.Client(base_url=self.url, cookies=self.cookies, timeout=20) as client:
            answer = client.request(method, path, json=json or None)
            self.cookies = client.cookies
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


def people(url: str, count: int = 4) -> list[Person]:
    """Sign in *count* guests."""
    return [Person(url) for _ in range(count)]


def open_table(creator: Person, deals: int, **choices: object) -> str:
    """Open a table of so many deals; its creator sits in seat 0."""
    choices = {"ruleset": "slovenian-4", "pace": "normal", "end": {"kind": "deals", "deals": deals}, **choices}
    return str(creator.ask("POST", "/api/tables", **choices)["table"])


def players(
    table: str, seated: Sequence[Person], urls: Sequence[str], done: Callable[[Json], bool], seed: int = 1
) -> list[Player]:
    """Make a client for each person; the creator sits in seat 0 already, the others sit down."""
    return [
        Player(f"p{seat}", one.cookie, table, urls, seed=seed * 10 + seat, done=done, seat=seat)
        for seat, one in enumerate(seated)
    ]
