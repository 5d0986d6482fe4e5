"""From a decision to a commit: judge on what is known, compare and append; where somebody was first, judge again."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias, assert_never

from backend.protocol.stored import UnreadableError
from backend.rooms.channel import commit_message
from backend.rooms.clock import Clock
from backend.rooms.repair import envelope_of
from backend.rooms.rooms import Refused, Snapshot, StoreDown
from backend.rooms.store import Change, Committed, Moved, NotNow, Outcome, Repeated, Store, new_tip
from backend.rooms.system import shuffled_pack
from backend.rooms.tasks import Faults
from backend.rules.shared.reasons import RuleViolation
from backend.tables.commands import Command, Deal, DealPack
from backend.tables.due import due
from backend.tables.events import DealScored, SessionEnded, TableEvent
from backend.tables.machine import open_table, step
from backend.tables.model import Finished, Player, Table
from backend.tables.notation import parse_command
from backend.tables.options import TableOptions
from backend.tables.outbox import OutboxEntry, outbox_entries
from backend.tables.reasons import TableError
from backend.tables.seats import rules_of

TRIES: Final = 32  # four seats and a server can be first a few times in a row, not for ever
SERVER: Final = "server"

Decided: TypeAlias = tuple[Table, tuple[TableEvent, ...]]
Decide: TypeAlias = Callable[[Table, int], Decided]


class Aside(Protocol):
    """What is kept beside the tables, for finding them: never the truth, so its failing fails no command."""

    async def before(self, change: Change) -> None:
        """*change* is about to be committed."""

    async def after(self, change: Change, snapshot: Snapshot) -> None:
        """*change* stands, as *snapshot*."""


class Commits:
    """The only way to change a table."""

    def __init__(self, store: Store, clock: Clock, asides: Sequence[Aside], faults: Faults) -> None:
        self._store = store
        self._clock = clock
        self._asides = asides
        self._faults = faults

    async def open(self, table: str, options: TableOptions, creator: str | None, seated: tuple[Player, ...]) -> None:
        """Commit a new table as version 1.

        Raises:
            Refused: *seated* do not fit, or the id is taken.
            StoreDown: Redis is away.
        """
        for _ in range(TRIES):
            at_ms = self._clock.now_ms()
            try:
                after, events = open_table(table, options, creator, at_ms, seated)
            except TableError as refusal:
                raise Refused(refusal.reason) from None
            change = _change(f"open:{table}", creator or SERVER, None, (after, events), at_ms)
            match await self.commit(change):
                case Committed() | Repeated():
                    return
                case Moved():
                    raise Refused("table_exists")
                case NotNow():
                    continue
                case _ as never:
                    assert_never(never)
        raise Refused("busy")

    async def submit(self, table: str, player: Player, do: str, turn: int | None, command: str) -> int:
        """Judge and commit what *player* says; return the version (of the first time, where it is said again).

        Raises:
            Refused: a reason of the rules' or the table's; `no_such_table`, `unreadable_table`, `busy`.
            StoreDown: Redis is away.
        """

        def decide(known: Table, at_ms: int) -> Decided:
            said = parse_command(do, turn, player, known)
            return step(known, player.account, _brought(known, said), at_ms)

        try:
            return await self._judged(table, f"{player.account}:{command}", player.account, decide)
        except UnreadableError:
            raise Refused("unreadable_table") from None

    async def _judged(self, table: str, command: str, by: str, decide: Decide) -> int:
        known = await self._store.near(table)
        for _ in range(TRIES):
            if known is None:
                raise Refused("no_such_table")
            match await self._try(known, command, by, decide):
                case Committed(snapshot):
                    return snapshot.version
                case Repeated(version):
                    return version
                case Moved(snapshot):
                    known = snapshot
                case NotNow():
                    continue
                case _ as never:
                    assert_never(never)
        raise Refused("busy")

    async def _try(self, known: Snapshot, command: str, by: str, decide: Decide) -> Outcome:
        at_ms = self._clock.now_ms()
        try:
            decided = decide(known.table, at_ms)
        except (RuleViolation, TableError) as refusal:
            # What is known may be old, or the command may be a repeated one that was accepted once.
            outcome = await self._store.committed_as(known, command)
            if outcome is None:
                raise Refused(refusal.reason, _point(known.table, refusal)) from None
            return outcome
        return await self.commit(_change(command, by, known, decided, at_ms))

    async def by_server(
        self, known: Snapshot, once: str, command: Command, at_ms: int, *, timed: bool = True
    ) -> Outcome:
        """Commit what the server brings for exactly this version; *once* is the command's id.

        *timed*: only once the table's deadline has passed by Redis's clock.

        Raises:
            RuleViolation, TableError: a fault of ours.
            StoreDown: Redis is away.
        """
        decided = step(known.table, None, command, at_ms)
        return await self.commit(_change(once, SERVER, known, decided, at_ms, timed=timed))

    async def commit(self, change: Change) -> Outcome:
        """Commit *change* with its envelope, and see to what is kept beside."""
        for aside in self._asides:
            await aside.before(change)
        version = 1 if change.before is None else change.before.version + 1
        snapshot = Snapshot(version, new_tip(), change.after)
        envelope = envelope_of(snapshot, change.events, change.at_ms)
        outcome = await self._store.commit(change, commit_message(envelope), snapshot.tip)
        if isinstance(outcome, Committed):
            for aside in self._asides:
                await self._after(aside, change, outcome.snapshot)
        return outcome

    async def _after(self, aside: Aside, change: Change, snapshot: Snapshot) -> None:
        try:
            await aside.after(change, snapshot)
        except StoreDown:
            self._faults.counts["asides_missed"] += 1  # the commit stands; what is beside it gets mended
        except Exception as error:  # noqa: BLE001
            self._faults.note("aside_failed", error)


def _point(table: Table, refusal: RuleViolation | TableError) -> str | None:
    """Name the rule point that refuses, where it is the game's."""
    return rules_of(table.options).refusal_point(refusal.reason) if isinstance(refusal, RuleViolation) else None


def _brought(table: Table, said: Command | Deal) -> Command:
    """The dealer says `deal`; the pack is the server's."""
    return DealPack(shuffled_pack(rules_of(table.options))) if isinstance(said, Deal) else said


def _change(
    command: str, by: str, before: Snapshot | None, decided: Decided, at_ms: int, *, timed: bool = False
) -> Change:
    after, events = decided
    following = due(after)
    return Change(
        command=command,
        by=by,
        before=before,
        after=after,
        events=events,
        at_ms=at_ms,
        deadline_ms=None if following is None else following.at_ms,
        outbox=_handed_over(before, decided, at_ms),
        timed=timed,
        finished=isinstance(after.phase, Finished),
    )


def _handed_over(before: Snapshot | None, decided: Decided, at_ms: int) -> tuple[OutboxEntry, ...]:
    after, events = decided
    if before is None or not any(isinstance(event, DealScored | SessionEnded) for event in events):
        return ()
    return outbox_entries(before.table, events, after, at_ms)
