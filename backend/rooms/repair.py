"""What a listener missed, made anew from the stream: envelopes again, the last one with the whole view."""

from backend.protocol.render import Mark, Rendered, render_commit, render_past
from backend.rooms.rooms import Batch, Envelope, Snapshot
from backend.rooms.store import Store
from backend.tables.events import TableEvent


def envelope_of(snapshot: Snapshot, events: tuple[TableEvent, ...], now_ms: int) -> Envelope:
    """Render a commit: *snapshot* is the table after it."""
    mark = Mark(snapshot.version, snapshot.tip, now_ms)
    return _envelope(snapshot.table.id, mark, render_commit(snapshot.table, events, mark))


async def missed(store: Store, table: str, version: int, tip: str, now_ms: int) -> tuple[Envelope, ...] | None:
    """Return the envelopes after *version* up to now; None where the history is trimmed or branched.

    Raises:
        StoreDown: Redis is away.
    """
    snapshot = await store.load(table)
    batches = await store.since(table, version, tip)
    if snapshot is None or batches is None or snapshot.version < version:
        return None
    # What was committed between the two questions comes as an envelope of its own.
    known = tuple(batch for batch in batches if batch.version <= snapshot.version)
    return repaired(snapshot, known, now_ms)


def repaired(snapshot: Snapshot, batches: tuple[Batch, ...], now_ms: int) -> tuple[Envelope, ...]:
    """Render past commits; the last of *batches* is the one that made *snapshot*."""
    if not batches:
        return ()
    *past, last = batches
    assert last.version == snapshot.version
    rendered = [_past(snapshot, batch, Mark(batch.version, batch.tip, now_ms)) for batch in past]
    return (*rendered, envelope_of(snapshot, last.events, now_ms))


def _past(snapshot: Snapshot, batch: Batch, mark: Mark) -> Envelope:
    return _envelope(snapshot.table.id, mark, render_past(snapshot.table, batch.events, mark))


def _envelope(table: str, mark: Mark, rendered: Rendered) -> Envelope:
    return Envelope(table, mark.version, mark.tip, rendered.accounts, rendered.seats, rendered.public)
