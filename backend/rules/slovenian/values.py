"""What a Slovenian deal is scored by, beside the values of every talon game (S-41 to S-53)."""

from dataclasses import dataclass
from typing import Final

from backend.rules.shared.game import OptionValue
from backend.rules.tarok.ruleset import TalonRuleset
from backend.rules.tarok.values import Bonus


@dataclass(frozen=True, slots=True, kw_only=True)
class SlovenianValues(TalonRuleset):
    """The terms on which a Slovenian deal is scored, and the session ends.

    *rounding* is what the difference and the points of klop are rounded to, 1 for exact (S-44, S-45). *klop_empty* is
    what a klop without a trick wins; above *klop_full_above* card points its value is lost (S-45). *mond_penalty* is
    the price of a captured mond (S-41); *radl_factor* what a radl makes of a score (S-50), *radl_charge* the price of
    an open one at the end (S-53); *misdeal_penalty* that of a first misdeal (S-10).
    """

    rounding: int
    klop_empty: int = 70
    klop_full_above: int = 35
    mond_penalty: int
    radl_factor: int = 2
    radl_charge: int = 100
    misdeal_penalty: int = 20

    @property
    def scored_by(self) -> dict[str, OptionValue]:
        """Name these values, as the table of the rule set has them."""
        return {
            "opponents": "nothing",
            "rounding": self.rounding,
            "mond_penalty": self.mond_penalty,
            "klop_empty": self.klop_empty,
            "klop_full_above": self.klop_full_above,
            "radl_charge": self.radl_charge if self.radli else 0,
            "skis_round": True,
        }


BONUSES_4: Final[tuple[Bonus, ...]] = (
    Bonus("trula", 10, 20),
    Bonus("kings", 10, 20),
    Bonus("king_ultimo", 10, 20),
    Bonus("pagat_ultimo", 25, 50),
    Bonus("valat", 250, 500),
)
"""What the bonuses are worth (S-46)."""

BONUSES_3: Final[tuple[Bonus, ...]] = tuple(bonus for bonus in BONUSES_4 if bonus.name != "king_ultimo")
"""Three players call no king (section 11)."""
