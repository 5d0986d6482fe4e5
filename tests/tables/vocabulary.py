"""Words for tests about tables: people, tables, and a server that drives a session purely, with seeded chance."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from backend.rules.shared.actions import ChoosePacket, Cut, Knock
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.reasons import RuleViolation
from backend.tables.commands import Act, ActDealing, BotActs, Close, Command, Deal, DealPack, Start, TimeRanOut
from backend.tables.defaults import bot_action
from backend.tables.due import Due, DueKind, due
from backend.tables.events import TableEvent
from backend.tables.machine import open_table, step
from backend.tables.model import Dealing, Player, Question, Scored, Table
from backend.tables.notation import parse_command
from backend.tables.options import AfterDeals, TableOptions
from backend.tables.reasons import TableError
from backend.tables.seats import is_present, present, rules_of

NOON = 1_800_000_000_000
"""A Unix time in ms to count from."""

ANA, BOR, CENE, DANA = (Player(f"id-{name.lower()}", name, "account") for name in ("Ana", "Bor", "Cene", "Dana"))
GUEST = Player("id-guest", "Gost 7", "guest")
STRANGER = Player("id-stranger", "Tuja", "account")
PEOPLE = (ANA, BOR, CENE, DANA)


def options(**changes: Any) -> TableOptions:
    """A public, rated, unhurried table of one deal, with *changes*."""
    plain = TableOptions("slovenian-4", 1, AfterDeals(1), "normal", public=True, rated=True)
    return replace(plain, **changes)


@dataclass
class Server:
    """The rooms in miniature: holds one table, lets time pass, brings chance, logs every event."""

    table: Table
    log: tuple[TableEvent, ...]
    now: int = NOON
    chance: Random = field(default_factory=lambda: Random(1))
    first_dealer: Seat = 3
    pack: tuple[Card, ...] | None = None

    @property
    def phase(self) -> str:
        """The name of the table's phase."""
        return self.table.phase.phase

    @property
    def question(self) -> Question:
        """What the table waits for."""
        return self.table.question

    @property
    def asked(self) -> Player:
        """Who is asked (the first, where several are)."""
        return self.player(self.question.seats[0])

    def player(self, seat: Seat) -> Player:
        """Return who sits at *seat*."""
        place = self.table.places[seat]
        assert place is not None
        return place.player

    def seat(self, player: Player) -> Seat:
        """Return where *player* sits."""
        return next(seat for seat, place in enumerate(self.table.places) if place and place.player == player)

    # what is said

    def do(self, player: Player | None, command: Command) -> tuple[TableEvent, ...]:
        """Commit *command* now; player None is the server."""
        actor = None if player is None else player.account
        self.table, events = step(self.table, actor, command, self.now)
        self.log += events
        return events

    def say(self, player: Player, text: str, turn: int | None = -1) -> tuple[TableEvent, ...]:
        """Commit a command as text; without *turn* it answers the question asked."""
        turn = self.question.no if turn == -1 else turn
        command = parse_command(text, turn, player, self.table)
        return self.do(player, self.next_pack() if isinstance(command, Deal) else command)

    def refuses(self, player: Player, text: str, turn: int | None = -1) -> str:
        """Say what must be refused; return the reason, having checked that nothing changed."""
        return self._refused(lambda: self.say(player, text, turn))

    def refuses_server(self, command: Command) -> str:
        """The same for a command of the server."""
        return self._refused(lambda: self.do(None, command))

    def _refused(self, attempt: Callable[[], object]) -> str:
        before, log = self.table, self.log
        with pytest.raises((TableError, RuleViolation)) as refusal:
            attempt()
        assert (self.table, self.log) == (before, log)
        assert isinstance(refusal.value, TableError | RuleViolation)
        return str(refusal.value.reason)

    # time and chance

    def wait(self, ms: int) -> None:
        """Let time pass without the server doing anything."""
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
        turn = self.question.no
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

    # whole stretches of play

    def tick_until(self, phase: str) -> None:
        """Let only the server act, people being silent, until the table is in *phase*."""
        self._go(self.tick, lambda: self.phase == phase)

    def play_until(self, phase: str) -> None:
        """Let everybody act like a bot, people in time, until the table is in *phase*."""
        self._go(self.act, lambda: self.phase == phase)

    def play_until_asked(self, player: Player) -> None:
        """Let everybody act until *player* is asked for an action of the deal."""
        self._go(self.act, lambda: self.phase == "playing" and self.seat(player) in self.question.seats)

    def next_deal(self) -> None:
        """From anywhere in a deal: play it, be ready, deal, and stop when the next one's cards are out."""
        self.play_until("scored")
        self.play_until("playing")

    def _go(self, move: Callable[[], object], there: Callable[[], bool]) -> None:
        for _ in range(9_000):
            if there():
                return
            move()
        raise AssertionError(self.table.phase)

    def act(self) -> tuple[TableEvent, ...]:
        """Answer the question as a bot would, in the name of who is asked; without a question, tick."""
        phase = self.table.phase
        if isinstance(phase, Scored):
            unready = [seat for seat in present(self.table) if seat not in phase.ready]
            return self.say(self.player(unready[0]), "next")
        waits_for_pack = isinstance(phase, Dealing) and phase.dealing is None
        if not self.question.seats or waits_for_pack or not is_present(self.table, self.question.seats[0]):
            return self.tick()
        return self.act_for(self.asked)

    def act_for(self, player: Player) -> tuple[TableEvent, ...]:
        """Let *player*, who is asked, do what a bot would, half a second after the question."""
        self.wait(500)
        action, turn = bot_action(self.table, self.seat(player)), self.question.no
        if isinstance(action, Cut | Knock | ChoosePacket):
            return self.do(player, ActDealing(turn, action))
        return self.do(player, Act(turn, action))


