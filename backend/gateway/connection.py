"""One socket: what comes in is carried out, what happens goes out. A played card can be followed from here.

Three tasks a socket, and none waits for another socket's client:

    reader   message → `Intake` (a frame, a refusal or a close code) → rooms → answer
    writer   queue → socket
    closing  waits for a reason to close: too slow, signed out, a fifth socket, malformed, restart

A card: `_read` takes `{"t":"cmd","do":"play t21"}`, `_command` hands it to `rooms.submit` (rooms/store.py), which returns
once it is committed, and the `ack` is queued. The commit itself comes back to every socket at the table through its
`Following` as an `ev` frame, written once for each seat by the worker that committed.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from backend.accounts.model import Account, Logins
from backend.gateway.closing import CloseCode
from backend.gateway.following import Following
from backend.gateway.intake import Intake
from backend.gateway.limits import Limits
from backend.gateway.lobbyfeed import LobbyFeed
from backend.gateway.outgoing import SendQueue
from backend.gateway.resume import Present, read_table
from backend.gateway.watch import StoreWatch
from backend.protocol.frames import (
    AckFrame,
    ByeFrame,
    ClientFrame,
    CmdFrame,
    FateFrame,
    GoneFrame,
    HelloFrame,
    LobbyFrame,
    NackFrame,
    PingFrame,
    PongFrame,
    SayFrame,
    ServerFrame,
    WelcomeFrame,
    write_frame,
)
from backend.rooms.rooms import Refused, Rooms, StoreDown
from backend.tables.model import Player

NOT_FOLLOWING: Final = "not_following"
TOO_MANY_TABLES: Final = "too_many_tables"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Services:
    """What a socket works with. *clock* gives Unix milliseconds."""

    worker: str
    rooms: Rooms
    logins: Logins
    lobby: LobbyFeed
    watch: StoreWatch
    clock: Callable[[], int]
    limits: Limits


class Connection:
    """One accepted socket of *account*."""

    def __init__(self, socket: WebSocket, account: Account, services: Services) -> None:
        self.account = account
        self._socket = socket
        self._services = services
        self._queue = SendQueue(services.limits.queued_frames, services.limits.queued_characters)
        self._intake = Intake(services.limits, time.monotonic())
        self._followings: dict[str, Following] = {}
        self._recoveries: set[asyncio.Task[None]] = set()
        self._closing: asyncio.Future[CloseCode] = asyncio.get_running_loop().create_future()
        self._player = Player(account.id, account.name, "account" if account.registered else "guest")

    # --- its life ----------------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Run until either side closes."""
        self._welcome()
        tasks = {asyncio.create_task(self._read()), asyncio.create_task(self._write())}
        try:
            await asyncio.wait({*tasks, self._closing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._let_go()
            await _end({*tasks, *self._recoveries})
        if self._closing.done():
            await self._close(self._closing.result())

    def close(self, code: CloseCode) -> None:
        """Close as soon as may be. The first reason given counts."""
        if not self._closing.done():
            self._closing.set_result(code)

    def send(self, text: str) -> None:
        """Queue a written frame. Never waits: a reader who is too far behind is closed, and resumes."""
        if not self._queue.put(text):
            self.close(CloseCode.TOO_SLOW)

    def _send(self, frame: ServerFrame) -> None:
        self.send(write_frame(frame))

    def _welcome(self) -> None:
        services = self._services
        self._send(
            WelcomeFrame(
                worker=services.worker, account=self.account.id, name=self.account.name, now_ms=services.clock()
            )
        )
        if services.watch.trouble is not None:
            self._send(services.watch.trouble)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_text(await self._queue.get())

    async def _close(self, code: CloseCode) -> None:
        # A reader who takes nothing does not take the close frame either: the server in front then drops him.
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(self._services.limits.close_seconds):
                await self._socket.close(code)

    def _let_go(self) -> None:
        self._services.lobby.leave(self.send)
        for table in tuple(self._followings):
            self._unfollow(table)

    # --- in ----------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Take one message after another; a client's own commands are carried out in its order."""
        while (message := await self._receive()) is not None:
            match self._intake.take(message, time.monotonic()):
                case CloseCode() as code:
                    return self.close(code)
                case NackFrame() as refusal:
                    self._send(refusal)
                case frame:
                    await self._guarded(frame)

    async def _receive(self) -> str | bytes | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    async def _guarded(self, frame: ClientFrame) -> None:
        """Carry a frame out; what goes wrong is the frame's or ours, and stays with this socket."""
        try:
            await self._carry_out(frame)
        except Refused as refused:
            self._send(NackFrame(id=_id_of(frame), reason=refused.reason))
        except StoreDown:
            # Whether the command arrived is not known: no answer, and the client asks when the store is back.
            self._services.watch.suspect()
        except Exception as fault:  # noqa: BLE001  ours: one socket closes, and its client resumes
            _log_fault(fault)
            self.close(CloseCode.OUR_FAULT)

    async def _carry_out(self, frame: ClientFrame) -> None:
        match frame:
            case CmdFrame():
                await self._command(frame)
            case HelloFrame():
                await self._hello(frame)
            case ByeFrame(table=table):
                self._unfollow(table)
            case LobbyFrame(on=True):
                await self._services.lobby.join(self.send)
            case LobbyFrame():
                self._services.lobby.leave(self.send)
            case SayFrame():
                await self._say(frame)
            case PingFrame(n=n):
                self._send(PongFrame(n=n, now_ms=self._services.clock()))
            case _ as never:
                assert_never(never)

    async def _command(self, frame: CmdFrame) -> None:
        player = self._player
        if frame.table in self._followings:
            player = replace(player, rating=self._followings[frame.table].rating)
        version = await self._services.rooms.submit(frame.table, player, frame.do, frame.turn, frame.id)
        self._send(AckFrame(id=frame.id, v=version))

    async def _say(self, frame: SayFrame) -> None:
        following = self._followings.get(frame.table)
        if following is None:
            raise Refused(NOT_FOLLOWING)
        accounts = following.accounts
        seat = accounts.index(self.account.id) if self.account.id in accounts else None
        await self._services.rooms.say(frame.table, self._player, seat, frame.text, frame.phrase)

    # --- following a table -------------------------------------------------------------------------------------------

    async def _hello(self, frame: HelloFrame) -> None:
        """Subscribe, bring the client to the present, and tell it what became of its commands."""
        following = await self._follow(frame.table)
        if not await self._catch_up(following, frame.v, frame.tip):
            return
        for said in await self._services.rooms.recent_chat(frame.table):
            self.send(said)
        committed = await self._services.rooms.fates(frame.table, self.account.id, frame.pending)
        unknown = [one for one in frame.pending if one not in committed]
        self._send(FateFrame(table=frame.table, committed=committed, unknown=unknown))

    async def _follow(self, table: str) -> Following:
        if table in self._followings:
            return self._followings[table]
        if len(self._followings) >= self._services.limits.tables:
            raise Refused(TOO_MANY_TABLES)
        following = Following(table, self.account.id, self.send, self._recover)
        following.stop = await self._services.rooms.follow(table, following)
        self._followings[table] = following
        return following

    def _unfollow(self, table: str) -> None:
        following = self._followings.pop(table, None)
        if following is not None:
            following.stop()

    async def _catch_up(self, following: Following, version: int | None, tip: str | None) -> bool:
        """Bring the client from *version* (None: from nothing) to the present; False where there is no such table."""
        async with following.lock:
            following.catch_up()
            try:
                present = await read_table(self._services.rooms, following.table, self.account.id, version, tip)
            except BaseException:
                self._unfollow(following.table)
                raise
            if present is None:
                self._unfollow(following.table)
                self._send(GoneFrame(table=following.table, reason="no_such_table"))
                return False
            following.rating = await self._rating(present)
            following.caught_up(present.version, present.accounts, present.frames)
            return True

    async def _rating(self, present: Present) -> int | None:
        """Return what stands beside the name of one who sits down; for show, so that play goes on without it."""
        if not (present.seats_free and self.account.registered):
            return None
        try:
            rating = await self._services.logins.rating_of(self.account.id, present.ruleset)
        except Exception as fault:  # noqa: BLE001  whatever the database has
            _log_fault(fault)
            return None
        return None if rating is None else round(rating)

    def _recover(self, table: str) -> None:
        """The feed cannot go on from what this client has seen: read the table anew, beside the reader."""
        following = self._followings.get(table)
        if following is None:
            return
        following.catch_up()
        task = asyncio.create_task(self._recovery(following))
        self._recoveries.add(task)
        task.add_done_callback(self._recoveries.discard)

    async def _recovery(self, following: Following) -> None:
        try:
            await self._catch_up(following, None, None)
        except StoreDown:
            self._services.watch.suspect()
        except Exception as fault:  # noqa: BLE001  as in `_guarded`
            _log_fault(fault)
            self.close(CloseCode.OUR_FAULT)


def _id_of(frame: ClientFrame) -> str | None:
    return frame.id if isinstance(frame, CmdFrame | SayFrame) else None


def _log_fault(fault: Exception) -> None:
    """Log where it happened, never what was in hand: a message may quote a frame or a card."""
    places = []
    trace = fault.__traceback__
    while trace is not None:
        places.append(f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}")
        trace = trace.tb_next
    log.error("A socket's frame could not be carried out: %s at %s", type(fault).__name__, " < ".join(reversed(places)))


async def _end(tasks: set[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
