"""A talon game as a rule set: the values, joined to the machine that plays by them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Self

from backend.rules.shared import redaction
from backend.rules.shared.actions import Action, DealingAction, LegalAction
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
)
from backend.rules.shared.house import in_house
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView
from backend.rules.tarok import contracts, dealing, machine, opening, view
from backend.rules.tarok.dealing import Dealing
from backend.rules.tarok.ending import Finished, TalonGame
from backend.rules.tarok.machine import Deal


@dataclass(frozen=True, slots=True, kw_only=True)
class TalonRuleset(TalonGame):
    """The game protocol (`shared.game.Ruleset`) on one set of values. Each method only hands on to its function.

    A house option is the field of its name.
    """

    family: Literal["slovenian", "portal"]
    table_sizes: tuple[int, ...]
    cutting: bool
    house_options: tuple[HouseOption, ...] = ()
    house: Chosen = ()

    def with_house(self, choices: Mapping[str, OptionValue]) -> Self:
        """See `shared.house.in_house`."""
        return in_house(self, choices)

    @property
    def worths(self) -> tuple[ContractWorth, ...]:
        """See `contracts.worth`."""
        return tuple(map(contracts.worth, (*self.ladder, *self.raised)))

    @property
    def bonus_worths(self) -> tuple[BonusWorth, ...]:
        """See `Values.bonuses`."""
        return tuple(BonusWorth(bonus.name, bonus.silent, bonus.announced) for bonus in self.bonuses)

    def begin(self, setup: DealSetup) -> Deal:
        """See `opening.begin`."""
        return opening.begin(self, setup)

    def decide(self, deal: Deal, seat: Seat, action: Action) -> DealEvent:
        """See `machine.decide`."""
        return machine.decide(self, deal, seat, action)

    def settle(self, deal: Deal) -> DealEvent | None:
        """See `machine.settle`."""
        return machine.settle(self, deal)

    def evolve(self, deal: Deal, event: DealEvent) -> Deal:
        """See `machine.evolve`."""
        return machine.evolve(self, deal, event)

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
        """Return the result of a finished deal; a deal thrown in has none."""
        return deal.result if isinstance(deal, Finished) else None

    def shuffled(self, pack: tuple[Card, ...], dealer: Seat, *, cut: bool, dealer_plays: bool = True) -> Dealing:
        """See `dealing.shuffled`."""
        return dealing.shuffled(self, pack, dealer, cut=cut, dealer_plays=dealer_plays)

    def dealing_to_act(self, dealing_state: Dealing) -> Seat | None:
        """See `dealing.to_act`."""
        return dealing.to_act(self, dealing_state)

    def dealing_legal(self, dealing_state: Dealing) -> tuple[DealingAction, ...]:
        """See `dealing.legal`."""
        return dealing.legal(dealing_state)

    def dealing_step(self, dealing_state: Dealing, seat: Seat, action: DealingAction) -> Dealing:
        """See `dealing.step`."""
        return dealing.step(self, dealing_state, seat, action)

    def cards_taken(self, dealing_state: Dealing) -> bool:
        """See `dealing.cards_taken`."""
        return dealing.cards_taken(dealing_state)

    def dealt(self, dealing_state: Dealing) -> DealtCards | None:
        """Return hands and talon once the cards are out."""
        return dealing_state.cards if isinstance(dealing_state, dealing.CardsOut) else None
