"""Words for tests about tables: people, tables, and a server that drives a session purely, with seeded chance."""

from dataclasses import dataclass, field, replace
from random import Random

from backend.rules.shared.actions import Cut, Knock, ChoosePacket
from backend.rules.shared.cards import Card, Seat
from backend.tables.commands import (
    Act,
    ActDealing,
    BotActs,
    Close,
    Command,
    CreditClock,
    Deal,
    DealPack,
    FillBots,
    Sit,
    Start,
    TimeRanOut,
)
from backend.tables.defaults import bot_action
from backend.tables.due import Due, DueKind, due
from backend.tables.events import TableEvent
from backend.tables.machine import open_table, step
from backend.tables.model import Player, Table
from backend.tables.notation import parse_command
from backend.tables.options import AfterDeals, SessionEnd, TableOptions
from backend.tables.seats import rules_of

NOON = 1_800_000_000_000
"""A Unix time in ms to count from."""

ANA, BOR, CENE, DANA = (Player(f"id-{name.lower()}", name, "account") for name in ("Ana", "Bor", "Cene", "Dana"))
GUEST = Player("id-guest", "Gost 7", "guest")
STRANGER = Player("id-stranger", "Tuja", "account")
PEOPLE = (ANA, BOR, CENE, DANA)


def options(**changes: object) -> TableOptions:
    """A public, rated, unhurried table of one deal, with *changes*."""
    plain = TableOptions("slovenian-4", 1, AfterDeals(1), "normal", public=True, rated=True)
    return replace(plain, **changes)  # type: ignore[arg-type]  # a test names the fields it changes


@dataclass
class Server:
    """The rooms in miniature: holds one table, lets time pass, brings chance, logs every event."""

    table: Table
    log: tuple[TableEvent, ...]
    now: int = NOON
    chance: Random = field(default_factory=lambda: Random(1))
    first_dealer: Seat = 3
    pack: tuple[Card, ...] | None = None

    def do(self, player: Player | None, command: Command) -> tuple[TableEvent, ...]:
        """Commit *command* now."""
        actor = None if player is None else player.account
        self.table, events = step(self.table, actor, command, self.now)
        self.log += events
        return events

    def say(self, player: Player, text: str, turn: int | None = -1) -> tuple[TableEvent, ...]:
        """Commit a command as text; without *turn* it answers the question asked."""
        turn = self.table.question.no if turn == -1 else turn
        command = parse_command(text, turn, player, self.table)
        return self.do(player, self.next_pack() if isinstance(command, Deal) else command)

    def wait(self, ms: int) -> None:
        """Let time pass without the server noticing."""
        self.now += ms

    def next_pack(self) -> DealPack:
        """Shuffle, or take the pack the test has laid ready."""
        cards = list(rules_of(self.table.options).pack.cards)
        self.chance.shuffle(cards)
        pack, self.pack = self.pack or tuple(cards), None
        return DealPack(pack)

    def tick(self) -> tuple[TableEvent, ...]:
        """Go to the moment of what the table waits for from the server, and do it."""
        wanted = due(self.table)
        assert wanted is not None
        self.now = max(self.now, wanted.at_ms)
        return self.do(None, self.command_for(wanted))

    def command_for(self, wanted: Due) -> Command:
        """Bring what is *wanted*."""
        turn = self.table.question.no
        match wanted.kind:
            case DueKind.START:
                return Start(self.first_dealer)
            case DueKind.PACK:
                return self.next_pack()
            case DueKind.BOT:
                assert wanted.seat is not None
                return BotActs(turn, wanted.seat, bot_action(self.table, wanted.seat))
            case DueKind.TIMEOUT:
                return TimeRanOut(turn)
            case DueKind.CLOSE:
                return Close()

    def until(self, phase: str) -> None:
        """Tick until the table is in *phase*."""
        for _ in range(5_000):
            if self.table.phase.phase == phase:
                return
            self.tick()
        raise AssertionError(phase)

    def play_on(self, phase: str) -> None:
        """Let everybody act like a bot, people too and in time, until the table is in *phase*."""
        for _ in range(5_000):
            if self.table.phase.phase == phase:
                return
            self.act_or_tick()
        raise AssertionError(phase)

    def act_or_tick(self) -> tuple[TableEvent, ...]:
        """Answer the question as a bot would, in the name of who is asked; without a question, tick."""
        phase, question = self.table.phase, self.table.question
        if phase.phase == "scored" and (missing := [seat for seat in question.seats if seat not in phase.ready]):
            return self.say(self.player(missing[0]), "next")
        if phase.phase == "playing" or (phase.phase == "dealing" and phase.dealing is not None):
            seat = question.seats[0]
            action, player = bot_action(self.table, seat), self.player(seat)
            if player.kind == "bot":
                return self.tick()
            self.wait(500)
            if isinstance(action, Cut | Knock | ChoosePacket):
                return self.do(player, ActDealing(question.no, action))
            return self.do(player, Act(question.no, action))
        return self.tick()

    def player(self, seat: Seat) -> Player:
        """Return who sits at *seat*."""
        place = self.table.places[seat]
        assert place is not None
        return place.player


def opened(creator: Player | None = ANA, seated: tuple[Player, ...] = (ANA,), **changes: object) -> Server:
    """A table that waits, with *seated* at it."""
    account = None if creator is None else creator.account
    table, events = open_table("t1", options(**changes), account, NOON, seated)
    return Server(table, events)


def started(*seated: Player, creator: Player | None = ANA, **changes: object) -> Server:
    """A session that has started: *seated* (Ana by default), bots on the other seats, in the first dealing step."""
    people = seated or (ANA,)
    server = opened(creator, people, **changes)
    if None in server.table.places:
        server.do(creator or people[0], FillBots())
    server.tick()
    return server


def playing(*seated: Player, creator: Player | None = ANA, **changes: object) -> Server:
    """A session with its first cards out."""
    server = started(*seated, creator=creator, **changes)
    server.play_on("playing")
    return server


__all__ = ["ANA", "BOR", "CENE", "DANA", "GUEST", "NOON", "PEOPLE", "STRANGER", "CreditClock", "Server", "SessionEnd", "Sit"]
