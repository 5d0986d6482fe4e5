"""What can be said to a table: by people, and by the server, which brings time and chance."""

from dataclasses import dataclass
from typing import TypeAlias

from backend.rules.shared.actions import Action, DealingAction
from backend.rules.shared.cards import Card, Seat
from backend.tables.model import Player

# --- by people -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit:
    """`sit 2`: take an empty seat while the table waits. The server adds who it is."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Stand:
    """`stand`: give the seat back before the start."""


@dataclass(frozen=True, slots=True)
class FillBots:
    """`fill_bots`: bots take the empty seats. The creator, or anybody seated at a matchmaking table."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """`cancel confirmed`, or `cancel` without the word, which is refused (P-40)."""

    confirmed: bool


@dataclass(frozen=True, slots=True)
class CallEnd:
    """`call_end`: ask for the škis round, or the end."""


@dataclass(frozen=True, slots=True)
class Next:
    """`next`: ready for the next deal."""


@dataclass(frozen=True, slots=True)
class Back:
    """`back`: take one's seat back from the bot. While the table waits: its creator is still there."""


@dataclass(frozen=True, slots=True)
class Leave:
    """`leave`: before the start like `stand` (and a creator's table closes); later a bot plays on."""


@dataclass(frozen=True, slots=True)
class Act:
    """An action of the deal, in answer to question *turn*."""

    turn: int
    action: Action


@dataclass(frozen=True, slots=True)
class ActDealing:
    """`cut 17`, `knock`, `packet 2`: an action of the dealing step, in answer to question *turn*."""

    turn: int
    action: DealingAction


@dataclass(frozen=True, slots=True)
class Deal:
    """`deal`: the dealer deals. No command of the machine: the server answers it with a `DealPack` in his name."""


# --- by the server -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Start:
    """All seats are full: the session begins with this (randomly drawn) first dealer."""

    first_dealer: Seat


@dataclass(frozen=True, slots=True)
class DealPack:
    """`deal` by the dealer, or the dealing step running out: here is the shuffled pack."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """The deadline of question *turn* has passed."""

    turn: int


@dataclass(frozen=True, slots=True)
class BotActs:
    """What the bot in *seat* does in answer to question *turn*."""

    turn: int
    seat: Seat
    action: Action | DealingAction


@dataclass(frozen=True, slots=True)
class CreditClock:
    """Nobody swept: all deadlines move on by *late_ms*, so that nobody loses a turn to the server's fault."""

    late_ms: int


@dataclass(frozen=True, slots=True)
class Close:
    """A waiting table without its creator for too long."""


PlayerCommand: TypeAlias = Sit | Stand | FillBots | Cancel | CallEnd | Next | Back | Leave | Act | ActDealing
SystemCommand: TypeAlias = Start | DealPack | TimeRanOut | BotActs | CreditClock | Close
Command: TypeAlias = PlayerCommand | SystemCommand
