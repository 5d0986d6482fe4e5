"""How faults of ours are logged: where they happened, never what was in hand."""

import logging
import traceback

log = logging.getLogger(__name__)


def log_fault(fault: Exception) -> None:
    """Log kind and place. No message: it may quote a frame, a card or a token."""
    places = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(fault.__traceback__)]
    log.error("A socket's frame could not be carried out: %s at %s", type(fault).__name__, " > ".join(places))
