"""What the plainer games have in common of the game protocol: cards dealt at once, a sheet that only adds up."""

from backend.rules.shared.actions import DealingAction
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import DealSetup, DealtCards
from backend.rules.shared.reasons import Reason, RuleViolation


class DealtAtOnce:
    """Nobody cuts, knocks or chooses: dealing is over as soon as it begins, and the cards are its whole state."""

    __slots__ = ()

    def dealing_to_act(self, dealing_state: DealtCards) -> Seat | None:  # noqa: ARG002
        """Name nobody."""
        return None

    def dealing_legal(self, dealing_state: DealtCards) -> tuple[DealingAction, ...]:  # noqa: ARG002
        """List nothing."""
        return ()

    def dealing_step(self, dealing_state: DealtCards, seat: Seat, action: DealingAction) -> DealtCards:  # noqa: ARG002
        """Refuse everything.

        Raises:
            RuleViolation: WRONG_PHASE.
        """
        raise RuleViolation(Reason.WRONG_PHASE, f"seat {seat}: {type(action).__name__}, but the cards are out")

    def cards_taken(self, dealing_state: DealtCards) -> bool:  # noqa: ARG002
        """Say that the cards are dealt (P-40)."""
        return True

    def dealt(self, dealing_state: DealtCards) -> DealtCards:
        """Return what was dealt."""
        return dealing_state


class PlainSheet:
    """Totals are sums of scores: no compulsory klop, no škis round, nothing to pay at the end."""

    __slots__ = ()

    def compulsory_after(self, before: tuple[int, ...], after: tuple[int, ...]) -> bool:  # noqa: ARG002
        """Say no."""
        return False

    def skis_round_after(self, dealer: Seat, setup: DealSetup, players: int) -> int:  # noqa: ARG002
        """Count none: there is no such custom."""
        return 0

    def final_totals(self, totals: tuple[int, ...], radli: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002
        """Charge nothing."""
        return totals
