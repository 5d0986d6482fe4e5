"""Tables in the midst of play, made at once: the machine runs on times of the past, one commit stores the outcome."""

import secrets
import time

from backend.protocol.stored import write_table
from backend.rooms.channel import commit_message
from backend.rooms.redis_rooms import new_table_id
from backend.rooms.repair import envelope_of
from backend.rooms.rooms import Snapshot
from backend.rooms.store import Change, Committed
from backend.rooms.system import shuffled_pack
from backend.rules.shared.cards import Card, Seat
from backend.tables.commands import DealPack, Start
from backend.tables.due import due
from backend.tables.machine import open_table, step
from backend.tables.options import AfterDeals, TableOptions
from backend.tables.seating import bot
from backend.tables.seats import rules_of
from tests.gateway.conftest import Guest, Server

CALM = TableOptions("slovenian-4", 1, AfterDeals(2), "calm", public=False, rated=False)
DEALING_MS = 20_000


async def deal_out(
    server: Server, *guests: Guest, dealer: Seat = 3, options: TableOptions = CALM, pack: tuple[Card, ...] | None = None
) -> str:
    """Return a table where the first deal has just been dealt to *guests*, seat by seat, and to bots."""
    now = time.time_ns() // 1_000_000
    table_id = new_table_id()
    bots = range(len(guests), rules_of(options).players)
    players = (*(guest.player for guest in guests), *map(bot, bots))
    table, opened = open_table(table_id, options, players[0].account, now - DEALING_MS, players)
    table, started = step(table, None, Start(dealer), now - DEALING_MS)
    waiting = table
    while table.phase.phase == "dealing":  # another pack where a hand has no tarok
        table, dealt = step(waiting, None, DealPack(pack or shuffled_pack(rules_of(options))), now)
    assert table.phase.phase == "playing"
    assert write_table(table)
    following = due(table)
    assert following is not None
    snapshot = Snapshot(1, secrets.token_hex(8), table)
    events = (*opened, *started, *dealt)
    change = Change("test", "test", None, table, events, server.rooms.clock.now_ms(), following.at_ms)
    outcome = await server.rooms.store.commit(change, commit_message(envelope_of(snapshot, events, now)), snapshot.tip)
    assert isinstance(outcome, Committed)
    return table_id
