"""What waits to be sent on one socket: bounded, and filled without ever waiting."""

import asyncio
from collections import deque


class SendQueue:
    """Frames for one reader, in order. A queue that has overflowed takes nothing more: its socket is closed."""

    __slots__ = ("_characters", "_frames", "_max_characters", "_max_frames", "_wake", "overflowed")

    def __init__(self, max_frames: int, max_characters: int) -> None:
        self._max_frames = max_frames
        self._max_characters = max_characters
        self._frames: deque[str] = deque()
        self._characters = 0
        self._wake = asyncio.Event()
        self.overflowed = False

    def put(self, frame: str) -> bool:
        """Add *frame*; False where the reader is too far behind."""
        full = len(self._frames) >= self._max_frames or self._characters + len(frame) > self._max_characters
        # One frame alone always fits, or a large one could never be sent at all.
        if self.overflowed or (full and self._frames):
            self.overflowed = True
            return False
        self._frames.append(frame)
        self._characters += len(frame)
        self._wake.set()
        return True

    async def get(self) -> str:
        """Wait for the next frame and take it. For one taker only."""
        while not self._frames:
            self._wake.clear()
            await self._wake.wait()
        frame = self._frames.popleft()
        self._characters -= len(frame)
        return frame
