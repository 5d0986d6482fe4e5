"""`WS /ws`: who may open a socket. Judged before a frame is read, and answered by a close code a browser can see."""

import logging
from collections.abc import Collection
from dataclasses import dataclass

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from backend.accounts.model import Account
from backend.accounts.tokens import token_hash
from backend.gateway.closing import CloseCode
from backend.gateway.connection import Connection, Services
from backend.gateway.roll import Roll
from backend.gateway.sockets import Sockets
from backend.kit.origins import origin_allowed

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Door:
    """What decides about a handshake: the login's cookie, and origins beside the page's own."""

    cookie: str
    origins: Collection[str]


def router(services: Services, sockets: Sockets, roll: Roll, door: Door) -> APIRouter:
    """Make the endpoint."""
    routes = APIRouter()

    @routes.websocket("/ws")
    async def open_socket(socket: WebSocket) -> None:
        admitted = await _admit(socket, services, door)
        if sockets.restarting:
            admitted = CloseCode.RESTART
        try:
            await socket.accept()
            if isinstance(admitted, CloseCode):
                # Refusing the handshake itself would reach a browser as 1006, which says nothing.
                return await socket.close(admitted)
        except WebSocketDisconnect:
            return None
        return await _serve(socket, admitted, services, sockets, roll, token_hash(socket.cookies[door.cookie]))

    return routes


async def _serve(
    socket: WebSocket, account: Account, services: Services, sockets: Sockets, roll: Roll, login: str
) -> None:
    connection = Connection(socket, account, services)
    number = roll.new_socket()
    with sockets.held(number, connection, login):
        await roll.opened(account.id, number)
        try:
            await connection.serve()
        finally:
            await roll.closed(account.id, number)


async def _admit(socket: WebSocket, services: Services, door: Door) -> Account | CloseCode:
    if not origin_allowed(socket.headers.get("origin"), socket.headers.get("host"), door.origins):
        return CloseCode.WRONG_ORIGIN
    token = socket.cookies.get(door.cookie)
    if token is None:
        return CloseCode.NOT_SIGNED_IN
    try:
        return await services.logins.account_of(token) or CloseCode.NOT_SIGNED_IN
    except Exception as fault:  # noqa: BLE001  whatever the database has: the client tries again
        log.error("A login could not be looked up: %s", type(fault).__name__)  # noqa: TRY400  no message: it may hold the token
        return CloseCode.OUR_FAULT
