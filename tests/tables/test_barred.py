"""Why the cards that may not be laid may not: each by the very reason that it would be refused with."""

import pytest

from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.cards import Card
from backend.rules.shared.reasons import Reason
from backend.tables.legal import barred_cards, legal_texts
from backend.tables.view import view_of_seat
from tests.tables.vocabulary import ANA, PEOPLE, STRANGER, Server, opened, pack_with, started


def barred(server: Server) -> dict[Reason, list[Card]]:
    """Tell who is asked why he may not lay the cards that he may not."""
    seat = server.question.seats[0]
    return barred_cards(server.table, seat, view_of_seat(server.table, seat).deal)


def held(server: Server) -> set[Card]:
    """Every card that who is asked could lay by the look of it: his hand, and what lies open on his piles."""
    deal = view_of_seat(server.table, server.question.seats[0]).deal
    assert deal is not None
    assert deal.viewer is not None
    tops = [pile.top for pile in deal.piles[deal.viewer]] if deal.piles else []
    return {*deal.hand, *(top for top in tops if top is not None)}


@pytest.mark.parametrize("name", NAMES)
def test_each_card_in_play_is_legal_or_barred_by_the_reason_it_is_refused_with(name: str) -> None:
    players = ruleset(name).players
    server = opened(*(*PEOPLE, STRANGER)[:players], ruleset=name, seats=players)
    server.first_dealer = players - 1
    server.play_until("playing")
    met: set[Reason] = set()
    while server.phase == "playing":
        texts = legal_texts(server.table, server.question.seats[0]) if server.question.seats else ()
        plays = {Card(text[5:]) for text in texts if isinstance(text, str) and text.startswith("play ")}
        if plays:
            reasons = barred(server)
            cards = [card for each in reasons.values() for card in each]
            assert sorted([*plays, *cards]) == sorted(held(server))
            for reason, each in reasons.items():
                assert {server.refuses(server.asked, f"play {card}") for card in each} == {reason}
            met |= set(reasons)
        server.act()
    assert Reason.MUST_FOLLOW_SUIT in met


def test_a_discard_bars_what_can_never_go() -> None:
    server = started(*PEOPLE, first_dealer=3)
    server.pack = pack_with(server, 3, "t22 t21 t20 t19 t18 hK sK hQ h1 s8 s7 c7", talon="t1")
    server.tick()
    _play_to_discard(server, "two", "take 0")
    assert {reason: set(cards) for reason, cards in barred(server).items()} == {
        Reason.DISCARD_FORBIDDEN: held(server) & {"t22", "t21", "t1", "hK", "sK", "dK", "cK"}
    }


def test_trumps_are_barred_from_a_french_discard_while_other_cards_are_left() -> None:
    server = started(*PEOPLE, ruleset="french-4", first_dealer=3)
    server.pack = pack_with(
        server, 3, "t21 t5 t4 hK h1 h2 h3 h4 h5 h6 h7 h8 h9 s1 s2 s3 s4 s5", talon="d2 d3 d4 d5 d6 d7"
    )
    server.tick()
    _play_to_discard(server, "garde", "")
    assert barred(server) == {Reason.TRUMPS_NOT_NEEDED: ["t5", "t4"], Reason.DISCARD_FORBIDDEN: ["t21", "hK"]}


def test_nothing_is_barred_where_no_card_is_asked_for_and_for_who_is_not_asked() -> None:
    server = started(*PEOPLE, first_dealer=3)
    server.tick()
    assert barred(server) == {}, "it is the auction"
    server.play_until_asked(ANA)
    other = next(seat for seat in range(4) if seat not in server.question.seats)
    assert barred_cards(server.table, other, view_of_seat(server.table, other).deal) == {}
    assert barred_cards(server.table, server.question.seats[0], view_of_seat(server.table, None).deal) == {}


def _play_to_discard(server: Server, bid: str, take: str) -> None:
    """Let Ana win the auction with *bid*, everybody else passing, and take the talon."""
    for _ in range(40):
        texts = legal_texts(server.table, server.question.seats[0])
        if not isinstance(texts[0], str):
            return
        wanted = [f"bid {bid}", f"contract {bid}", "call h", "call s", take]
        mine = server.asked == ANA
        server.say(server.asked, next((one for one in wanted if mine and one in texts), "pass"))
    raise AssertionError(server.table.phase)
