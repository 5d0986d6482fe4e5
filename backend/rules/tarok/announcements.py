"""The announcement round: bonuses, kontra and the raise to colour valat (S-22 to S-29, P-11 to P-15)."""

from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from backend.rules.shared.actions import Action, Announce, Kontra, Pass, Raise
from backend.rules.shared.cards import PAGAT, Card, Seat
from backend.rules.shared.events import Announced, AnnouncementsClosed, ContractRaised, KontraSaid, Passed
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.tarok.items import GAME, Item, Statement, announcers, items
from backend.rules.tarok.knowledge import Sides, after_statement, at_first, known_sides
from backend.rules.tarok.terms import Terms
from backend.rules.tarok.values import Bonus, Values


@dataclass(frozen=True, slots=True)
class Announcing:
    """Turns of statements, from the declarer on. *said* is everything said so far, in order.

    *public* are the sides known to all by now (S-29). *spoke*: the speaker has said something in this turn already.
    *silent* counts the passing turns in a row.
    """

    terms: Terms
    said: tuple[Statement, ...]
    public: Sides
    speaker: Seat
    spoke: bool = False
    silent: int = 0


AnnouncingDecision: TypeAlias = Announced | KontraSaid | Passed | ContractRaised


def begin(terms: Terms) -> Announcing:
    """Open the round with the declarer (S-24)."""
    return Announcing(terms, (), at_first(terms), terms.named_by)


def decide(rules: Values, phase: Announcing, seat: Seat, action: Action) -> AnnouncingDecision:
    """Judge a statement, the end of a turn, or a raise.

    Raises:
        RuleViolation: WRONG_PHASE, CANNOT_RAISE, UNKNOWN_ACTION, CANNOT_ANNOUNCE, NO_KING_CALLED, ALREADY_ANNOUNCED,
            NOT_ANNOUNCED, NOT_ITS_ANNOUNCER, KONTRA_UNCERTAIN, KONTRA_EXHAUSTED, KONTRA_OWN_SIDE.
    """
    match action:
        case Pass():
            return Passed(seat)
        case Raise(contract):
            if not may_raise(phase, contract):
                raise RuleViolation(Reason.CANNOT_RAISE, f"raise {contract}")
            return ContractRaised(seat, contract)
        case Announce(bonus):
            reason = _announce_refusal(rules, phase, seat, _known(phase, seat), bonus)
            if reason is not None:
                raise RuleViolation(reason, f"announce {bonus}")
            return Announced(seat, bonus, _turned_up(rules, phase.terms, seat, bonus))
        case Kontra(target, announcer):
            return _kontra(rules, phase, seat, target, announcer)
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "the announcement round is on")


def settle(rules: Values, phase: Announcing) -> AnnouncementsClosed | None:
    """Close the round after n-1 passing turns in a row, or n where nobody has said anything (S-24)."""
    return AnnouncementsClosed() if is_over(rules.players, phase) else None


def is_over(players: int, phase: Announcing) -> bool:
    """Say whether the round of *players* players is over (S-24)."""
    return phase.silent >= (players - 1 if phase.said else players)


def evolve(rules: Values, phase: Announcing, event: Announced | KontraSaid | Passed) -> Announcing:
    """Book a statement or the end of a turn. A turn with a statement is no passing turn (S-24)."""
    match event:
        case Announced() | KontraSaid():
            public = after_statement(phase.terms, phase.public, event)
            return replace(phase, said=(*phase.said, event), public=public, spoke=True, silent=0)
        case Passed(seat):
            silent = 0 if phase.spoke else phase.silent + 1
            return Announcing(phase.terms, phase.said, phase.public, (seat + 1) % rules.players, silent=silent)
        case _ as never:
            assert_never(never)


def legal(rules: Values, phase: Announcing) -> tuple[Action, ...]:
    """List everything the speaker may say, by what he knows."""
    seat, raised = phase.speaker, phase.terms.contract.raises_to
    raises = () if raised is None or not may_raise(phase, raised) else (Raise(raised),)
    known, names = _known(phase, seat), (bonus.name for bonus in rules.bonuses)
    bonuses = (name for name in names if _announce_refusal(rules, phase, seat, known, name) is None)
    return (Pass(), *raises, *map(Announce, bonuses), *_legal_kontras(rules, phase, seat))


def may_raise(phase: Announcing, contract: str) -> bool:
    """Say whether the declarer may raise: instead of his first word, in a solo with an exchange (S-22)."""
    first_word = not phase.said and phase.silent == 0
    return first_word and contract == phase.terms.contract.raises_to


