"""Faults in logs: kind and place, never the message, which may quote a card, a frame or a password."""

import logging
import traceback


def kind_and_place(fault: BaseException) -> str:
    """Name the fault's type and the lines it came through.

    >>> try:
    ...     {}["t21"]
    ... except KeyError as fault:
    ...     kind_and_place(fault).partition(" at ")[0]
    'KeyError'
    """
    places = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(fault.__traceback__)]
    return f"{type(fault).__name__} at {' > '.join(places)}"


class Discreet(logging.Filter):
    """Writes every logged exception, of whatever library, as its kind and place."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let the record pass, without its traceback's text."""
        if record.exc_info and record.exc_info[1] is not None:
            record.msg = f"{record.getMessage().rstrip()}: {kind_and_place(record.exc_info[1])}"
            record.args = None
            record.exc_info = record.exc_text = None
        return True
