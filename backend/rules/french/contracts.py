"""The contracts of French tarot: one table, so that no other file asks for a contract by name."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from backend.rules.shared.game import ContractWorth

DogGoes: TypeAlias = Literal["to_hand", "to_taker", "to_defenders"]
"""What becomes of the dog: shown and taken in hand, or unseen and counted for one side (F-9, F-11)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract: what it multiplies (F-23), and what becomes of the dog (F-9)."""

    name: str
    multiplier: int
    dog: DogGoes

    @property
    def exchanges(self) -> bool:
        """Whether the taker takes the dog in hand and lays cards away."""
        return self.dog == "to_hand"


LADDER: Final[tuple[Contract, ...]] = (
    Contract("petite", 1, "to_hand"),
    Contract("garde", 2, "to_hand"),
    Contract("garde_sans", 4, "to_taker"),
    Contract("garde_contre", 6, "to_defenders"),
)
"""What can be bid, from the lowest (F-7), and what it multiplies (F-23)."""


def worth(contract: Contract) -> ContractWorth:
    """Say what *contract* is worth to those who choose one (F-23)."""
    return ContractWorth(contract.name, contract.multiplier, "multiplier")
