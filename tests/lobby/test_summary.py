"""What the lobby shows of a table, and the standard choices."""

import pytest

from backend.lobby.standard import matchmaking_options, practice_end, practice_options, standard_end
from backend.lobby.summary import LobbySeat, end_text, lobby_table
from backend.rules.registry import UnknownRulesetError
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


def test_a_practice_table_is_private_and_rates_nobody() -> None:
    options = practice_options("slovenian-4")
    assert (options.public, options.rated, options.end) == (False, False, practice_end(4))


def test_there_are_no_tables_of_unknown_rules() -> None:
    with pytest.raises(UnknownRulesetError):
        practice_options("bridge")
