"""The legal answers of a seat as text, and why its other cards are none: what its `turn` frame lists."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from backend.rules.shared.actions import Action, Discard, DiscardTemplate, LegalAction, PlayCard, Template, play_of
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.notation import format_action
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.views import DealView
from backend.tables.dealing import cutter
from backend.tables.model import Dealing, Finished, Playing, Scored, Seating, Table
from backend.tables.seats import deal_seat, rules_of


def legal_texts(table: Table, seat: Seat) -> tuple[str | Template, ...]:
    """List every answer *seat* may give to the question, in the notation; discards and poignées as templates.

    Empty where the seat is not asked. A player who is away is asked too: answering takes his seat back.
    """
    if seat not in table.question.seats:
        return ()
    match table.phase:
        case Dealing(dealing=None):
            return ("deal",)
        case Dealing() as phase:
            return _dealing_texts(table, phase, seat)
        case Playing() as phase:
            return _deal_texts(table, phase, seat)
        case Scored(ready=ready):
            return () if seat in ready else ("next",)
        case Seating() | Finished():
            return ()
        case _ as never:
            assert_never(never)


def _dealing_texts(table: Table, phase: Dealing, seat: Seat) -> tuple[str, ...]:
    if seat != cutter(table, phase):
        return ()
    return tuple(format_action(action) for action in rules_of(table.options).dealing_legal(phase.dealing))


def _deal_texts(table: Table, phase: Playing, seat: Seat) -> tuple[str | Template, ...]:
    offers = offers_to(table, phase, seat)
    return tuple(offer if isinstance(offer, Template) else format_action(offer) for offer in offers)


def offers_to(table: Table, phase: Playing, seat: Seat) -> tuple[LegalAction, ...]:
    """List what the rules offer table seat *seat* in the deal; nothing to who sits out."""
    own = deal_seat(phase.deal.seating, seat)
    return () if own is None else rules_of(table.options).legal(phase.deal.state, own)


def barred_cards(table: Table, seat: Seat, seen: DealView | None) -> dict[Reason, list[Card]]:
    """Say why cards that *seat* holds are no answer now: its hand, and what lies open on its piles, by reason.

    *seen* is its own view of the deal, where there is one. The reasons are the rules' own, asked card by card; empty
    where the seat is asked for no card, or may lay any.
    """
    phase = table.phase
    if not isinstance(phase, Playing) or seen is None or seen.viewer is None or seat not in table.question.seats:
        return {}
    rules, state, own = rules_of(table.options), phase.deal.state, seen.viewer
    barred: dict[Reason, list[Card]] = {}
    for card, attempt in _not_offered(rules.legal(state, own), _held(seen, own)):
        try:
            rules.decide(state, own, attempt)
        except RuleViolation as refusal:
            barred.setdefault(refusal.reason, []).append(card)
    return barred


def _held(seen: DealView, own: Seat) -> tuple[Card, ...]:
    tops = (pile.top for pile in seen.piles[own]) if seen.piles else ()
    return (*seen.hand, *(top for top in tops if top is not None))


def _not_offered(offers: tuple[LegalAction, ...], held: Iterable[Card]) -> Iterator[tuple[Card, Action]]:
    """Pair each card of *held* that is not among *offers* with the action that would lay it."""
    plays = {offer.card for offer in offers if isinstance(offer, PlayCard)}
    if plays:
        yield from ((card, play_of(card)) for card in held if card not in plays)
    for offer in offers:
        if isinstance(offer, DiscardTemplate):
            others = offer.cards[: offer.count - 1]  # so that nothing else is wrong with the discard
            yield from ((card, Discard((card, *others))) for card in held if card not in offer.cards)
