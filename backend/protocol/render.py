"""A table and its events as frames, one per audience. Nothing of a table leaves the server but through here."""

from collections.abc import Callable
from dataclasses import dataclass

from backend.protocol.frames import DiscardChoice, EvFrame, ShowChoice, SnapshotFrame, Turn, WireEvent, write_frame
from backend.rules.shared.actions import ShowTemplate, Template
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import AnyRuleset
from backend.tables.events import Acted, CreatorSeen, InDeal, TableEvent
from backend.tables.legal import barred_cards, legal_texts
from backend.tables.model import AccountId, Table
from backend.tables.redaction import redact
from backend.tables.seats import persons, rules_of, seat_of
from backend.tables.view import view_of_seat
from backend.tables.views import TableView


@dataclass(frozen=True, slots=True)
class Mark:
    """Which commit a frame is of, and when it is written (Unix ms)."""

    version: int
    tip: str
    now_ms: int


@dataclass(frozen=True, slots=True)
class Rendered:
    """One frame for each table seat (empty text where nobody looks: a bot, an empty seat) and one for spectators."""

    accounts: tuple[AccountId | None, ...]
    seats: tuple[str, ...]
    public: str


def render_commit(table: Table, events: tuple[TableEvent, ...], mark: Mark) -> Rendered:
    """Write the `ev` frames of one commit; *table* is the table after it."""
    return _for_everybody(table, lambda seat: _event_frame(table, seat, events, mark))


def render_past(table: Table, events: tuple[TableEvent, ...], mark: Mark) -> Rendered:
    """Write the `ev` frames of a commit that newer ones follow: events only. *table* tells who sits where now."""
    return _for_everybody(table, lambda seat: _past_frame(table, seat, events, mark))


def event_frame(table: Table, account: AccountId | None, events: tuple[TableEvent, ...], mark: Mark) -> str:
    """Write the `ev` frame of one commit for *account* alone."""
    return _event_frame(table, seat_of(table, account), events, mark)


def past_frame(table: Table, account: AccountId | None, events: tuple[TableEvent, ...], mark: Mark) -> str:
    """Write for *account* alone the `ev` frame of a commit that newer ones follow."""
    return _past_frame(table, seat_of(table, account), events, mark)


def snapshot_frame(table: Table, account: AccountId | None, mark: Mark) -> str:
    """Write the `snapshot` frame for *account*: its seat's, or what spectators see."""
    seat = seat_of(table, account)
    view = view_of_seat(table, seat)
    frame = SnapshotFrame.model_construct(
        table=table.id,
        v=mark.version,
        tip=mark.tip,
        now_ms=mark.now_ms,
        view=view,
        turn=turn_of(table, seat, view),
    )
    return write_frame(frame)


def turn_of(table: Table, seat: Seat | None, view: TableView) -> Turn | None:
    """Return what *seat*, which sees *view*, is asked; None where there is nothing it could answer."""
    legal = () if seat is None else legal_texts(table, seat)
    if seat is None or not legal:
        return None
    question = table.question
    return Turn.model_construct(
        no=question.no,
        legal=[answer if isinstance(answer, str) else _choice(answer) for answer in legal],
        barred={reason.value: [*cards] for reason, cards in barred_cards(table, seat, view.deal).items()},
        turn_ends_ms=question.turn_ends_ms,
        deadline_ms=question.deadline_ms,
    )


def _choice(template: Template) -> DiscardChoice | ShowChoice:
    if isinstance(template, ShowTemplate):
        return ShowChoice.model_construct(
            show=list(template.sizes), cards=list(template.cards), excuse_at=template.excuse_at
        )
    return DiscardChoice.model_construct(discard=template.count, cards=list(template.cards), trumps=template.trumps)


def _for_everybody(table: Table, frame: Callable[[Seat | None], str]) -> Rendered:
    people = persons(table)
    return Rendered(
        tuple(None if place is None else place.player.account for place in table.places),
        tuple(frame(seat) if seat in people else "" for seat in range(len(table.places))),
        frame(None),
    )


# The models are filled without checking: every value is one of ours, and checking them is half of the cost.


def _event_frame(table: Table, seat: Seat | None, events: tuple[TableEvent, ...], mark: Mark) -> str:
    view = view_of_seat(table, seat)
    frame = EvFrame.model_construct(
        table=table.id,
        v=mark.version,
        tip=mark.tip,
        now_ms=mark.now_ms,
        events=_wire(events, seat, rules_of(table.options)),
        view=view,
        turn=turn_of(table, seat, view),
    )
    return write_frame(frame)


def _past_frame(table: Table, seat: Seat | None, events: tuple[TableEvent, ...], mark: Mark) -> str:
    frame = EvFrame.model_construct(
        table=table.id,
        v=mark.version,
        tip=mark.tip,
        now_ms=mark.now_ms,
        events=_wire(events, seat, rules_of(table.options)),
        view=None,
        turn=None,
    )
    return write_frame(frame)


def _wire(events: tuple[TableEvent, ...], seat: Seat | None, rules: AnyRuleset) -> list[WireEvent]:
    """List what *seat* may know; a deal's events stand beside the table's own."""
    known: list[WireEvent] = []
    for event in events:
        match redact(event, seat, rules):
            case None | Acted() | CreatorSeen():
                pass  # nobody is told
            case InDeal(event=happened):
                known.append(happened)
            case told:
                known.append(told)
    return known
