"""The deal of the lesson: its pack, who does what, and which of the learner's actions each step teaches."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from backend.rules.shared.cards import Seat

RULES: Final = "slovenian-4"
DEALER: Final[Seat] = 3
LEARNER: Final[Seat] = 1

PACK: Final = (
    "dJ hC dK t22 t2 c8 h4 t18 sJ t9 sQ sC t20 t12 t14 s10 h1 t5 hJ s8 c9 s9 t19 t21 cK h2 c10 "
    "d3 t1 t4 s7 d4 t16 h3 t15 t7 d1 t3 t13 sK t11 c7 hK t10 cQ d2 cJ t17 dQ dC cC hQ t8 t6"
)
"""Dealt as it lies: six cards for the talon, then packets of six from forehand on."""

Step: TypeAlias = Literal["bid", "king", "talon", "discard", "announce", "follow", "lead", "trump"]
"""What one action of the learner teaches. Before these he looks at his cards; after them the deal is counted."""


@dataclass(frozen=True, slots=True)
class Move:
    """Who does what, in the notation; *step* where the learner does it as a step of the lesson."""

    seat: Seat
    do: str
    step: Step | None = None


COUNTED: Final = ("dK", "dQ", "d4")
"""Three cards of the first trick, to count."""


def _trick(leader: Seat, *cards: str, step: Step | None = None) -> tuple[Move, ...]:
    seats = [(leader + at) % 4 for at in range(4)]
    return tuple(
        Move(seat, f"play {card}", step if seat == LEARNER else None) for seat, card in zip(seats, cards, strict=True)
    )


MOVES: Final[tuple[Move, ...]] = (
    Move(1, "bid two", "bid"),
    Move(2, "pass"),
    Move(3, "pass"),
    Move(0, "pass"),
    Move(1, "contract two", "bid"),
    Move(1, "call c", "king"),
    Move(1, "take 1", "talon"),
    Move(1, "discard c7 h1", "discard"),
    Move(1, "pass", "announce"),
    Move(2, "pass"),
    Move(3, "pass"),
    Move(0, "pass"),
    *_trick(0, "d4", "dK", "d2", "dQ", step="follow"),
    *_trick(1, "sK", "s9", "t1", "s7", step="lead"),
    *_trick(3, "cK", "t7", "t11", "c9", step="trump"),
    *_trick(1, "d1", "t10", "d3", "t9"),
    *_trick(2, "hK", "h2", "h4", "t3"),
    *_trick(1, "s10", "s8", "t4", "sJ"),
    *_trick(3, "hQ", "h3", "t5", "hJ"),
    *_trick(1, "t22", "t17", "t6", "t15"),
    *_trick(1, "t12", "t21", "t8", "t16"),
    *_trick(2, "cJ", "cC", "t18", "t20"),
    *_trick(1, "t13", "t19", "c10", "sQ"),
    *_trick(2, "cQ", "dC", "sC", "t14"),
)
