"""Whose trick it will be: the odds that our side wins what is on the table."""

from typing import Final

from backend.bots.sight import Sight
from backend.rules.shared.cards import EXCUSE, TRUMP, Card, Seat

WILLING_ENEMY: Final = 0.7
"""How often an enemy who can win the trick does."""
WILLING_FRIEND: Final = 0.25
"""How often a friend takes over a trick that is ours already."""


def trust(sight: Sight, seat: Seat) -> float:
    """How likely *seat* is on our side, as far as the viewer knows the sides."""
    sides = sight.view.sides
    mine, theirs = sides[sight.me], sides[seat]
    if seat == sight.me:
        return 1.0
    if mine is None or theirs is None:
        # One of those not known is the partner.
        partner = 1 / sides.count(None)
        return partner if mine == "declarer" else 1 - partner
    return float(mine == theirs)


def odds_of_winning(sight: Sight, card: Card) -> float:
    """Estimate the chance that our side wins the trick after *card*."""
    winner, best = sight.view.winning, sight.best
    if card != EXCUSE and (winner is None or best is None or sight.beats(card, best)):
        winner, best = sight.me, card
    if winner is None or best is None:
        return _anybodys(sight)
    led, ours = sight.led or card[0], trust(sight, winner)
    for seat in sight.after:
        friend = trust(sight, seat)
        # A friend leaves us what is ours; whoever is no friend takes what he can.
        willing = ours * friend * WILLING_FRIEND + (1 - ours * friend) * WILLING_ENEMY
        over = willing * _can_beat(sight, seat, led, best)
        ours = (1 - over) * ours + over * friend
    return ours


def _anybodys(sight: Sight) -> float:
    """The excuse is led: one of those who follow wins."""
    return sum(trust(sight, seat) for seat in sight.after) / len(sight.after) if sight.after else 0.0


def _can_beat(sight: Sight, seat: Seat, led: str, best: Card) -> float:
    if led == TRUMP:
        return sight.holds_one(seat, sight.higher(best))
    void = 1 - sight.holds_one(seat, sight.out(led))
    if best[0] == TRUMP:
        return void * sight.holds_one(seat, sight.higher(best))
    return void * sight.holds_one(seat, sight.out(TRUMP)) + sight.holds_one(seat, sight.higher(best))
