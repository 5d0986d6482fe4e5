"""A client as somebody else would write it from docs/protocol.md: plays legal actions and believes nothing unchecked.

After every frame it asserts that versions follow one another, that its seat is its own, and that no card stands in the
frame which its seat may not know by what has happened so far.
"""

import asyncio
import json
import random
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]

# Every way a card of either pack can stand in a frame: alone in quotes, or within the notation of an action.
CARD = re.compile(r'[" ](t(?:2[0-2]|1\d|\d)|[cshd](?:10|[1-9KQCJ]))(?=[" ])')
# Five French players may call any king: what may be called is no secret, and says nothing of who holds it.
CALL = re.compile(r'"call \w+"')
# Refusals that only say somebody, or the clock, was quicker.
TOO_LATE = frozenset({"stale_turn", "not_your_turn", "wrong_phase", "table_finished", "not_away", "already_started"})


def cards_in(text: str) -> set[str]:
    """List the cards that stand anywhere in *text*, but for those that may be called."""
    return set(CARD.findall(CALL.sub('""', text)))


@dataclass
class Knowledge:
    """What one seat may know in the deal at hand, told from the events that make things public."""

    known: set[str] = field(default_factory=set)

    def learn(self, event: Json, seat: int | None) -> None:  # noqa: C901  a line per event
        """Take in one event; *seat* is one's own deal seat."""
        match event:
            case {"kind": "cards_dealt", "hands": hands, "talon": talon, "piles": piles}:
                assert talon is None
                assert not piles
                assert [place for place, hand in enumerate(hands) if hand is not None] in ([], [seat])
                self.known = set() if seat is None else set(hands[seat])
            case {"kind": "hands_thrown_in", "hands": thrown}:
                self.known.update(card for hand in thrown for card in hand["cards"])
            case {"kind": "card_played" | "card_called" | "pile_turned", "card": card}:
                self.known.add(card)
            case {"kind": "deal_voided" | "poignee_shown" | "hand_opened", "cards": cards}:
                self.known.update(cards)
            case {"kind": "king_called", "suit": suit}:
                self.known.add(f"{suit}K")
            case {"kind": "talon_shown", "sets": sets}:
                self.known.update(card for cards in sets for card in cards)
            case {"kind": "discarded", "shown": shown, "hidden": hidden, "seat": who}:
                assert (hidden is None) == (who != seat)
                assert all(card.startswith("t") for card in shown)
                self.known.update(shown)
            case {"kind": "announced", "shown": str(card)}:
                self.known.add(card)
            case {"kind": "trick_won", "gift": gift, "rest": rest}:
                self.known.update(rest if gift is None else [*rest, gift])
            case {"kind": "pack_shuffled", "pack": pack}:
                assert pack is None
            case {"kind": "acted"}:
                raise AssertionError("an action itself is no event for a client")
            case _:
                pass  # it shows no card

    def learn_counting(self, view: Json | None) -> None:
        """Take in the piles as they are counted, with what was laid away: once the deal is over, not before."""
        counted = view["deal"]["counted"] if view is not None and view["deal"] is not None else []
        assert not counted or view is None or view["phase"] != "playing"
        self.known |= cards_in(json.dumps(counted))

    def learn_view(self, view: Json) -> None:
        """Start anew from a snapshot: what it shows is what one knows. Its shape is checked, not its content."""
        deal = view["deal"]
        self.known = set() if deal is None else cards_in(json.dumps(deal))