def opened(*seated: Player, creator: Player | None = ANA, **changes: Any) -> Server:
    """A table that waits, with *seated* at it (Ana by default)."""
    account = None if creator is None else creator.account
    table, events = open_table("table", options(**changes), account, NOON, seated or (ANA,))
    return Server(table, events)


def started(*seated: Player, creator: Player | None = ANA, first_dealer: Seat = 3, **changes: Any) -> Server:
    """A session in its first dealing step: *seated* (Ana by default), bots on the other seats."""
    server = opened(*seated, creator=creator, **changes)
    server.first_dealer = first_dealer
    if None in server.table.places:
        server.say(creator or seated[0], "fill_bots")
    server.tick()
    return server


def playing(*seated: Player, creator: Player | None = ANA, first_dealer: Seat = 3, **changes: Any) -> Server:
    """A session with its first cards out."""
    server = started(*seated, creator=creator, first_dealer=first_dealer, **changes)
    server.play_until("playing")
    return server


def kinds(events: tuple[TableEvent, ...]) -> tuple[str, ...]:
    """List what happened, one word each."""
    return tuple(event.kind for event in events)


def pack_with(server: Server, dealer: Seat, *hands: str, talon: str = "") -> tuple[Card, ...]:
    """Stack a pack so that the seats are dealt the cards named, from seat 0 on, and *talon* holds its own; uncut."""
    rules = rules_of(server.table.options)
    cards = rules.pack.cards
    dealt = rules.dealt(rules.shuffled(cards, dealer, cut=False))
    assert dealt is not None
    places = {card: place for place, card in enumerate(cards)}  # where in the pack a dealt card came from
    wanted = [tuple(map(Card, text.split())) for text in (*hands, *[""] * (rules.players - len(hands)), talon)]
    others = [card for card in cards if not any(card in group for group in wanted)]
    Random(0).shuffle(others)  # so that everybody gets some taroks
    free = iter(others)
    stacked = list(cards)
    for spots, group in zip((*dealt.hands, dealt.talon), wanted, strict=True):
        for index, spot in enumerate(spots):
            stacked[places[spot]] = group[index] if index < len(group) else next(free)
    return tuple(stacked)
