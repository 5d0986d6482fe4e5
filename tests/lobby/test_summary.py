"""What the lobby shows of a table, and the standard choices."""

import pytest

from backend.lobby.standard import matchmaking_options, practice_end, practice_options, rated_by_default, standard_end
from backend.lobby.summary import LobbySeat, announced, end_text, lobby_table
from backend.rules.registry import NAMES, UnknownRulesetError, ruleset
from backend.tables.model import Player
from backend.tables.options import AfterDeals, AtScore, AtTime, OnCall, SessionEnd
from tests.tables.vocabulary import ANA, BOR, NOON, opened, playing


def test_a_waiting_table_shows_its_seats() -> None:
    table = lobby_table(opened(ANA, BOR).table)
    assert table is not None
    assert table.seats == (_seat_of(ANA), _seat_of(BOR), None, None)
    assert table.free == (2, 3)
    assert (table.started, table.created_ms, table.creator) == (False, NOON, ANA.account)


def _seat_of(player: Player) -> LobbySeat:
    return LobbySeat(player.account, player.name, player.kind, player.rating)


def test_a_table_that_is_played_is_shown_as_started() -> None:
    table = lobby_table(playing(ANA).table)
    assert table is not None
    assert table.started


def test_a_house_of_its_own_and_a_fifth_seat_are_shown() -> None:
    house = (("mond_penalty", 21),)
    table = lobby_table(opened(ANA, house=house, seats=5).table)
    assert table is not None
    assert table.house == house
    assert len(table.seats) == 5


def test_a_table_without_the_counter_is_shown_as_one() -> None:
    with_counter, without = (lobby_table(opened(ANA, counter=counter).table) for counter in (True, False))
    assert with_counter is not None
    assert without is not None
    assert (with_counter.counter, without.counter) == (True, False)


def test_a_private_table_is_not_shown() -> None:
    assert lobby_table(opened(ANA, public=False).table) is None


def test_a_table_that_is_over_is_not_shown() -> None:
    server = opened(ANA)
    server.say(ANA, "leave")
    assert lobby_table(server.table) is None


@pytest.mark.parametrize(
    ("end", "text"),
    [(AfterDeals(8), "deals 8"), (AtScore(500), "score 500"), (AtTime(17), "time 17"), (OnCall(), "call")],
)
def test_the_end_in_a_word_or_two(end: SessionEnd, text: str) -> None:
    assert end_text(end) == text


def test_a_matchmaking_table_is_public_rated_and_of_the_standard_length() -> None:
    options = matchmaking_options("slovenian-4", "fast")
    assert (options.public, options.rated, options.pace, options.end) == (True, True, "fast", standard_end(4))
    assert options.ruleset_version == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_matchmaking_table_has_the_rule_sets_own_options_and_everybody_deals_twice(name: str) -> None:
    options = matchmaking_options(name, "calm")
    assert (options.house, options.cut, options.seats) == ((), False, None)
    assert options.end == standard_end(ruleset(name).table_sizes[0])
    assert announced("a", options, NOON).free == tuple(range(ruleset(name).table_sizes[0]))


def test_public_tables_with_the_rule_sets_own_options_are_rated_by_default() -> None:
    assert rated_by_default(public=True, house=())
    assert not rated_by_default(public=False, house=())
    assert not rated_by_default(public=True, house=(("mond_penalty", 21),))


def test_a_practice_table_is_private_and_rates_nobody() -> None:
    options = practice_options("slovenian-4")
    assert (options.public, options.rated, options.end) == (False, False, practice_end(4))


def test_there_are_no_tables_of_unknown_rules() -> None:
    with pytest.raises(UnknownRulesetError):
        practice_options("bridge")
