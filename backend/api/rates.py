"""How often one may try: sliding windows, counted in Redis over all workers."""

import hashlib
import math
import time
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Any, Literal, TypeAlias

from limits import RateLimitItem, parse_many
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from redis.asyncio import Redis

from backend.accounts.model import AccountReason
from backend.api.errors import ApiError, ApiReason

What: TypeAlias = Literal["guest", "register", "login", "login_name", "login_name_from", "tables", "replay"]


@dataclass(frozen=True, slots=True)
class Rates:
    """The limits, several for one thing separated by `;`. By address, but *tables* by account.

    *login_name* counts all tries at one name; *login_name_from* those from one address, and is lower, so that who
    guesses is stopped long before he locks the player out.
    """

    guest: str = "30/minute;300/hour"
    register: str = "10/minute;60/hour"
    login: str = "20/minute;200/hour"
    login_name: str = "60/hour"
    login_name_from: str = "10 per 5 minutes"
    tables: str = "20/minute"
    replay: str = "60/minute"


class RateLimits:
    """Counts tries. Where Redis is away nothing can be counted, and the try is refused as such."""

    def __init__(self, redis: Redis, rates: Rates) -> None:
        """Count in *redis*, through its own connections."""
        pool: Any = redis.connection_pool  # passed on to redis-py as it is
        storage = RedisStorage("async+redis://", implementation="redispy", key_prefix="rate", connection_pool=pool)
        self._limiter = SlidingWindowCounterRateLimiter(storage)
        self._items: dict[str, list[RateLimitItem]] = {
            name: parse_many(getattr(rates, name)) for name in Rates.__dataclass_fields__
        }

    async def take(self, what: What, who: str) -> None:
        """Count one try of *who* at *what*.

        Raises:
            ApiError: 429 TOO_MANY_TRIES for signing in and registering, else TOO_MANY_REQUESTS; with `Retry-After`.
            RedisError: nothing is counted.
        """
        key = hashlib.sha256(who.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        for item in self._items[what]:
            if not await self._limiter.hit(item, what, key):
                raise await self._refusal(item, what, key)

    async def _refusal(self, item: RateLimitItem, what: What, key: str) -> ApiError:
        stats = await self._limiter.get_window_stats(item, what, key)
        seconds = max(1, math.ceil(stats.reset_time - time.time()))
        reason = ApiReason.TOO_MANY_REQUESTS if what in {"tables", "replay"} else AccountReason.TOO_MANY_TRIES
        return ApiError(429, reason, f"Try again in {seconds} s.", headers={"Retry-After": str(seconds)})


def neighbourhood(address: str | None) -> str:
    """Return what an address is counted as: itself, or its /64, which one household has whole.

    >>> neighbourhood("2001:db8::1:2:3:4"), neighbourhood("192.0.2.7"), neighbourhood(None)
    ('2001:db8::', '192.0.2.7', 'unknown')
    """
    try:
        parsed = ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))
