"""Slovenian tarok as rule sets."""

from dataclasses import dataclass
from typing import Final, Literal

from backend.rules.shared.cards import Seat
from backend.rules.shared.events import DealEvent
from backend.rules.shared.game import DealSetup, HouseOption, ValueLine
from backend.rules.shared.reasons import Reason
from backend.rules.shared.results import DealResult
from backend.rules.slovenian import citations, ending, sheet
from backend.rules.slovenian.contracts import LADDER_3, LADDER_4, RAISED
from backend.rules.slovenian.values import BONUSES_3, BONUSES_4, SlovenianValues
from backend.rules.tarok import table
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.play import Playing


@dataclass(frozen=True, slots=True, kw_only=True)
class SlovenianRuleset(SlovenianValues):
    """What only Slovenian tarok has of the game protocol: its score, its sheet, its rule points."""

    family: Literal["slovenian"] = "slovenian"
    cutting: bool = True
    raised: tuple[Contract, ...] = RAISED
    names_contract: bool = True
    throws_in: bool = True
    compulsory_klop: bool = True
    radli: bool = True
    only_declarer_announces: bool = False
    keeps_ultimo: bool = True
    silent_failure: bool = True
    kontra_levels: int = 4
    emperor: bool = True
    pagat_last: bool = True
    opens_after: int = 1

    @property
    def table(self) -> tuple[ValueLine, ...]:
        """See `citations.TABLE`."""
        return table.lines(table.values_of(self) | self.scored_by, citations.TABLE)

    def points(self, event: DealEvent) -> tuple[str, ...]:
        """See `citations.points`."""
        return citations.points(self, event)

    def refusal_point(self, reason: Reason) -> str | None:
        """See `citations.REFUSALS`."""
        return citations.REFUSALS.get(reason)

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


def _house_options(*, mond_penalty: int, rounding: int) -> tuple[HouseOption, ...]:
    """What a house may choose; two of the values are usual with four players only."""
    return (
        HouseOption("mond_penalty", mond_penalty, (20, 21), "S-41"),
        HouseOption("rounding", rounding, (5, 1), "S-44"),
        HouseOption("klop_empty", 70, (70, 10), "S-45"),
        HouseOption("kontra_levels", 4, (4, 3), "S-28"),
        HouseOption("radli", default=True, choices=(True, False), rule="S-50"),
        HouseOption("radl_charge", 100, (100, 40), "S-53"),
    )


SLOVENIAN_4: Final = SlovenianRuleset(
    name="slovenian-4",
    version=1,
    players=4,
    table_sizes=(4, 5),  # S-56: with five the dealer sits out
    ladder=LADDER_4,
    bonuses=BONUSES_4,
    packet=6,
    first_speaker=1,
    passed_out=None,
    rounding=5,
    mond_penalty=20,
    house_options=_house_options(mond_penalty=20, rounding=5),
)
"""Four players, and a fifth who deals and sits out."""

SLOVENIAN_3: Final = SlovenianRuleset(
    name="slovenian-3",
    version=1,
    players=3,
    table_sizes=(3,),
    ladder=LADDER_3,
    bonuses=BONUSES_3,
    packet=8,
    first_speaker=0,
    passed_out="klop",
    rounding=1,
    mond_penalty=21,
    house_options=_house_options(mond_penalty=21, rounding=1),
)
"""Three players (section 11)."""
