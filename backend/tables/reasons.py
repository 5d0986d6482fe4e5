"""Why a table refuses a command."""

from enum import StrEnum


class TableReason(StrEnum):
    """The documented list of a table's refusals (docs/protocol.md, "Reasons"); the deal adds those of the rules."""

    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    NOT_CREATOR = "not_creator"
    NOT_DEALER = "not_dealer"
    TOO_EARLY = "too_early"
    WRONG_PHASE = "wrong_phase"
    STALE_TURN = "stale_turn"
    NOT_AWAY = "not_away"
    CONFIRMATION_REQUIRED = "confirmation_required"
    CARDS_DEALT = "cards_dealt"
    NOT_FIRST_DEAL = "not_first_deal"
    ALREADY_CALLED = "already_called"
    NO_HINTS = "no_hints"
    TABLE_FINISHED = "table_finished"
    UNKNOWN_COMMAND = "unknown_command"


class TableError(Exception):
    """A command the table refuses. Nothing has changed."""

    def __init__(self, reason: TableReason) -> None:
        super().__init__(reason)
        self.reason = reason
