"""Tables, events and outbox entries as JSON text in Redis. All of it is secret: it holds every card.

The text carries a schema number. A field that is added later needs a default and no new number; whoever changes the
meaning of a field raises `SCHEMA` and reads the older form here, since tables are running while a server is replaced.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

from pydantic import Field, TypeAdapter, ValidationError

from backend.dealrecords import DealRecord, replay
from backend.rules.registry import NAMES
from backend.rules.registry import ruleset as ruleset_named
from backend.rules.shared.cards import Seat
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.reasons import RuleViolation
from backend.tables.events import TableEvent
from backend.tables.model import Dealing, DealInProgress, Finished, Playing, Scored, Seating, Table
from backend.tables.options import TableOptions
from backend.tables.outbox import OutboxEntry
from backend.tables.seats import rules_of

SCHEMA: Final = 2
"""The newest schema. 2: a table's house options change its rules; what has none is still written as 1."""
_OLDEST: Final = 1


class UnreadableError(Exception):
    """What is stored was written by another schema, or is damaged. Says nothing of its content."""


class NewerError(UnreadableError):
    """What is stored was written by a server newer than this one, which can read it."""


ActionTexts: TypeAlias = tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class _Stored:
    """A table without what can be rebuilt: the deal's actions as notation, its state not at all."""

    sv: int
    table: Table
    actions: ActionTexts


@dataclass(frozen=True, slots=True)
class _Numbered:
    """Anything stored, as far as every server can read it."""

    sv: int


@dataclass(frozen=True, slots=True)
class _StoredEvents:
    sv: int
    events: tuple[Annotated[TableEvent, Field(discriminator="kind")], ...]


@dataclass(frozen=True, slots=True)
class _StoredEntry:
    sv: int
    entry: Annotated[OutboxEntry, Field(discriminator="kind")]


_TABLE: Final = TypeAdapter(_Stored)
_EVENTS: Final = TypeAdapter(_StoredEvents)
_ENTRY: Final = TypeAdapter(_StoredEntry)
_NUMBER: Final = TypeAdapter(_Numbered)


def write_table(table: Table) -> str:
    """Write *table* so that `read_table` makes an equal one of it."""
    deal = _deal_of(table)
    if deal is None:
        return _TABLE.dump_json(_Stored(_schema(table.options), table, ())).decode()
    actions = tuple((seat, format_action(action)) for seat, action in deal.actions)
    bare = _with_deal(table, replace(deal, actions=(), state=None))
    return _TABLE.dump_json(_Stored(_schema(table.options), bare, actions)).decode()


def read_table(text: str) -> Table:
    """Read a table; the deal's state is rebuilt by playing its actions again.

    Raises:
        UnreadableError: another schema, rules that we do not have, or damaged.
    """
    try:
        stored = _TABLE.validate_json(text)
        _check(stored.sv)
        _check_rules(stored.table.options)
        return _rebuilt(stored.table, stored.actions)
    except (ValidationError, RuleViolation) as error:
        raise UnreadableError(type(error).__name__) from None


def write_events(events: tuple[TableEvent, ...]) -> str:
    """Write the events of one commit."""
    return _EVENTS.dump_json(_StoredEvents(_OLDEST, events)).decode()


def read_events(text: str) -> tuple[TableEvent, ...]:
    """Read the events of one commit.

    Raises:
        UnreadableError: another schema, or damaged.
    """
    try:
        stored = _EVENTS.validate_json(text)
    except ValidationError as error:
        raise UnreadableError(type(error).__name__) from None
    _check(stored.sv)
    return stored.events


def write_entry(entry: OutboxEntry) -> str:
    """Write what is to be recorded for good."""
    return _ENTRY.dump_json(_StoredEntry(_schema(entry.header.options), entry)).decode()


def read_entry(text: str) -> OutboxEntry:
    """Read an outbox entry.

    Raises:
        NewerError: a newer schema.
        UnreadableError: an older one that is no longer read, or damaged.
    """
    try:
        if _NUMBER.validate_json(text).sv > SCHEMA:
            raise NewerError
        stored = _ENTRY.validate_json(text)
    except ValidationError as error:
        raise UnreadableError(type(error).__name__) from None
    _check(stored.sv)
    return stored.entry


def _schema(options: TableOptions) -> int:
    """Return the oldest schema that reads it rightly: a server that knows no house options must not play on."""
    return SCHEMA if options.house else _OLDEST


def _check(schema: int) -> None:
    if not _OLDEST <= schema <= SCHEMA:
        raise UnreadableError(f"schema {schema}")


def _check_rules(options: TableOptions) -> None:
    """Leave a table alone whose rules we do not have: it must not go on by others than it began with.

    Raises:
        UnreadableError: another ruleset or version.
        RuleViolation: BAD_OPTION for house options that are not here.
    """
    if options.ruleset not in NAMES or options.ruleset_version != rules_of(options).version:
        raise UnreadableError("its rules are not here")


def _deal_of(table: Table) -> DealInProgress | None:
    match table.phase:
        case Playing(deal=deal) | Scored(deal=deal) | Finished(deal=deal):
            return deal
        case Seating() | Dealing():
            return None


def _with_deal(table: Table, deal: DealInProgress) -> Table:
    match table.phase:
        case Playing() | Scored() | Finished() as phase:
            return replace(table, phase=replace(phase, deal=deal))
        case Seating() | Dealing():
            return table


def _rebuilt(table: Table, actions: ActionTexts) -> Table:
    deal = _deal_of(table)
    if deal is None:
        return _with_dealing(table)
    ruleset = rules_of(table.options)
    record = DealRecord(ruleset.name, deal.setup, actions, ruleset.version, ruleset.house)
    parsed = tuple((seat, parse_action(text, ruleset.pack)) for seat, text in actions)
    return _with_deal(table, replace(deal, actions=parsed, state=replay(record).state))


def _with_dealing(table: Table) -> Table:
    """Turn the dealing step, plain JSON so far, into what the ruleset makes of a pack."""
    phase = table.phase
    if not isinstance(phase, Dealing) or phase.dealing is None:
        return table
    dealing = _dealing_of(table.options.ruleset).validate_python(_upcast(table.options, phase.dealing))
    return replace(table, phase=replace(phase, dealing=dealing))


def _upcast(options: TableOptions, dealing: object) -> object:
    """Put the pack down anew where it is stored without who cuts, as it was before tables of five."""
    match dealing:
        case {"pack": list(pack), "dealer": int(dealer), **others} if not others:
            rules = rules_of(options)
            if len(pack) == len(rules.pack.cards) and all(card in pack for card in rules.pack.cards):
                return rules.shuffled(tuple(pack), dealer, cut=True)
    return dealing


@cache
def _dealing_of(ruleset: str) -> TypeAdapter[Any]:
    # No ruleset is known by name here: the type is the one its own signature promises.
    return TypeAdapter(get_type_hints(type(ruleset_named(ruleset)).shuffled)["return"])
