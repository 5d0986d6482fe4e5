"""Nobody receives a card that he may not know: every frame of a session is searched for one."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from redis.asyncio import Redis

from backend.protocol.render import Mark, snapshot_frame
from backend.rooms.redis_rooms import RedisRooms
from backend.rules.shared.cards import Card, king_of
from backend.rules.shared.events import (
    Announced,
    CardPlayed,
    CardsDealt,
    DealEnded,
    DealEvent,
    Discarded,
    HandOpened,
    HandsThrownIn,
    KingCalled,
    TalonShown,
    TalonTaken,
    TrickWon,
)
from backend.tables.events import InDeal, TableEvent
from tests.rooms.vocabulary import BOTS, PEOPLE, STRANGER, Ear, batches_of, options, play_one, snapshot_of, until

CARD = re.compile(r"\b(?:t(?:[1-9]|1\d|2[0-2])|[cshd](?:[KQCJ]|10|[1-9]))\b")
DEALS = 4


@dataclass
class Knowledge:
    """What everybody may know of the deal, and what each seat may besides."""

    public: set[Card] = field(default_factory=set)
    own: dict[int, set[Card]] = field(default_factory=dict)
    laid_away: set[Card] = field(default_factory=set)

    def may_know(self, seat: int | None) -> set[str]:
        return {*self.public, *(() if seat is None else self.own.get(seat, ()))}

    def learn(self, event: DealEvent) -> None:  # noqa: C901  a line per event
        match event:
            case CardsDealt(hands=hands, talon=talon):
                self.public, self.laid_away = set(), set(talon or ())
                self.own = {seat: set(hand or ()) for seat, hand in enumerate(hands)}
            case CardPlayed(card=card):
                self.public.add(card)
            case KingCalled(suit=suit):
                self.public.add(king_of(suit))  # its name is said, not where it is
            case Announced(shown=shown):
                self.public |= {shown} if shown else set()
            case Discarded(shown=shown_cards, hidden=hidden):
                self.public |= set(shown_cards)
                self.laid_away |= set(hidden or ())
            case DealEnded():
                self.public |= self.laid_away  # counted before everybody's eyes with the tricks
            case TalonShown(sets=sets):
                self.public |= _flat(sets)
            case TalonTaken(cards=cards) | HandOpened(cards=cards):
                self.public |= set(cards)
            case TrickWon(gift=gift, rest=rest):
                self.public |= {*rest, *((gift,) if gift else ())}
            case HandsThrownIn(hands=thrown):
                self.public |= _flat(hand.cards for hand in thrown)
            case _:
                pass


def _flat(groups: Iterable[Iterable[Card]]) -> set[Card]:
    return {card for group in groups for card in group}


def _allowed(knowledge: Knowledge, events: tuple[TableEvent, ...], seat: int | None) -> set[str]:
    """Return what *seat* may read in the frame of *events*: what it may know anywhere within the batch."""
    allowed = knowledge.may_know(seat)
    for event in events:
        if isinstance(event, InDeal):
            knowledge.learn(event.event)
            allowed |= knowledge.may_know(seat)
    return allowed


def _leaks(ear: Ear, batches: dict[int, tuple[TableEvent, ...]], account: str, seat: int | None) -> list[str]:
    knowledge, found = Knowledge(), list[str]()
    heard = {envelope.version: envelope.frame_for(account) for envelope in ear.envelopes}
    for version in sorted(batches):
        allowed = _allowed(knowledge, batches[version], seat)
        unknown = set(CARD.findall(heard.get(version, ""))) - allowed
        found.extend(f"version {version}, seat {seat}: {card}" for card in unknown)
    return found


async def test_no_frame_of_a_session_holds_a_card_its_reader_may_not_know(rooms: RedisRooms, redis: Redis) -> None:
    await until(rooms.ready)
    table = await rooms.open(options(DEALS, cut=True), None, seated=[*PEOPLE[:3], BOTS[0]])
    ear, batches = Ear(), dict[int, tuple[TableEvent, ...]]()
    await rooms.follow(table, ear)
    while (await snapshot_of(rooms, table)).table.phase.phase != "finished":
        for _ in range(20):
            if (await snapshot_of(rooms, table)).table.phase.phase == "finished":
                break
            await play_one([rooms], table)
        batches |= await batches_of(redis, table)
    last = await snapshot_of(rooms, table)
    await until(lambda: ear.versions[-1] == last.version)
    assert sorted(batches) == list(range(1, last.version + 1))
    assert ear.heard_all
    leaks = [_leaks(ear, batches, player.account, seat) for seat, player in enumerate(PEOPLE[:3])]
    assert leaks == [[], [], []]
    assert _leaks(ear, batches, STRANGER.account, None) == []
    assert any(CARD.search(envelope.public) for envelope in ear.envelopes)


async def test_a_snapshot_holds_no_card_that_the_frames_did_not(rooms: RedisRooms) -> None:
    await until(rooms.ready)
    table = await rooms.open(options(), None, seated=PEOPLE)
    ear = Ear()
    await rooms.follow(table, ear)
    for _ in range(45):
        await play_one([rooms], table)
    now = await snapshot_of(rooms, table)
    await until(lambda: bool(ear.envelopes) and ear.versions[-1] >= now.version)
    (envelope,) = [one for one in ear.envelopes if one.version == now.version]
    for account in (*(player.account for player in PEOPLE), STRANGER.account):
        shown = snapshot_frame(now.table, account, Mark(now.version, now.tip, 0))
        assert set(CARD.findall(shown)) <= set(CARD.findall(envelope.frame_for(account)))


async def test_every_recipient_gets_every_version_though_there_may_be_nothing_in_it(rooms: RedisRooms) -> None:
    await until(rooms.ready)
    table = await rooms.open(options(), PEOPLE[0], seated=PEOPLE[:1])
    ear = Ear()
    await rooms.follow(table, ear)
    await rooms.submit(table, PEOPLE[0], "back", None, "c1")  # only for the server's eyes
    await rooms.submit(table, PEOPLE[1], "sit 1", None, "c2")
    await until(lambda: ear.versions == [2, 3])
    assert [('"events":[]' in envelope.public) for envelope in ear.envelopes] == [True, False]
    assert all(second.version == first.version + 1 for first, second in pairwise(ear.envelopes))
