"""French tarot as rule sets: the values, joined to the machine that plays by them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from backend.rules.french import citations, contracts, dealing, machine, opening, view
from backend.rules.french.ending import Finished, Voided
from backend.rules.french.machine import Deal
from backend.rules.french.values import Poignee, Values
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

HOUSE_OPTIONS: Final = (
    HouseOption("petit_sec", default=True, choices=(True, False), rule="F-6"),
    HouseOption("excuse_last", default="trick", choices=("trick", "side"), rule="F-21"),
)
"""What a house may choose in French tarot."""


@dataclass(frozen=True, slots=True)
class FrenchRuleset(Values, DealtAtOnce, PlainSheet):
    """The game protocol (`shared.game.Ruleset`) on one set of values. Each method only hands on to its function."""

    family: Literal["french"] = "french"
    cutting: bool = False
    house_options: tuple[HouseOption, ...] = HOUSE_OPTIONS
    house: Chosen = ()

    def with_house(self, choices: Mapping[str, OptionValue]) -> "FrenchRuleset":
        """See `shared.house.in_house`."""
        return in_house(self, choices)

    @property
    def table_sizes(self) -> tuple[int, ...]:
        """Return the one size: nobody sits out."""
        return (self.players,)

    @property
    def worths(self) -> tuple[ContractWorth, ...]:
        """See `contracts.worth`."""
        return tuple(map(contracts.worth, self.ladder))

    @property
    def bonus_worths(self) -> tuple[BonusWorth, ...]:
        """Return what is worth something beside the game; the poignée by the smallest of them (F-13, F-16, F-22)."""
        return (
            BonusWorth("petit_au_bout", self.petit_au_bout, None),
            BonusWorth("poignee", None, self.poignees[0].worth),
            BonusWorth("chelem", self.chelem, self.chelem_announced),
        )

    @property
    def table(self) -> tuple[ValueLine, ...]:
        """Return what differs between neighbours beside house options, named as in the 54-card games if it can be."""
        dealt, shown = citations.of_dealing(self), citations.of_poignees(self)
        return (
            ValueLine("hand", self.hand_size, dealt),
            ValueLine("packet", self.packet, dealt),
            ValueLine("talon", self.dog, dealt),
            ValueLine("opens", "forehand", "F-7"),
            ValueLine("lowest_bid", self.ladder[0].name, "F-7"),
            ValueLine("all_pass", "void", "F-8"),
            ValueLine("calls_king", self.calls, "F-33"),
            ValueLine("announcers", "declarer", "F-12"),
            ValueLine("needed", " ".join(map(str, self.needed)), "F-3"),
            ValueLine("game", self.game, "F-23"),
            ValueLine("poignee_sizes", " ".join(str(each.size) for each in self.poignees), shown),
            ValueLine("poignee_worths", " ".join(str(each.worth) for each in self.poignees), "F-16"),
        )

    def points(self, event: DealEvent) -> tuple[str, ...]:
        """See `citations.points`."""
        return citations.points(self, event)

    def refusal_point(self, reason: Reason) -> str | None:
        """See `citations.refusal_point`."""
        return citations.refusal_point(reason)

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
        """Return the result of a finished deal, a void one too."""
        return deal.result if isinstance(deal, Voided | Finished) else None

    def shuffled(self, pack: tuple[Card, ...], dealer: Seat, *, cut: bool, dealer_plays: bool = True) -> DealtCards:  # noqa: ARG002
        """See `dealing.deal_in_packets`."""
        return dealing.deal_in_packets(self, pack, dealer)


def _poignees(*sizes: int) -> tuple[Poignee, ...]:
    """F-16: single, double and triple, worth the same however many players there are."""
    return tuple(Poignee(size, worth) for size, worth in zip(sizes, (20, 30, 40), strict=True))


FRENCH_4: Final = FrenchRuleset("french-4", version=1, players=4, packet=3, dog=6, poignees=_poignees(10, 13, 15))
"""Four players, as the rules page has it."""

FRENCH_3: Final = FrenchRuleset("french-3", version=1, players=3, packet=4, dog=6, poignees=_poignees(13, 15, 18))
"""Three players (F-30)."""

FRENCH_5: Final = FrenchRuleset(
    "french-5", version=1, players=5, packet=3, dog=3, poignees=_poignees(8, 10, 13), calls=True
)
"""Five players, the taker calls a partner (F-32 to F-36)."""
