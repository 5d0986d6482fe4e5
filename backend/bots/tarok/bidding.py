"""The auction and the naming of the contract: by counting the hand."""

from collections.abc import Iterable

from backend.bots.advice import Advice, Why
from backend.bots.offers import of_type, pass_if_allowed, plainly
from backend.bots.tarok.game import Game
from backend.bots.tarok.hands import RANK, by_suit, expected_points
from backend.rules.shared.actions import Bid, LegalAction, NameContract
from backend.rules.shared.cards import SUITS, TRUMP, Card
from backend.rules.shared.views import DealView


def bid(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Bid a contract that the hand is worth: the lowest, where more can be named later, else the best; else pass."""
    wanted = worth(game, view.hand)
    offers = [offer for offer in of_type(Bid, legal) if offer.contract in wanted]
    if offers:
        best = offers[-1 if game.bid_is_contract else 0]
        return Advice(best, _why(game, best.contract))
    return pass_if_allowed(legal, Why.TOO_WEAK_TO_BID)


def name_contract(game: Game, view: DealView, legal: tuple[LegalAction, ...]) -> Advice:
    """Name the best contract the hand is worth, else klop, else the least that the bid allows."""
    offers = of_type(NameContract, legal)
    for contract in (*reversed(worth(game, view.hand)), "klop"):
        if NameContract(contract) in offers:
            return Advice(NameContract(contract), _why(game, contract))
    return Advice(offers[0], Why.NO_MORE_THAN_BID) if offers else plainly(legal)


def _why(game: Game, contract: str) -> Why:
    """Say what makes a hand fit for *contract*: points, few forced tricks, or nothing better."""
    if contract in game.needed:
        return Why.STRONG_ENOUGH
    return Why.LOW_ENOUGH if contract in game.danger else Why.KLOP_IS_CHEAPER


def worth(game: Game, hand: tuple[Card, ...]) -> list[str]:
    """List the contracts that *hand* is worth: the one to name last.

    Valats are never among them: no hand shows one before the first trick often enough to stake 500 on it.
    """
    points, danger = expected_points(game.points, hand), beggar_danger(hand)
    positive = [contract for contract, needed in game.needed.items() if points >= needed]
    return positive + [contract for contract, bearable in game.danger.items() if danger <= bearable]


def beggar_danger(hand: Iterable[Card]) -> float:
    """Estimate how many tricks a hand is forced to win in a beggar.

    A card that no outstanding card of its suit lies below beats nothing, so it is never forced to win (S-38); each card
    below makes it worse. A tarok wins wherever its holder is void.
    """
    held = tuple(hand)
    plain = sum(_suit_danger(by_suit(held, suit)) for suit in SUITS)
    return plain + sum(0.3 + 0.04 * RANK[card] for card in by_suit(held, TRUMP))


def _suit_danger(cards: list[Card]) -> float:
    outstanding = 8 - len(cards)
    below = [RANK[card] - 1 - mine for mine, card in enumerate(cards)]
    return sum((under / outstanding) ** 2 for under in below if under)
