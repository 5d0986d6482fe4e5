"""An estimate of Redis's clock, the one that counts, from the answers it gives."""

import time
from collections.abc import Callable
from typing import Final

DRIFT: Final = 0.001  # how fast an estimate is trusted less: two clocks part by less than a millisecond a second


class Clock:
    """Redis's time = our monotonic time + an offset. The offset of the quickest answer is kept until it is old."""

    __slots__ = ("_local_ms", "_offset", "_sampled", "_uncertainty")

    def __init__(self, local_ms: Callable[[], float] = lambda: time.monotonic() * 1000) -> None:
        self._local_ms = local_ms
        self._sampled = local_ms()
        self._offset = time.time() * 1000 - self._sampled
        self._uncertainty = float("inf")

    def local_ms(self) -> float:
        """Our own clock; only differences mean something."""
        return self._local_ms()

    def now_ms(self) -> int:
        """Redis's time now, as well as we know it (Unix ms)."""
        return int(self._local_ms() + self._offset)

    def heard(self, redis_ms: int, asked: float) -> None:
        """Redis said *redis_ms* in answer to a question asked at *asked* (of `local_ms`)."""
        now = self._local_ms()
        uncertainty = (now - asked) / 2
        if uncertainty <= self._uncertainty + (now - self._sampled) * DRIFT:
            self._offset, self._uncertainty, self._sampled = redis_ms - (asked + now) / 2, uncertainty, now

    def doubt(self) -> None:
        """Take the next answer whatever it costs: one of the two clocks has jumped."""
        self._uncertainty = float("inf")
