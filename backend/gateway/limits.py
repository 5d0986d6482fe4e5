"""How much one socket may ask for and be sent."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of a socket.

    *frames_per_second* and *burst* are a token bucket over what comes in; *queued_frames* and *queued_characters* bound
    what waits to go out; *sockets* is a number for each account over all workers. *close_seconds* is how long a slow
    reader may take to notice that it is closed.
    """

    frames_per_second: float = 10
    burst: int = 30
    queued_frames: int = 64
    queued_characters: int = 256 * 1024
    sockets: int = 4
    close_seconds: float = 20


class TokenBucket:
    """A rate with room for bursts. Time is passed in, in seconds of any steady clock."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Take one token; False where there is none."""
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
