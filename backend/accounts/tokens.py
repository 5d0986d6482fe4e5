"""The secrets of a login, and opaque ids."""

import hashlib
import secrets
from typing import Final

LOGIN_LASTS_MS: Final = 90 * 24 * 3600 * 1000
"""A login ends so long after it was last used."""

LONGEST: Final = 100


def new_token() -> str:
    """Draw a login's token: 256 random bits, for its cookie alone."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Return what is stored of a token. It is random, so one round of SHA-256 is enough."""
    return hashlib.sha256(token[:LONGEST].encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """Draw an account's id: 96 random bits. Bots' ids have a colon, which no account's has."""
    return secrets.token_urlsafe(12)