def _announce_refusal(rules: Values, phase: Announcing, seat: Seat, known: Sides, bonus: str) -> Reason | None:
    terms, wanted = phase.terms, rules.bonus(bonus)
    if wanted is None:
        return Reason.UNKNOWN_ACTION
    if not terms.contract.normal or (rules.only_declarer_announces and seat != terms.named_by):
        return Reason.CANNOT_ANNOUNCE
    if bonus == "king_ultimo":
        if terms.called is None:
            return Reason.NO_KING_CALLED
        if terms.side(seat) != "declarer":  # S-26: a defender cannot win it; he knows that he is one
            return Reason.CANNOT_ANNOUNCE
    # S-25: only what the speaker knows may refuse him, or the refusal would name his partner.
    repeated = any(known[other] == known[seat] for other in announcers(phase.said, bonus))
    if repeated:
        return Reason.ALREADY_ANNOUNCED
    return Reason.CANNOT_ANNOUNCE if _beside_its_parts(rules, phase.said, wanted) else None


def _beside_its_parts(rules: Values, said: tuple[Statement, ...], wanted: Bonus) -> bool:
    """P-13a: a bonus made of others is not announced beside them."""
    whole = (bonus.name for bonus in rules.bonuses if wanted.name in bonus.parts)
    return any(announcers(said, name) for name in (*wanted.parts, *whole))


def _turned_up(rules: Values, terms: Terms, seat: Seat, bonus: str) -> Card | None:
    """S-27: the card of an announced ultimo, where the announcer holds it."""
    if not rules.keeps_ultimo:
        return None  # P-13a
    card = {"pagat_ultimo": PAGAT, "king_ultimo": terms.called_king}.get(bonus)
    return card if card in terms.hand(seat) else None


def _known(phase: Announcing, seat: Seat) -> Sides:
    return known_sides(phase.terms, phase.public, seat)


def _kontra(rules: Values, phase: Announcing, seat: Seat, target: str, announcer: Seat | None) -> KontraSaid:
    owner = _owner(rules, phase, target, announcer)
    item = _item(items(phase.terms, phase.said), target, owner)
    reason = kontra_refusal(rules, item, _known(phase, seat), seat, owner)
    if reason is not None:
        raise RuleViolation(reason, f"kontra {target} at level {item.level}")
    return KontraSaid(seat, target, None if target == GAME else owner, item.level + 1)


def _owner(rules: Values, phase: Announcing, target: str, announcer: Seat | None) -> Seat:
    """Find whose item is meant; the notation names the announcer exactly where there are several."""
    if target == GAME:
        if announcer is not None:
            raise RuleViolation(Reason.NOT_ITS_ANNOUNCER, "the game is named without a seat")
        return phase.terms.named_by
    if rules.bonus(target) is None:
        raise RuleViolation(Reason.UNKNOWN_ACTION, f"no such item: {target[:30]!r}")
    seats = announcers(phase.said, target)
    if not seats:
        raise RuleViolation(Reason.NOT_ANNOUNCED, target)
    if announcer is None and len(seats) == 1:
        return seats[0]
    if announcer is None or announcer not in seats or len(seats) == 1:
        raise RuleViolation(Reason.NOT_ITS_ANNOUNCER, f"{target} was announced by {seats}, named: {announcer}")
    return announcer


def _item(book: tuple[Item, ...], target: str, owner: Seat) -> Item:
    return next(item for item in book if item.target == target and owner in item.announcers)


def kontra_refusal(rules: Values, item: Item, known: Sides, seat: Seat, owner: Seat) -> Reason | None:
    """S-28, S-29: certainty first, so that no later answer tells a side."""
    if known[owner] is None:
        return Reason.KONTRA_UNCERTAIN
    if item.level >= rules.kontra_levels:
        return Reason.KONTRA_EXHAUSTED
    owners_turn = item.level % 2 == 1
    return None if (known[seat] == known[owner]) == owners_turn else Reason.KONTRA_OWN_SIDE


def _legal_kontras(rules: Values, phase: Announcing, seat: Seat) -> tuple[Kontra, ...]:
    """List the offers in the order the items were announced: an order by true sides would tell them."""
    known, terms, book = _known(phase, seat), phase.terms, items(phase.terms, phase.said)
    named = [(GAME, terms.named_by), *((each.bonus, each.seat) for each in phase.said if isinstance(each, Announced))]
    targets = [target for target, _ in named]
    return tuple(
        Kontra(target, owner if targets.count(target) > 1 else None)
        for target, owner in named
        if kontra_refusal(rules, _item(book, target, owner), known, seat, owner) is None
    )
