"""The contracts of Slovenian tarok: one table, so that no other file asks for a contract by name."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from backend.rules.shared.game import ContractWorth

Objective: TypeAlias = Literal["card_points", "no_trick", "all_tricks", "each_alone"]
"""What the declarer is after: half the card points, no trick, every trick; in klop each plays for himself."""


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract, with everything that sets it apart.

    *value* is what it is worth on the sheet; *talon_set* the cards taken from the talon, 0 where it stays unseen.
    *open_bid* tells what may be bid; the rest only forehand names, and only where nobody bid (S-15). *compulsory* tells
    what remains under compulsory klop (S-16). *normal* contracts count the difference, bonuses and kontra (S-23, S-44);
    the others are flat. *raises_to* is the contract the declarer may raise to after the exchange (S-22).
    *trump_is_suit*: trumps are a fifth suit (S-32). *tricks_stay*: the cards played stay visible (S-37).
    """

    name: str
    value: int
    objective: Objective = "card_points"
    open_bid: bool = True
    compulsory: bool = False
    calls_king: bool = False
    talon_set: int = 0
    normal: bool = False
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


def _normal(name: str, value: int, talon_set: int, *, solo: bool, open_bid: bool = True) -> Contract:
    return Contract(
        name,
        value,
        open_bid=open_bid,
        calls_king=not solo,
        talon_set=talon_set,
        normal=True,
        raises_to="colour_valat" if solo else None,
        captured_mond=True,
    )


def _beggar(name: str, value: int, *, open_hand: bool) -> Contract:
    return Contract(
        name,
        value,
        "no_trick",
        compulsory=open_hand,  # S-16: everything above the solo without remains
        declarer_leads=True,
        negative=True,
        open_hand=open_hand,
        tricks_stay=True,
        radl_for_all=True,
    )


def _valat(name: str, value: int, *, trump_is_suit: bool, open_bid: bool = True) -> Contract:
    return Contract(
        name,
        value,
        "all_tricks",
        open_bid=open_bid,
        compulsory=True,
        declarer_leads=True,
        trump_is_suit=trump_is_suit,
        radl_for_all=True,
    )


LADDER: Final[tuple[Contract, ...]] = (
    Contract(
        "klop",
        70,
        "each_alone",
        open_bid=False,
        compulsory=True,
        negative=True,
        talon_gifts=True,
        radl_for_all=True,
    ),
    _normal("three", 10, 3, solo=False, open_bid=False),
    _normal("two", 20, 2, solo=False),
    _normal("one", 30, 1, solo=False),
    _normal("solo_three", 40, 3, solo=True),
    _normal("solo_two", 50, 2, solo=True),
    _normal("solo_one", 60, 1, solo=True),
    _beggar("beggar", 70, open_hand=False),
    Contract("solo_without", 80, compulsory=True, declarer_leads=True, captured_mond=True, radl_for_all=True),
    _beggar("open_beggar", 90, open_hand=True),
    _valat("colour_valat_without", 125, trump_is_suit=True),
    _valat("valat_without", 500, trump_is_suit=False),
)
"""What can be bid or named, from the lowest (S-11); the values of S-44, S-45 and S-49."""

RAISED: Final[tuple[Contract, ...]] = (_valat("colour_valat", 125, trump_is_suit=True, open_bid=False),)
"""What can only be reached by raising after the exchange (S-22)."""


def worth(contract: Contract) -> ContractWorth:
    """Say what *contract* is worth to those who choose one (S-44, S-45, S-49)."""
    if not contract.declared:
        return ContractWorth(contract.name, contract.value, "alone")
    return ContractWorth(contract.name, contract.value, "difference" if contract.normal else "flat")
