"""Slovenian tarok as rule sets."""

from dataclasses import dataclass
from typing import Final

from backend.rules.shared.cards import Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import DealSetup, ValueLine
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from backend.rules.slovenian import ending, sheet
from backend.rules.slovenian.contracts import LADDER, RAISED
from backend.rules.slovenian.values import BONUSES, SlovenianValues
from backend.rules.tarok.play import Playing


@dataclass(frozen=True, slots=True, kw_only=True)
class SlovenianRuleset(SlovenianValues):
    """What only Slovenian tarok has of the game protocol: its score, its sheet, its rule points."""

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

    def count(self, play: Playing) -> DealResult:
        """See `ending.result`."""
        return ending.result(self, play)

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


SLOVENIAN_4: Final = SlovenianRuleset(
    name="slovenian-4",
    version=1,
    family="slovenian",
    players=4,
    table_sizes=(4, 5),
    cutting=True,
    ladder=LADDER,
    raised=RAISED,
    bonuses=BONUSES,
    packet=6,
    first_speaker=1,
    passed_out=None,
    names_contract=True,
    throws_in=True,
    compulsory_klop=True,
    radli=True,
    only_declarer_announces=False,
    keeps_ultimo=True,
    silent_failure=True,
    kontra_levels=4,
    emperor=True,
    pagat_last=True,
    opens_after=1,
    rounding=5,
    mond_penalty=20,
)
"""Four players, as the rules page has it."""
