"""Who knows whose side for certain (S-29). Offers of kontra and views are made of this, never of the true sides.

Three layers: what is known to all (`public_sides`), what one seat knows beside it because of its own cards
(`known_sides`), and the truth (`Terms.side`), which only scoring asks.
"""

from collections.abc import Iterable
from typing import TypeAlias, assert_never

from backend.rules.shared.cards import Seat
from backend.rules.shared.events import Announced, KontraSaid
from backend.rules.shared.views import Side
from backend.rules.slovenian.items import Statement
from backend.rules.slovenian.terms import Terms

Sides: TypeAlias = tuple[Side | None, ...]
"""A side per seat, None where it is not known."""


def true_sides(terms: Terms) -> Sides:
    """Return every side as it is; in klop there are none."""
    seats = range(len(terms.setup.hands))
    return tuple(terms.side(seat) if terms.contract.declared else None for seat in seats)


def public_sides(terms: Terms, said: Iterable[Statement], *, king_played: bool = False) -> Sides:
    """Return the sides known to all.

    The declarer's always. All of them in a solo, where the called king was seen in the talon, and once the king has
    been played or turned up. Beyond that a seat is known by what it has said: each statement is judged by what was
    known to all when it was spoken.
    """
    if not terms.contract.calls_king or terms.king_in_talon or king_played:
        return true_sides(terms)
    known = declarer_only(terms)
    for statement in said:
        if _shows_everybody(terms, known, statement):
            return true_sides(terms)
        if _shown_side(known, terms.named_by, statement) == "defenders":
            known = (*known[: statement.seat], "defenders", *known[statement.seat + 1 :])
    return known


def declarer_only(terms: Terms) -> Sides:
    """Return what is known to all before anything has shown itself: the declarer's side."""
    return tuple("declarer" if seat == terms.declarer else None for seat in range(len(terms.setup.hands)))


def known_sides(terms: Terms, public: Sides, viewer: Seat | None) -> Sides:
    """Return the sides *viewer* knows, given what is known to all (None: a spectator knows no more)."""
    if viewer is None or not terms.contract.declared or terms.called is None:
        return public
    if _holds_called_king(terms, viewer) or (viewer == terms.declarer and _partner_left_over(public)):
        return true_sides(terms)
    return (*public[:viewer], terms.side(viewer), *public[viewer + 1 :])


def _holds_called_king(terms: Terms, seat: Seat) -> bool:
    return terms.called_king in terms.setup.hands[seat]


def _partner_left_over(public: Sides) -> bool:
    # Certain for the declarer alone: anybody else must allow for his having called his own king.
    return public.count(None) == 1


def _shows_everybody(terms: Terms, known: Sides, statement: Statement) -> bool:
    """Say whether *statement* turns the called king up, or shows its speaker to be the partner."""
    if isinstance(statement, Announced) and statement.shown is not None and statement.shown == terms.called_king:
        return True
    return statement.seat != terms.named_by and _shown_side(known, terms.named_by, statement) == "declarer"


def _shown_side(known: Sides, declarer: Seat, statement: Statement) -> Side | None:
    """Say which side *statement* shows its speaker to be on; None where it shows nothing to all."""
    match statement:
        case Announced(_, bonus):
            return "declarer" if bonus == "king_ultimo" else None
        case KontraSaid(_, _, announcer, level):
            owner = known[declarer if announcer is None else announcer]
            if owner is None:
                return None
            return owner if level % 2 == 0 else _other(owner)
        case _ as never:
            assert_never(never)


def _other(side: Side) -> Side:
    return "defenders" if side == "declarer" else "declarer"
