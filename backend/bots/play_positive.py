"""Play for card points, on either side.

Each legal card is weighed: the points of the trick, times the odds that our side wins it, less what the card would be
worth later.
"""

from typing import Final

from backend.bots.hands import RANK, VALUE, by_suit
from backend.bots.sight import Sight, beats, emperor, points
from backend.rules.shared.cards import MOND, PAGAT, SKIS, TRUMP, Card, Seat

WILLING_ENEMY: Final = 0.7
"""How often an enemy who can win the trick does."""
WILLING_FRIEND: Final = 0.25
"""How often a friend takes over a trick that is ours already."""
CAPTURED_MOND: Final = 20.0
SKIS_FALLS: Final = 0.5
"""How often who holds the škis plays it on the mond."""
PAGAT_LOST: Final = 20.0
"""Beyond its points: the trula goes with it, and the shame."""
YET_TO_FALL: Final = 1.0
"""Points that each card still to be played brings to a trick."""
TAROK_KEPT: Final = 0.6
"""What any tarok is worth in a later trick, in points; TAROK_HEIGHT times the square of its rank is added."""
TAROK_HEIGHT: Final = 0.016
PLAIN_KEPT: Final = {5: 2.0, 4: 0.8, 3: 0.4, 2: 0.2, 1: 0.0}
"""What a plain card is worth in a later trick, by its card value."""
VOID_MADE: Final = 0.8
"""What the last card of a suit is worth if gone."""


def positive_card(sight: Sight, cards: tuple[Card, ...]) -> Card:
    """Choose the card with the best balance."""
    return max(cards, key=lambda card: (_balance(sight, card), card))


def _balance(sight: Sight, card: Card) -> float:
    ours = odds_of_winning(sight, card)
    stake = points((card, *(play.card for play in sight.view.trick))) + YET_TO_FALL * len(sight.after)
    return (2 * ours - 1) * stake - _later(sight, card) - _mond_risk(sight, card) - _pagat_risk(card, ours)


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
    crowned = emperor(sight, card)
    if crowned is not None:
        return trust(sight, crowned)
    winner, best = sight.view.winning, sight.best
    if winner is None or best is None or beats(card, best):
        winner, best = sight.me, card
    led, ours = sight.led or card[0], trust(sight, winner)
    for seat in sight.after:
        friend = trust(sight, seat)
        # A friend leaves us what is ours; whoever is no friend takes what he can.
        willing = ours * friend * WILLING_FRIEND + (1 - ours * friend) * WILLING_ENEMY
        over = willing * _can_beat(sight, seat, led, best)
        ours = (1 - over) * ours + over * friend
    return ours


def _can_beat(sight: Sight, seat: Seat, led: str, best: Card) -> float:
    if led == TRUMP:
        return sight.holds_one(seat, sight.higher(best))
    void = 1 - sight.holds_one(seat, sight.out(led))
    if best[0] == TRUMP:
        return void * sight.holds_one(seat, sight.higher(best))
    return void * sight.holds_one(seat, sight.out(TRUMP)) + sight.holds_one(seat, sight.higher(best))


def _later(sight: Sight, card: Card) -> float:
    """What *card* would be worth if kept, in points."""
    if len(sight.view.hand) == 1:
        return 0.0
    if card[0] == TRUMP:
        return TAROK_KEPT + TAROK_HEIGHT * RANK[card] ** 2
    lone = len(by_suit(sight.view.hand, card[0])) == 1
    return PLAIN_KEPT[VALUE[card]] - VOID_MADE * lone


def _mond_risk(sight: Sight, card: Card) -> float:
    played = {play.card for play in sight.view.trick}
    if card == SKIS and MOND in played:
        owner = next(play.seat for play in sight.view.trick if play.card == MOND)
        return CAPTURED_MOND / 2 * (2 * trust(sight, owner) - 1)
    if card != MOND:
        return 0.0
    if SKIS in played:
        return CAPTURED_MOND
    skis_out = sight.higher(MOND)
    return CAPTURED_MOND * sum(SKIS_FALLS * sight.holds_one(seat, skis_out) for seat in sight.after)


def _pagat_risk(card: Card, ours: float) -> float:
    return PAGAT_LOST * (1 - ours) if card == PAGAT else 0.0
