"""The values of a talon game: everything in which its rule sets, or houses, differ up to the score, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from backend.rules.shared.packs import TAROK_54, Pack
from backend.rules.tarok.contracts import Contract

BonusName: TypeAlias = Literal["trula", "kings", "king_ultimo", "pagat_ultimo", "trula_pagat", "valat"]


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a bonus is worth, silent and announced (S-46, P-11, P-12).

    *parts*: it is these bonuses made together, replaces them in the count, and is not announced beside them (P-13).
    """

    name: BonusName
    silent: int
    announced: int
    parts: tuple[BonusName, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Values:
    """The terms on which a deal is dealt, bid and played; a game adds those on which it is scored.

    *packet* is the size of a packet in dealing (S-7). *first_speaker* counts seats from forehand (S-12). *passed_out*
    is the contract played where everybody passes; None where forehand, left alone, names one (S-15). *names_contract*:
    the winner of the auction names what he plays; else his last bid is it (P-7). *throws_in*: a hand without trumps
    ends the deal (S-9). *compulsory_klop*: there are such deals (S-16). *radli*: there are radli (S-50).

    *only_declarer_announces* (P-11). *keeps_ultimo*: the card of an announced ultimo is turned up and kept (S-27).
    *silent_failure*: an ultimo can be lost without being announced (S-46). *kontra_levels* is how often an item can be
    doubled (S-28).

    *emperor*: the pagat wins over mond and škis (S-33). *pagat_last*: in negative contracts (S-39). *opens_after*
    counts the tricks after which an open hand is laid open (S-36). *early_end* ends a deal as soon as its one objective
    is lost (S-35). *to_win* are the card points a positive contract needs (S-5), *par* what the difference counts from.
    """

    name: str
    version: int
    players: int
    ladder: tuple[Contract, ...]
    raised: tuple[Contract, ...] = ()
    bonuses: tuple[Bonus, ...]
    pack: Pack = TAROK_54
    packet: int
    talon: int = 6
    first_speaker: int
    passed_out: str | None
    names_contract: bool
    throws_in: bool
    compulsory_klop: bool
    radli: bool
    only_declarer_announces: bool
    keeps_ultimo: bool
    silent_failure: bool
    kontra_levels: int
    emperor: bool
    pagat_last: bool
    opens_after: int
    early_end: bool = True
    to_win: int = 36
    par: int = 35
    _contracts: Mapping[str, Contract] = field(init=False, repr=False, compare=False)
    _heights: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Look the contracts up once: an auction asks for them at every turn."""
        contracts = {each.name: each for each in (*self.ladder, *self.raised)}
        object.__setattr__(self, "_contracts", MappingProxyType(contracts))
        heights = {each.name: height for height, each in enumerate(self.ladder)}
        object.__setattr__(self, "_heights", MappingProxyType(heights))

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return (len(self.pack.cards) - self.talon) // self.players

    def contract(self, name: str) -> Contract | None:
        """Find a contract by its name, None where this ruleset has none of that name."""
        return self._contracts.get(name)

    def on_ladder(self, contract: Contract) -> bool:
        """Say whether *contract* stands on the ladder; the others can only be raised to."""
        return contract.name in self._heights

    def height(self, contract: Contract) -> int:
        """Say how high a contract of the ladder stands, from 0 (S-11)."""
        return self._heights[contract.name]

    def bonus(self, name: str) -> Bonus | None:
        """Find a bonus by its name, None where this ruleset has none of that name."""
        return next((bonus for bonus in self.bonuses if bonus.name == name), None)
