"""How a deal ends: the result with its ledger, or a void one (F-6, F-8, F-13 to F-23)."""

from dataclasses import dataclass

from backend.rules.french import scoring
from backend.rules.french.auction import Auction
from backend.rules.french.counting import count, half_points, points
from backend.rules.french.opening import PetitSec
from backend.rules.french.play import Playing, Trick
from backend.rules.french.terms import Terms
from backend.rules.french.values import Values
from backend.rules.shared.cards import EXCUSE, PAGAT
from backend.rules.shared.events import DealVoided
from backend.rules.shared.game import DealSetup
from backend.rules.shared.results import DealResult, VoidReason, ledger_scores
from backend.rules.shared.views import AuctionTurn, OpenHand, Side, VoidView


@dataclass(frozen=True, slots=True)
class Void:
    """Nobody plays this deal; it is about to end. *turns* are the passes it took."""

    setup: DealSetup
    turns: tuple[AuctionTurn, ...]
    why: VoidView


@dataclass(frozen=True, slots=True)
class Voided:
    """The void deal is over; the next dealer deals."""

    void: Void
    result: DealResult


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is played and counted."""

    play: Playing
    result: DealResult


def void(before: PetitSec | Auction, event: DealVoided) -> Void:
    """Book why the deal is void, and the hand shown for it (F-6, F-8)."""
    hand = None if event.seat is None else OpenHand(event.seat, event.cards)
    turns = before.turns if isinstance(before, Auction) else ()
    return Void(before.setup, turns, VoidView(event.reason, hand))


def result(rules: Values, play: Playing) -> DealResult:
    """Count a deal that is played to its end."""
    terms, counted = play.terms, count(rules, play.terms, play.tricks)
    won = scoring.is_made(rules, counted)
    winners: list[Side] = [terms.side(trick.winner) for trick in play.tricks]
    account = (
        *scoring.game(rules, terms.contract, counted),
        *_petit_au_bout(rules, terms, play.tricks),
        *scoring.poignees(rules, play.shown, won=won),
        *scoring.chelem(rules, winners, announced=play.announced),
    )
    ledger = scoring.ledger(terms, account)
    whole_pack = half_points(rules.pack, rules.pack.cards)
    return DealResult(
        contract=terms.contract.name,
        declarer=terms.taker,
        partner=terms.partner,
        card_points=(points(counted.halves), points(whole_pack - counted.halves)),
        scores=ledger_scores(ledger, rules.players),
        radli=(),
        ledger=ledger,
        won=won,
        needed=scoring.needed(rules, counted),
        oudlers=counted.oudlers,
    )


def void_result(rules: Values, reason: VoidReason) -> DealResult:
    """Return the result of a deal that nobody plays: no contract, no points (F-6, F-8)."""
    return DealResult(None, None, None, None, (0,) * rules.players, (), (), None, void=reason)


def _petit_au_bout(rules: Values, terms: Terms, tricks: tuple[Trick, ...]) -> tuple[scoring.Entry, ...]:
    """F-22: the 1 in the last trick; F-14: in the last but one, where the excuse won the last."""
    by_excuse = EXCUSE in tricks[-1].cards and tricks[-1].player_of(EXCUSE) == tricks[-1].winner
    trick, rule = (tricks[-2], "F-14") if by_excuse else (tricks[-1], "F-22")
    if PAGAT not in trick.cards:
        return ()
    return (scoring.petit_au_bout(rules, terms.contract, terms.side(trick.winner), rule),)
