"""What a player may be called, when two names look the same, and the names guests are given."""

import secrets
import unicodedata
from itertools import pairwise
from typing import Final

from backend.accounts.model import AccountError, AccountReason

SHORTEST: Final = 2
LONGEST: Final = 20
MOST_TYPED: Final = 80
"""Longer texts are refused unread: one character may normalise to eighteen."""

_SEPARATORS: Final = " _-."
_SCRIPTS: Final = {
    "latin": ((0x41, 0x24F), (0x1E00, 0x1EFF)),
    "greek": ((0x370, 0x3FF), (0x1F00, 0x1FFF)),
    "cyrillic": ((0x400, 0x52F),),
}

# What a reader takes for the same: look-alikes of the other scripts, and of digits. Casefolded to casefolded.
_LOOKALIKES: Final = str.maketrans(
    "аеорсухіјѕһԁԛԝвкмнт" + "αεορυχικνητ" + "01i",
    "aeopcyxijshdqwbkmht" + "aeopuxiknht" + "oll",
)

_RESERVED: Final = (
    *(
        "admin",
        "administrator",
        "moderator",
        "mod",
        "root",
        "staff",
        "support",
        "help",
        "operator",
        "owner",
        "official",
    ),
    *("trula", "server", "system", "host", "bot", "dealer", "everybody", "everyone", "nobody", "you", "me", "all"),
    *("guest", "anonymous", "deleted", "unknown", "null", "none", "undefined", "test"),
    *("gost", "skrbnik", "podpora", "pomoc", "streznik"),
)

# Words of the game that read the same everywhere.
_GUEST_WORDS: Final = ("Pagat", "Mond", "Škis", "Tarok", "Valat", "Kontra", "Klop", "Solo", "Talon", "Ultimo", "Radl")
_GUEST_NUMBERS: Final = range(1000, 1_000_000)


def parse_name(text: str) -> str:
    """Bring a typed name into the form it is shown in: NFKC, single spaces.

    A name has 2 to 20 characters: letters of one script (Latin, Greek or Cyrillic), digits 0 to 9, and between them
    single spaces, `_`, `-` or `.`; at least one letter.

    Raises:
        AccountError: NAME_INVALID, or NAME_RESERVED for words that speak for the site.
    """
    name = _normalised(text)
    if name is None:
        raise AccountError(AccountReason.NAME_INVALID, "name")
    if _is_reserved(name):
        raise AccountError(AccountReason.NAME_RESERVED, "name")
    return name


def skeleton(name: str) -> str:
    """Return what *name* is compared by: two names with one skeleton are too alike to exist side by side.

    Args:
        name: A name that `parse_name` returned.

    >>> skeleton("Ana_B") == skeleton("ana b") == skeleton("аna-B")  # the last begins with a Cyrillic letter
    True
    """
    folded = unicodedata.normalize("NFKC", name.casefold()).translate(_LOOKALIKES).translate(_LOOKALIKES)
    return "".join(character for character in folded if character not in _SEPARATORS)


def known_skeleton(text: str) -> str | None:
    """Return the skeleton of a name somebody asks for; None where nobody can be called so."""
    name = _normalised(text)
    return None if name is None else skeleton(name)


def guest_name() -> str:
    """Draw a name for a guest, `Pagat 482913`; the caller draws again where it is taken."""
    return f"{secrets.choice(_GUEST_WORDS)} {secrets.choice(_GUEST_NUMBERS)}"


def _normalised(text: str) -> str | None:
    if len(text) > MOST_TYPED:
        return None
    name = " ".join(part for part in unicodedata.normalize("NFKC", text).split(" ") if part)
    return name if _is_well_formed(name) else None


def _is_well_formed(name: str) -> bool:
    if not SHORTEST <= len(name) <= LONGEST:
        return False
    letters = [character for character in name if not _is_digit(character) and character not in _SEPARATORS]
    scripts = {_script(letter) for letter in letters}
    return len(scripts) == 1 and None not in scripts and _separates(name)


def _separates(name: str) -> bool:
    """Whether separators only stand between letters and digits, one at a time."""
    marks = [character in _SEPARATORS for character in name]
    return not (marks[0] or marks[-1]) and not any(a and b for a, b in pairwise(marks))


def _is_digit(character: str) -> bool:
    return character in "0123456789"


def _script(character: str) -> str | None:
    """Name the script of a letter; None for anything that is no plain letter of ours."""
    if unicodedata.category(character) not in {"Lu", "Ll"}:
        return None
    code = ord(character)
    return next((name for name, blocks in _SCRIPTS.items() if any(a <= code <= b for a, b in blocks)), None)


def _is_reserved(name: str) -> bool:
    """Whether the name is a reserved word, with or without a number behind it."""
    return skeleton(name) in _RESERVED_SKELETONS or skeleton(name.rstrip("0123456789" + _SEPARATORS)) in (
        _RESERVED_SKELETONS
    )


_RESERVED_SKELETONS: Final = frozenset(map(skeleton, _RESERVED))
