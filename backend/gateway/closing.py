"""Why the server closes a socket: the close codes of the wire (docs/protocol.md, "Close codes")."""

from enum import IntEnum


class CloseCode(IntEnum):
    """The documented list. 1009 and 1012 also come from uvicorn itself, for frames it does not read to the end."""

    NOT_TEXT = 1003
    MALFORMED = 1007
    POLICY = 1008
    TOO_BIG = 1009
    OUR_FAULT = 1011
    RESTART = 1012
    NOT_SIGNED_IN = 4401
    WRONG_ORIGIN = 4403
    TOO_SLOW = 4408
    TOO_MANY_SOCKETS = 4409
