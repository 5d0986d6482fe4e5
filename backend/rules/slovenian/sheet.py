"""The score sheet across deals: compulsory klop, misdeals, the škis round, the end (S-10, S-16, S-53, S-54)."""

from backend.rules.shared.cards import SKIS, Seat
from backend.rules.shared.game import DealSetup


def makes_klop_compulsory(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Say whether some total has become exactly zero, so that the next deal is a compulsory klop (S-16 b).

    The totals are those after everything of the deal is booked; a zero that did not move does not count.
    """
    return any(now == 0 != then for then, now in zip(before, after, strict=True))


def misdeal_penalty(first: int, nth: int) -> int:
    """Return what the *nth* misdeal (from 1) of one dealer costs: the *first* one's price, doubled each time (S-10).

    >>> misdeal_penalty(20, 3)
    -80
    """
    return -first << (nth - 1)


def skis_holder(setup: DealSetup) -> Seat | None:
    """Return who was dealt the škis; None where it lay in the talon."""
    return next((seat for seat, hand in enumerate(setup.hands) if SKIS in hand), None)


def deals_after_skis_round(players: int, dealer: Seat, holder: Seat) -> int:
    """Count the deals that follow the škis round: the holder of the škis deals the last one (S-54)."""
    return (holder - dealer) % players or players


def charge_radli(totals: tuple[int, ...], radli: tuple[int, ...], charge: int) -> tuple[int, ...]:
    """Take *charge* off a total for every radl left at the end of the session (S-53)."""
    return tuple(total - charge * left for total, left in zip(totals, radli, strict=True))
