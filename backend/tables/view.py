"""The table as one account may see it: its seat's view, or the spectators'."""

from dataclasses import replace

from backend.rules.shared.actions import ChoosePacket
from backend.rules.shared.cards import Seat
from backend.rules.shared.views import DealView
from backend.tables.cancelling import why_not
from backend.tables.chat import chat_closed
from backend.tables.dealing import cutter
from backend.tables.model import AccountId, Dealing, DealInProgress, Finished, Place, Playing, Scored, Table
from backend.tables.seats import deal_seat, rules_of, seat_of
from backend.tables.views import DealingView, OutcomeView, PlaceView, QuestionView, TableView


def view(table: Table, account: AccountId | None) -> TableView:
    """Return everything *account* may know of *table*; an account without a seat, and None, see as spectators."""
    return view_of_seat(table, seat_of(table, account))


def view_of_seat(table: Table, seat: Seat | None) -> TableView:
    """Return everything table seat *seat* (None: a spectator) may know of *table*."""
    phase, deal = table.phase, _deal(table)
    seating = () if deal is None else deal.seating
    deal_view = _deal_view(table, deal, seat)
    return TableView(
        id=table.id,
        options=table.options,
        creator=table.creator,
        seat=seat,
        phase=phase.phase,
        places=tuple(_place(place) for place in table.places),
        question=_question(table),
        dealing=_dealing(table, phase) if isinstance(phase, Dealing) else None,
        deal_no=phase.no if isinstance(phase, Dealing) else deal.no if deal else len(table.sheet),
        seating=seating,
        deal=deal_view,
        ready=phase.ready if isinstance(phase, Scored) else (),
        sheet=table.sheet,
        last_result=table.last_result,
        totals=table.totals,
        radli=table.radli,
        skis_round=table.skis_round,
        skis_deals_left=table.skis_deals_left,
        chat_closed=chat_closed(deal_view, seating, seat),
        outcome=_outcome(phase) if isinstance(phase, Finished) else None,
    )


def _deal(table: Table) -> DealInProgress | None:
    match table.phase:
        case Playing(deal=deal) | Scored(deal=deal) | Finished(deal=deal):
            return deal
        case _:
            return None


def _deal_view(table: Table, deal: DealInProgress | None, seat: Seat | None) -> DealView | None:
    """Show the deal; what has been played stays in the heads of the players where the table forbids the counter."""
    if deal is None:
        return None
    seen = rules_of(table.options).view(deal.state, deal_seat(deal.seating, seat))
    return seen if table.options.counter else replace(seen, played=())


def _place(place: Place | None) -> PlaceView | None:
    if place is None:
        return None
    return PlaceView(place.player, place.away, place.left, place.bank_ms, place.calls_end)


def _question(table: Table) -> QuestionView:
    question = table.question
    return QuestionView(question.no, question.seats, question.turn_ends_ms, question.deadline_ms)


def _dealing(table: Table, phase: Dealing) -> DealingView:
    return DealingView(
        no=phase.no,
        dealer=phase.dealer,
        compulsory=phase.compulsory,
        redeal=phase.redeal,
        not_before_ms=phase.not_before_ms,
        actor=cutter(table, phase),
        packets_left=_packets_left(table, phase),
        cancellable=table.creator is not None and why_not(table) is None,
        thrown_in=phase.thrown_in,
        void=phase.void,
    )


def _packets_left(table: Table, phase: Dealing) -> int | None:
    if phase.dealing is None:
        return None
    offers = rules_of(table.options).dealing_legal(phase.dealing)
    packets = {offer.index for offer in offers if isinstance(offer, ChoosePacket)}
    return len(packets) or None


def _outcome(phase: Finished) -> OutcomeView:
    return OutcomeView(phase.reason, phase.totals, phase.radli, phase.winners)
