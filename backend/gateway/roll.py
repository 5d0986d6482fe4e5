"""What the workers tell each other about sockets, over Redis: the limit for an account, and logins that end.

Each account has a sorted set of its sockets by the time they opened, in the name `<worker>/<socket>`. A worker keeps a
key alive while it runs, so that the sockets of one that died do not count. One channel carries what must close.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from redis.asyncio import Redis
from redis.exceptions import RedisError

from backend.accounts.tokens import token_hash
from backend.gateway.closing import CloseCode
from backend.gateway.sockets import Sockets

_CHANNEL: Final = "{sockets}:close"
_ALIVE: Final = "{sockets}:worker:"
_ALIVE_SECONDS: Final = 15
_BEAT_SECONDS: Final = 5
_KEPT_SECONDS: Final = 24 * 3600

# KEYS the account's sockets. ARGV the new one, now in ms, the limit, the prefix of the workers' keys, seconds to keep.
# Returns the sockets that are too many, oldest first.
_OPEN: Final = """
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[5])
for _, socket in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local worker = string.match(socket, '^[^/]+')
  if redis.call('EXISTS', ARGV[4] .. worker) == 0 then redis.call('ZREM', KEYS[1], socket) end
end
local excess = redis.call('ZCARD', KEYS[1]) - tonumber(ARGV[3])
if excess <= 0 then return {} end
local oldest = redis.call('ZRANGE', KEYS[1], 0, excess - 1)
redis.call('ZREM', KEYS[1], unpack(oldest))
return oldest
"""

log = logging.getLogger(__name__)


class _CloseSockets(BaseModel):
    what: Literal["sockets"] = "sockets"
    sockets: list[str]


class _LoginEnded(BaseModel):
    what: Literal["login"] = "login"
    login: str


_MESSAGE: Final[TypeAdapter[_CloseSockets | _LoginEnded]] = TypeAdapter(
    Annotated[_CloseSockets | _LoginEnded, Field(discriminator="what")]
)


class Roll:
    """This worker's part in it. Where Redis is away, only what concerns other workers is left out."""

    def __init__(self, redis: "Redis", sockets: Sockets, limit: int, clock: Callable[[], int]) -> None:
        self._redis = redis
        self._sockets = sockets
        self._limit = limit
        self._clock = clock
        self._me = secrets.token_hex(8)
        self._opening = redis.register_script(_OPEN)

    def new_socket(self) -> str:
        """Make up a socket's id, unique over all workers."""
        return f"{self._me}/{secrets.token_hex(8)}"

    async def opened(self, account: str, socket: str) -> None:
        """Count a socket in; the account's oldest ones go where they are too many."""
        try:
            await self._beat()
            arguments = (socket, self._clock(), self._limit, _ALIVE, _KEPT_SECONDS)
            excess = await self._opening(keys=[_key(account)], args=arguments)
            if excess:
                await self._publish(_CloseSockets(sockets=[_text(one) for one in excess]))
        except (RedisError, OSError):
            log.warning("A socket could not be counted: the store is away")

    async def closed(self, account: str, socket: str) -> None:
        """Count a socket out."""
        try:
            await self._redis.zrem(_key(account), socket)
        except (RedisError, OSError):
            log.warning("A socket could not be counted out: the store is away")

    async def login_ended(self, token: str) -> None:
        """Tell all workers that the login of *token* is over: its sockets close."""
        login = token_hash(token)
        self._sockets.close_login(login)
        try:
            await self._publish(_LoginEnded(login=login))
        except (RedisError, OSError):
            log.warning("The end of a login could not be told: the store is away")

    async def run(self) -> None:
        """Stay counted, and close what others say must close, for ever."""
        while True:
            try:
                await self._listen()
            except (RedisError, OSError):
                await asyncio.sleep(1)

    async def _listen(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(_CHANNEL)
            while True:
                await self._beat()
                async with asyncio.timeout(_BEAT_SECONDS + 1):
                    message = await channel.get_message(ignore_subscribe_messages=True, timeout=_BEAT_SECONDS)
                if message is not None:
                    self._carry_out(message["data"])

    def _carry_out(self, message: bytes | str) -> None:
        try:
            told = _MESSAGE.validate_json(message)
        except ValidationError:
            log.warning("An unreadable message about sockets was left out")
            return
        match told:
            case _CloseSockets(sockets=sockets):
                for socket in sockets:
                    self._sockets.close(socket, CloseCode.TOO_MANY_SOCKETS)
            case _LoginEnded(login=login):
                self._sockets.close_login(login)

    async def _beat(self) -> None:
        await self._redis.set(_ALIVE + self._me, 1, ex=_ALIVE_SECONDS)

    async def _publish(self, message: BaseModel) -> None:
        await self._redis.publish(_CHANNEL, message.model_dump_json())


def _key(account: str) -> str:
    return f"{{sockets}}:of:{account}"


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value
