"""The bidding: one round, each speaks once (F-7, F-8)."""

from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from backend.rules.french.contracts import Contract
from backend.rules.french.terms import Terms, forehand
from backend.rules.french.values import Values
from backend.rules.shared.actions import Action, Bid, Pass
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import BidMade, ContractNamed, DealVoided, Passed
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.views import AuctionTurn


@dataclass(frozen=True, slots=True)
class StandingBid:
    """The bid to beat."""

    seat: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class Auction:
    """Players bid or pass, each once, from forehand on."""

    setup: DealSetup
    turns: tuple[AuctionTurn, ...] = ()
    standing: StandingBid | None = None

    @property
    def speaker(self) -> Seat:
        """Whose turn it is."""
        return (forehand(self.setup) + len(self.turns)) % len(self.setup.hands)


AuctionEvent: TypeAlias = BidMade | Passed


def decide(rules: Values, auction: Auction, seat: Seat, action: Action) -> AuctionEvent:
    """Judge a bid or a pass.

    Raises:
        RuleViolation: WRONG_PHASE, UNKNOWN_ACTION for a contract that does not exist, BID_TOO_LOW (F-7).
    """
    match action:
        case Pass():
            return Passed(seat)
        case Bid(name):
            if not _higher(rules, auction, known_contract(rules, name)):
                raise RuleViolation(Reason.BID_TOO_LOW, f"bid {name}")
            return BidMade(seat, name)
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "the auction is on: bid or pass")


def settle(rules: Values, auction: Auction) -> ContractNamed | DealVoided | None:
    """Close the auction when everybody has spoken: the highest bid stands, or the deal is void (F-8)."""
    if len(auction.turns) < rules.players:
        return None
    standing = auction.standing
    return DealVoided("all_passed") if standing is None else ContractNamed(standing.seat, standing.contract.name)


def evolve(rules: Values, auction: Auction, event: AuctionEvent) -> Auction:
    """Book a bid or a pass."""
    match event:
        case BidMade(seat, name):
            turns, standing = (*auction.turns, AuctionTurn(seat, name)), StandingBid(seat, known_contract(rules, name))
            return Auction(auction.setup, turns, standing)
        case Passed(seat):
            return replace(auction, turns=(*auction.turns, AuctionTurn(seat, None)))
        case _ as never:
            assert_never(never)


def terms(rules: Values, auction: Auction, event: ContractNamed) -> Terms:
    """Book the contract."""
    return Terms(auction.setup, auction.turns, event.seat, known_contract(rules, event.contract))


def legal(rules: Values, auction: Auction) -> tuple[Pass | Bid, ...]:
    """List the pass and every higher bid, from the lowest."""
    return (Pass(), *(Bid(contract.name) for contract in rules.ladder if _higher(rules, auction, contract)))


def known_contract(rules: Values, name: str) -> Contract:
    """Find a contract by its name.

    Raises:
        RuleViolation: UNKNOWN_ACTION where there is none.
    """
    contract = rules.contract(name)
    if contract is None:
        raise RuleViolation(Reason.UNKNOWN_ACTION, f"no such contract: {name[:30]!r}")
    return contract


def _higher(rules: Values, auction: Auction, contract: Contract) -> bool:
    standing = auction.standing
    return standing is None or rules.height(contract) > rules.height(standing.contract)
