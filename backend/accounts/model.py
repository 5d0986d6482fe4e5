"""Who somebody is: guests and registered players, and what the rest of the server asks about them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Account:
    """A guest (without a password) or a registered player. *id* is opaque; *name* is shown and unique."""

    id: str
    name: str
    registered: bool


class AccountReason(StrEnum):
    """Why signing in or registering is refused."""

    NAME_TAKEN = "name_taken"
    NAME_INVALID = "name_invalid"
    NAME_RESERVED = "name_reserved"
    PASSWORD_TOO_SHORT = "password_too_short"  # noqa: S105  a reason, not a secret
    PASSWORD_TOO_LONG = "password_too_long"  # noqa: S105
    PASSWORD_IS_NAME = "password_is_name"  # noqa: S105
    WRONG_NAME_OR_PASSWORD = "wrong_name_or_password"  # noqa: S105
    ALREADY_REGISTERED = "already_registered"
    NOT_SIGNED_IN = "not_signed_in"
    TOO_MANY_TRIES = "too_many_tries"


class AccountError(Exception):
    """A refusal about accounts. Nothing has changed."""

    def __init__(self, reason: AccountReason, field: str | None = None) -> None:
        super().__init__(reason, field)
        self.reason = reason
        self.field = field


class Logins(Protocol):
    """What gateway and API need to know of sign-ins."""

    async def account_of(self, token: str) -> Account | None:
        """Return whose login *token* (the cookie's value) is; None where it is unknown or has ended."""

    async def rating_of(self, account: str, ruleset: str) -> float | None:
        """Return the unrounded rating, None for guests and before the first rated deal."""
