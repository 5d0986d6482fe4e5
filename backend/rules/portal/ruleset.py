"""The portal's games for three and four as rule sets."""

from dataclasses import dataclass
from typing import Final, Literal

from backend.rules.portal import citations, ending
from backend.rules.portal.contracts import LADDER_3, LADDER_4
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import HouseOption, OptionValue, ValueLine
from backend.rules.shared.plain import PlainSheet
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from backend.rules.tarok import table
from backend.rules.tarok.play import Playing
from backend.rules.tarok.ruleset import TalonRuleset
from backend.rules.tarok.values import Bonus

BONUSES: Final[tuple[Bonus, ...]] = (
    Bonus("trula", 10, 20),
    Bonus("kings", 10, 20),
    Bonus("pagat_ultimo", 25, 50),
    Bonus("trula_pagat", 50, 70, parts=("trula", "pagat_ultimo")),
    Bonus("valat", 250, 500),
)
"""What the bonuses are worth (P-11 to P-14)."""

_SCORED_BY: Final[dict[str, OptionValue]] = {
    "opponents": "mirror",
    "rounding": 1,
    "mond_penalty": 0,
    "klop_empty": 10,
}
"""What the table of a portal game has beside the values of every talon game: how it is scored (P-16, P-19)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PortalRuleset(TalonRuleset, PlainSheet):
    """What only the portal's games have of the game protocol: their score, and no custom across deals."""

    family: Literal["portal"] = "portal"
    cutting: bool = False
    bonuses: tuple[Bonus, ...] = BONUSES
    first_speaker: int = 0
    passed_out: str | None = "klop"
    names_contract: bool = False
    throws_in: bool = False
    compulsory_klop: bool = False
    radli: bool = False
    only_declarer_announces: bool = True
    keeps_ultimo: bool = False
    silent_failure: bool = False
    kontra_levels: int = 3
    emperor: bool = False
    pagat_last: bool = False
    opens_after: int = 0
    house_options: tuple[HouseOption, ...] = (
        HouseOption("pagat_last", default=False, choices=(False, True), rule="P-21"),
    )

    @property
    def table(self) -> tuple[ValueLine, ...]:
        """See `citations.TABLE`."""
        return table.lines(table.values_of(self) | _SCORED_BY, citations.TABLE)

    def points(self, event: DealEvent) -> tuple[str, ...]:
        """See `citations.points`."""
        return citations.points(self, event)

    def refusal_point(self, reason: Reason) -> str | None:
        """See `citations.REFUSALS`."""
        return citations.REFUSALS.get(reason)

    def count(self, play: Playing) -> DealResult:
        """See `ending.result`."""
        return ending.result(self, play)


PORTAL_3: Final = PortalRuleset(name="portal-3", version=1, players=3, table_sizes=(3,), ladder=LADDER_3, packet=8)
"""Three players: one alone against two."""

PORTAL_4: Final = PortalRuleset(name="portal-4", version=1, players=4, table_sizes=(4,), ladder=LADDER_4, packet=6)
"""Four players, with a partner by calling a king, or alone against three."""