@dataclass
class Player:
    """One client with one seat. *urls* are the servers it tries, in turn; *cookie* is its login.

    *seat* is where it sits down, None for a spectator. *bold* is how often it says more than it must;
    *clumsy* how often it loses its connection after a frame.
    """

    name: str
    cookie: str
    table: str
    urls: Sequence[str]
    seed: int
    done: Callable[[Json], bool]
    seat: int | None
    before_answer: Callable[["Player", Json], None] = lambda _player, _frame: None
    bold: float = 1.0
    clumsy: float = 0.0
    events: list[Json] = field(default_factory=list)
    received: list[str] = field(default_factory=list)
    versions: list[int] = field(default_factory=list)
    view: Json = field(default_factory=dict)
    tip: str | None = None
    workers: list[str] = field(default_factory=list)
    pending: dict[str, str] = field(default_factory=dict)
    acked: dict[str, set[int]] = field(default_factory=dict)
    nacked: dict[str, str] = field(default_factory=dict)
    troubles: list[bool] = field(default_factory=list)
    snapshots: int = 0
    connections: int = 0
    knowledge: Knowledge = field(default_factory=Knowledge)
    answered: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.count = 0

    @property
    def version(self) -> int | None:
        return self.versions[-1] if self.versions else None

    # --- its life ----------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play until `done(view)`; whatever closes the socket, go on at the next server."""
        while not (self.view and self.done(self.view)):
            url = self.urls[self.connections % len(self.urls)]
            self.connections += 1
            with suppress(OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, TimeoutError):
                async with websockets.connect(
                    url, additional_headers={"Cookie": self.cookie}, ping_interval=5, ping_timeout=5
                ) as socket:
                    await self._converse(socket)
            await asyncio.sleep(0.05)

    async def look(self) -> None:
        """Connect once, read the welcome and what is sent of the table, and go."""
        async with websockets.connect(self.urls[0], additional_headers={"Cookie": self.cookie}) as socket:
            await self._hello(socket)
            async for text in socket:
                assert isinstance(text, str)
                frame = json.loads(text)
                if frame["t"] == "welcome":
                    self.workers.append(frame["worker"])
                if frame["t"] == "fate":
                    return

    async def _converse(self, socket: ClientConnection) -> None:
        await self._hello(socket)
        async for text in socket:
            assert isinstance(text, str)
            self.received.append(text)
            await self._take(socket, json.loads(text))
            if self.view and self.done(self.view) and not self.pending:
                return
            if self.random.random() < self.clumsy:
                socket.transport.abort()
                return

    async def _hello(self, socket: ClientConnection) -> None:
        hello: Json = {"t": "hello", "table": self.table, "pending": list(self.pending)}
        if self.version is not None:
            hello |= {"v": self.version, "tip": self.tip}
        await socket.send(json.dumps(hello))

    async def _take(self, socket: ClientConnection, frame: Json) -> None:
        match frame["t"]:
            case "welcome":
                self.workers.append(frame["worker"])
            case "ev" | "snapshot":
                self._check(frame)
                await self._answer(socket, frame)
            case "ack":
                self.acked.setdefault(frame["id"], set()).add(frame["v"])
                self.pending.pop(frame["id"], None)
            case "nack":
                self.nacked[frame["id"]] = frame["reason"]
                self.pending.pop(frame["id"], None)
                assert frame["reason"] in TOO_LATE, frame
            case "fate":
                await self._fate(socket, frame)
            case "trouble":
                self.troubles.append(frame["ok"])
                if frame["ok"]:
                    await self._hello(socket)
            case "gone":
                raise AssertionError(frame)
            case _:
                pass  # chat, ratings

    async def _fate(self, socket: ClientConnection, frame: Json) -> None:
        for command, version in frame["committed"].items():
            self.acked.setdefault(command, set()).add(version)
            self.pending.pop(command, None)
        for command in frame["unknown"]:
            if command in self.pending:
                await socket.send(self.pending[command])

    # --- what it checks ----------------------------------------------------------------------------------------------

    def _check(self, frame: Json) -> None:
        if frame["t"] == "snapshot":
            self.snapshots += 1
            assert self.version is None or frame["v"] >= self.version, "a snapshot of the past"
            self.knowledge.learn_view(frame["view"])
        else:
            assert self.version is not None
            assert frame["v"] == self.version + 1, f"{self.name}: {frame['v']} after {self.version}"
            seat = self._deal_seat(frame)
            for event in frame["events"]:
                self.knowledge.learn(event, seat)
            self.knowledge.learn_counting(frame["view"])
            self.events += frame["events"]
        leaked = cards_in(json.dumps(frame)) - self.knowledge.known
        assert not leaked, f"{self.name} was sent {sorted(leaked)} in {frame['t']} {frame['v']}"
        self.versions.append(frame["v"])
        self.tip = frame["tip"]
        if frame["view"] is not None:
            self.view = frame["view"]
            self._check_view(self.view)

    def _check_view(self, view: Json) -> None:
        assert view["id"] == self.table
        deal = view["deal"]
        if deal is not None:
            assert view["seat"] == self.seat
            viewer = view["seating"].index(self.seat) if self.seat in view["seating"] else None
            assert deal["viewer"] == viewer, "who sits out sees what a spectator sees"
            assert len(deal["hand"]) == len(set(deal["hand"]))
            assert len(deal["hand"]) == (0 if viewer is None else deal["cards_left"][viewer])

    def _deal_seat(self, frame: Json) -> int | None:
        """Name one's deal seat while the events of *frame* happen: a deal that begins in it brings its own seating."""
        seat = self.view.get("seat")
        seating: list[int] = self.view.get("seating") or []
        for event in frame["events"]:
            if event["kind"] == "deal_began":
                seating = event["seating"]
        return seating.index(seat) if seat in seating else None

    # --- what it does ------------------------------------------------------------------------------------------------

    async def _answer(self, socket: ClientConnection, frame: Json) -> None:
        turn = frame["turn"]
        # The dealer may deal at once when the time has come, and need not: it happens by itself.
        if turn is not None and turn["no"] not in self.answered and turn["legal"] != ["deal"]:
            self.before_answer(self, frame)
            self.answered.add(turn["no"])
            await self.command(socket, self._choose(turn["legal"]), turn["no"])
        elif self._wants_to_sit() and not self.pending:
            await self.command(socket, f"sit {self.seat}", None)

    def _wants_to_sit(self) -> bool:
        standing = bool(self.view) and self.view["phase"] == "seating" and self.view["seat"] is None
        return standing and self.seat is not None

    async def command(self, socket: ClientConnection, do: str, turn: int | None) -> str:
        """Send one command; it stays pending until it is answered."""
        self.count += 1
        number = f"{self.name}-{self.count}"
        text = json.dumps({"t": "cmd", "id": number, "table": self.table, "turn": turn, "do": do})
        self.pending[number] = text
        await socket.send(text)
        return number

    def _choose(self, legal: list[Any]) -> str:
        # Who bids at random ends in a beggar or valat soon, and the deal after a few tricks.
        modest = [one for one in legal if one == "pass"] or [one for one in legal if str(one).startswith("contract ")][
            :1
        ]
        choice = modest[0] if modest and self.random.random() >= self.bold else self.random.choice(legal)
        if isinstance(choice, str):
            return choice
        return self._discard(choice) if "discard" in choice else self._show(choice)

    def _show(self, choice: Json) -> str:
        size = self.random.choice(choice["show"])
        trumps = [card for card in choice["from"] if card != "t0"]
        return " ".join(["show", *(choice["from"] if size > len(trumps) else self.random.sample(trumps, size))])

    def _discard(self, choice: Json) -> str:
        cards: list[str] = choice["from"]
        trumps = choice.get("trumps")
        if trumps is None:
            return " ".join(["discard", *self.random.sample(cards, choice["discard"])])
        forced = self.random.sample([card for card in cards if card.startswith("t")], trumps)
        others = [card for card in cards if not card.startswith("t")]
        return " ".join(["discard", *forced, *self.random.sample(others, choice["discard"] - trumps)])
