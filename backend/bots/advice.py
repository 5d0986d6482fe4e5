"""What a bot would do, and why: the action beside one word for its ground. The sentences are the client's."""

from dataclasses import dataclass
from enum import StrEnum

from backend.rules.shared.actions import Action


class Why(StrEnum):
    """The documented list of grounds (docs/protocol.md, "Hints")."""

    ONLY_CHOICE = "only_choice"
    # auction, calls, talon
    TOO_WEAK_TO_BID = "too_weak_to_bid"
    STRONG_ENOUGH = "strong_enough"
    LOW_ENOUGH = "low_enough"
    NO_MORE_THAN_BID = "no_more_than_bid"
    KLOP_IS_CHEAPER = "klop_is_cheaper"
    CALL_SHORT_SUIT = "call_short_suit"
    BEST_SET = "best_set"
    KING_IN_SET = "king_in_set"
    MAKE_A_VOID = "make_a_void"
    SAVE_POINTS = "save_points"
    # announcements
    NEARLY_SURE = "nearly_sure"
    NOT_SURE_ENOUGH = "not_sure_enough"
    STRONG_AGAINST = "strong_against"
    SHOW_TRUMPS = "show_trumps"
    # leading
    LEAD_TOP_TRUMP = "lead_top_trump"
    DRAW_TRUMPS = "draw_trumps"
    LEAD_SURE_CARD = "lead_sure_card"
    LEAD_LAST_OF_SUIT = "lead_last_of_suit"
    LEAD_LONG_SUIT = "lead_long_suit"
    LEAD_LOW = "lead_low"
    # following for card points
    EMPEROR_TRICK = "emperor_trick"
    CATCH_THE_MOND = "catch_the_mond"
    BRING_PAGAT_HOME = "bring_pagat_home"
    EXCUSE_SAVES = "excuse_saves"
    WIN_CHEAPLY = "win_cheaply"
    WIN_SURELY = "win_surely"
    TRUMP_IN = "trump_in"
    TRY_TO_WIN = "try_to_win"
    THROW_POINTS_TO_PARTNER = "throw_points_to_partner"
    PARTNER_HAS_IT = "partner_has_it"
    KEEP_THE_PAGAT = "keep_the_pagat"
    CANNOT_WIN_SO_LOW = "cannot_win_so_low"
    NOT_WORTH_IT = "not_worth_it"
    # against tricks, and for all of them
    DUCK_AND_UNLOAD = "duck_and_unload"
    FORCED_SO_HIGH = "forced_so_high"
    FORCED_SO_LOW = "forced_so_low"
    LEAD_WILL_BE_BEATEN = "lead_will_be_beaten"
    FORCE_THE_DECLARER = "force_the_declarer"
    STAY_BELOW_DECLARER = "stay_below_declarer"
    TAKE_THE_ONE_TRICK = "take_the_one_trick"
    FROM_THE_TOP = "from_the_top"
    STOP_THE_VALAT = "stop_the_valat"
    KEEP_WHAT_MAY_WIN = "keep_what_may_win"


@dataclass(frozen=True, slots=True)
class Advice:
    """An action to take, and why a bot takes it."""

    action: Action
    why: Why
