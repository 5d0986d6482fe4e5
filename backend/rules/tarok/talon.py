"""The exchange with the talon: sets turned up, one taken, as many cards laid away (S-18, S-19)."""

from dataclasses import dataclass
from typing import Final

from backend.rules.shared.actions import Action, Discard, DiscardTemplate, TakeTalon
from backend.rules.shared.cards import KINGS, TRULA, Card, Seat, is_trump
from backend.rules.shared.events import Discarded, TalonShown, TalonTaken
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.tarok.terms import Terms


@dataclass(frozen=True, slots=True)
class TalonFaceDown:
    """The talon is about to be turned up; nobody has anything to decide."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class TalonChoice:
    """The talon lies open; the declarer takes one set."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class Discarding:
    """The declarer holds hand and set, and lays away as many cards as he took."""

    terms: Terms


KEPT: Final = KINGS | TRULA
"""The cards worth five points; they can never be laid away (S-19)."""


def show(phase: TalonFaceDown) -> TalonShown:
    """Turn all of the talon up, in its sets (S-18)."""
    return TalonShown(phase.terms.talon_sets)


def decide_take(phase: TalonChoice, seat: Seat, action: Action) -> TalonTaken:
    """Judge the choice of a set: exactly one, any (S-18, S-20).

    Raises:
        RuleViolation: WRONG_PHASE, NO_SUCH_SET.
    """
    if not isinstance(action, TakeTalon):
        raise RuleViolation(Reason.WRONG_PHASE, "a talon set is to be taken first")
    sets = phase.terms.talon_sets
    if not 0 <= action.index < len(sets):
        raise RuleViolation(Reason.NO_SUCH_SET, f"set {action.index} of {len(sets)}")
    return TalonTaken(seat, action.index, sets[action.index])


def legal_takes(phase: TalonChoice) -> tuple[TakeTalon, ...]:
    """List the sets."""
    return tuple(TakeTalon(index) for index in range(len(phase.terms.talon_sets)))


def decide_discard(phase: Discarding, seat: Seat, action: Action) -> Discarded:
    """Judge the discard: trumps lie face up, the rest face down, cards worth five never (S-19).

    Raises:
        RuleViolation: WRONG_PHASE, WRONG_DISCARD_COUNT, DUPLICATE_CARD, CARD_NOT_HELD, DISCARD_FORBIDDEN.
    """
    if not isinstance(action, Discard):
        raise RuleViolation(Reason.WRONG_PHASE, "cards are to be laid away first")
    _check_discard(phase, seat, action.cards)
    shown, hidden = discard_visibility(action.cards)
    return Discarded(seat, shown, hidden, len(action.cards))


def legal_discards(phase: Discarding, pack: Pack) -> DiscardTemplate:
    """Say how many cards go, and which may."""
    terms = phase.terms
    return DiscardTemplate(len(terms.talon_taken), pack.sort(terms.hand(terms.named_by) - KEPT))


def discard_visibility(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Part a discard in what is shown to all and what is not (S-19).

    >>> discard_visibility((Card("t5"), Card("hQ")))
    (('t5',), ('hQ',))
    """
    return tuple(card for card in cards if is_trump(card)), tuple(card for card in cards if not is_trump(card))


def _check_discard(phase: Discarding, seat: Seat, cards: tuple[Card, ...]) -> None:
    count = len(phase.terms.talon_taken)
    if len(cards) != count:
        raise RuleViolation(Reason.WRONG_DISCARD_COUNT, f"{len(cards)} cards instead of {count}")
    if len(set(cards)) != count:
        raise RuleViolation(Reason.DUPLICATE_CARD, " ".join(cards))
    if strange := set(cards) - phase.terms.hand(seat):
        raise RuleViolation(Reason.CARD_NOT_HELD, " ".join(sorted(strange)))
    if forbidden := KEPT.intersection(cards):
        raise RuleViolation(Reason.DISCARD_FORBIDDEN, " ".join(sorted(forbidden)))
