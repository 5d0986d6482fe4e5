"""Whole sessions under random commands at random times: nothing breaks, everything ends, the log is the table."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.rules.shared.reasons import RuleViolation
from backend.tables.commands import BotActs, Close, Command, CreditClock, Start, TimeRanOut
from backend.tables.defaults import bot_action
from backend.tables.due import due
from backend.tables.legal import legal_texts
from backend.tables.machine import fold
from backend.tables.model import Player
from backend.tables.options import AfterDeals, AtScore, AtTime, OnCall, SessionEnd
from backend.tables.outbox import outbox_entries
from backend.tables.reasons import TableError
from backend.tables.redaction import redact
from backend.tables.seats import persons, rules_of
from backend.tables.view import view_of_seat
from tests.tables.vocabulary import ANA, BOR, CENE, GUEST, NOON, STRANGER, Server, opened, started

WORDS = (
    *("next", "next", "back", "leave", "call_end", "deal", "cancel", "stand", "fill_bots", "sit 1", "sit 3"),
    *(
        "pass",
        "bid two",
        "knock",
        "cut 20",
        "packet 1",
        "play t21",
        "call h",
        "take 0",
        "discard c7",
        "kontra game",
        "?",
    ),
)
PLAYERS = (ANA, BOR, CENE, GUEST, STRANGER)
ENDS = (AfterDeals(1), AfterDeals(2), AtScore(30), AtTime(NOON + 120_000), OnCall())


def wild_move(server: Server, chance: Random) -> None:
    """Do one thing that may happen, sensible or not."""
    player = chance.choice(PLAYERS)
    match chance.randrange(12):
        case 0 | 1 | 2 | 3:
            server.tick()
        case 10 | 11:
            server.act()
        case 4 | 5 if server.question.seats:
            answer(server, chance)
        case 6:
            server.wait(chance.choice((0, 300, 5_000, 30_000)))
        case 7:
            server.do(None, unbidden(server, chance))
        case _:
            server.say(player, chance.choice(WORDS), chance.choice((server.question.no, server.question.no - 1, None)))


def answer(server: Server, chance: Random) -> None:
    """Give one of the answers that the question allows, in the name of who is asked."""
    seat = chance.choice(server.question.seats)
    texts = [text for text in legal_texts(server.table, seat) if isinstance(text, str)]
    if texts:
        server.say(server.player(seat), chance.choice(texts))


def unbidden(server: Server, chance: Random) -> Command:
    """What the server might bring at a wrong moment."""
    turn = server.question.no
    wrong = (Start(0), Close(), CreditClock(400), TimeRanOut(turn), TimeRanOut(turn + 1), server.next_pack())
    if server.phase == "playing":
        seat = server.question.seats[0]
        return chance.choice((*wrong, BotActs(turn, seat, bot_action(server.table, seat))))
    return chance.choice(wrong)


def attempt(server: Server, chance: Random) -> None:
    """Move; what is refused has a reason and changes nothing, what is committed hands over what it should."""
    before, log = server.table, server.log
    reason = None
    try:
        wild_move(server, chance)
    except (TableError, RuleViolation) as refusal:
        reason = refusal.reason
    if reason is None:
        outbox_entries(before, server.log[len(log) :], server.table, server.now)
    else:
        assert reason
        assert server.table is before
        assert server.log is log


def check(server: Server) -> None:
    """What holds of every table, whatever has happened."""
    table = server.table
    accounts = [place.player.account for place in table.places if place is not None]
    assert len(accounts) == len(set(accounts))
    assert (due(table) is None) == (table.phase.phase == "finished")
    if not any(table.totals):
        assert all(not any(row.totals) for row in table.sheet[-1:])
    else:
        assert table.totals == table.sheet[-1].totals
    assert [row.no for row in table.sheet] == list(range(1, len(table.sheet) + 1))
    for seat in (*range(4), None):
        view_of_seat(table, seat)
    for place in table.places:
        assert place is None or place.bank_ms >= 0
        assert place is None or place.away == (place.away_since is not None)


def check_log(server: Server) -> None:
    """The events are the table, every audience can be told them, and the questions count up."""
    assert fold(server.log) == server.table
    rules = rules_of(server.table.options)
    numbers = [event.question.no for event in server.log if event.kind == "question_asked"]
    assert numbers == list(range(1, len(numbers) + 1))
    for event in server.log:
        for seat in (*range(4), None):
            redact(event, seat, rules)


@settings(max_examples=40)
@given(
    seed=st.integers(0, 10**6),
    end=st.sampled_from(ENDS),
    creator=st.sampled_from([ANA, None]),
    cut=st.booleans(),
    moves=st.integers(0, 250),
)
def test_a_wild_session_keeps_its_order_and_ends(
    seed: int, end: SessionEnd, creator: Player | None, *, cut: bool, moves: int
) -> None:
    chance = Random(seed)
    begin = started if chance.random() < 0.8 else opened  # most tables that only wait are soon closed
    server = begin(*PLAYERS[: chance.randint(1, 4)], creator=creator, end=end, cut=cut)
    server.chance.seed(seed)
    for _ in range(moves):
        if server.phase == "finished":
            break
        attempt(server, chance)
        check(server)
    server.tick_until("finished")
    check(server)
    check_log(server)
    assert persons(server.table) or server.table.phase.phase == "finished"


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.kind)
@pytest.mark.parametrize("people", [1, 2, 4])
def test_a_session_played_by_its_people_ends_as_completed(end: SessionEnd, people: int) -> None:
    server = opened(*PLAYERS[:people], end=end)
    if people < 4:
        server.say(ANA, "fill_bots")
    server.play_until("scored" if isinstance(end, OnCall | AtScore) else "finished")
    if server.phase == "scored":
        for player in PLAYERS[:people]:
            if not server.table.skis_round:
                server.say(player, "call_end")
        server.play_until("finished")
    assert server.table.phase.phase == "finished"
    assert server.table.phase.reason == "completed"
    assert server.table.phase.winners
    check_log(server)


def test_a_session_of_a_dozen_deals_stays_a_table() -> None:
    server = opened(ANA, end=AfterDeals(12))
    server.say(ANA, "fill_bots")
    server.play_until("finished")
    assert len(server.table.sheet) == 12
    check_log(server)
