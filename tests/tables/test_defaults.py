"""What happens by default when a player's time runs out."""

import pytest

from backend.rules.shared.actions import DiscardTemplate, Pass
from backend.rules.shared.cards import Card
from backend.rules.shared.packs import TAROK_54
from backend.tables.defaults import bot_action, safe_discard
from backend.tables.events import Acted
from backend.tables.reasons import TableError
from tests.tables.vocabulary import ANA, PEOPLE, Server, opened, pack_with, playing, started


def run_out(server: Server) -> str:
    """Let the time of who is asked run out; return what he did by default."""
    (acted,) = [event for event in server.tick() if isinstance(event, Acted)]
    return acted.action


def forehand_alone() -> Server:
    """Everybody else has passed; forehand (seat 0, with all the kings he could call) is to name a contract."""
    server = started(*PEOPLE, first_dealer=3)
    server.pack = pack_with(server, 3, "hK sK t1 t2 t3 t4 h1 h2 h3 h4 s7 s8", talon="hQ hC hJ dQ dC dJ")
    server.tick()
    for _ in range(3):
        server.say(server.asked, "pass")
    return server


def test_in_the_auction_it_is_a_pass_even_where_a_bot_would_bid() -> None:
    server = started(*PEOPLE, first_dealer=3)
    server.pack = pack_with(server, 3, "", "t22 t21 t20 t19 t18 t17 t16 t15 t14 hK sK dK")
    server.tick()
    assert bot_action(server.table, 1) != Pass()
    assert run_out(server) == "pass"


def test_who_must_name_a_contract_names_the_lowest() -> None:
    assert run_out(forehand_alone()) == "contract klop"


def test_king_and_talon_are_the_first_and_the_discard_is_plain_and_cheap() -> None:
    server = forehand_alone()
    server.say(ANA, "contract three")
    assert run_out(server) == "call c"
    server.say(ANA, "back")
    assert run_out(server) == "take 0"
    server.say(ANA, "back")
    assert run_out(server).split()[0] == "discard"
    assert run_out_discard(server) == {"h4", "h3", "s7"}


def run_out_discard(server: Server) -> set[str]:
    text = next(event.action for event in reversed(server.log) if isinstance(event, Acted))
    return set(text.split()[1:])


def test_in_the_announcements_it_is_a_pass() -> None:
    server = forehand_alone()
    server.say(ANA, "contract three")
    for _ in range(3):
        server.act()
    assert run_out(server) == "pass"


def test_in_play_it_is_the_bots_card() -> None:
    server = forehand_alone()
    server.say(ANA, "contract klop")
    card = bot_action(server.table, 0)
    assert run_out(server) == f"play {card.card}"  # type: ignore[union-attr]  # in play a bot plays a card


def test_every_default_is_legal_through_whole_deals() -> None:
    """Everybody's time runs out each time it can: every default is accepted until the deal is counted."""
    for seed in range(30):
        server = started(*PEOPLE)
        server.chance.seed(seed)
        server.tick()
        while server.phase == "playing":
            if server.asked.kind != "bot":
                place = server.table.places[server.question.seats[0]]
                if place is not None and place.away:
                    server.say(server.asked, "back")
            server.tick()
        assert server.phase == "finished"


# --- the discard ---------------------------------------------------------------------------------------------------


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        pytest.param(DiscardTemplate(2, cards("t3 hQ h4 s7 t9")), "h4 s7", id="plain cards, the cheapest"),
        pytest.param(DiscardTemplate(3, cards("t3 hQ t2")), "hQ t2 t3", id="trumps where the plain cards run out"),
        pytest.param(DiscardTemplate(3, cards("hQ h4 s7 t5 t9"), trumps=1), "h4 s7 t5", id="trumps the rules force"),
        pytest.param(DiscardTemplate(1, cards("t12 t5")), "t5", id="the lowest trump"),
    ],
)
def test_a_safe_discard_gives_away_least(template: DiscardTemplate, expected: str) -> None:
    assert sorted(safe_discard(template, TAROK_54).cards) == sorted(cards(expected))


# --- bots ----------------------------------------------------------------------------------------------------------


def test_a_bot_is_not_asked_where_nobody_is() -> None:
    for server in (opened(ANA), started(ANA)):
        with pytest.raises(TableError):
            bot_action(server.table, 1)
    server = playing(*PEOPLE)
    other = (server.question.seats[0] + 1) % 4
    with pytest.raises(TableError) as refusal:
        bot_action(server.table, other)
    assert refusal.value.reason == "wrong_phase"
