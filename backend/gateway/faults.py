"""How faults of ours are logged."""

import logging

from backend.kit.faults import kind_and_place

log = logging.getLogger(__name__)


def log_fault(fault: Exception) -> None:
    """Log what could not be carried out for a socket."""
    log.error("A socket's frame could not be carried out: %s", kind_and_place(fault))
