"""The auction and the naming of the contract: by counting the hand."""

from collections.abc import Iterable
from typing import Final

from backend.bots.hands import RANK, by_suit, expected_points
from backend.bots.offers import first_action, of_type
from backend.rules.shared.actions import Action, Bid, LegalAction, NameContract, Pass
from backend.rules.shared.cards import SUITS, TRUMP, Card
from backend.rules.shared.views import DealView

NEEDED: Final = {
    "three": 22.0,
    "two": 28.0,
    "one": 32.0,
    "solo_three": 36.0,
    "solo_two": 38.0,
    "solo_one": 41.0,
    "solo_without": 46.0,
}
"""The `expected_points` from which a hand is worth each positive contract, lowest contract first."""

BEGGAR_DANGER: Final = {"beggar": 2.5, "open_beggar": 1.7}
"""The `beggar_danger` up to which a hand is worth each beggar."""


def bid(view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Bid the lowest contract on offer that the hand is worth; else pass."""
    wanted = worth(view.hand)
    for offer in of_type(Bid, legal):
        if offer.contract in wanted:
            return offer
    return Pass() if Pass() in legal else first_action(legal)


def name_contract(view: DealView, legal: tuple[LegalAction, ...]) -> Action:
    """Name the best contract the hand is worth, else klop, else the least that the bid allows."""
    offers = of_type(NameContract, legal)
    for contract in (*reversed(worth(view.hand)), "klop"):
        if NameContract(contract) in offers:
            return NameContract(contract)
    return first_action(legal)


def worth(hand: tuple[Card, ...]) -> list[str]:
    """List the contracts that *hand* is worth: the one to name last.

    Valats are never among them: no hand shows one before the first trick often enough to stake 500 on it.
    """
    points, danger = expected_points(hand), beggar_danger(hand)
    positive = [contract for contract, needed in NEEDED.items() if points >= needed]
    return positive + [contract for contract, bearable in BEGGAR_DANGER.items() if danger <= bearable]


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
