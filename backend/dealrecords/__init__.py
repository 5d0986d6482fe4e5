"""Deal records: a deal as one JSON object, read strictly, replayed and checked (docs/protocol.md, "Deal record")."""

from backend.dealrecords.checking import legal_lines, verify_lines
from backend.dealrecords.lines import MAX_LINE, bounded_lines
from backend.dealrecords.reading import read_line, read_record
from backend.dealrecords.record import FORMAT, DealRecord, as_json, as_text, record_of, result_as_json
from backend.dealrecords.replaying import ActionRefused, Replay, replay

__all__ = [
    "FORMAT",
    "MAX_LINE",
    "ActionRefused",
    "DealRecord",
    "Replay",
    "as_json",
    "as_text",
    "bounded_lines",
    "legal_lines",
    "read_line",
    "read_record",
    "record_of",
    "replay",
    "result_as_json",
    "verify_lines",
]
