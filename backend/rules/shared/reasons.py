"""Why an action is refused: typed reasons, one word each; the text is made in the client."""

from enum import StrEnum


class Reason(StrEnum):
    """The documented list of refusals (docs/protocol.md, "Reasons")."""

    # the message
    UNKNOWN_ACTION = "unknown_action"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    DEAL_FINISHED = "deal_finished"
    STALE_TURN = "stale_turn"
    # dealing
    CUT_OUT_OF_RANGE = "cut_out_of_range"
    NO_SUCH_PACKET = "no_such_packet"
    # auction
    BID_TOO_LOW = "bid_too_low"
    BID_NOT_OFFERED = "bid_not_offered"
    ALREADY_DECLARED = "already_declared"
    MUST_NAME_CONTRACT = "must_name_contract"
    CONTRACT_BELOW_BID = "contract_below_bid"
    # king and talon
    NO_SUCH_KING = "no_such_king"
    CARD_NOT_CALLABLE = "card_not_callable"
    NO_SUCH_SET = "no_such_set"
    WRONG_DISCARD_COUNT = "wrong_discard_count"
    CARD_NOT_HELD = "card_not_held"
    DUPLICATE_CARD = "duplicate_card"
    DISCARD_FORBIDDEN = "discard_forbidden"
    TRUMPS_NOT_NEEDED = "trumps_not_needed"
    CANNOT_RAISE = "cannot_raise"
    # announcements and kontra
    CANNOT_ANNOUNCE = "cannot_announce"
    ALREADY_ANNOUNCED = "already_announced"
    NO_KING_CALLED = "no_king_called"
    NOT_ANNOUNCED = "not_announced"
    KONTRA_OWN_SIDE = "kontra_own_side"
    KONTRA_UNCERTAIN = "kontra_uncertain"
    KONTRA_EXHAUSTED = "kontra_exhausted"
    NOT_ITS_ANNOUNCER = "not_its_announcer"
    # poignée
    NO_POIGNEE = "no_poignee"
    WRONG_POIGNEE_COUNT = "wrong_poignee_count"
    EXCUSE_NOT_SHOWABLE = "excuse_not_showable"
    ALREADY_SHOWN = "already_shown"
    # play
    MUST_FOLLOW_SUIT = "must_follow_suit"
    MUST_PLAY_TRUMP = "must_play_trump"
    MUST_BEAT = "must_beat"
    MUST_OVERTRUMP = "must_overtrump"
    CALLED_SUIT_LED = "called_suit_led"
    HAND_BEFORE_PILES = "hand_before_piles"
    PAGAT_LAST = "pagat_last"
    MUST_KEEP_ANNOUNCED = "must_keep_announced"
    # rule sets and records
    BAD_OPTION = "bad_option"
    BAD_RECORD = "bad_record"
    RESULT_DIFFERS = "result_differs"


class RuleViolation(Exception):
    """An action the rules refuse. Nothing has changed.

    *detail* is for people who check records (`trula verify`); it is never sent to a player, since it may name cards.
    """

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}" if self.detail else str(self.reason)
