"""The dealing step: the window before the cards are out, the pack, cutting, knocking and packets (S-7 to S-9, P-40)."""

from dataclasses import replace
from typing import assert_never

from backend.rules.shared.actions import DealingAction
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import ThrownInHand
from backend.rules.shared.game import DealSetup
from backend.rules.shared.notation import format_action, parse_dealing_action
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.results import VoidReason
from backend.rules.shared.views import VoidView
from backend.tables import clock
from backend.tables.clock import ask_turn, ask_until, check_turn, overrun
from backend.tables.commands import ActDealing, DealPack
from backend.tables.events import DealBegan, DealingDone, DealingStarted, PackShuffled, SeatBack, TableEvent
from backend.tables.model import AccountId, Dealing, DealInProgress, Playing, Scored, Seating, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import (
    deal_seat,
    dealer_in,
    is_present,
    own_seat,
    persons,
    rules_of,
    seating_for,
    table_dealer,
)

# --- the next deal -------------------------------------------------------------------------------------------------


def first_deal(table: Table, dealer: Seat, at_ms: int) -> DealingStarted:
    """Begin the first dealing step, with its window for the cancel rule."""
    return DealingStarted(1, dealer, compulsory=False, redeal=False, not_before_ms=at_ms + _window(table, 1, dealer))


def next_deal(table: Table, at_ms: int) -> DealingStarted:
    """Begin the dealing step of the next deal: the player on the dealer's right deals (S-6)."""
    last = table.sheet[-1]
    before = tuple(total - score for total, score in zip(last.totals, last.scores, strict=True))
    dealer = (last.dealer + 1) % len(table.places)
    compulsory = rules_of(table.options).compulsory_after(before, last.totals)
    not_before = at_ms + _window(table, last.no + 1, dealer)
    return DealingStarted(last.no + 1, dealer, compulsory=compulsory, redeal=False, not_before_ms=not_before)


def redeal(table: Table, phase: Playing, at_ms: int) -> DealingStarted:
    """Deal again, same dealer, as compulsory klop: somebody was dealt no tarok (S-9)."""
    no, dealer = phase.deal.no, table_dealer(phase.deal, len(table.places))
    not_before = at_ms + _window(table, no, dealer)
    return DealingStarted(no, dealer, compulsory=True, redeal=True, not_before_ms=not_before)


def pass_on(table: Table, phase: Playing, reason: VoidReason, at_ms: int) -> DealingStarted:
    """Pass a void deal on to the next dealer: it is no deal of the session, so the next one has its number (F-6, F-8).

    Nothing is booked or recorded of it; the log has its events.
    """
    no, seats = phase.deal.no, len(table.places)
    dealer = (table_dealer(phase.deal, seats) + 1) % seats
    window, shown = _window(table, no, dealer), _void_of(table, phase)
    if shown is not None and shown.hand is not None:
        window = max(window, clock.SHOWN_HAND_MS)
    compulsory = phase.deal.setup.compulsory_klop
    return DealingStarted(no, dealer, compulsory=compulsory, redeal=True, not_before_ms=at_ms + window, void=reason)


def _void_of(table: Table, phase: Playing) -> VoidView | None:
    """Return why the deal is void and the hand shown for it, in table seats."""
    void, seating = rules_of(table.options).view(phase.deal.state, None).void, phase.deal.seating
    if void is None or void.hand is None:
        return void
    return replace(void, hand=replace(void.hand, seat=seating[void.hand.seat]))


def _window(table: Table, no: int, dealer: Seat) -> int:
    if no == 1:
        return clock.FIRST_WINDOW_PEOPLE_MS if len(persons(table)) > 1 else clock.FIRST_WINDOW_BOTS_MS
    return clock.WINDOW_MS if is_present(table, dealer) else clock.WINDOW_BOT_DEALS_MS


# --- what is said --------------------------------------------------------------------------------------------------


def decide_pack(table: Table, actor: AccountId | None, command: DealPack, at_ms: int) -> tuple[TableEvent, ...]:
    """Judge the pack that the server brings, in the dealer's name or when the window has passed.

    Raises:
        TableError: NOT_SEATED, NOT_STARTED, WRONG_PHASE, NOT_DEALER, TOO_EARLY.
    """
    phase = _dealing(table)
    if phase.dealing is not None:
        raise TableError(TableReason.WRONG_PHASE)
    if actor is not None and own_seat(table, actor) != phase.dealer:
        raise TableError(TableReason.NOT_DEALER)
    if at_ms < phase.not_before_ms and (actor is None or phase.no == 1):
        raise TableError(TableReason.TOO_EARLY)
    if sorted(command.pack) != sorted(rules_of(table.options).pack.cards):
        raise ValueError("not the pack of these rules")  # the server's fault; the message names no card
    back = (SeatBack(phase.dealer),) if actor is not None and not is_present(table, phase.dealer) else ()
    return (*back, PackShuffled(command.pack))


