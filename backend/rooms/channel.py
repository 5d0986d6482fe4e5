"""What travels on a table's channel: envelopes, and frames without a version. One letter tells them apart."""

from typing import Final

from pydantic import TypeAdapter

from backend.rooms.rooms import Envelope

_ENVELOPE: Final = TypeAdapter(Envelope)
_COMMIT: Final = "E"
_TOLD: Final = "T"


def commit_message(envelope: Envelope) -> str:
    """Pack an envelope."""
    return _COMMIT + _ENVELOPE.dump_json(envelope).decode()


def told_message(frame: str) -> str:
    """Pack a frame for everybody at the table."""
    return _TOLD + frame


def read_message(message: str) -> Envelope | str:
    """Unpack: an envelope, or an unversioned frame.

    Raises:
        ValueError: it is neither.
    """
    if message.startswith(_COMMIT):
        return _ENVELOPE.validate_json(message[1:])
    if message.startswith(_TOLD):
        return message[1:]
    raise ValueError("a message of an unknown kind")
