"""OpenSpiel's tarok, driven from Python as `engine` drives ours: the yardstick."""

from random import Random
from typing import Any

import pyspiel

from bench.timing import Deal

_BIDDING = pyspiel.TarokGamePhase.BIDDING


def openspiel(players: int, *, opening: bool) -> Deal:
    """Play its deals: cards at random, the legal ones listed at each step; nobody bids, or one bids the lowest."""
    game = pyspiel.load_game(f"tarok(players={players},rng_seed=1)")

    def deal(random: Random) -> int:
        state = game.new_initial_state()
        state.apply_action(0)
        actions = _bid(state, opening=opening)
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            actions += 1
        return actions

    return deal


def _bid(state: Any, *, opening: bool) -> int:  # noqa: ANN401  it comes without types
    """Pass where possible, but for an *opening* bid by who speaks first; return how many words that took."""
    words = 0
    while state.current_game_phase() == _BIDDING:
        legal = state.legal_actions()
        state.apply_action(legal[1] if opening and words == 0 else legal[0])
        words += 1
    return words
