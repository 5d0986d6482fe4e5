"""The game protocol: what every rule set offers, so that tables, bots, replays and the client know none by name."""

from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from backend.rules.shared.actions import Action, DealingAction, LegalAction
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.packs import Pack
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView

State = TypeVar("State")
Dealing = TypeVar("Dealing")


@dataclass(frozen=True, slots=True)
class DealSetup:
    """Where a deal begins: after the cards are out. The head of a deal record.

    *hands* are one per seat in any order of cards, *talon* in the order dealt; *radli* the open radli before the deal.
    """

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    compulsory_klop: bool = False
    radli: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DealtCards:
    """What dealing ends in: the hands and the talon."""

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ContractWorth:
    """What a contract is worth on the sheet, for those who choose one.

    *kind*: `difference` adds the difference to *value*, `flat` is won or lost as it is, in `alone` each plays for
    himself and *value* is for the empty and the full.
    """

    name: str
    value: int
    kind: Literal["difference", "flat", "alone"]


class Ruleset(Protocol[State, Dealing]):
    """A named, versioned rule set as a value, with the functions of its deal machine.

    `decide`, `settle` and `evolve` are the machine (docs/architecture.md, "The state machine"): `decide` judges one
    action and raises `RuleViolation`, `settle` names the consequence now due, `evolve` alone makes states.
    """

    @property
    def name(self) -> str:
        """The name in records and on the wire, `slovenian-4`."""

    @property
    def version(self) -> int:
        """The version of its values; a running table keeps the one it began with."""

    @property
    def players(self) -> int:
        """How many seats a deal has."""

    @property
    def pack(self) -> Pack:
        """The cards it is played with."""

    @property
    def worths(self) -> tuple[ContractWorth, ...]:
        """What its contracts are worth, from the lowest up; those reached by raising come last."""

    # the deal
    def begin(self, setup: DealSetup) -> State:
        """Make the state before the first event; `settle` then yields `CardsDealt`.

        Raises:
            RuleViolation: BAD_RECORD where *setup* does not deal the pack, each card once, to the seats.
        """

    def decide(self, deal: State, seat: Seat, action: Action) -> DealEvent:
        """Judge *action* and say what happens; nothing changes.

        Raises:
            RuleViolation: it is refused.
        """

    def settle(self, deal: State) -> DealEvent | None:
        """Name the consequence now due that nobody decides; None where the deal waits or is over."""

    def evolve(self, deal: State, event: DealEvent) -> State:
        """Return the deal after *event*, which `decide` or `settle` named for exactly this deal."""

    def to_act(self, deal: State) -> tuple[Seat, ...]:
        """List the seats the deal waits for; empty when it is over."""

    def legal(self, deal: State, seat: Seat) -> tuple[LegalAction, ...]:
        """List everything `decide` would accept from *seat*; empty where it is not its turn."""

    def view(self, deal: State, seat: Seat | None) -> DealView:
        """Return everything *seat* (None: a spectator) may know of the deal, and nothing else."""

    def redact(self, event: DealEvent, seat: Seat | None) -> DealEvent:
        """Return what *seat* (None: a spectator) may know of *event*; from the event alone."""

    def result(self, deal: State) -> DealResult | None:
        """Return the result of a finished deal, else None."""

    # dealing: cutting, knocking, packets
    def shuffled(self, pack: tuple[Card, ...], dealer: Seat, *, cut: bool) -> Dealing:
        """Put the shuffled *pack* on the table. With *cut* the player opposite the dealer cuts or knocks first."""

    def dealing_to_act(self, dealing: Dealing) -> Seat | None:
        """Name the seat that cuts or chooses a packet; None once the cards are out."""

    def dealing_legal(self, dealing: Dealing) -> tuple[DealingAction, ...]:
        """List what that seat may do (a cut of any size is listed once, by half the pack)."""

    def dealing_step(self, dealing: Dealing, seat: Seat, action: DealingAction) -> Dealing:
        """Judge and apply one dealing action.

        Raises:
            RuleViolation: NOT_YOUR_TURN, WRONG_PHASE, CUT_OUT_OF_RANGE, NO_SUCH_PACKET.
        """

    def cards_taken(self, dealing: Dealing) -> bool:
        """Say whether the cards count as dealt: after the cut, or from the first packet after a knock (P-40)."""

    def dealt(self, dealing: Dealing) -> DealtCards | None:
        """Return the hands and the talon once dealing is over."""

    # the sheet, across deals
    def compulsory_after(self, before: tuple[int, ...], after: tuple[int, ...]) -> bool:
        """Say whether the totals *before* → *after* a deal make the next one compulsory klop (S-16)."""

    def skis_round_after(self, dealer: Seat, setup: DealSetup, players: int) -> int | None:
        """Count the deals after a škis round (S-54): None where the škis lay in the talon, 0 without the custom."""

    def final_totals(self, totals: tuple[int, ...], radli: tuple[int, ...]) -> tuple[int, ...]:
        """Return the totals after the end-of-session charges (unused radli, S-53)."""


AnyRuleset: TypeAlias = Ruleset[Any, Any]
"""A rule set whose state is opaque to the caller: an existential type, which Python can only write with Any."""


def settle_all(ruleset: AnyRuleset, deal: State) -> tuple[State, tuple[DealEvent, ...]]:
    """Evolve through every consequence now due."""
    events: list[DealEvent] = []
    while (due := ruleset.settle(deal)) is not None:
        deal = ruleset.evolve(deal, due)
        events.append(due)
    return deal, tuple(events)


def step(ruleset: AnyRuleset, deal: State, seat: Seat, action: Action) -> tuple[State, tuple[DealEvent, ...]]:
    """Decide, evolve, then settle until nothing more is due.

    Raises:
        RuleViolation: the action is refused; nothing has changed.
    """
    event = ruleset.decide(deal, seat, action)
    deal, consequences = settle_all(ruleset, ruleset.evolve(deal, event))
    return deal, (event, *consequences)
