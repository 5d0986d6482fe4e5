"""What lies on the table, as a view shows it: the trick going on, complete tricks, an announced chelem."""

from backend.rules.french import tricks
from backend.rules.french.chelem import CHELEM
from backend.rules.french.knowledge import Sides, share_a_side
from backend.rules.french.play import Playing, Trick
from backend.rules.french.values import Values
from backend.rules.shared.cards import EXCUSE, Seat
from backend.rules.shared.views import ItemView, Play, TrickView, plays_from


def items(taker: Seat, *, announced: bool) -> tuple[ItemView, ...]:
    """Show an announced chelem; nothing else is announced, and nothing doubled (F-12)."""
    return (ItemView(CHELEM, (taker,), "declarer", 0),) if announced else ()


def table(play: Playing | None) -> tuple[Play, ...]:
    """Show the trick going on."""
    return () if play is None else plays_from(play.leader, play.table, len(play.hands))


def winning(rules: Values, play: Playing | None, sides: Sides) -> Seat | None:
    """Say who wins the trick as it lies; None where the viewer, who knows *sides*, cannot tell (F-14)."""
    if play is None or not play.table:
        return None
    if EXCUSE in play.table and len(play.tricks) == rules.hand_size - 1:
        player = (play.leader + play.table.index(EXCUSE)) % rules.players
        winners = {trick.winner for trick in play.tricks}
        if all(share_a_side(sides, player, winner) for winner in winners):
            return player
        if not any(sides[player] and sides[winner] and sides[winner] != sides[player] for winner in winners):
            return None
    return (play.leader + tricks.winning_place(rules.pack, play.table)) % rules.players


def complete(trick: Trick) -> TrickView:
    """Show a complete trick."""
    return TrickView(plays_from(trick.leader, trick.cards, len(trick.cards)), trick.winner, excuse=trick.excuse)


def tricks_won(rules: Values, play: Playing | None) -> tuple[int, ...]:
    """Count the tricks of each seat."""
    won = [0] * rules.players
    for trick in play.tricks if play else ():
        won[trick.winner] += 1
    return tuple(won)