def decide_action(table: Table, seat: Seat, command: ActDealing, at_ms: int) -> tuple[TableEvent, ...]:
    """Judge a cut, a knock or a packet.

    Raises:
        TableError: NOT_STARTED, STALE_TURN, WRONG_PHASE.
        RuleViolation: what the rules refuse.
    """
    if isinstance(table.phase, Seating):
        raise TableError(TableReason.NOT_STARTED)
    check_turn(table, command.turn)
    return (*overrun(table, seat, at_ms), *done(table, seat, command.action))


def done(table: Table, seat: Seat, action: DealingAction) -> tuple[TableEvent, ...]:
    """Judge a dealing action by the rules alone."""
    phase = _dealing(table)
    if phase.dealing is None:
        raise TableError(TableReason.WRONG_PHASE)
    own = deal_seat(_seating(table, phase), seat)
    if own is None:
        raise RuleViolation(Reason.NOT_YOUR_TURN)
    rules_of(table.options).dealing_step(phase.dealing, own, action)
    return (DealingDone(seat, format_action(action)),)


def cutter(table: Table, phase: Dealing) -> Seat | None:
    """Return the table seat that cuts or chooses a packet now, or None."""
    if phase.dealing is None:
        return None
    own = rules_of(table.options).dealing_to_act(phase.dealing)
    return None if own is None else _seating(table, phase)[own]


def _dealing(table: Table) -> Dealing:
    if isinstance(table.phase, Seating):
        raise TableError(TableReason.NOT_STARTED)
    if not isinstance(table.phase, Dealing):
        raise TableError(TableReason.WRONG_PHASE)
    return table.phase


def _seating(table: Table, phase: Dealing) -> tuple[Seat, ...]:
    return seating_for(rules_of(table.options), len(table.places), phase.dealer)


# --- what follows --------------------------------------------------------------------------------------------------


def settle(table: Table, phase: Dealing, at_ms: int) -> TableEvent | None:
    """Begin the deal once the cards are out; else wait for the window, or for the player who cuts."""
    if phase.dealing is not None and rules_of(table.options).dealt(phase.dealing) is not None:
        return DealBegan(phase.no, _seating(table, phase))
    if not table.answered:
        return None
    if (seat := cutter(table, phase)) is not None:
        return ask_turn(table, (seat,), at_ms)
    # In the first deal nobody can shorten the window, so nobody is asked.
    dealers = (phase.dealer,) if phase.no > 1 and is_present(table, phase.dealer) else ()
    return ask_until(table, dealers, at_ms, phase.not_before_ms)


def evolve(table: Table, event: DealingStarted | PackShuffled | DealingDone | DealBegan) -> Table:
    """Keep the dealing step, up to the deal it ends in."""
    match event:
        case DealingStarted():
            return _started(table, event)
        case PackShuffled(pack):
            assert pack is not None
            return _shuffled(table, pack)
        case DealingDone(seat, text):
            return _done(table, seat, text)
        case DealBegan(no, seating):
            return _began(table, no, seating)
        case _ as never:
            assert_never(never)


def _started(table: Table, event: DealingStarted) -> Table:
    before = table.phase
    assert isinstance(before, Seating | Scored | Playing)
    phase = Dealing(event.no, event.dealer, event.compulsory, event.redeal, event.not_before_ms, None)
    if isinstance(before, Playing):
        phase = replace(phase, thrown_in=_thrown_in(before), void=_void_of(table, before))
    bank = clock.full_bank(table)
    places = tuple(None if place is None else replace(place, bank_ms=bank) for place in table.places)
    return replace(table, phase=phase, places=places, answered=True)


def _thrown_in(phase: Playing) -> tuple[ThrownInHand, ...]:
    """Return the hands without taroks, in table seats."""
    return tuple(replace(hand, seat=phase.deal.seating[hand.seat]) for hand in phase.thrown_in)


def _shuffled(table: Table, pack: tuple[Card, ...]) -> Table:
    phase = _dealing(table)
    seating = _seating(table, phase)
    dealer, plays = dealer_in(seating, phase.dealer), phase.dealer in seating
    state = rules_of(table.options).shuffled(pack, dealer, cut=table.options.cut, dealer_plays=plays)
    return replace(table, phase=replace(phase, dealing=state), answered=True)


def _done(table: Table, seat: Seat, text: str) -> Table:
    phase = _dealing(table)
    own = _seating(table, phase).index(seat)
    state = rules_of(table.options).dealing_step(phase.dealing, own, parse_dealing_action(text))
    return replace(table, phase=replace(phase, dealing=state), answered=True)


def _began(table: Table, no: int, seating: tuple[Seat, ...]) -> Table:
    phase, rules = _dealing(table), rules_of(table.options)
    dealt = rules.dealt(phase.dealing)
    assert dealt is not None
    radli = tuple(table.radli[seat] for seat in seating)
    dealer = dealer_in(seating, phase.dealer)
    setup = DealSetup(dealer, dealt.hands, dealt.talon, phase.compulsory, radli, dealt.piles)
    deal = DealInProgress(no, setup, (), seating, rules.begin(setup))
    return replace(table, phase=Playing(deal), answered=True)
