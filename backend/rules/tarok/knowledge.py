"""Who knows whose side for certain (S-29). Offers of kontra and views are made of this, never of the true sides.

Three layers: what is known to all, which grows as people speak and play (`at_first`, `after_statement`); what one seat
knows beside it because of its own cards (`known_sides`); and the truth, which only scoring asks (`Terms.side`).
"""

from typing import TypeAlias, assert_never

from backend.rules.shared.cards import Seat
from backend.rules.shared.events import Announced, KontraSaid
from backend.rules.shared.views import Side
from backend.rules.tarok.items import Statement
from backend.rules.tarok.terms import Terms

Sides: TypeAlias = tuple[Side | None, ...]
"""A side per seat, None where it is not known."""


def true_sides(terms: Terms) -> Sides:
    """Return every side as it is; in klop there are none."""
    seats = range(len(terms.setup.hands))
    return tuple(terms.side(seat) if terms.contract.declared else None for seat in seats)


def before_talon(terms: Terms) -> Sides:
    """Return what all know while the talon lies face down: in a solo everything, else the declarer's side only."""
    if not terms.contract.calls_king:
        return true_sides(terms)
    return tuple("declarer" if seat == terms.named_by else None for seat in range(len(terms.setup.hands)))


def at_first(terms: Terms) -> Sides:
    """Return what all know before anybody has spoken: a called king seen in the talon tells everything."""
    return true_sides(terms) if terms.king_in_talon else before_talon(terms)


def after_statement(terms: Terms, public: Sides, statement: Statement) -> Sides:
    """Return what all know after *statement*, which is judged by what was *public* when it was spoken."""
    if None not in public:
        return public
    seat = statement.seat
    shown = _shown_side(public, terms.named_by, statement)
    if _turns_up_king(terms, statement) or (shown == "declarer" and seat != terms.named_by):
        return true_sides(terms)  # once the partner is known everybody is, and so where he cannot exist
    return (*public[:seat], shown, *public[seat + 1 :]) if shown == "defenders" else public


def known_sides(terms: Terms, public: Sides, viewer: Seat | None) -> Sides:
    """Return the sides *viewer* knows, given what is known to all (None: a spectator knows no more)."""
    if viewer is None or None not in public or terms.called is None:
        return public
    if _holds_called_king(terms, viewer) or (viewer == terms.declarer and _partner_left_over(public)):
        return true_sides(terms)
    return (*public[:viewer], terms.side(viewer), *public[viewer + 1 :])


def _holds_called_king(terms: Terms, seat: Seat) -> bool:
    return terms.called_king in terms.setup.hands[seat]


def _partner_left_over(public: Sides) -> bool:
    # Certain for the declarer alone: anybody else must allow for his having called his own king.
    return public.count(None) == 1


def _turns_up_king(terms: Terms, statement: Statement) -> bool:
    return isinstance(statement, Announced) and statement.shown is not None and statement.shown == terms.called_king


def _shown_side(public: Sides, declarer: Seat, statement: Statement) -> Side | None:
    """Say which side *statement* shows its speaker to be on; None where it shows nothing to all."""
    match statement:
        case Announced(_, bonus):
            return "declarer" if bonus == "king_ultimo" else None
        case KontraSaid(_, _, announcer, level):
            owner = public[declarer if announcer is None else announcer]
            if owner is None:
                return None
            return owner if level % 2 == 0 else _other(owner)
        case _ as never:
            assert_never(never)


def _other(side: Side) -> Side:
    return "defenders" if side == "declarer" else "declarer"
