"""What sets one contract of the talon game apart: one value each, so that no other file asks for a contract by name."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from backend.rules.shared.game import ContractWorth

Objective: TypeAlias = Literal["card_points", "no_trick", "one_trick", "all_tricks", "each_alone"]
"""What the declarer is after: half the card points, no trick, exactly one, every trick; in klop each is for himself."""


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract, with everything that sets it apart.

    *value* is what it is worth on the sheet; *talon_set* the cards taken from the talon, 0 where it stays unseen.
    *open_bid* tells what may be bid; the rest only forehand names, and only where nobody bid (S-15). *compulsory* tells
    what remains under compulsory klop (S-16). *normal* contracts count the difference and bonuses (S-44, P-16); the
    others are flat. *kontra*: there is an announcement round, where the game can be doubled (S-23, P-15). *raises_to*
    is the contract the declarer may raise to after the exchange (S-22). *trump_is_suit*: trumps are a fifth suit
    (S-32). *negative* contracts must be beaten if possible (S-38, P-20). *tricks_stay*: the cards played stay visible
    (S-37). *talon_gifts*: each of the first tricks takes a card of the talon along (S-45).
    """

    name: str
    value: int
    objective: Objective = "card_points"
    open_bid: bool = True
    compulsory: bool = False
    calls_king: bool = False
    talon_set: int = 0
    normal: bool = False
    kontra: bool = False
    raises_to: str | None = None
    declarer_leads: bool = False
    negative: bool = False
    trump_is_suit: bool = False
    captured_mond: bool = False
    open_hand: bool = False
    tricks_stay: bool = False
    talon_gifts: bool = False
    radl_for_all: bool = False

    @property
    def declared(self) -> bool:
        """Whether somebody declares: everywhere but in klop."""
        return self.objective != "each_alone"

    @property
    def tricks_allowed(self) -> int | None:
        """How many tricks the declarer may take, None where he may take any number."""
        return {"no_trick": 0, "one_trick": 1}.get(self.objective)


def worth(contract: Contract) -> ContractWorth:
    """Say what *contract* is worth to those who choose one (S-44, S-45, S-49; P-8, P-18)."""
    if not contract.declared:
        return ContractWorth(contract.name, contract.value, "alone")
    return ContractWorth(contract.name, contract.value, "difference" if contract.normal else "flat")
