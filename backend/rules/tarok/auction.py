"""The auction and the final declaration (S-11 to S-16, P-7 to P-9)."""

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from backend.rules.shared.actions import Action, Bid, NameContract, Pass
from backend.rules.shared.cards import Seat, seats_from
from backend.rules.shared.events import AuctionWon, BidMade, ContractNamed, Passed
from backend.rules.shared.game import DealSetup
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.shared.views import AuctionTurn
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.terms import Terms, forehand
from backend.rules.tarok.values import Values


@dataclass(frozen=True, slots=True)
class StandingBid:
    """The bid to beat."""

    seat: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class Auction:
    """Players bid or pass, anticlockwise. *left* have not passed; they stand from forehand on, by priority (S-13)."""

    setup: DealSetup
    turns: tuple[AuctionTurn, ...]
    left: tuple[Seat, ...]
    speaker: Seat
    standing: StandingBid | None


@dataclass(frozen=True, slots=True)
class Naming:
    """The auction is won; *seat* names the contract, or his bid is it. *bid* is None where nobody bid (S-15)."""

    setup: DealSetup
    turns: tuple[AuctionTurn, ...]
    seat: Seat
    bid: Contract | None


AuctionEvent: TypeAlias = BidMade | Passed | AuctionWon


def begin(rules: Values, setup: DealSetup) -> Auction:
    """Open the auction: forehand speaks first, or waits for the player on his right (S-12, P-7)."""
    seats = seats_from(forehand(setup), rules.players)
    return Auction(setup, (), seats, seats[rules.first_speaker], None)


def decide(rules: Values, auction: Auction, seat: Seat, action: Action) -> BidMade | Passed:
    """Judge a bid or a pass.

    Raises:
        RuleViolation: WRONG_PHASE, UNKNOWN_ACTION for a contract that does not exist, BID_NOT_OFFERED (S-14, S-16),
            BID_TOO_LOW (S-13).
    """
    match action:
        case Pass():
            return Passed(seat)
        case Bid(name):
            _check_bid(rules, auction, seat, name)
            return BidMade(seat, name)
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "the auction is on: bid or pass")


def settle(rules: Values, auction: Auction) -> AuctionWon | ContractNamed | None:
    """Close the auction when one player is left (S-14), or when all have passed a deal that is played then (P-9)."""
    left, standing = auction.left, auction.standing
    if len(left) > 1:
        return None
    if standing is None and rules.passed_out is not None:
        # Nobody names it; the event needs a seat, and forehand is who leads.
        return None if left else ContractNamed(forehand(auction.setup), rules.passed_out)
    return AuctionWon(left[0], None if standing is None else standing.contract.name)


def evolve(rules: Values, auction: Auction, event: AuctionEvent) -> Auction | Naming:
    """Book a bid, a pass or the end of the auction."""
    match event:
        case BidMade(seat, name):
            return _spoken(auction, AuctionTurn(seat, name), StandingBid(seat, known_contract(rules, name)))
        case Passed(seat):
            return _spoken(auction, AuctionTurn(seat, None), auction.standing)
        case AuctionWon(seat):
            standing = auction.standing
            return Naming(auction.setup, auction.turns, seat, None if standing is None else standing.contract)
        case _ as never:
            assert_never(never)


def legal(rules: Values, auction: Auction) -> tuple[Pass | Bid, ...]:
    """List the pass and every bid the speaker may make, from the lowest."""
    bids = (
        Bid(contract.name) for contract in rules.ladder if _refusal(rules, auction, auction.speaker, contract) is None
    )
    return (Pass(), *bids)


def decide_name(rules: Values, naming: Naming, action: Action) -> ContractNamed:
    """Judge the final declaration: the last bid or anything higher (S-15).

    Raises:
        RuleViolation: MUST_NAME_CONTRACT, UNKNOWN_ACTION, BID_NOT_OFFERED, CONTRACT_BELOW_BID.
    """
    match action:
        case NameContract(name):
            contract = known_contract(rules, name)
            reason = _name_refusal(rules, naming, contract)
            if reason is not None:
                raise RuleViolation(reason, f"contract {name}")
            return ContractNamed(naming.seat, name)
        case Pass() | Bid():
            raise RuleViolation(Reason.MUST_NAME_CONTRACT, "the auction is won: name the contract")
        case _:
            raise RuleViolation(Reason.WRONG_PHASE, "the contract is to be named first")


def settle_name(rules: Values, naming: Naming) -> ContractNamed | None:
    """Let the last bid be the contract, where nothing else can be named (P-7)."""
    if rules.names_contract or naming.bid is None:
        return None
    return ContractNamed(naming.seat, naming.bid.name)


def evolve_name(rules: Values, phase: Naming | Auction, event: ContractNamed) -> Terms:
    """Book the contract."""
    bid = phase.bid.name if isinstance(phase, Naming) and phase.bid else None
    return Terms(phase.setup, phase.turns, bid, event.seat, known_contract(rules, event.contract))


def legal_names(rules: Values, naming: Naming) -> tuple[NameContract, ...]:
    """List every contract that may be named, from the lowest."""
    return tuple(NameContract(each.name) for each in rules.ladder if _name_refusal(rules, naming, each) is None)


def known_contract(rules: Values, name: str) -> Contract:
    """Find a contract by its name.

    Raises:
        RuleViolation: UNKNOWN_ACTION where there is none.
    """
    contract = rules.contract(name)
    if contract is None:
        raise RuleViolation(Reason.UNKNOWN_ACTION, f"no such contract: {name[:30]!r}")
    return contract


def _check_bid(rules: Values, auction: Auction, seat: Seat, name: str) -> None:
    reason = _refusal(rules, auction, seat, known_contract(rules, name))
    if reason is not None:
        raise RuleViolation(reason, f"bid {name}")


def _refusal(rules: Values, auction: Auction, seat: Seat, contract: Contract) -> Reason | None:
    if not contract.open_bid or not _available(auction.setup, contract):
        return Reason.BID_NOT_OFFERED
    standing = auction.standing
    if standing is None:
        return None
    # S-13: who has priority over the standing bidder may hold his bid, everybody else must go higher.
    holds = auction.left.index(seat) < auction.left.index(standing.seat)
    margin = rules.height(contract) - rules.height(standing.contract)
    return None if margin > 0 or (margin == 0 and holds) else Reason.BID_TOO_LOW


def _name_refusal(rules: Values, naming: Naming, contract: Contract) -> Reason | None:
    if not rules.on_ladder(contract) or not _available(naming.setup, contract):
        return Reason.BID_NOT_OFFERED
    if naming.bid is not None and rules.height(contract) < rules.height(naming.bid):
        return Reason.CONTRACT_BELOW_BID
    return None


def _available(setup: DealSetup, contract: Contract) -> bool:
    return contract.compulsory or not setup.compulsory_klop  # S-16


def _spoken(auction: Auction, turn: AuctionTurn, standing: StandingBid | None) -> Auction:
    order = auction.left
    place = order.index(turn.seat)
    following = order[(place + 1) % len(order)]  # where he was the last one left, nobody is asked any more
    left = order if turn.contract is not None else order[:place] + order[place + 1 :]
    return Auction(auction.setup, (*auction.turns, turn), left, following, standing)
