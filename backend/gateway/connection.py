"""One socket: what comes in is carried out, what happens goes out. A played card can be followed from here.

Three tasks a socket, and none waits for another socket's client:

    reader   message → `Intake` (a frame, a refusal or a close code) → rooms → answer
    writer   queue → socket
    closing  waits for a reason to close: too slow, signed out, a fifth socket, malformed, restart

A card: `_read` takes `{"t":"cmd","do":"play t21"}`, `_command` hands it to `rooms.submit` (rooms/commits.py), which
returns once it is committed, and the `ack` is queued. The commit itself comes back to every socket at the table through
its `Following` as an `ev` frame, written once for each seat by the worker that committed.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from backend.accounts.model import Account, Logins
from backend.gateway.closing import CloseCode
from backend.gateway.faults import log_fault
from backend.gateway.intake import Intake
from backend.gateway.limits import Limits
from backend.gateway.lobbyfeed import LobbyFeed
from backend.gateway.outgoing import SendQueue
from backend.gateway.tables import NO_SUCH_TABLE, Tables
from backend.gateway.watch import StoreWatch
from backend.kit.ending import end
from backend.protocol.frames import (
    AckFrame,
    ByeFrame,
    ClientFrame,
    CmdFrame,
    HelloFrame,
    HintedFrame,
    HintFrame,
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
from backend.rules.shared.notation import format_action
from backend.tables.hints import hint
from backend.tables.model import Player
from backend.tables.reasons import TableError


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
        self._tables = Tables(account, services.rooms, services.logins, services.clock, self)
        self._closing = asyncio.Event()
        self._code: CloseCode | None = None
        self._player = Player(account.id, account.name, "account" if account.registered else "guest")

    # --- its life ----------------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Run until either side closes."""
        self._welcome()
        tasks = {asyncio.create_task(one()) for one in (self._read, self._write, self._until_closed)}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end(tasks)
            await self._tables.close()
            self._services.lobby.leave(self.send)
        if self._code is not None:
            await self._close(self._code)

    def close(self, code: CloseCode) -> None:
        """Close as soon as may be. The first reason given counts."""
        if self._code is None:
            self._code = code
            self._closing.set()

    async def _until_closed(self) -> None:
        await self._closing.wait()

    def send(self, text: str) -> None:
        """Queue a written frame. Never waits: a reader who is too far behind is closed, and resumes."""
        if not self._queue.put(text):
            self.close(CloseCode.TOO_SLOW)

    def answer(self, frame: ServerFrame) -> None:
        """Queue a frame for this socket alone."""
        self.send(write_frame(frame))

    def _welcome(self) -> None:
        services = self._services
        self.answer(
            WelcomeFrame(
                worker=services.worker, account=self.account.id, name=self.account.name, now_ms=services.clock()
            )
        )
        if services.watch.trouble is not None:
            self.answer(services.watch.trouble)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_text(await self._queue.get())

    async def _close(self, code: CloseCode) -> None:
        # A reader who takes nothing does not take the close frame either: the server in front then drops him.
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(self._services.limits.close_seconds):
                await self._socket.close(code)

    # --- in ----------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Take one message after another; a client's own commands are carried out in its order."""
        while (message := await self._receive()) is not None:
            match self._intake.take(message, time.monotonic()):
                case CloseCode() as code:
                    return self.close(code)
                case NackFrame() as refusal:
                    self.answer(refusal)
                case frame:
                    await self._guarded(frame)
        return None

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
            self.answer(NackFrame(id=_id_of(frame), reason=refused.reason, rule=refused.rule))
        except Exception as fault:  # noqa: BLE001  see `failed`
            self.failed(fault)

    def failed(self, fault: Exception) -> None:
        """Take in what went wrong on our side.

        With the store away nobody knows whether a command arrived: no answer, and the client asks when it is back.
        Anything else is a fault of ours: this one socket closes, and its client resumes.
        """
        if isinstance(fault, StoreDown):
            return self._services.watch.suspect()
        log_fault(fault)
        return self.close(CloseCode.OUR_FAULT)

    async def _carry_out(self, frame: ClientFrame) -> None:
        match frame:
            case CmdFrame():
                await self._command(frame)
            case HelloFrame():
                await self._tables.hello(frame)
            case ByeFrame(table=table):
                self._tables.bye(table)
            case LobbyFrame(on=True):
                await self._services.lobby.join(self.send)
            case LobbyFrame():
                self._services.lobby.leave(self.send)
            case SayFrame():
                await self._say(frame)
            case HintFrame():
                await self._hint(frame)
            case PingFrame(n=n):
                self.answer(PongFrame(n=n, now_ms=self._services.clock()))
            case _ as never:
                assert_never(never)

    async def _command(self, frame: CmdFrame) -> None:
        player = replace(self._player, rating=self._tables.rating_at(frame.table))
        version = await self._services.rooms.submit(frame.table, player, frame.do, frame.turn, frame.id)
        self.answer(AckFrame(id=frame.id, v=version))

    async def _hint(self, frame: HintFrame) -> None:
        snapshot = await self._services.rooms.load(frame.table)
        if snapshot is None:
            raise Refused(NO_SUCH_TABLE)
        try:
            advice = hint(snapshot.table, self.account.id, frame.turn)
        except TableError as refusal:
            raise Refused(refusal.reason) from None
        do = format_action(advice.action)
        self.answer(HintedFrame(id=frame.id, table=frame.table, turn=frame.turn, do=do, why=advice.why))

    async def _say(self, frame: SayFrame) -> None:
        seat = self._tables.seat_at(frame.table)
        await self._services.rooms.say(frame.table, self._player, seat, frame.text, frame.phrase)


def _id_of(frame: ClientFrame) -> str | None:
    return frame.id if isinstance(frame, CmdFrame | SayFrame | HintFrame) else None
