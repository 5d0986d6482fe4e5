"""What a password must be."""

import unicodedata
from typing import Final

from backend.accounts.model import AccountError, AccountReason
from backend.accounts.names import skeleton

SHORTEST: Final = 8
LONGEST: Final = 128


def parse_password(text: str, name: str) -> str:
    """Bring a new password into the form that is hashed (NFKC, so that every keyboard types the same).

    Args:
        text: As typed.
        name: The account's name, which the password must not be.

    Raises:
        AccountError: PASSWORD_TOO_SHORT (under 8 characters), PASSWORD_TOO_LONG (over 128), PASSWORD_IS_NAME.
    """
    if len(text) > LONGEST:
        raise AccountError(AccountReason.PASSWORD_TOO_LONG, "password")
    password = normalised(text)
    if len(password) < SHORTEST:
        raise AccountError(AccountReason.PASSWORD_TOO_SHORT, "password")
    if skeleton(password) == skeleton(name):
        raise AccountError(AccountReason.PASSWORD_IS_NAME, "password")
    return password


def normalised(text: str) -> str:
    """Return the form of a typed password that is hashed and compared."""
    return unicodedata.normalize("NFKC", text)
