"""Who sits where, and which table seats play a deal: look-ups that every phase shares."""

from dataclasses import replace

from backend.rules.registry import ruleset
from backend.rules.shared.cards import Seat, seats_from
from backend.rules.shared.game import AnyRuleset
from backend.tables.model import AccountId, DealInProgress, Place, Player, Table
from backend.tables.options import TableOptions
from backend.tables.reasons import TableError, TableReason


def rules_of(options: TableOptions) -> AnyRuleset:
    """Return the rule set a table plays by, as its house plays it."""
    return ruleset(options.ruleset, options.house)


def seats_for(options: TableOptions) -> int:
    """Count the seats of a table with *options*."""
    return rules_of(options).table_sizes[0] if options.seats is None else options.seats


def seating_for(rules: AnyRuleset, seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """Map deal seats to table seats for a deal dealt by table seat *dealer*.

    Where a table has more seats than a deal, the dealer sits out and deal seats are numbered from forehand (S-56).
    """
    if seats == rules.players:
        return tuple(range(seats))
    return seats_from((dealer + 1) % seats, seats)[: rules.players]


def dealer_in(seating: tuple[Seat, ...], dealer: Seat) -> Seat:
    """Return the deal seat that stands for table seat *dealer*: the last one where he sits out."""
    return seating.index(dealer) if dealer in seating else len(seating) - 1


def table_dealer(deal: DealInProgress, seats: int) -> Seat:
    """Return the table seat that dealt *deal*, at a table of *seats*."""
    if len(deal.seating) == seats:
        return deal.seating[deal.setup.dealer]
    return (deal.seating[0] - 1) % seats  # he sits out, to forehand's left


def deal_seat(seating: tuple[Seat, ...], seat: Seat | None) -> Seat | None:
    """Return the deal seat of table seat *seat*; None for a spectator and for who sits out."""
    return seating.index(seat) if seat is not None and seat in seating else None


def seat_of(table: Table, account: AccountId | None) -> Seat | None:
    """Return the table seat of *account*, or None."""
    for seat, place in enumerate(table.places):
        if place is not None and place.player.account == account:
            return seat
    return None


def own_seat(table: Table, account: AccountId | None) -> Seat:
    """Return the table seat of *account*.

    Raises:
        TableError: NOT_SEATED.
    """
    seat = seat_of(table, account)
    if seat is None:
        raise TableError(TableReason.NOT_SEATED)
    return seat


def place_at(table: Table, seat: Seat) -> Place:
    """Return the taken place at *seat*; once a session has started, all of them are."""
    place = table.places[seat]
    assert place is not None
    return place


def with_place(table: Table, seat: Seat, place: Place | None) -> Table:
    """Return *table* with another place at *seat*."""
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def is_full(table: Table) -> bool:
    """Say whether every seat is taken."""
    return None not in table.places


def is_person(player: Player) -> bool:
    """Say whether *player* is a human being."""
    return player.kind != "bot"


def persons(table: Table) -> tuple[Seat, ...]:
    """List the seats of people, present or away."""
    return tuple(seat for seat, place in enumerate(table.places) if place is not None and is_person(place.player))


def present(table: Table) -> tuple[Seat, ...]:
    """List the seats of people who act for themselves."""
    return tuple(seat for seat in persons(table) if not place_at(table, seat).away)


def is_present(table: Table, seat: Seat) -> bool:
    """Say whether a person acts for *seat*, not a bot."""
    return seat in present(table)
