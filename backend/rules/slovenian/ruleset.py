"""Slovenian tarok as rule sets: the values, joined to the machine that plays by them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

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
    ValueLine,
)
from backend.rules.shared.house import chosen
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView
from backend.rules.slovenian import contracts, dealing, machine, opening, sheet, view
from backend.rules.slovenian.dealing import Dealing
from backend.rules.slovenian.ending import Finished
from backend.rules.slovenian.machine import Deal
from backend.rules.slovenian.values import Values


@dataclass(frozen=True, slots=True)
class SlovenianRuleset(Values):
    """The game protocol (`shared.game.Ruleset`) on one set of values. Each method only hands on to its function."""

    family: Literal["slovenian"] = "slovenian"
    table_sizes: tuple[int, ...] = (4, 5)
    cutting: bool = True
    house_options: tuple[HouseOption, ...] = ()
    house: Chosen = ()

    def with_house(self, choices: Mapping[str, OptionValue]) -> "SlovenianRuleset":
        """See `shared.house.chosen`."""
        return replace(self, house=chosen(self.house_options, choices))

    @property
    def bonus_worths(self) -> tuple[BonusWorth, ...]:
        """See `Values.bonuses`."""
        return tuple(BonusWorth(bonus.name, bonus.silent, bonus.announced) for bonus in self.bonuses)

    @property
    def table(self) -> tuple[ValueLine, ...]:
        """Return the values that can differ between neighbours."""
        return ()

    def points(self, event: DealEvent) -> tuple[str, ...]:  # noqa: ARG002  the table of citations comes next
        """Return the rule points of *event*."""
        return ()

    def refusal_point(self, reason: Reason) -> str | None:  # noqa: ARG002
        """Return the rule point of *reason*."""
        return None

    @property
    def worths(self) -> tuple[ContractWorth, ...]:
        """See `contracts.worth`."""
        return tuple(map(contracts.worth, (*self.ladder, *self.raised)))

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

    def shuffled(self, pack: tuple[Card, ...], dealer: Seat, *, cut: bool, dealer_plays: bool = True) -> Dealing:  # noqa: ARG002
        """See `dealing.shuffled`."""
        return dealing.shuffled(self, pack, dealer, cut=cut)

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

    def compulsory_after(self, before: tuple[int, ...], after: tuple[int, ...]) -> bool:
        """See `sheet.makes_klop_compulsory`."""
        return sheet.makes_klop_compulsory(before, after)

    def skis_round_after(self, dealer: Seat, setup: DealSetup, players: int) -> int | None:
        """Count the deals left after a škis round at a table of *players*, whose seat *dealer* dealt (S-54).

        The seats of *setup* are those of the deal; with five players they are counted from forehand.
        """
        holder = sheet.skis_holder(setup)
        if holder is None:
            return None
        steps = (holder - setup.dealer) % self.players or self.players
        return sheet.deals_after_skis_round(players, dealer, (dealer + steps) % players)

    def final_totals(self, totals: tuple[int, ...], radli: tuple[int, ...]) -> tuple[int, ...]:
        """See `sheet.charge_radli`."""
        return sheet.charge_radli(totals, radli, self.radl_charge)


SLOVENIAN_4: Final = SlovenianRuleset("slovenian-4", version=1, players=4)
"""Four players, as the rules page has it."""
