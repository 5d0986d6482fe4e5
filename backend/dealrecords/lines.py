"""Lines of a file of records, never longer than one may be."""

from collections.abc import Iterator
from typing import BinaryIO, Final

MAX_LINE: Final = 1_000_000
"""Bytes of one record's line, its end not counted. A deal takes about 1500."""

_CHUNK: Final = 65_536


def bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of *stream* without their ends, holding no more than one line of the longest size.

    Of a longer line its first MAX_LINE + 1 bytes are yielded, enough for its reader to refuse it; the rest is skipped.
    """
    while line := stream.readline(MAX_LINE + 1):
        complete = line.endswith(b"\n")
        if len(line) > MAX_LINE and not complete:
            _skip_line(stream)
        yield line[:-1] if complete else line


def _skip_line(stream: BinaryIO) -> None:
    while (rest := stream.readline(_CHUNK)) and not rest.endswith(b"\n"):
        pass
