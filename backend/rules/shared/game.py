"""The game protocol: what every rule set offers, so that tables, bots, replays and the client know none by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from backend.rules.shared.actions import Action, DealingAction, LegalAction
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import DealView

State = TypeVar("State")
Dealing = TypeVar("Dealing")


@dataclass(frozen=True, slots=True)
class DealSetup:
    """Where a deal begins: after the cards are out. The head of a deal record.

    *hands* are one per seat in any order of cards, *talon* (in French tarot the dog) in the order dealt; *radli* the
    open radli before the deal. *piles*: in the two-player game the closed piles of each seat, top card first (P-30).
    """

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    compulsory_klop: bool = False
    radli: tuple[int, ...] = ()
    piles: tuple[tuple[tuple[Card, ...], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class DealtCards:
    """What dealing ends in: the hands, the talon, and in the two-player game the piles."""

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    piles: tuple[tuple[tuple[Card, ...], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ContractWorth:
    """What a contract is worth on the sheet, for those who choose one.

    *kind*: `difference` adds the difference to *value*, `flat` is won or lost as it is, in `alone` each plays for
    himself and *value* is for the empty and the full; in `multiplier` it multiplies the difference and what stands
    with it (F-23, P-35).
    """

    name: str
    value: int
    kind: Literal["difference", "flat", "alone", "multiplier"]


@dataclass(frozen=True, slots=True)
class BonusWorth:
    """What a bonus is worth, silent and announced; None where it does not exist so."""

    name: str
    silent: int | None
    announced: int | None


OptionValue: TypeAlias = int | bool | str
"""What a house option is set to, or a value of a rule set's table."""


@dataclass(frozen=True, slots=True)
class HouseOption:
    """Something a house may play in more ways than one. *choices* hold the *default*; *rule* is its point."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class ValueLine:
    """One line of the table of values of a rule set: what can differ between neighbours, with its rule point."""

    name: str
    value: OptionValue
    rule: str


Chosen: TypeAlias = tuple[tuple[str, OptionValue], ...]
"""House options that differ from the rule set's own, by name in the order of `Ruleset.house_options`."""


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
    def family(self) -> Literal["slovenian", "portal", "french"]:
        """The game it belongs to: whose rules page it has, and whose words its cards and contracts are called by."""

    @property
    def players(self) -> int:
        """How many seats a deal has."""

    @property
    def table_sizes(self) -> tuple[int, ...]:
        """How many seats a table may have, the usual number first. With one more than the deal the dealer sits out."""

    @property
    def cutting(self) -> bool:
        """Whether a table may have "cut or knock" (S-8)."""

    @property
    def pack(self) -> Pack:
        """The cards it is played with."""

    @property
    def worths(self) -> tuple[ContractWorth, ...]:
        """What its contracts are worth, from the lowest up; those reached by raising come last."""

    @property
    def bonus_worths(self) -> tuple[BonusWorth, ...]:
        """What its bonuses are worth."""

    @property
    def table(self) -> tuple[ValueLine, ...]:
        """Its values beside those of contracts and bonuses: what sets it apart from its neighbours."""

    # house options
    @property
    def house_options(self) -> tuple[HouseOption, ...]:
        """What a house may choose."""

    @property
    def house(self) -> Chosen:
        """What was chosen: only what differs from the defaults."""

    def with_house(self, chosen: Mapping[str, OptionValue]) -> "AnyRuleset":
        """Return this rule set as a house plays it; a default that is named changes nothing.

        Raises:
            RuleViolation: BAD_OPTION for an option or a choice that does not exist.
        """

    # what stands behind an event or a refusal
    def points(self, event: DealEvent) -> tuple[str, ...]:
        """Name the rule points that *event* rests on."""

    def refusal_point(self, reason: Reason) -> str | None:
        """Name the rule point that *reason* refuses by; None where it is none of the rules' (a malformed action)."""

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
    def shuffled(self, pack: tuple[Card, ...], dealer: Seat, *, cut: bool, dealer_plays: bool = True) -> Dealing:
        """Put the shuffled *pack* on the table. With *cut* somebody cuts or knocks first (S-8).

        *dealer_plays* is False at a table of one seat more than the deal has: *dealer* is then the last seat from
        forehand, who sits on the left of the one that deals and sits out.
        """

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
        """Return the hands, the talon and the piles once dealing is over."""

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
