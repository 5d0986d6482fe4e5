"""Who knows whose side for certain (F-34). Views are made of this, never of the true sides.

What is known to all grows but once: nobody's side but the taker's, and then everybody's, when the called card has been
seen. One seat may know more because of its own cards. The truth only scoring asks for (`Terms.side`).
"""

from typing import TypeAlias

from backend.rules.french.terms import Terms
from backend.rules.shared.cards import Seat
from backend.rules.shared.views import Side

Sides: TypeAlias = tuple[Side | None, ...]
"""A side per seat, None where it is not known."""


def true_sides(terms: Terms) -> Sides:
    """Return every side as it is."""
    return tuple(map(terms.side, range(len(terms.setup.hands))))


def before_call(terms: Terms) -> Sides:
    """Return what all know while a call is awaited: who takes."""
    return tuple("declarer" if seat == terms.taker else None for seat in range(len(terms.setup.hands)))


def before_dog(terms: Terms) -> Sides:
    """Return what all know while the dog lies face down: everything where nobody calls, else who takes."""
    return true_sides(terms) if terms.called is None else before_call(terms)


def after_dog(terms: Terms) -> Sides:
    """Return what all know when the dog has been shown: a called card in it tells everything (F-34)."""
    seen = terms.contract.exchanges and terms.called in terms.setup.talon
    return true_sides(terms) if seen else before_dog(terms)


def known_sides(terms: Terms, public: Sides, viewer: Seat | None) -> Sides:
    """Return the sides *viewer* knows, given what is known to all (None: a spectator knows no more).

    Who was dealt the called card knows everybody; who was not knows that he defends, if he does not take.
    """
    if viewer is None or None not in public or terms.called is None:
        return public
    if terms.called in terms.setup.hands[viewer]:
        return true_sides(terms)
    return (*public[:viewer], terms.side(viewer), *public[viewer + 1 :])


def share_a_side(sides: Sides, one: Seat, other: Seat) -> bool:
    """Say whether *one* and *other* are known to be on one side."""
    return one == other or (sides[one] is not None and sides[one] == sides[other])
