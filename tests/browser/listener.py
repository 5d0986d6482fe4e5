"""Somebody who plays by a screen reader: knows only the accessibility tree, acts only on what has a name there."""

import re
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Error, Locator, Page

LINE: Final = re.compile(
    r"""^(?P<deep>\ *)-\ '?(?P<role>[a-z]+)
    (?:\ "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>(?:\ \[[^\]]*\])*)'?(?::\ ?"?(?P<text>.*?)"?)?$""",
    re.VERBOSE,
)
TOLD: Final = re.compile(r'^  - paragraph: "?(?!deal )(?P<text>.*?)"?$')
MAY: Final = ", may be played"
#: What is said where one might say more.
MODEST: Final = ("Next deal", "Say nothing", "Done", "No chelem")
#: What answers no question.
ASIDE: Final = ("Cancel the session", "Copy", "Pass", "Show a poignée")


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the tree: role, name and text, whether it may be pressed, and the names of what it stands in."""

    role: str
    name: str
    text: str
    able: bool
    within: tuple[str, ...]


@dataclass
class Listener:
    """Plays at the table of *page*.

    `heard` is what the live region said, in order; `unheard` are cards that might have been played, but the question
    told of others.
    """

    page: Page
    heard: list[str] = field(default_factory=list)
    unheard: list[str] = field(default_factory=list)
    _region: list[str] = field(default_factory=list)
    _asked: str = ""

    def listen(self) -> list[Told]:
        """Read the page from top to bottom, as far as it belongs to a table."""
        tree = self.page.get_by_role("main").aria_snapshot()
        now = [said["text"] for line in tree.splitlines() if (said := TOLD.match(line))]
        known = next(most for most in range(len(now), -1, -1) if now[:most] == self._region[len(self._region) - most :])
        self.heard += now[known:]
        self._region = now
        asked = [text for text in now[known:] if "Your turn: " in text]
        self._asked = asked[-1] if asked else self._asked
        return _read(tree)

    def answer(self, page: Page) -> bool:
        """Answer the question that the tree tells of, if there is one."""
        assert page is self.page
        tree = self.listen()
        if _tells_the_end(tree):
            return False
        buttons = [one for one in tree if one.role == "button" and "The table" in one.within]
        choice = self._choice(buttons)
        if choice is None or (choice.name.endswith(MAY) and not self._asked):
            return False  # nothing is asked, or nothing has been said of it yet
        card = choice.name.removesuffix(MAY)
        if card != choice.name and "you may play" in self._asked and card not in self._asked:
            self.unheard.append(f"{card}: {self._asked}")
        try:
            self.named("button", choice.name).press("Enter", timeout=1_500)
        except Error as error:  # the table went on while the answer was thought of
            if re.search("detached|Timeout|not attached|strict mode", error.message):
                return False
            raise
        if card != choice.name:
            self._asked = ""
        return True

    def knows_the_end(self) -> bool:
        """Whether the tree tells that the session is over."""
        return _tells_the_end(self.listen())

    def named(self, role: str, name: str) -> Locator:
        """Return what is called *name*, by nothing else but that."""
        return self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]

    def _choice(self, buttons: list[Told]) -> Told | None:
        hand = [one for one in buttons if "Your hand" in one.within]
        asked = [one for one in buttons if one not in hand and "Your piles" not in one.within]
        laying = next((one for one in asked if one.name.startswith("Lay away")), None)
        if laying is not None:
            left = [one for one in hand if one.able and not one.name.endswith(", chosen")]
            return laying if laying.able else left[0]
        able = [one for one in asked if one.able]
        choices = (
            [one for one in able if one.name in MODEST],
            [one for one in buttons if one.able and MAY in one.name],
            [one for one in able if one.name not in ASIDE],
            [one for one in able if one.name == "Pass"],
        )
        return next((one for some in choices for one in some), None)


def _tells_the_end(tree: list[Told]) -> bool:
    return any(one.role == "heading" and one.name == "The session is over" for one in tree)


def _read(tree: str) -> list[Told]:
    told: list[Told] = []
    above: list[tuple[int, str]] = []
    for line in tree.splitlines():
        found = LINE.match(line)
        if found is None:
            continue
        deep, name = len(found["deep"]), (found["name"] or "").replace('\\"', '"')
        while above and above[-1][0] >= deep:
            above.pop()
        within = tuple(one for _, one in above if one)
        told.append(Told(found["role"], name, found["text"] or "", "[disabled]" not in found["state"], within))
        above.append((deep, name))
    return told
