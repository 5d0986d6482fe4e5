"""The exchange with the dog: turned up, taken, as many cards laid away (F-9, F-10)."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from backend.rules.french.terms import Terms
from backend.rules.shared.actions import Action, Discard, DiscardTemplate
from backend.rules.shared.cards import EXCUSE, KINGS, MOND, PAGAT, Card, Seat, is_trump
from backend.rules.shared.events import Discarded, TalonShown, TalonTaken
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason, RuleViolation

OUDLERS: Final = frozenset({EXCUSE, PAGAT, MOND})
"""The three that make a taker's task easier (F-2, F-3)."""


@dataclass(frozen=True, slots=True)
class DogFaceDown:
    """The dog is about to be turned up; nobody has anything to decide."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class DogShown:
    """The dog lies open, and is about to go into the taker's hand."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class Discarding:
    """The taker holds hand and dog, and lays away as many cards as the dog had."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class MayGo:
    """What may be laid away: any of *plain*, and just *forced* of *trumps* where there is too little else (F-10)."""

    plain: frozenset[Card]
    trumps: frozenset[Card]
    forced: int


def show(phase: DogFaceDown) -> TalonShown:
    """Turn the dog up for all: it is one set (F-9)."""
    return TalonShown((phase.terms.setup.talon,))


def take(phase: DogShown) -> TalonTaken:
    """Put it in the taker's hand (F-9)."""
    return TalonTaken(phase.terms.taker, 0, phase.terms.setup.talon)


def decide(phase: Discarding, seat: Seat, action: Action) -> Discarded:
    """Judge the discard: no king, no oudler, trumps only for want of anything else, and face up then (F-10).

    Raises:
        RuleViolation: WRONG_PHASE, WRONG_DISCARD_COUNT, DUPLICATE_CARD, CARD_NOT_HELD, DISCARD_FORBIDDEN,
            TRUMPS_NOT_NEEDED.
    """
    if not isinstance(action, Discard):
        raise RuleViolation(Reason.WRONG_PHASE, "cards are to be laid away first")
    reason = _refusal(phase.terms.hand(seat), action.cards, len(phase.terms.setup.talon))
    if reason is not None:
        raise RuleViolation(reason, " ".join(action.cards))
    shown, hidden = visibility(action.cards)
    return Discarded(seat, shown, hidden, len(action.cards))


def legal(phase: Discarding, pack: Pack) -> DiscardTemplate:
    """Say how many cards go, which may, and how many trumps must be among them."""
    terms = phase.terms
    count = len(terms.setup.talon)
    may_go = discardable(terms.hand(terms.taker), count)
    return DiscardTemplate(count, pack.sort(may_go.plain | may_go.trumps), may_go.forced or None)


def discardable(hand: AbstractSet[Card], count: int) -> MayGo:
    """Say which *count* cards of *hand* may be laid away (F-10)."""
    plain = frozenset(card for card in hand if not is_trump(card) and card not in KINGS)
    forced = max(count - len(plain), 0)
    trumps = frozenset(card for card in hand if is_trump(card) and card not in OUDLERS) if forced else frozenset()
    return MayGo(plain, trumps, forced)


def visibility(cards: Iterable[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Part a discard in what is shown to all and what is not (F-10).

    >>> visibility((Card("t5"), Card("hQ")))
    (('t5',), ('hQ',))
    """
    cards = tuple(cards)
    return tuple(card for card in cards if is_trump(card)), tuple(card for card in cards if not is_trump(card))


def _refusal(hand: frozenset[Card], cards: tuple[Card, ...], count: int) -> Reason | None:
    if len(cards) != count:
        return Reason.WRONG_DISCARD_COUNT
    if len(set(cards)) != count:
        return Reason.DUPLICATE_CARD
    if not hand.issuperset(cards):
        return Reason.CARD_NOT_HELD
    if not (KINGS | OUDLERS).isdisjoint(cards):
        return Reason.DISCARD_FORBIDDEN
    # All that is not plain is an ordinary trump now; too few of them is impossible, for want of plain cards.
    trumps = sum(map(is_trump, cards))
    return Reason.TRUMPS_NOT_NEEDED if trumps > discardable(hand, count).forced else None
