"""How a deal ends: played to its end it is counted, by the game it belongs to."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass

from backend.rules.shared.cards import Card
from backend.rules.shared.counting import card_points
from backend.rules.shared.results import DealResult
from backend.rules.tarok.play import Playing
from backend.rules.tarok.values import Values


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is played and counted."""

    play: Playing
    result: DealResult


class TalonGame(Values, ABC):
    """What the machine plays by: the values, and the game's own way to count."""

    __slots__ = ()

    @abstractmethod
    def count(self, play: Playing) -> DealResult:
        """Count a deal that is played to its end."""


def points_of(rules: Values, pile: Iterable[Card]) -> int:
    """Count a pile in card points (S-4)."""
    return card_points(rules.pack.value[card] for card in pile)


def objective_reached(rules: Values, play: Playing, points: int) -> bool:
    """Say whether the declarer, whose side has *points* card points, did what he set out to do (S-5, S-49, P-18)."""
    contract, own = play.terms.contract, play.tricks_won(play.terms.named_by)
    match contract.objective:
        case "no_trick" | "one_trick":
            return own == contract.tricks_allowed
        case "all_tricks":
            return own == len(play.tricks)
        case _:
            return points >= rules.to_win
