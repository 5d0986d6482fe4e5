"""The values of a French ruleset: everything that numbers of players or houses differ in, as data."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.french.contracts import LADDER, Contract
from backend.rules.shared.packs import TAROT_78, Pack

ExcuseLast: TypeAlias = Literal["trick", "side"]
"""Where the excuse goes in the last trick: with the trick, or to the other side (F-21)."""


@dataclass(frozen=True, slots=True)
class Poignee:
    """So many trumps shown are worth so much (F-16)."""

    size: int
    worth: int


@dataclass(frozen=True, slots=True)
class Values:
    """The terms on which a French deal is dealt, bid, played and scored.

    *packet* is the size of a packet in dealing, *dog* how many cards lie apart (F-4). *calls*: the taker calls a card,
    whose holder is his partner (F-33). *needed* are the card points the taker needs with no, one, two and three oudlers
    (F-3). *game* is what every deal is worth beside the margin (F-23), *petit_au_bout* multiplied as it is (F-22).
    *chelem* is a slam nobody announced, and the price of an announced one that failed (F-13). *petit_sec* and
    *excuse_last* are house options (F-6, F-21).
    """

    name: str
    version: int
    players: int
    packet: int
    dog: int
    poignees: tuple[Poignee, ...]
    calls: bool = False
    pack: Pack = TAROT_78
    ladder: tuple[Contract, ...] = LADDER
    needed: tuple[int, ...] = (56, 51, 41, 36)
    game: int = 25
    petit_au_bout: int = 10
    chelem: int = 200
    chelem_announced: int = 400
    petit_sec: bool = True
    excuse_last: ExcuseLast = "trick"

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return (len(self.pack.cards) - self.dog) // self.players

    def contract(self, name: str) -> Contract | None:
        """Find a contract by its name, None where there is none of that name."""
        return next((contract for contract in self.ladder if contract.name == name), None)

    def height(self, contract: Contract) -> int:
        """Say how high a contract stands, from 0 (F-7)."""
        return self.ladder.index(contract)

    def poignee(self, size: int) -> Poignee | None:
        """Find the poignée of *size* trumps, None where there is none of that size."""
        return next((poignee for poignee in self.poignees if poignee.size == size), None)
