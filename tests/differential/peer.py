"""OpenSpiel's tarok, spoken to in our words: its numbers for cards, contracts and players are known here only."""

from collections.abc import Sequence
from typing import Final, Protocol, Self, TypeVar

import pyspiel

from backend.rules.shared.actions import Action, Bid, CallKing, Discard, NameContract, Pass, PlayCard, TakeTalon
from backend.rules.shared.cards import SUITS, Card, Seat, king_of
from backend.rules.shared.game import DealSetup

Each = TypeVar("Each")


class SpielState(Protocol):
    """What we ask of OpenSpiel's state. Its player 0 is forehand, its last player the dealer."""

    def apply_action(self, number: int) -> None: ...
    def captured_mond_penalties(self) -> list[int]: ...
    def current_game_phase(self) -> object: ...
    def current_player(self) -> int: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def player_cards(self, player: int) -> list[int]: ...
    def scores_without_captured_mond_penalties(self) -> list[int]: ...
    def talon(self) -> list[int]: ...
    def talon_sets(self) -> list[list[int]]: ...
    def trick_cards(self) -> list[int]: ...


Phase: Final = pyspiel.TarokGamePhase

CARDS: Final[tuple[Card, ...]] = (
    *(Card(f"t{number}") for number in range(1, 23)),
    *(Card(suit + rank) for suit in "hd" for rank in ("4", "3", "2", "1", "J", "C", "Q", "K")),
    *(Card(suit + rank) for suit in "sc" for rank in ("7", "8", "9", "10", "J", "C", "Q", "K")),
)
"""Our card by OpenSpiel's number."""

CONTRACTS: Final = (
    *("klop", "three", "two", "one", "solo_three", "solo_two", "solo_one"),
    *("beggar", "solo_without", "open_beggar", "colour_valat_without", "valat_without"),
)
"""Our contract by OpenSpiel's number, which begins at 1: its 0 is a pass."""

_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
_SUIT_CALLED: Final = {king_of(suit): suit for suit in SUITS}


class Peer:
    """One deal in OpenSpiel, at a table where *dealer* has dealt; it is told actions and moves on in place."""

    def __init__(self, state: SpielState, players: int, dealer: Seat) -> None:
        self._state = state
        self._players = players
        self._dealer = dealer

    @classmethod
    def dealt(cls, players: int, dealer: Seat, seed: int) -> Self:
        """Let it deal from *seed*; it deals again by itself until every hand has a tarok."""
        state = pyspiel.load_game(f"tarok(players={players},rng_seed={seed})").new_initial_state()
        state.apply_action(0)
        return cls(state, players, dealer)

    @property
    def setup(self) -> DealSetup:
        """The cards it has dealt, to be dealt by our engine too."""
        hands = self._by_seat([_cards(self._state.player_cards(player)) for player in range(self._players)])
        return DealSetup(self._dealer, hands, _cards(self._state.talon()))

    @property
    def over(self) -> bool:
        """Whether its deal has ended."""
        return self._state.is_terminal()

    @property
    def seat(self) -> Seat:
        """Who is to act, as a seat of our table."""
        return (self._state.current_player() + self._dealer + 1) % self._players

    @property
    def bids(self) -> bool:
        """Whether the auction is on; its last bid is the contract."""
        return bool(self._state.current_game_phase() == Phase.BIDDING)

    @property
    def plays(self) -> bool:
        """Whether cards are being played."""
        return bool(self._state.current_game_phase() == Phase.TRICKS_PLAYING)

    @property
    def table(self) -> tuple[Card, ...]:
        """The trick going on."""
        return _cards(self._state.trick_cards())

    @property
    def talon(self) -> tuple[Card, ...]:
        """What still lies in the talon."""
        return _cards(self._state.talon())

    @property
    def talon_sets(self) -> tuple[tuple[Card, ...], ...]:
        """The sets to choose from."""
        return tuple(map(_cards, self._state.talon_sets()))

    @property
    def legal_cards(self) -> frozenset[Card]:
        """The cards that may be played, or the next one laid away."""
        return frozenset(_cards(self._state.legal_actions()))

    def legal(self, *, naming: bool) -> set[Action]:
        """List what may be done; its last word of an auction is a bid, which our engine asks for as the contract."""
        return {self._action(number, naming=naming) for number in self._state.legal_actions()}

    def take(self, action: Action) -> None:
        """Take one of the actions it lists."""
        match action:
            case Pass():
                self._state.apply_action(0)
            case Bid(contract) | NameContract(contract):
                self._state.apply_action(1 + CONTRACTS.index(contract))
            case CallKing(suit):
                self._state.apply_action(_NUMBER[king_of(suit)])
            case TakeTalon(index):
                self._state.apply_action(index)
            case Discard(cards):
                for card in cards:
                    self._state.apply_action(_NUMBER[card])
            case PlayCard(card):
                self._state.apply_action(_NUMBER[card])
            case _:
                raise AssertionError(f"OpenSpiel knows no {type(action).__name__}")

    @property
    def scores(self) -> tuple[int, ...]:
        """Its scores by seat, without the captured mond."""
        return self._by_seat(self._state.scores_without_captured_mond_penalties())

    @property
    def mond_penalties(self) -> tuple[int, ...]:
        """What the captured mond costs each seat, 0 or -20."""
        return self._by_seat(self._state.captured_mond_penalties())

    def _action(self, number: int, *, naming: bool) -> Action:
        match self._state.current_game_phase():
            case Phase.BIDDING:
                contract = CONTRACTS[number - 1]
                return NameContract(contract) if naming else Bid(contract) if number else Pass()
            case Phase.KING_CALLING:
                return CallKing(_SUIT_CALLED[CARDS[number]])
            case Phase.TALON_EXCHANGE:
                return TakeTalon(number)
            case _:
                return PlayCard(CARDS[number])

    def _by_seat(self, by_player: Sequence[Each]) -> tuple[Each, ...]:
        forehand = self._dealer + 1
        return tuple(by_player[(seat - forehand) % self._players] for seat in range(self._players))


def _cards(numbers: Sequence[int]) -> tuple[Card, ...]:
    return tuple(CARDS[number] for number in numbers)
