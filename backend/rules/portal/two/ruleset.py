"""The portal's game for two as a rule set: the values, joined to the machine that plays by them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from backend.rules.portal.two import citations, dealing, machine, opening, view
from backend.rules.portal.two.ending import Finished
from backend.rules.portal.two.machine import Deal
from backend.rules.portal.two.values import Values
from backend.rules.shared import redaction
from backend.rules.shared.actions import Action, LegalAction
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import (
    BonusWorth,
    Chosen,
    ContractWorth,
    DealSetup,
    DealtCards,
    HouseOption,
    OptionValue,
    ValueLine,
)
from backend.rules.shared.house import in_house
from backend.rules.shared.plain import DealtAtOnce, PlainSheet
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView


@dataclass(frozen=True, slots=True)
class TwoPlayerRuleset(Values, DealtAtOnce, PlainSheet):
    """The game protocol (`shared.game.Ruleset`) on one set of values. Each method only hands on to its function."""

    family: Literal["portal"] = "portal"
    table_sizes: tuple[int, ...] = (2,)
    cutting: bool = False
    house_options: tuple[HouseOption, ...] = ()
    house: Chosen = ()
    bonus_worths: tuple[BonusWorth, ...] = ()  # P-37

    def with_house(self, choices: Mapping[str, OptionValue]) -> "TwoPlayerRuleset":
        """See `shared.house.in_house`; the sources leave a house nothing to choose here."""
        return in_house(self, choices)

    @property
    def worths(self) -> tuple[ContractWorth, ...]:
        """Say how many times the difference counts (P-35): there are no contracts."""
        return (
            ContractWorth("undeclared", self.undeclared, "multiplier"),
            ContractWorth("declared_won", self.won, "multiplier"),
            ContractWorth("declared_lost", self.lost, "multiplier"),
        )

    @property
    def table(self) -> tuple[ValueLine, ...]:
        """Return the values that set it apart from its neighbours."""
        return (
            ValueLine("hand", self.hand_size, "P-30"),
            ValueLine("packet", self.packet, "P-30"),
            ValueLine("piles", self.piles, "P-30"),
            ValueLine("pile_size", self.pile_size, "P-30"),
            ValueLine("to_win", self.to_win, "P-1"),
        )

    def points(self, event: DealEvent) -> tuple[str, ...]:
        """See `citations.points`."""
        return citations.points(event)

    def refusal_point(self, reason: Reason) -> str | None:
        """See `citations.REFUSALS`."""
        return citations.REFUSALS.get(reason)

    def begin(self, setup: DealSetup) -> Deal:
        """See `opening.begin`."""
        return opening.begin(self, setup)

    def decide(self, deal: Deal, seat: Seat, action: Action) -> DealEvent:
        """See `machine.decide`."""
        return machine.decide(deal, seat, action)

    def settle(self, deal: Deal) -> DealEvent | None:
        """See `machine.settle`."""
        return machine.settle(self, deal)

    def evolve(self, deal: Deal, event: DealEvent) -> Deal:
        """See `machine.evolve`."""
        return machine.evolve(deal, event)

    def to_act(self, deal: Deal) -> tuple[Seat, ...]:
        """See `machine.to_act`."""
        return machine.to_act(deal)

    def legal(self, deal: Deal, seat: Seat) -> tuple[LegalAction, ...]:
        """See `machine.legal`."""
        return machine.legal(self, deal, seat)

    def view(self, deal: Deal, seat: Seat | None) -> DealView:
        """See `view.view`."""
        return view.view(self, deal, seat)

    def redact(self, event: DealEvent, seat: Seat | None) -> DealEvent:
        """See `shared.redaction.redact`."""
        return redaction.redact(event, seat)

    def result(self, deal: Deal) -> DealResult | None:
        """Return the result of a finished deal."""
        return deal.result if isinstance(deal, Finished) else None

    def shuffled(self, pack: tuple[Card, ...], dealer: Seat, *, cut: bool, dealer_plays: bool = True) -> DealtCards:  # noqa: ARG002
        """See `dealing.dealt`: from then on the cards count as dealt (P-40)."""
        return dealing.dealt(self, pack, dealer)


PORTAL_2: Final = TwoPlayerRuleset("portal-2", version=1)
"""Two players, as the rules page has it."""
