"""What lies on the table, as a view shows it: announcements by the viewer's knowledge, turned-up cards, tricks."""

from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.counting import in_threes
from backend.rules.shared.events import Announced
from backend.rules.shared.views import CountedPile, ItemView, OpenHand, Play, ShownCard, Side, TrickView, plays_from
from backend.rules.tarok import bonuses, tricks
from backend.rules.tarok.items import GAME, Statement
from backend.rules.tarok.knowledge import Sides
from backend.rules.tarok.play import Playing, Trick
from backend.rules.tarok.terms import Terms
from backend.rules.tarok.values import Values


def talon_left(play: Playing | None) -> int:
    """Count the gifts of klop still to come (S-45)."""
    if play is None or not play.terms.contract.talon_gifts:
        return 0
    return max(len(play.terms.setup.talon) - len(play.tricks), 0)


def items(terms: Terms | None, said: tuple[Statement, ...], sides: Sides) -> tuple[ItemView, ...]:
    """Book the statements by the sides the viewer knows: an announcer of unknown side stands alone (S-25, S-29)."""
    if terms is None or not terms.contract.kontra:
        return ()
    announcers: dict[str, list[Seat]] = {GAME: [terms.named_by]}
    levels: dict[tuple[str, Seat], int] = {}
    for each in said:
        if isinstance(each, Announced):
            announcers.setdefault(each.bonus, []).append(each.seat)
        else:
            levels[each.target, terms.named_by if each.announcer is None else each.announcer] = each.level
    return tuple(
        ItemView(target, seats, side, max(levels.get((target, seat), 0) for seat in seats))
        for target, named in announcers.items()
        for side, seats in _parties(named, sides)
    )


def shown_cards(said: tuple[Statement, ...], hands: tuple[frozenset[Card], ...]) -> tuple[ShownCard, ...]:
    """List the cards turned up by their announcers, while they hold them (S-27)."""
    turned_up = ((each.seat, each.shown) for each in said if isinstance(each, Announced) and each.shown)
    return tuple(ShownCard(seat, card) for seat, card in turned_up if card in hands[seat])


def open_hand(rules: Values, play: Playing | None) -> OpenHand | None:
    """Show the hand that lies open (S-36)."""
    if play is None or not play.opened:
        return None
    return OpenHand(play.terms.named_by, rules.pack.sort(play.hands[play.terms.named_by]))


def table(play: Playing | None) -> tuple[Play, ...]:
    """Show the trick going on."""
    return () if play is None else plays_from(play.leader, play.table, len(play.hands))


def winning(rules: Values, play: Playing | None) -> Seat | None:
    """Say who wins the trick as it lies."""
    if play is None or not play.table:
        return None
    return (play.leader + tricks.winning_place(rules, play.terms.contract, play.table)) % rules.players


def complete(trick: Trick) -> TrickView:
    """Show a complete trick."""
    plays = plays_from(trick.leader, trick.cards, len(trick.cards))
    return TrickView(plays, trick.winner, trick.emperor, trick.gift, trick.rest, captured=trick.captured)


def tricks_won(rules: Values, play: Playing | None) -> tuple[int, ...]:
    """Count the tricks of each seat."""
    won = [0] * rules.players
    for trick in play.tricks if play else ():
        won[trick.winner] += 1
    return tuple(won)


def _parties(seats: list[Seat], sides: Sides) -> list[tuple[Side | None, tuple[Seat, ...]]]:
    """Part announcers of one item by side, in the order announced, those of unknown side one by one."""
    parties: dict[Side | Seat, list[Seat]] = {}
    for seat in seats:
        side = sides[seat]
        parties.setdefault(seat if side is None else side, []).append(seat)
    return [(sides[party[0]], tuple(party)) for party in parties.values()]


def counted(rules: Values, play: Playing) -> tuple[CountedPile, ...]:
    """Count the piles of a finished deal aloud, the declarer's side's first; in klop each seat's."""
    if not play.terms.contract.declared:
        return tuple(in_threes(rules.pack, play.pile(seat)) for seat in range(rules.players))
    deal = bonuses.fought(play.terms, play.tricks)
    return in_threes(rules.pack, deal.declarers), in_threes(rules.pack, deal.defenders)
