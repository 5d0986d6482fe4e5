"""What a socket's message is: a frame to carry out, a refusal to answer, or a reason to close."""

import re
from typing import Final

from pydantic import ValidationError
from pydantic_core import from_json

from backend.gateway.closing import CloseCode
from backend.gateway.limits import Limits, TokenBucket
from backend.protocol.frames import CLIENT_FRAME, MAX_FRAME_BYTES, ClientFrame, NackFrame

BAD_FRAME: Final = "bad_frame"

_COMMAND_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Intake:
    """Judges the messages of one socket, one after another. Changes nothing but its own rate."""

    def __init__(self, limits: Limits, now: float) -> None:
        self._bucket = TokenBucket(limits.frames_per_second, limits.burst, now)

    def take(self, message: str | bytes, now: float) -> ClientFrame | NackFrame | CloseCode:
        """Judge one message that came at *now* (seconds of a steady clock)."""
        if not self._bucket.take(now):
            return CloseCode.POLICY
        return read_frame(message)


def read_frame(message: str | bytes) -> ClientFrame | NackFrame | CloseCode:
    """Read a message as a frame.

    What is no JSON object is no slip of a client's: the socket closes. A JSON object that is no frame of ours is
    answered `bad_frame`, so that a newer client can go on.
    """
    if isinstance(message, bytes):
        return CloseCode.NOT_TEXT
    # The server in front counts bytes as well; this is for one that is set up otherwise.
    if len(message) > MAX_FRAME_BYTES or len(message.encode()) > MAX_FRAME_BYTES:
        return CloseCode.TOO_BIG
    try:
        document = from_json(message, allow_inf_nan=False)
    except ValueError:
        return CloseCode.MALFORMED
    if not isinstance(document, dict):
        return CloseCode.MALFORMED
    try:
        return CLIENT_FRAME.validate_python(document)
    except ValidationError:
        return NackFrame(id=_id_of(document), reason=BAD_FRAME)


def _id_of(document: dict[object, object]) -> str | None:
    """Return the id to answer to, where there is one that may be repeated to the client."""
    match document.get("id"):
        case str(text) if _COMMAND_ID.fullmatch(text):
            return text
        case _:
            return None
