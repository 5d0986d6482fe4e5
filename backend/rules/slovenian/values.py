"""The values of a Slovenian ruleset: everything the sources or a house may disagree on, as data."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.shared.packs import TAROK_54, Pack
from backend.rules.slovenian.contracts import LADDER, RAISED, Contract

BonusName: TypeAlias = Literal["trula", "kings", "king_ultimo", "pagat_ultimo", "valat"]


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a bonus is worth, silent and announced (S-46)."""

    name: BonusName
    silent: int
    announced: int


@dataclass(frozen=True, slots=True)
class Values:
    """The terms on which a Slovenian deal is dealt, bid, played and scored.

    *first_speaker* counts seats from forehand (S-12). *packet* is the size of a packet in dealing (S-7). *to_win* are
    the card points a positive contract needs (S-5), *par* what the difference counts from. *difference_step* and
    *klop_step* are what those are rounded to, 1 for exact (S-44, S-45). *kontra_levels* is how often an item can be
    doubled (S-28). *early_end* ends a deal as soon as its one objective is lost (S-35).
    """

    name: str
    version: int
    players: int
    pack: Pack = TAROK_54
    ladder: tuple[Contract, ...] = LADDER
    raised: tuple[Contract, ...] = RAISED
    first_speaker: int = 1
    packet: int = 6
    talon: int = 6
    to_win: int = 36
    par: int = 35
    difference_step: int = 5
    klop_step: int = 5
    klop_full_above: int = 35
    bonuses: tuple[Bonus, ...] = (
        Bonus("trula", 10, 20),
        Bonus("kings", 10, 20),
        Bonus("king_ultimo", 10, 20),
        Bonus("pagat_ultimo", 25, 50),
        Bonus("valat", 250, 500),
    )
    kontra_levels: int = 4
    early_end: bool = True
    captured_mond: int = 20
    radl_factor: int = 2
    radl_charge: int = 100
    misdeal_penalty: int = 20

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return (len(self.pack.cards) - self.talon) // self.players

    def contract(self, name: str) -> Contract | None:
        """Find a contract by its name, None where this ruleset has none of that name."""
        return next((contract for contract in (*self.ladder, *self.raised) if contract.name == name), None)

    def height(self, contract: Contract) -> int:
        """Say how high a contract of the ladder stands, from 0 (S-11)."""
        return self.ladder.index(contract)

    def bonus(self, name: str) -> Bonus | None:
        """Find a bonus by its name, None where this ruleset has none of that name."""
        return next((bonus for bonus in self.bonuses if bonus.name == name), None)
